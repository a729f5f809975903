/** How many stages a Swiss or a cup has. */
import { tableSizesFor, type TableSize } from './table-sizes';

/** The fewest and the most stages of a Swiss. */
const [LEAST, MOST] = [2, 6] as const;

/** The fewest people of a Swiss or a cup. */
export const LEAST_STAGED = 4;

/** People who qualify at a table of a cup by their places: two of four, else one. */
export const placesThrough = (people: number): number => (people >= 4 ? 2 : 1);

/** The people of the next stage of a cup, if `through` of them qualify by their places. */
export const peopleAfter = (through: number, size: TableSize): number =>
  Math.max(1, Math.ceil(through / size)) * size;

/**
 * The stages for `people` at tables of `size`. Swiss: the logarithm to base `size`, rounded up, and one more,
 * from 2 to 6. Cup: down to one table, if no one leaves and no places are shared.
 */
export function stageCountFor(people: number, size: TableSize, form: 'swiss' | 'cup'): number {
  return form === 'swiss' ? swissStages(people, size) : cupStages(people, size);
}

function swissStages(people: number, size: TableSize): number {
  let [stages, reached] = [1, 1];
  while (reached < people) [stages, reached] = [stages + 1, reached * size];
  return Math.min(MOST, Math.max(LEAST, stages));
}

function cupStages(people: number, size: TableSize): number {
  const sizes = tableSizesFor(people, size);
  if (sizes.length <= 1) return 1;
  const through = sizes.reduce((sum, each) => sum + placesThrough(each), 0);
  return 1 + cupStages(peopleAfter(through, size), size);
}
