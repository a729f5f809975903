/** The tables of a division by cyclic designs: everyone has each place in turn order equally often. */
import type { TableSize } from './table-sizes';

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
