// Makes the service send due messages. It also drains the outbox after each move; this catches leftovers and
// retries.
const TICK_MS = 10_000;

/** Calls the drain route of `origin` repeatedly; returns a function that stops it. */
export function tickOutbox(origin: string, cronSecret: string): () => void {
  const tick = () =>
    fetch(`${origin}/api/cron/outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cronSecret}` },
      signal: AbortSignal.timeout(TICK_MS),
    })
      .then((response) => response.body?.cancel())
      // The server may be stopping or busy; the next tick comes soon.
      .catch(() => {});
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
