/**
 * Draws keyed by the secret seed: each is a function of (label, index) alone, so a draw does not depend on
 * what was drawn before it, and anyone who learns the seed after the game can repeat every one.
 */
import { hmacKey, hmacSha256, type HmacKey } from './hash';

/** Of the 256 bits of a hash the first 48 are used, which a number holds exactly. */
const RANGE = 2 ** 48;

/**
 * A uniform integer from 0 to n - 1 for (label, index); n at most 2^32. Values beyond the last whole multiple
 * of n are drawn again.
 */
export function keyedInt(seed: string, label: string, index: number, n: number): number {
  return draw(hmacKey(seed), label, index, n);
}

/** A uniform permutation of `items` (Fisher-Yates); the draw for place i uses index i. */
export function keyedShuffle<T>(seed: string, label: string, items: readonly T[]): T[] {
  const out = [...items];
  const key = hmacKey(seed);
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = draw(key, label, i, i + 1);
    const [a, b] = [out[i], out[j]];
    if (a !== undefined && b !== undefined) {
      out[i] = b;
      out[j] = a;
    }
  }
  return out;
}

function draw(key: HmacKey, label: string, index: number, n: number): number {
  const limit = RANGE - (RANGE % n);
  for (let attempt = 0; ; attempt += 1) {
    const [first = 0, second = 0] = hmacSha256(key, `${label}/${index}/${attempt}`);
    const value = first * 2 ** 16 + (second >>> 16);
    if (value < limit) return value % n;
  }
}
