/** The number of stages of a Swiss or a cup. */
import { type CompetitionForm, type FormTerms, isStaged } from './competition';
import { divisionSizesFor, divisionTables } from './ladder';
import { type TableSize, tableSizesFor } from './pair-stage';

/** Minimum and maximum stages of a Swiss, if its organiser does not choose. */
const [LEAST, MOST] = [2, 6] as const;
/** The number of stages that an organiser of a Swiss can choose. */
export const ROUNDS = { least: 2, most: 9 } as const;

/** Minimum people of a Swiss or a cup. */
export const LEAST_STAGED = 4;

/** How many people qualify by place at a cup table: two of four, otherwise one. */
export const placesThrough = (people: number): number => (people >= 4 ? 2 : 1);

/** The number of people in the next stage of a cup, if `through` people qualify by place. */
export const peopleAfter = (through: number, size: TableSize): number =>
  Math.max(1, Math.ceil(through / size)) * size;

/**
 * The stages for `people` at tables of `size`. Swiss: as chosen, or the logarithm to base `size`, rounded
 * up, plus one, from 2 to 6. Cup: down to one table, if no one leaves and no places are shared.
 */
export function stageCountFor(
  people: number,
  size: TableSize,
  form: 'swiss' | 'cup',
  { rounds, byes = false }: FormTerms = {},
): number {
  if (form === 'cup') return cupStages(people, size, byes);
  return rounds ?? swissStages(people, size);
}

function swissStages(people: number, size: TableSize): number {
  let [stages, reached] = [1, 1];
  while (reached < people) [stages, reached] = [stages + 1, reached * size];
  return Math.min(MOST, Math.max(LEAST, stages));
}

function cupStages(people: number, size: TableSize, byes: boolean): number {
  const { sizes, sitOut, through } = cupTables(people, size, byes);
  return sizes.length <= 1 && sitOut === 0 ? 1 : 1 + cupStages(through, size, byes);
}

/** The tables of a cup stage, the people who sit out, and the people of the next stage. */
export function cupTables(people: number, size: TableSize, byes = false) {
  const { sizes, sitOut } = byes
    ? sizesWithByes(people, size)
    : { sizes: tableSizesFor(people, size), sitOut: 0 };
  const through = sizes.reduce((sum, each) => sum + placesThrough(each), sitOut);
  return { sizes, sitOut, through: byes ? through : peopleAfter(through, size) };
}

/**
 * The tables of a cup stage where no best others advance: all have `size` seats, and the remaining people sit
 * out. As many sit out as make later stages whole; otherwise as few as possible.
 */
export function sizesWithByes(
  people: number,
  size: TableSize,
): { readonly sizes: readonly number[]; readonly sitOut: number } {
  if (people <= size) return { sizes: [people], sitOut: 0 };
  const most = Math.floor(people / size);
  const tables = Array.from({ length: most }, (_, i) => most - i);
  const afterwards = (count: number) => people - count * (size - placesThrough(size));
  const count =
    tables.find((each) => isWhole(afterwards(each), size)) ??
    tables.find((each) => isWhole(afterwards(each) + 1, size)) ??
    most;
  return { sizes: Array.from({ length: count }, () => size), sitOut: people - count * size };
}

/** Whether full tables lead from `people` to a full final. */
function isWhole(people: number, size: TableSize): boolean {
  if (people <= size) return people === size;
  return people % size === 0 && isWhole((people / size) * placesThrough(size), size);
}

// The tables that a number of people will have, before a competition starts.

interface Expected {
  readonly form: CompetitionForm;
  readonly size: TableSize;
  readonly terms?: FormTerms;
}

/** The seats of each table, stage by stage, if nobody leaves. People who sit out a stage have a table of one. */
export function expectedStages(
  people: number,
  { form, size, terms = {} }: Expected,
): readonly { readonly tables: readonly number[] }[] {
  if (!isStaged(form)) {
    const divisions = divisionSizesFor(people, size);
    return [{ tables: divisions.flatMap((each) => divisionTables(each, size).map(({ length }) => length)) }];
  }
  const count = stageCountFor(people, size, form, terms);
  let here = people;
  return Array.from({ length: count }, () => {
    const { sizes, sitOut, through } = cupTables(here, size, form === 'cup' && terms.byes);
    if (form === 'cup') here = through;
    return { tables: [...sizes, ...Array.from({ length: sitOut }, () => 1)] };
  });
}
