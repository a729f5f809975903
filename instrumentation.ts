import type { Instrumentation } from 'next';

export async function register() {
  // Node APIs live in a file of their own: written here, the build would warn about the edge runtime.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./instrumentation-node');
}

/** Next calls this with whatever a page, an action or a route has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteRequestError } = await import('@/lib/platform/ops/request-error');
  noteRequestError(error, request, context);
};
