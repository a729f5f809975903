/**
 * Draws keyed by the secret seed. Each draw depends only on (label, index), never on earlier draws, so
 * anyone who learns the seed after the game can repeat every one.
 */
import { hmacKey, hmacSha256, type HmacKey } from './hash';

/** Only the first 48 of a hash's 256 bits are used, because a number holds them exactly. */
const RANGE = 2 ** 48;

/**
 * A uniform integer from 0 to n - 1 for (label, index); n is at most 2^32. Values beyond the last whole
 * multiple of n are drawn again.
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
