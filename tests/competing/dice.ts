/** Repeatable chance for tests: equal names give equal draws (`seedOf`, docs/testing.md). */
import { createHash } from 'node:crypto';
import { seedOf } from '../support/full';

export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number below `n`. */
  readonly below: (n: number) => number;
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** Normally distributed, mean 0 and deviation 1. */
  readonly normal: () => number;
  readonly hex: () => string;
}

export function diceFor(name: string): Dice {
  let state = createHash('sha256').update(seedOf(name)).digest().readUInt32BE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    shuffle: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as never, out[i] as never];
      }
      return out;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    hex: () =>
      Array.from({ length: 8 }, () =>
        below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  };
}
