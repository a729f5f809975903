/** What needs the line, and is tried until it succeeds. */

const FIRST_RETRY_MS = 1_000;

/**
 * Tries again as soon as the line is back, and after a time that doubles. Nothing comes of it once nobody
 * wants it any more.
 */
export async function untilDone<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let ms = FIRST_RETRY_MS; !signal?.aborted; ms *= 2) {
    try {
      return await attempt();
    } catch {
      const late = AbortSignal.timeout(ms);
      if (!signal?.aborted) await whenBack(signal ? AbortSignal.any([signal, late]) : late);
    }
  }
  return new Promise(() => {});
}

/** When the line is back, or is not waited for any longer. */
const whenBack = (patience: AbortSignal): Promise<unknown> =>
  new Promise((done) => {
    patience.addEventListener('abort', done);
    addEventListener('online', done, { signal: patience });
  });
