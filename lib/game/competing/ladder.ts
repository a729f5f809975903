/** The order of a season's people from top to bottom: promotion, relegation, and who keeps a division. */
import { keyedShuffle } from '@/lib/game/engine/random';
import { divisionSizesFor } from './division';
import type { TableSize } from './table-sizes';

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

/** How many people are promoted, and as many relegated, between divisions of these sizes. */
export const moversBetween = (upper: number, lower: number): number =>
  Math.max(1, Math.round(Math.min(upper, lower) / 4));

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

/** The number of people who cross the border below a division; 0 below the last. */
function moversBelow(divisions: Divisions, division: number): number {
  const [upper, lower] = [divisions[division - 1], divisions[division]];
  return upper && lower ? moversBetween(upper.length, lower.length) : 0;
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
