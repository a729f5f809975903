/** A line of the report. A figure has a target for its ratio, or a limit for its value, or is only told. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly ratio?: number;
  readonly target?: number;
  readonly value?: number;
  readonly limit?: number;
}

/** The value below which a share `q` of all values lie. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The processor time one call of `work` takes, in milliseconds, and what the last of `times` gives. Other
 * than the time on the wall it hardly depends on what else the machine has to do.
 */
export function processorTime<T>(times: number, work: () => T): { readonly ms: number; readonly value: T } {
  const before = process.cpuUsage();
  let value = work();
  for (let call = 1; call < times; call += 1) value = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / times, value };
}
