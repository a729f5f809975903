// The figures of the arena: means, shares with their confidence, percentiles.

export const sum = (list: readonly number[]): number => list.reduce((total, x) => total + x, 0);
export const mean = (list: readonly number[]): number => (list.length > 0 ? sum(list) / list.length : NaN);

/** The value below which `share` of the list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Wilson's interval for a share seen `hits` times in `n`, at 95 %. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function wilson(hits: number, n: number): Share {
  if (n === 0) return { share: NaN, low: 0, high: 1 };
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: middle - half, high: middle + half };
}

/** Groups a list by a key, in the order the keys first occur. */
export function groupBy<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
