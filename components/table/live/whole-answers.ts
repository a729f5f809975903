const PATIENCE_MS = 30_000;

/**
 * Next draws a renewed page while it still arrives, and breaks for good when the connection does. Here its
 * answers are taken in whole before they are handed on: what is cut off or never ends counts as not come at
 * all, and is asked for again when the network is back (useOffline). A step that was sent twice that way
 * counts once, by its id.
 */
export function takeAnswersWhole(): void {
  if ('wholeAnswers' in window) return;
  const fetchPart = window.fetch;
  const fetchWhole: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.has('rsc')) return within(PATIENCE_MS, whole(fetchPart(input, init)));
    return headers.has('next-action') ? whole(fetchPart(input, init)) : fetchPart(input, init);
  };
  Object.assign(window, { fetch: fetchWhole, wholeAnswers: true });
}

async function whole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  const { url, redirected } = answer;
  const all = new Response(answer.body && (await answer.arrayBuffer()), answer);
  return Object.defineProperties(all, { url: { value: url }, redirected: { value: redirected } });
}

/** Fails as a broken connection does: Next would take any other failure for a reason to leave the page. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new TypeError('timeout')), ms);
    void work.then(done, fail).finally(() => clearTimeout(timer));
  });
}
