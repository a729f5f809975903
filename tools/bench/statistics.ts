/** A line of the report. A figure has a target for its ratio, a limit for its value, or neither. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly ratio?: number;
  readonly target?: number;
  readonly value?: number;
  readonly limit?: number;
}

/** The value that a share `q` of all values does not exceed. */
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
 * The processor time of one call of `work` in milliseconds, and the last result of `times` calls. Unlike wall
 * time, it hardly depends on the load of the machine.
 */
export function processorTime<T>(times: number, work: () => T): { readonly ms: number; readonly value: T } {
  const before = process.cpuUsage();
  let value = work();
  for (let call = 1; call < times; call += 1) value = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / times, value };
}
