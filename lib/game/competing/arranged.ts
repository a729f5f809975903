/** Tables that an organiser arranges by hand: their checks, and pairs who have met before. */
import type { Pairing } from './competition';
import type { TableSize } from './pair-stage';
import type { PlayedFixture } from './season';

/** A stage waits this long for an organiser to arrange its tables. */
export const HELD_MS = 3 * 24 * 3_600_000;

/** Why tables do not fit the people of a stage. */
export type ArrangeCause = 'everyone' | 'sizes' | 'repeats';

/** The seats that a table can have: two people at least. */
export const seatsAtTables = (size: TableSize) => ({ least: 2, most: Math.min(4, size + 1) });

/** The pairs of each table who have met at a finished one. */
export function repeatsAt(
  tables: readonly (readonly string[])[],
  fixtures: readonly PlayedFixture[],
): readonly (readonly [string, string])[] {
  const over = fixtures.filter(({ state }) => state === 'over');
  const haveMet = (a: string, b: string) =>
    over.some(({ entrants }) => entrants.includes(a) && entrants.includes(b));
  return tables.flatMap((table) =>
    table.flatMap((a, i) => table.slice(i + 1).flatMap((b) => (haveMet(a, b) ? [[a, b] as const] : []))),
  );
}

interface Arrangement {
  readonly tables: readonly (readonly string[])[];
  /** The proposed tables, with everyone of the stage. */
  readonly proposed: readonly Pick<Pairing, 'entrants'>[];
  readonly size: TableSize;
  readonly fixtures: readonly PlayedFixture[];
  /** Whether pairs may meet again. */
  readonly mayRepeat: boolean;
}

/** Why an arrangement is not possible: everyone sits exactly once, at tables of a fitting size. */
export function arrangeCause(asked: Arrangement): ArrangeCause | undefined {
  const { tables, proposed, size, fixtures, mayRepeat } = asked;
  const people = tables.flat();
  if (!isSame(people, proposed)) return 'everyone';
  const { least, most } = seatsAtTables(size);
  const isFitting = tables.every(({ length }) => length >= least && length <= most);
  if (!isFitting) return 'sizes';
  return !mayRepeat && repeatsAt(tables, fixtures).length > 0 ? 'repeats' : undefined;
}

/** Whether these are the people of the proposed tables, each once. */
export const isSame = (people: readonly string[], proposed: readonly Pick<Pairing, 'entrants'>[]): boolean =>
  String(people.toSorted()) === String(proposed.flatMap(({ entrants }) => entrants).toSorted());
