/** Has something done when the browser is idle; gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
