/** What needs the line, and is tried until it succeeds. */

const FIRST_RETRY_MS = 1_000;

/** Tries again as soon as the line is back, and after a time that doubles; until nobody wants it any more. */
export async function untilDone(attempt: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let ms = FIRST_RETRY_MS; !signal.aborted; ms *= 2) {
    try {
      return await attempt();
    } catch {
      if (!signal.aborted) await whenBack(AbortSignal.any([signal, AbortSignal.timeout(ms)]));
    }
  }
}

/** When the line is back, or is not waited for any longer. */
const whenBack = (patience: AbortSignal): Promise<unknown> =>
  new Promise((done) => {
    patience.addEventListener('abort', done);
    addEventListener('online', done, { signal: patience });
  });
