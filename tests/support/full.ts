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

/** All of them in the long form; else `count` of them, evenly spread, from the first to the last. */
export function sampled<T>(all: readonly T[], count: number): readonly T[] {
  if (isFull || all.length <= count) return all;
  if (count === 1) return all.slice(0, 1);
  const step = (all.length - 1) / Math.max(1, count - 1);
  return all.filter((_, i) => Math.round(Math.round(i / step) * step) === i);
}

/** The seed of a test called `name`; it belongs in the title or messages of the test. */
export const seedOf = (name: string): string => (RUN_SEED === undefined ? name : `${RUN_SEED} ${name}`);

/** The number of the first game for a test that counts them: `fixed`, unless the run has a seed. */
export function firstSeedOf(name: string, fixed: number): number {
  if (RUN_SEED === undefined) return fixed;
  return createHash('sha256').update(seedOf(name)).digest().readUInt32BE(0) % 1_000_000;
}

interface Table<T> {
  /** The title of a row; no two are the same. */
  readonly key: (row: T) => string;
  /** The kinds that a row is of. */
  readonly kinds: (row: T) => readonly string[];
  /** How many rows of every kind are tried at the least. */
  readonly each?: number;
}

/**
 * A large table of cases: in the long form all of it; else enough rows of each kind, drawn by the name of the
 * table. `how` says it in the title of the tests.
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
