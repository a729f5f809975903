/**
 * Draws keyed by the secret seed: each is a function of (label, index) alone, so a draw does not depend on
 * what was drawn before it, and anyone who learns the seed after the game can repeat every one.
 */
import { hmacSha256Hex } from './hash';

const DIGITS = 12;
const RANGE = 2 ** 48;

/**
 * A uniform integer from 0 to n - 1 for (label, index); n at most 2^32. Values beyond the last whole multiple
 * of n are drawn again.
 */
export function keyedInt(seed: string, label: string, index: number, n: number): number {
  const limit = RANGE - (RANGE % n);
  for (let attempt = 0; ; attempt += 1) {
    const value = Number.parseInt(hmacSha256Hex(seed, `${label}/${index}/${attempt}`).slice(0, DIGITS), 16);
    if (value < limit) return value % n;
  }
}

/** A uniform permutation of `items` (Fisher-Yates); the draw for place i uses index i. */
export function keyedShuffle<T>(seed: string, label: string, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = keyedInt(seed, label, i, i + 1);
    const [a, b] = [out[i], out[j]];
    if (a !== undefined && b !== undefined) {
      out[i] = b;
      out[j] = a;
    }
  }
  return out;
}
