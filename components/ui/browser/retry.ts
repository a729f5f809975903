/** Retries a request until it succeeds. */

const FIRST_RETRY_MS = 1_000;
/** Maximum delay between attempts. It matters if the server was down while the connection was up. */
const MAX_RETRY_MS = 60_000;

/**
 * Retries when the connection is back, and after a delay that doubles up to a minute. After `signal` aborts,
 * it never settles.
 */
export async function untilDone<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let ms = FIRST_RETRY_MS; !signal?.aborted; ms = Math.min(ms * 2, MAX_RETRY_MS)) {
    try {
      return await attempt();
    } catch {
      const late = AbortSignal.timeout(ms);
      if (!signal?.aborted) await whenBack(signal ? AbortSignal.any([signal, late]) : late);
    }
  }
  return new Promise(() => {});
}

/** Resolves when the connection is back, or when `patience` aborts. */
const whenBack = (patience: AbortSignal): Promise<unknown> =>
  new Promise((done) => {
    patience.onabort = done;
    addEventListener('online', done, { signal: patience });
  });
