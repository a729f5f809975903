/** Reading the tables of final scoring while the game still runs. */

/** The last turns, when exact steps count more than smooth growth. */
export const SMOOTH_UNTIL = 6;

/** A table read between its entries, or at them, as near as the end is. */
export function readTable(table: readonly number[], at: number, left: number): number {
  const top = table.length - 1;
  const x = Math.min(at, top);
  const low = Math.floor(x);
  const exact = table[low] ?? 0;
  const rise = ((table[top] ?? 0) - (table[0] ?? 0)) / top;
  const smooth = 0.5 * (exact + ((table[Math.min(low + 1, top)] ?? 0) - exact) * (x - low)) + 0.5 * rise * x;
  const weight = Math.min(1, left / SMOOTH_UNTIL);
  return weight * smooth + (1 - weight) * exact;
}
