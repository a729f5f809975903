/** The number of stages of a Swiss or a cup. */
import { tableSizesFor, type TableSize } from './table-sizes';

/** Minimum and maximum stages of a Swiss. */
const [LEAST, MOST] = [2, 6] as const;

/** Minimum people of a Swiss or a cup. */
export const LEAST_STAGED = 4;

/** How many people qualify by place at a cup table: two of four, otherwise one. */
export const placesThrough = (people: number): number => (people >= 4 ? 2 : 1);

/** The number of people in the next stage of a cup, if `through` people qualify by place. */
export const peopleAfter = (through: number, size: TableSize): number =>
  Math.max(1, Math.ceil(through / size)) * size;

/**
 * The stages for `people` at tables of `size`. Swiss: the logarithm to base `size`, rounded up, plus one,
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
