import type { Instrumentation } from 'next';

export async function register() {
  // Node APIs are in a separate file; here the build would warn about the edge runtime.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./instrumentation-node');
}

/** Next calls this with every error that a page, an action or a route throws. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteRequestError } = await import('@/lib/platform/ops/request-error');
  noteRequestError(error, request, context);
};
