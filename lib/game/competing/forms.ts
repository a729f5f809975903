/** The forms of competitions as data: how many people each needs, its tables, and its stages. */
import {
  DIVISION,
  tablesOfStage,
  type Competition,
  type CompetitionForm,
  type DivisionPlace,
  type Entrant,
  type Pairing,
} from './competition';
import { LEAST_PEOPLE, reservesOf } from './competition-steps';
import { throughOf } from './bracket';
import { drawStage, firstLots } from './draw-stage';
import { type PlayedFixture, startSeason } from './season';
import { LEAST_STAGED, stageCountFor } from './stage-count';

interface Played {
  readonly competition: Competition;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly PlayedFixture[];
}

/** The places and tables at the start. */
interface FormStart {
  readonly places: readonly DivisionPlace[];
  readonly fixtures: readonly Pairing[];
  /** Planned stages of a Swiss or a cup. */
  readonly stages?: number;
}

interface FormPlan {
  /** Minimum people at the start. */
  readonly least: number;
  /** The first tables; the order of people does not matter. */
  readonly start: (terms: Competition, people: readonly Entrant[]) => FormStart;
  /** Whether no stage follows the newest one. */
  readonly isLast: (played: Played) => boolean;
  /** The people of the next stage. */
  readonly peopleOfNext: (played: Played) => readonly string[];
  /** The tables of the next stage for these people. */
  readonly draw: (played: Played, people: readonly string[]) => readonly Pairing[];
  /** Minimum people of a later stage, and whether the others are out. */
  readonly later: { readonly least: number; readonly isKnockout: boolean };
}

/** Divisions whose tables are all known at the start. */
const DIVISIONS: FormPlan = {
  least: LEAST_PEOPLE,
  start: startSeason,
  isLast: () => true,
  peopleOfNext: () => [],
  draw: () => [],
  later: { least: LEAST_PEOPLE, isKnockout: false },
};

/** Drawn stage by stage. */
const staged = (form: 'swiss' | 'cup') => ({
  least: LEAST_STAGED,
  start: (competition: Competition, people: readonly Entrant[]): FormStart => {
    const { size, seed, terms } = competition;
    const ids = people.map(({ id }) => id);
    return {
      places: firstLots(ids, seed).map((id, lot) => {
        const { number } = people.find((each) => each.id === id) ?? {};
        return { id, division: DIVISION, lot, ...(number === undefined ? {} : { number }) };
      }),
      fixtures: drawStage({ form, size, seed, terms, stage: 1, people, fixtures: [] }),
      stages: stageCountFor(people.length, size, form, terms),
    };
  },
  draw: ({ competition, entrants, fixtures }: Played, ids: readonly string[]) => {
    const { size, seed, terms, stage } = competition;
    const people = entrants.filter(({ id }) => ids.includes(id));
    const third = entrants.filter(({ state }) => state === 'playing' || state === 'checked-in');
    const candidates = third.map(({ id }) => id);
    return drawStage({ form, size, seed, terms, stage: stage + 1, people, candidates, fixtures });
  },
});

export const FORM_PLANS: Readonly<Record<CompetitionForm, FormPlan>> = {
  series: DIVISIONS,
  season: DIVISIONS,
  swiss: {
    ...staged('swiss'),
    isLast: ({ competition: { stage, stages } }) => stage >= stages,
    peopleOfNext: peopleOfSwiss,
    later: { least: LEAST_PEOPLE, isKnockout: false },
  },
  cup: {
    ...staged('cup'),
    isLast: ({ competition, fixtures }) => tablesOfStage(fixtures, competition.stage).length <= 1,
    peopleOfNext: ({ competition, entrants, fixtures }) => {
      const { size, seed, terms, stage } = competition;
      const here = new Set(entrants.filter(isHere).map(({ id }) => id));
      const cup = { size, seed, terms, isThere: (id: string) => here.has(id) };
      const { byPlace, others } = throughOf(tablesOfStage(fixtures, stage), cup);
      return [...byPlace, ...others];
    },
    later: { least: 1, isKnockout: true },
  },
};

const isHere = ({ state }: Entrant): boolean => state === 'playing' || state === 'checked-in';

/** Everyone who is still there; reserves replace missing people. */
function peopleOfSwiss({ entrants }: Played): readonly string[] {
  const ready = entrants.filter((each) => isHere(each) && each.division !== undefined);
  const first = entrants.filter(({ lot }) => lot !== undefined).length;
  const reserves = reservesOf(entrants).filter(({ division }) => division === undefined);
  return [...ready, ...reserves.slice(0, Math.max(0, first - ready.length))].map(({ id }) => id);
}
