import 'server-only';

/** A response without a body, never cached. */
export const emptyResponse = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
