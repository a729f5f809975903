/**
 * The next acts of a Swiss or a cup. A stage is drawn when all tables of the previous one have ended, so
 * no deadline cuts a game short. As for seasons: apply the acts in order, each in its own transaction, and
 * ask again.
 */
import { advanceSeason } from './advance-season';
import {
  hasLeft,
  isStaged,
  sortFixtures,
  stageOf,
  type Advance,
  type Competition,
  type Entrant,
  type FormAct,
  type SeasonAct,
} from './competition';
import {
  advanceCheckIn,
  advanceSignUp,
  CHECK_IN_MS,
  checkInsBy,
  firstActs,
  fixtureActs,
  hasMoved,
  isClosed,
  LEAST_PEOPLE,
  replacementsIn,
  reservesOf,
  withdrawalsIn,
} from './competition-steps';
import { throughOf } from './cup-stage';
import { DIVISION, drawStage, firstLots } from './draw-stage';
import type { PlayedFixture } from './season-standing';
import { LEAST_STAGED, stageCountFor } from './stage-count';

/** If a stage is drawn later than this after the previous one, everyone must check in again. */
export const ASK_AGAIN_MS = 30 * 24 * 3_600_000;

export interface CompetitionInput {
  readonly competition: Competition;
  readonly entrants: readonly Entrant[];
  /** Fixtures with the people of their results; seasons do not use results. */
  readonly fixtures: readonly PlayedFixture[];
}

/**
 * The acts due at `now` in a competition of any form. The order of entrants and fixtures does not matter.
 */
export function advanceByForm(input: CompetitionInput, now: Date): Advance<FormAct> {
  const { competition, entrants, fixtures } = input;
  const { form } = competition;
  if (!isStaged(form)) return advanceSeason({ season: competition, entrants, fixtures }, now);
  const staged: StagedInput = {
    competition: { ...competition, form },
    entrants: entrants.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    fixtures: sortFixtures(fixtures),
  };
  switch (competition.state) {
    case 'sign-up':
      return advanceSignUp({ season: competition, entrants }, now, LEAST_STAGED);
    case 'check-in':
      return competition.stage === 0 ? advanceFirst(staged, now) : advanceAsked(staged, now);
    case 'running':
      return { acts: advanceStage(staged, now) };
    case 'draft':
    case 'over':
    case 'called-off':
      return { acts: [] };
  }
}

interface StagedInput extends CompetitionInput {
  readonly competition: Competition & { readonly form: 'swiss' | 'cup' };
}

function advanceFirst({ competition, entrants }: StagedInput, now: Date): Advance<FormAct> {
  const season = competition;
  return advanceCheckIn({ season, entrants }, now, (ready) => startStages(competition, ready), LEAST_STAGED);
}

/** Draws the first stage; the order of `people` does not matter. */
function startStages(
  { form, size, seed }: Pick<StagedInput['competition'], 'form' | 'size' | 'seed'>,
  people: readonly Pick<Entrant, 'id' | 'number'>[],
): SeasonAct & { readonly type: 'start' } {
  const lots = firstLots(
    people.map(({ id }) => id),
    seed,
  );
  return {
    type: 'start',
    places: lots.map((id, lot) => ({ id, division: DIVISION, lot })),
    fixtures: drawStage({ form, size, seed, stage: 1, people, fixtures: [] }),
    stages: stageCountFor(people.length, size, form),
  };
}

function advanceStage(input: StagedInput, now: Date): readonly FormAct[] {
  const tables = { ...input, season: input.competition };
  return firstActs<FormAct>([
    () => checkInsBy(input.entrants, now),
    () => withdrawalsIn(input),
    () => replacementsIn(input),
    () => fixtureActs(tables),
    () => closingActs(input, now),
  ]);
}

/** Once all tables have ended: asks people to check in again, draws the next stage, or ends. */
function closingActs(input: StagedInput, now: Date): readonly FormAct[] {
  const { form, stage, stages, stageStartedAt } = input.competition;
  if (!input.fixtures.every(isClosed)) return [];
  if (form === 'swiss' ? stage >= stages : tablesIn(input).length <= 1) return [{ type: 'finish' }];
  const next = peopleOfNext(input);
  const asked = input.entrants.filter(({ id, state }) => state === 'playing' && next.includes(id));
  const isLate = stageStartedAt !== undefined && now.getTime() - stageStartedAt.getTime() > ASK_AGAIN_MS;
  if (isLate && asked.length >= LEAST_PEOPLE && !asked.every((each) => hasMoved(each, now))) {
    const until = new Date(now.getTime() + CHECK_IN_MS);
    return [{ type: 'open-check-in', until, asked: asked.map(({ id }) => id) }];
  }
  return [startOrFinish(input)];
}

/**
 * Between two stages: draws the next one once everyone of the last stage has checked in, or at the
 * deadline.
 */
function advanceAsked(input: StagedInput, now: Date): Advance<FormAct> {
  const checkIns = checkInsBy(input.entrants, now);
  if (checkIns.length > 0) return { acts: checkIns };
  const until = input.competition.checkInUntil ?? now;
  const isComplete = !input.entrants.some((each) => each.state === 'entered' && wasHere(input, each));
  return now < until && !isComplete ? { acts: [], dueAt: until } : { acts: [startOrFinish(input)] };
}

/** The next stage, or the end if too few people are left for one. */
function startOrFinish(input: StagedInput): FormAct {
  const { competition, entrants, fixtures } = input;
  const { form, size, seed } = competition;
  const absent = absentIn(input);
  const playing = peopleOfNext(input);
  if (playing.length < (form === 'swiss' ? LEAST_PEOPLE : 1)) return { type: 'finish', absent };
  const stage = competition.stage + 1;
  const people = entrants.filter(({ id }) => playing.includes(id));
  const stays = [...playing, ...absent];
  const out = entrants.filter((each) => each.state !== 'done' && !hasLeft(each) && !stays.includes(each.id));
  return {
    type: 'start-stage',
    stage,
    fixtures: drawStage({ form, size, seed, stage, people, fixtures }),
    playing,
    out: form === 'cup' ? out.map(({ id }) => id) : [],
    absent,
  };
}

const tablesIn = ({ competition, fixtures }: StagedInput): readonly PlayedFixture[] =>
  fixtures.filter(({ id }) => stageOf(id) === competition.stage);

/** Whether an entrant has a table in the newest stage. */
const wasHere = (input: StagedInput, { id }: Entrant): boolean =>
  tablesIn(input).some(({ entrants }) => entrants.includes(id));

/** People who have played and are not out, but have not checked in. */
const absentIn = (input: StagedInput): readonly string[] =>
  input.entrants
    .filter(({ state, division }) => state === 'entered' && division !== undefined)
    .filter((each) => input.competition.form === 'swiss' || wasHere(input, each))
    .map(({ id }) => id);

/** The people of the next stage. In a Swiss, reserves replace missing people. */
function peopleOfNext(input: StagedInput): readonly string[] {
  const { competition, entrants } = input;
  const here = entrants.filter(({ state }) => state === 'playing' || state === 'checked-in');
  if (competition.form === 'cup') {
    const ids = new Set(here.map(({ id }) => id));
    const { size, seed } = competition;
    const { byPlace, others } = throughOf(tablesIn(input), { size, seed, isThere: (id) => ids.has(id) });
    return [...byPlace, ...others];
  }
  const ready = here.filter(({ division }) => division !== undefined);
  const first = entrants.filter(({ lot }) => lot !== undefined).length;
  const reserves = reservesOf(entrants).filter(({ division }) => division === undefined);
  return [...ready, ...reserves.slice(0, Math.max(0, first - ready.length))].map(({ id }) => id);
}
