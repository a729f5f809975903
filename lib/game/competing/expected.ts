/** How many people and which tables a competition has or will have. */
import { isStaged, type Competition, type Entrant, type FormTerms } from './competition';
import { FORM_PLANS } from './forms';
import { expectedStages } from './stage-count';

interface Expected {
  readonly competition: Pick<Competition, 'form' | 'size' | 'stage'> & { readonly terms: FormTerms };
  readonly entrants: readonly Pick<Entrant, 'state' | 'division'>[];
}

/** The people of the first tables; before the start those who have signed up, or as many as it needs. */
export function expectedPeople({ competition, entrants }: Expected): number {
  const { form, terms, stage } = competition;
  if (stage > 0) return entrants.filter(({ division }) => division !== undefined).length;
  const active = entrants.filter(({ state }) => state === 'entered' || state === 'checked-in').length;
  return Math.max(active, terms.startsWith ?? 0, terms.least ?? 0, FORM_PLANS[form].least);
}

interface WithTables extends Expected {
  readonly fixtures: readonly { readonly entrants: readonly string[]; readonly drawn: readonly string[] }[];
}

/** The numbers of seats of its tables, the fewest first. People who sit out have none. */
export function sizesOf({ competition, entrants, fixtures }: WithTables): readonly number[] {
  const made = fixtures.map(({ drawn, entrants: people }) => (drawn.length > 0 ? drawn : people).length);
  const isPlanned = competition.stage === 0 || isStaged(competition.form);
  const planned = isPlanned ? expectedStages(expectedPeople({ competition, entrants }), competition) : [];
  const all = [...made, ...planned.flatMap(({ tables }) => tables)];
  return [...new Set(all.filter((seats) => seats > 1))].sort((a, b) => a - b);
}
