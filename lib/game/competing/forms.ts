/** Draws the tables of a stage of a Swiss or a cup from the seed, the people and earlier tables. */
import { thirdsOf, throughOf } from './bracket';
import {
  type Competition,
  type CompetitionForm,
  DIVISION,
  type Entrant,
  type FormStart,
  type FormTerms,
  LEAST_PEOPLE,
  type Pairing,
  reservesOf,
  stageOf,
  type SeasonInput,
  tablesOfStage,
} from './competition';
import { orderForStage, pairStage, rotatedOrder, type StagePerson, type TableSize } from './pair-stage';
import { AVERAGE } from './result';
import { type PlayedFixture, startSeason } from './season';
import { restsOf, withoutRests } from './rests';
import { cupTables, LEAST_STAGED, sizesWithByes, stageCountFor } from './stage-count';
import { keyedShuffle } from '@/lib/game/engine/random';

type DrawnPerson = Pick<Entrant, 'id' | 'number' | 'byes' | 'paused' | 'lateFrom'>;

interface StageDraw {
  readonly form: 'swiss' | 'cup';
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  readonly stage: number;
  readonly people: readonly DrawnPerson[];
  /** Only tables of earlier stages are used. */
  readonly fixtures: readonly PlayedFixture[];
  readonly terms?: FormTerms | undefined;
  /** The people of each table, if an organiser arranged them. */
  readonly arranged?: readonly (readonly string[])[] | undefined;
  /** Everyone who is still there, also those who do not advance in a cup. */
  readonly candidates?: readonly string[];
}

/** The tables of a stage in turn order; the order of people and fixtures does not matter. */
export function drawStage(draw: StageDraw): readonly Pairing[] {
  const { seed, stage } = draw;
  const before = draw.fixtures.filter(({ id, state }) => stageOf(id) < stage && state === 'over');
  const inOrder = (ids: readonly string[], division: number, number: number): Pairing => {
    const id = [stage, division, number].join('.');
    const people = ids.map((key) => ({ key, before: placesBefore(key, before) }));
    return { id, entrants: rotatedOrder(people, { seed, label: id }) };
  };
  const tables = (draw.arranged ?? tablesOf(draw, before)).map((ids, i) => inOrder(ids, DIVISION, i + 1));
  const thirds = tables.length === 1 ? thirdPeople(draw) : [];
  return thirds.length < 2 ? tables : [...tables, inOrder(thirds, DIVISION + 1, 1)];
}

/** The people of the table for the third place, beside the final of a cup. */
function thirdPeople({ form, size, seed, stage, people, candidates, fixtures, terms }: StageDraw) {
  if (form !== 'cup' || !terms?.thirdPlace || stage === 1) return [];
  const isThere = (id: string) => candidates?.includes(id) ?? true;
  const finalists = people.map(({ id }) => id);
  return thirdsOf(tablesOfStage(fixtures, stage - 1), finalists, { size, seed, isThere });
}

/** The people ordered by the lots of the first stage. */
export const firstLots = (ids: readonly string[], seed: string): readonly string[] =>
  orderForStage(ids.map(newcomer), { seed, stage: 1 }).map(({ id }) => id);

const newcomer = (id: string): StagePerson => ({ id, points: 0, otherSizes: 0 });

function tablesOf(draw: StageDraw, before: readonly PlayedFixture[]): readonly (readonly string[])[] {
  const { form, people, stage, size, seed } = draw;
  if (form === 'cup' && stage === 1) return spreadTables(draw);
  const rested = sittingOut({ ...draw, fixtures: draw.fixtures.filter(({ id }) => stageOf(id) < stage) });
  const persons = people
    .filter(({ id }) => !rested.includes(id))
    .map((person) => (form === 'cup' ? newcomer(person.id) : personAt(person, before, draw)));
  const metOf = (a: string, b: string) =>
    before.filter(({ entrants }) => entrants.includes(a) && entrants.includes(b)).length;
  const order = orderForStage(persons, { seed, stage });
  const tables = pairStage(order, { size, seed, stage, metOf });
  return [...tables.map((table) => table.map(({ id }) => id)), ...rested.map((id) => [id])];
}

/** A person without a result in a stage gets average points for it, unless its score is known. */
function personAt(
  person: DrawnPerson,
  before: readonly PlayedFixture[],
  { stage, size, fixtures, terms }: StageDraw,
): StagePerson {
  const { id } = person;
  const own = before.filter(({ entrants }) => entrants.includes(id));
  const results = own.flatMap(({ seats }) => seats.find(({ entrant }) => entrant === id) ?? []);
  const rests = restsOf(person, fixtures, { terms, upTo: stage - 1 });
  const missing = stage - 1 - results.length - rests.length;
  return {
    id,
    points:
      results.reduce((sum, { tablePoints }) => sum + tablePoints, missing * AVERAGE) +
      rests.reduce((sum, { points }) => sum + points, 0),
    otherSizes: own.filter(({ entrants }) => entrants.length !== size).length,
  };
}

/**
 * Draws by lot, but separates the people with the highest numbers. The first T people get one of the T
 * tables each, then the next T. People without a number come last. With byes, the first people sit out.
 */
function spreadTables({ people, size, seed, stage, terms }: StageDraw): readonly (readonly string[])[] {
  const numbers = new Map(people.map((each) => [each.id, each.number ?? Number.NEGATIVE_INFINITY]));
  const order = [...firstLots([...numbers.keys()], seed)].sort((a, b) =>
    compare(numbers.get(b), numbers.get(a)),
  );
  const { sizes, sitOut: count } = cupTables(order.length, size, terms?.byes);
  const sitOut = order.slice(0, count);
  const tables: string[][] = sizes.map(() => []);
  for (let row = 0, from = sitOut.length; from < order.length; row += 1) {
    const free = tables.filter((_, i) => row < (sizes[i] ?? 0));
    const next = order.slice(from, (from += free.length));
    keyedShuffle(seed, `stage/${stage}/row/${row}`, next).forEach((id, i) => free[i]?.push(id));
  }
  return [...tables, ...sitOut.map((id) => [id])];
}

/** Who sits out a later stage of a cup with byes: those who have sat out least, equals by lot. */
function sittingOut({ form, people, size, seed, stage, fixtures, terms }: StageDraw): readonly string[] {
  if (form !== 'cup' || !terms?.byes) return [];
  const byesOf = (person: string) =>
    fixtures.filter(({ drawn }) => drawn?.length === 1 && drawn[0] === person).length;
  const order = keyedShuffle(seed, `byes/${stage}`, people.map(({ id }) => id).toSorted());
  return order.toSorted((a, b) => byesOf(a) - byesOf(b)).slice(0, sizesWithByes(people.length, size).sitOut);
}

const compare = (a = 0, b = 0): number => (a === b ? 0 : a - b);

function placesBefore(id: string, before: readonly PlayedFixture[]): readonly number[] {
  const times = [0, 0, 0, 0];
  for (const { entrants } of before) {
    const place = entrants.indexOf(id);
    if (place >= 0) times[place] = (times[place] ?? 0) + 1;
  }
  return times;
}

// The forms of competitions as data: how many people each needs, its tables, and its stages.

/** The input of a competition, with the people of the results; seasons do not use results. */
export interface CompetitionInput extends SeasonInput {
  readonly fixtures: readonly PlayedFixture[];
}

interface FormPlan {
  /** Minimum people at the start. */
  readonly least: number;
  /** The first tables; the order of people does not matter. */
  readonly start: (terms: Competition, people: readonly Entrant[]) => FormStart;
  /** Whether no stage follows the newest one. */
  readonly isLast: (played: CompetitionInput) => boolean;
  /** The people of the next stage. */
  readonly peopleOfNext: (played: CompetitionInput) => readonly string[];
  /** The tables of the next stage for these people. */
  readonly draw: (played: CompetitionInput, people: readonly string[]) => readonly Pairing[];
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
    const { size, seed, terms, arranged } = competition;
    const ids = people.map(({ id }) => id);
    const drawn = form === 'swiss' ? withoutRests(people, 1, () => false) : people;
    return {
      places: firstLots(ids, seed).map((id, lot) => {
        const { number } = people.find((each) => each.id === id) ?? {};
        return { id, division: DIVISION, lot, ...(number === undefined ? {} : { number }) };
      }),
      fixtures: drawStage({ form, size, seed, terms, stage: 1, people: drawn, fixtures: [], arranged }),
      stages: stageCountFor(people.length, size, form, terms),
    };
  },
  draw: ({ competition, entrants, fixtures }: CompetitionInput, ids: readonly string[]) => {
    const { size, seed, terms, stage, arranged } = competition;
    const people = entrants.filter(({ id }) => ids.includes(id));
    const candidates = entrants.filter(isHere).map(({ id }) => id);
    return drawStage({ form, size, seed, terms, stage: stage + 1, people, candidates, fixtures, arranged });
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

/** Everyone who is still there and does not rest; reserves replace missing people. */
function peopleOfSwiss({ competition, entrants }: CompetitionInput): readonly string[] {
  const ready = entrants.filter(isInSwiss);
  const first = entrants.filter(({ lot }) => lot !== undefined).length;
  const reserves = reservesOf(entrants).filter(({ division }) => division === undefined);
  const there = [...ready, ...reserves.slice(0, Math.max(0, first - ready.length))];
  const drawn = withoutRests(there, competition.stage + 1, ({ pausedAt }) => pausedAt !== undefined);
  return drawn.map(({ id }) => id);
}

/** Whether an entrant takes part in a running Swiss, also while they rest. */
export const isInSwiss = (entrant: Entrant): boolean =>
  isHere(entrant) && (entrant.division !== undefined || entrant.lateFrom !== undefined);
