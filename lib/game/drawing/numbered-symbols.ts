/**
 * The available numbers of coin, stone and shield symbols. They are separate from the drawings, which
 * browsers have in the sheet already.
 */
export const NUMBERED_SYMBOLS = [
  ['i-gold', 'on-gold', 5],
  ['i-stone', 'on-gold', 5],
  ['i-points', 'on-red', 6],
] as const;

/** Whether a symbol exists with this number. */
export function isNumbered(name: string, n: number): boolean {
  return NUMBERED_SYMBOLS.some(([symbol, , most]) => symbol === name && n >= 1 && n <= most);
}
