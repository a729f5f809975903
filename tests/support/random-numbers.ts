import crypto from 'node:crypto';

/** A generator of numbers from 0 to n - 1, the same for the same seed. */
export function randomNumbers(seed: string): (n: number) => number {
  let state = crypto.createHash('sha256').update(seed).digest().readUInt32LE();
  return (n) => {
    // Mulberry32: small, and random enough to pick test cases.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
