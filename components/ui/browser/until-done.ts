/** Retries a request until it succeeds. */

const FIRST_RETRY_MS = 1_000;
/** Nobody waits longer for a service that is back, though the line was never cut. */
const LONGEST_RETRY_MS = 60_000;

/**
 * Tries again as soon as the line is back, and after a time that doubles, up to a minute. Nothing comes of it
 * once nobody wants it any more.
 */
export async function untilDone<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let ms = FIRST_RETRY_MS; !signal?.aborted; ms = Math.min(ms * 2, LONGEST_RETRY_MS)) {
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
    patience.onabort = done;
    addEventListener('online', done, { signal: patience });
  });
