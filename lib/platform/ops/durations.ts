/** Durations counted in buckets, which can be summed over processes and give percentiles. */

/**
 * Upper bounds of the buckets in milliseconds; one more bucket takes longer durations. A stored count
 * identifies its bucket by position, so only append.
 */
const ENDS_MS = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 5000] as const;
export const CLASSES = ENDS_MS.length + 1;

/** The bucket of a duration. */
export function classOf(ms: number): number {
  const found = ENDS_MS.findIndex((end) => ms <= end);
  return found < 0 ? ENDS_MS.length : found;
}

/** The sum of counts, bucket by bucket. */
export function sumOf(counts: readonly (readonly number[])[]): number[] {
  return Array.from({ length: CLASSES }, (_, i) => counts.reduce((sum, each) => sum + (each[i] ?? 0), 0));
}

/** The upper bound of the bucket that contains this share of all durations; undefined without any counts. */
export function percentileOf(counts: readonly number[], share: number): number | undefined {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return undefined;
  let seen = 0;
  for (const [i, n] of counts.entries()) {
    seen += n;
    if (seen >= share * total) return ENDS_MS[i] ?? ENDS_MS.at(-1);
  }
  return ENDS_MS.at(-1);
}
