/** The value below which a share `q` of all values lie. */
export function quantile(values, q) {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

export const median = (values) => quantile(values, 0.5);

/** How long `work` takes, in milliseconds, and what it gives. */
export function timed(work) {
  const since = performance.now();
  const value = work();
  return { ms: performance.now() - since, value };
}
