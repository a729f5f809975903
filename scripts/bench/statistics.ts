// @ts-nocheck
/** The value below which a share `q` of all values lie. */
export function quantile(values, q) {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

export const median = (values) => quantile(values, 0.5);

export const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The processor time one call of `work` takes, in milliseconds, and what the last of `times` gives. Other
 * than the time on the wall it hardly depends on what else the machine has to do.
 */
export function processorTime(times, work) {
  const before = process.cpuUsage();
  let value;
  for (let call = 0; call < times; call += 1) value = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / times, value };
}
