/**
 * `npm test` samples long tests with fixed seeds; `npm run test:full` runs all of them from a seed that it
 * draws and prints. To run one file in full: `FULL=1 SEED=abc npx vitest run tests/...`; docs/testing.md
 * lists the samples.
 */
import { createHash } from 'node:crypto';

export const isFull = process.env.FULL === '1';
const RUN_SEED = process.env.SEED;

/** The first value in the long form, the second one in `npm test`. */
export const inFull = <T>(whole: T, sample: T): T => (isFull ? whole : sample);

/** All values in the long form; otherwise `count` of them, evenly spread from the first to the last. */
export function sampled<T>(all: readonly T[], count: number): readonly T[] {
  if (isFull || all.length <= count) return all;
  if (count === 1) return all.slice(0, 1);
  const step = (all.length - 1) / Math.max(1, count - 1);
  return all.filter((_, i) => Math.round(Math.round(i / step) * step) === i);
}

/** The seed of the test `name`. It belongs into the title or messages of the test. */
export const seedOf = (name: string): string => (RUN_SEED === undefined ? name : `${RUN_SEED} ${name}`);

/** The number of the first game for a test with numbered games: `fixed`, unless the run has a seed. */
export function firstSeedOf(name: string, fixed: number): number {
  if (RUN_SEED === undefined) return fixed;
  return createHash('sha256').update(seedOf(name)).digest().readUInt32BE(0) % 1_000_000;
}

interface Table<T> {
  /** The unique title of a row. */
  readonly key: (row: T) => string;
  /** The kinds of a row. */
  readonly kinds: (row: T) => readonly string[];
  /** The least number of rows of every kind. */
  readonly each?: number;
}

/**
 * A large table of cases: all in the long form, otherwise enough rows of each kind, drawn by the table's
 * name. `how` describes the choice in the title of the tests.
 */
export function ofEachKind<T>(
  name: string,
  all: readonly T[],
  { key, kinds, each = 1 }: Table<T>,
): { readonly rows: readonly T[]; readonly how: string } {
  if (isFull) return { rows: all, how: `all ${all.length}` };
  const lot = (row: T) =>
    createHash('sha256')
      .update(seedOf(`${name} ${key(row)}`))
      .digest('hex');
  const drawn = new Set<T>();
  const tried = new Map<string, number>();
  for (const row of all.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))) {
    const lacking = kinds(row).filter((kind) => (tried.get(kind) ?? 0) < each);
    if (lacking.length === 0) continue;
    drawn.add(row);
    for (const kind of kinds(row)) tried.set(kind, (tried.get(kind) ?? 0) + 1);
  }
  const rows = all.filter((row) => drawn.has(row));
  return { rows, how: `${rows.length} of ${all.length}, drawn by "${seedOf(name)}"` };
}
