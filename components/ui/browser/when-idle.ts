/** Runs a function when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
