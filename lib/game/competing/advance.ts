/**
 * The next acts of a competition. They follow from its stored state, so any process can continue after an
 * interruption. Apply the acts in order, each in its own transaction, and ask again until there are none.
 * A stage is drawn when all tables of the previous one have ended: no deadline cuts a game short.
 */
import {
  type Advance,
  advanceCheckIn,
  advanceSignUp,
  CHECK_IN_MS,
  checkInsBy,
  type Entrant,
  fixtureActs,
  type FormAct,
  hasMoved,
  isClosed,
  LEAST_PEOPLE,
  replacementsIn,
  sortFixtures,
  tablesOfStage,
  withdrawalsIn,
} from './competition';
import { type CompetitionInput, FORM_PLANS, isInSwiss } from './forms';

/** If a stage is drawn later than this after the previous one, everyone must check in again. */
export const ASK_AGAIN_MS = 30 * 24 * 3_600_000;
/** Sign-up for the next season opens when this share of the fixtures has ended. */
const NEXT_FROM = 0.8;

/** The acts due at `now`. The order of entrants and fixtures does not matter. */
export function advanceByForm(given: CompetitionInput, now: Date): Advance {
  const input: CompetitionInput = {
    ...given,
    entrants: given.entrants.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    fixtures: sortFixtures(given.fixtures),
  };
  const { competition } = input;
  const { least, start } = FORM_PLANS[competition.form];
  switch (competition.state) {
    case 'sign-up':
      return advanceSignUp(input, now, least);
    case 'check-in':
      if (competition.stage > 0) return advanceAsked(input, now);
      return advanceCheckIn(
        input,
        now,
        (people) => ({ type: 'start', ...start(competition, people) }),
        least,
      );
    case 'running': {
      const steps = [
        checkInsBy(input.entrants, now),
        withdrawalsIn(input),
        replacementsIn(input),
        fixtureActs(input),
        closingActs(input, now),
      ];
      // Only the first step that has any acts, because each act changes the input of the next ones.
      return { acts: steps.find((acts) => acts.length > 0) ?? [] };
    }
    case 'draft':
    case 'over':
    case 'called-off':
      return { acts: [] };
  }
}

/** Once all tables have ended: asks people to check in again, draws the next stage, or ends. */
function closingActs(input: CompetitionInput, now: Date): readonly FormAct[] {
  const { competition, entrants, fixtures } = input;
  const { isLast, peopleOfNext } = FORM_PLANS[competition.form];
  const closed = fixtures.filter(isClosed).length;
  const opensNext =
    competition.form === 'season' && !competition.hasNext && closed >= NEXT_FROM * fixtures.length;
  const next: readonly FormAct[] = opensNext ? [{ type: 'open-next' }] : [];
  if (closed < fixtures.length) return next;
  if (isLast(input)) return [...next, { type: 'finish' }];
  const people = peopleOfNext(input);
  const asked = entrants.filter(({ id, state }) => state === 'playing' && people.includes(id));
  const { stageStartedAt } = competition;
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
function advanceAsked(input: CompetitionInput, now: Date): Advance {
  const checkIns = checkInsBy(input.entrants, now);
  if (checkIns.length > 0) return { acts: checkIns };
  const until = input.competition.checkInUntil ?? now;
  const isComplete = !input.entrants.some((each) => each.state === 'entered' && wasHere(input, each));
  return now < until && !isComplete ? { acts: [], dueAt: until } : { acts: [startOrFinish(input)] };
}

/** The next stage, or the end if too few people are left for one. */
function startOrFinish(input: CompetitionInput): FormAct {
  const { competition, entrants } = input;
  const { peopleOfNext, later, draw } = FORM_PLANS[competition.form];
  const absent = absentIn(input);
  const people = peopleOfNext(input);
  if (people.length < later.least) return { type: 'finish', absent };
  const fixtures = draw(input, people);
  const playing = [...new Set([...people, ...fixtures.flatMap((each) => each.entrants)])];
  const stays = [...playing, ...absent];
  const out = entrants.filter((each) => isStill(each) && !stays.includes(each.id)).map(({ id }) => id);
  const stage = competition.stage + 1;
  const paused = entrants.filter((each) => each.pausedAt && isInSwiss(each)).map(({ id }) => id);
  return { type: 'start-stage', stage, fixtures, playing, out: later.isKnockout ? out : [], absent, paused };
}

const isStill = ({ state }: Entrant): boolean =>
  state !== 'done' && state !== 'withdrawn' && state !== 'excluded';

/** Whether an entrant has a table in the newest stage, or a bye. */
const wasHere = ({ competition, fixtures }: CompetitionInput, { id, byes }: Entrant): boolean =>
  tablesOfStage(fixtures, competition.stage).some(({ entrants }) => entrants.includes(id)) ||
  (byes ?? []).includes(competition.stage);

/** People who have played and are not out, but have not checked in. */
const absentIn = (input: CompetitionInput): readonly string[] =>
  input.entrants
    .filter(({ state, division }) => state === 'entered' && division !== undefined)
    .filter((each) => !FORM_PLANS[input.competition.form].later.isKnockout || wasHere(input, each))
    .map(({ id }) => id);
