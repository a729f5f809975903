/** The tables that a number of people will have, before a competition starts. */
import { isStaged, type CompetitionForm, type FormTerms } from './competition';
import { divisionSizesFor, divisionTables } from './division';
import { peopleAfter, placesThrough, sizesWithByes, stageCountFor } from './stage-count';
import { tableSizesFor, type TableSize } from './table-sizes';

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
    const { sizes, sitOut } =
      form === 'cup' && terms.byes
        ? sizesWithByes(here, size)
        : { sizes: tableSizesFor(here, size), sitOut: 0 };
    const through = sizes.reduce((sum, each) => sum + placesThrough(each), sitOut);
    if (form === 'cup') here = terms.byes ? through : peopleAfter(through, size);
    return { tables: [...sizes, ...Array.from({ length: sitOut }, () => 1)] };
  });
}
