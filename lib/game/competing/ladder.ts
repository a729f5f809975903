/** The order of a season's people from top to bottom: promotion, relegation, and who keeps a division. */
import { keyedShuffle } from '@/lib/game/engine/random';
import type { TableSize } from './pair-stage';

/** A person on the ladder. */
export interface Rung {
  readonly key: string;
  /** From 1, the top division. */
  readonly division: number;
  /** Seasons missed since they last played. */
  readonly satOut: number;
}

/** A person keeps a division through this many missed seasons. */
const MAX_SAT_OUT = 2;

/**
 * The ladder after a season; `divisions` are the keys in their standings, top division and best first.
 * Each division lists people who stay, then those who sat out, then the relegated, then the promoted.
 * People on the ladder without a division sat out.
 */
export function ladderAfter(
  before: readonly Rung[],
  divisions: readonly (readonly string[])[],
): readonly Rung[] {
  const played = new Set(divisions.flat());
  const kept = before
    .filter(({ key }) => !played.has(key))
    .map((rung) => ({ ...rung, satOut: rung.satOut + 1 }))
    .filter(({ satOut }) => satOut <= MAX_SAT_OUT);
  const last = Math.max(divisions.length, ...kept.map(({ division }) => division));
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((division) => [
    ...rungs(stayersOf(divisions, division), division),
    ...kept.filter((rung) => rung.division === division),
    ...rungs(moversDown(divisions, division - 1), division),
    ...rungs(moversUp(divisions, division + 1), division),
  ]);
}

/**
 * Assigns people to the divisions of a new season in ladder order, so lower people fill vacancies. New
 * people follow by lot. The order of `keys` does not matter.
 */
export function divideByLadder(
  keys: readonly string[],
  ladder: readonly Rung[],
  { size, seed }: { readonly size: TableSize; readonly seed: string },
): readonly (readonly string[])[] {
  const known = ladder.map(({ key }) => key).filter((key) => keys.includes(key));
  const others = keys.filter((key) => !known.includes(key)).toSorted();
  const order = [...known, ...keyedShuffle(seed, 'newcomers', others)];
  let from = 0;
  return divisionSizesFor(order.length, size).map((people) => order.slice(from, (from += people)));
}

const rungs = (keys: readonly string[], division: number): readonly Rung[] =>
  keys.map((key) => ({ key, division, satOut: 0 }));

type Divisions = readonly (readonly string[])[];

/** How many people are promoted, and as many relegated, at the lower end of a division; 0 for the last. */
export function moversBelow(divisions: readonly (readonly unknown[])[], division: number): number {
  const [upper, lower] = [divisions[division - 1], divisions[division]];
  return upper && lower ? Math.max(1, Math.round(Math.min(upper.length, lower.length) / 4)) : 0;
}

function stayersOf(divisions: Divisions, division: number): readonly string[] {
  const keys = divisions[division - 1] ?? [];
  return keys.slice(moversBelow(divisions, division - 1), keys.length - moversBelow(divisions, division));
}

function moversDown(divisions: Divisions, division: number): readonly string[] {
  const keys = divisions[division - 1] ?? [];
  return keys.slice(keys.length - moversBelow(divisions, division));
}

function moversUp(divisions: Divisions, division: number): readonly string[] {
  return (divisions[division - 1] ?? []).slice(0, moversBelow(divisions, division - 1));
}

// The tables of a division by cyclic designs: everyone has each place in turn order equally often.

/** Maximum people in a division, by table size. */
export const MAX_IN_DIVISION: Readonly<Record<TableSize, number>> = { 2: 8, 3: 7, 4: 8 };

/** The sizes of divisions for `people`, as equal as possible, larger ones first. */
export function divisionSizesFor(people: number, size: TableSize): readonly number[] {
  const count = Math.ceil(people / MAX_IN_DIVISION[size]);
  const least = Math.floor(people / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => least + (i < people - least * count ? 1 : 0));
}

/**
 * The tables of a division, as numbers from 0 in turn order. At threes and fours, everyone plays as many
 * tables as a table has seats, with each place once. At twos, everyone meets everyone; they are first as
 * often as second, or one more. Two people meet twice.
 */
export function divisionTables(people: number, size: TableSize): readonly (readonly number[])[] {
  if (people < 2) return [];
  const seats = Math.min(people, size);
  if (seats === 2) return pairsOf(people);
  const offsets = offsetsFor(people, seats);
  return Array.from({ length: people }, (_, i) => offsets.map((offset) => (i + offset) % people));
}

/** The number of tables that each person in a division of `people` plays. */
export const tablesEach = (people: number, size: TableSize): number =>
  divisionTables(people, size).filter((table) => table.includes(0)).length;

/** Difference sets where they exist: at fours, seven people meet twice each; at threes, once. */
function offsetsFor(people: number, seats: number): readonly number[] {
  if (seats === 3) return people >= 6 ? [0, 1, 3] : [0, 1, 2];
  return people >= 7 ? [0, 1, 2, 4] : [0, 1, 2, 3];
}

function pairsOf(people: number): readonly (readonly number[])[] {
  if (people === 2)
    return [
      [0, 1],
      [1, 0],
    ];
  const distances = Array.from({ length: people >> 1 }, (_, i) => i + 1);
  return distances.flatMap((distance) => {
    // At half the circle, each pair would occur twice.
    const starts = distance * 2 === people ? distance : people;
    return Array.from({ length: starts }, (_, i) => [i, (i + distance) % people]);
  });
}
