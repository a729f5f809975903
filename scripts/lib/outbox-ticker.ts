// Has the service send what is due: the outbox is also drained after each move, this catches what was left or
// failed.
const TICK_MS = 10_000;

/** Calls the drain route of `origin` again and again; returns a function that ends it. */
export function tickOutbox(origin: string, cronSecret: string): () => void {
  const tick = () =>
    fetch(`${origin}/api/cron/outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cronSecret}` },
      signal: AbortSignal.timeout(TICK_MS),
    })
      .then((response) => response.body?.cancel())
      // The server may be ending, or busy; the next tick comes soon.
      .catch(() => {});
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
