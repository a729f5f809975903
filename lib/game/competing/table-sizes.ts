/** Divides people among tables without leaving anyone over. */
import { keyedShuffle } from '@/lib/game/engine/random';

/** The number of people at a table. */
export const TABLE_SIZES = [2, 3, 4] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/**
 * The sizes of the tables for `people`, larger ones first. At fours as few threes as needed, at threes as
 * few fours as needed, at twos one three for an odd number. A single person gets a table of one.
 */
export function tableSizesFor(people: number, size: TableSize): readonly number[] {
  if (people <= 0) return [];
  if (people <= 3) return people === 3 && size === 2 ? [3] : [people];
  if (size === 2) return people % 2 === 0 ? repeat(2, people / 2) : [3, ...repeat(2, (people - 3) / 2)];
  if (people === 5) return [3, 2];
  const tables = size === 4 ? Math.ceil(people / 4) : Math.floor(people / 3);
  const fours = people - 3 * tables;
  return [...repeat(4, fours), ...repeat(3, tables - fours)];
}

/** Draws people for tables of these sizes by lot from a hex seed; the order of `keys` does not matter. */
export function drawTables(
  keys: readonly string[],
  size: TableSize,
  seed: string,
): readonly (readonly string[])[] {
  const drawn = keyedShuffle(seed, 'tables', keys.toSorted());
  let from = 0;
  return tableSizesFor(keys.length, size).map((people) => drawn.slice(from, (from += people)));
}

const repeat = (value: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => value);
