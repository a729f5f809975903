// @ts-nocheck
// The figures of the arena: means, shares with their confidence, percentiles.

export const sum = (list) => list.reduce((total, x) => total + x, 0);
export const mean = (list) => (list.length > 0 ? sum(list) / list.length : NaN);

/** The value below which `share` of the list lies. */
export function percentile(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Wilson's interval for a share seen `hits` times in `n`, at 95 %. */
export function wilson(hits, n) {
  if (n === 0) return { share: NaN, low: 0, high: 1 };
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: middle - half, high: middle + half };
}

/** Groups a list by a key, in the order the keys first occur. */
export function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}
