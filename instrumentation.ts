export async function register() {
  // Node APIs live in a file of their own: written here, the build would warn about the edge runtime.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./instrumentation-node');
}
