/** Reads the tables of final scoring during the game. */

/** With this many turns left or fewer, exact steps count more than smooth interpolation. */
export const SMOOTH_UNTIL = 6;

/** Reads a table between its entries early in the game, and at exact entries near the end. */
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
