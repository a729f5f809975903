/**
 * `npm test` samples what is long, with seeds that are always the same; `npm run test:full` does the whole of
 * it, from a seed that it draws and prints. One file whole: `FULL=1 SEED=abc npx vitest run tests/...`;
 * docs/testing.md lists what is sampled.
 */
import { createHash } from 'node:crypto';

export const isFull = process.env.FULL === '1';
const RUN_SEED = process.env.SEED;

/** As it is in the long form, and in `npm test`. */
export const inFull = <T>(whole: T, sample: T): T => (isFull ? whole : sample);

/** All of them in the long form; else so many, evenly spread, with the first and the last. */
export function sampled<T>(all: readonly T[], count: number): readonly T[] {
  if (isFull || all.length <= count) return all;
  const step = (all.length - 1) / Math.max(1, count - 1);
  return all.filter((_, i) => Math.round(Math.round(i / step) * step) === i);
}

/** What a test called `name` draws by; belongs into its title or its messages. */
export const seedOf = (name: string): string => (RUN_SEED === undefined ? name : `${RUN_SEED} ${name}`);

/** The number of the first game for a test that counts them: `fixed`, unless the run has a seed. */
export function firstSeedOf(name: string, fixed: number): number {
  if (RUN_SEED === undefined) return fixed;
  return createHash('sha256').update(seedOf(name)).digest().readUInt32BE(0) % 1_000_000;
}
