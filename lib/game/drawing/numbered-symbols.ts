/**
 * Coins, stones and shields with their number in the middle: which there are. Apart from the drawings of all
 * symbols, which a browser has in its sheet already.
 */
export const NUMBERED_SYMBOLS = [
  ['i-gold', 'on-gold', 5],
  ['i-stone', 'on-gold', 5],
  ['i-points', 'on-red', 6],
] as const;

/** Whether a symbol is there with this number. */
export function isNumbered(name: string, n: number): boolean {
  return NUMBERED_SYMBOLS.some(([symbol, , most]) => symbol === name && n >= 1 && n <= most);
}
