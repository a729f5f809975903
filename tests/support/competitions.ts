/** Competitions of a circle for tests, and tables that end as a test wants. */
import { advanceDue } from '@/lib/features/competitions/advance';
import {
  actOnEntrant,
  enterCompetition,
  loadCompetition,
  makeCompetition,
  type ShownCompetition,
} from '@/lib/features/competitions/competitions';
import type { CompetitionTerms } from '@/lib/features/competitions/competition';
import { writeResults } from '@/lib/features/results/results';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { db } from '@/lib/platform/db/db';
import type { MadeCircle } from './world';
import { hoursAfter, type FakeClock } from './clock';
import { playOut } from './tables';

const DAILY = { kind: 'daily', wakingOnly: false, onTimeout: 'computer' } as const;

export function termsFor(clock: FakeClock, more: Partial<CompetitionTerms> = {}): CompetitionTerms {
  return {
    name: 'Winter 1',
    form: 'season',
    size: 4,
    pace: DAILY,
    atOnce: more.form === 'swiss' || more.form === 'cup' ? 1 : 2,
    options: ONLINE_OPTIONS,
    variant: BASE_VARIANT,
    signUpUntil: hoursAfter(clock.now(), 24),
    ...more,
  };
}

/** A competition of a circle that these people have entered; a public page shows their names. */
export async function entered(
  { circleId, host }: MadeCircle,
  people: readonly string[],
  clock: FakeClock,
  more: Partial<CompetitionTerms> = {},
): Promise<string> {
  const made = await makeCompetition({ circleId, userId: host }, termsFor(clock, more), clock);
  if (!made.ok) throw new Error(made.error.kind);
  const { id } = made.value;
  for (const userId of people) {
    const done = await enterCompetition({ id, userId, named: more.terms?.isPublic }, clock);
    if (!done.ok) throw new Error(done.error.kind);
  }
  return id;
}

export async function shownTo(id: string, userId: string, clock: FakeClock): Promise<ShownCompetition> {
  const shown = await loadCompetition(id, { id: userId }, clock);
  if (!shown) throw new Error('not a member');
  return shown;
}

/** Everybody takes the seats that are kept for them. */
export async function sitAll(gameId: string, clock: FakeClock): Promise<void> {
  const seats = await db().seat.findMany({ where: { gameId, userId: { not: null } } });
  for (const { userId } of seats) await takeReservedSeat(gameId, userId ?? '', clock);
}

/** Ends a table as if it had been played out, the seats in this ranking; its result is not written yet. */
export async function endGame(gameId: string, ranking: readonly number[], clock: FakeClock): Promise<void> {
  await sitAll(gameId, clock);
  const scores = [0, 1, 2, 3].map((seat) => 100 - 10 * ranking.indexOf(seat));
  await playOut(gameId, { ranking, scores, finishedAt: clock.now(), waiting: [] });
}

/** Writes results and advances what is due, as after each response. */
export async function goOn(clock: FakeClock): Promise<void> {
  await writeResults(60_000, clock);
  await advanceDue(clock);
}

export const openIn = ({ fixtures }: ShownCompetition) => fixtures.filter(({ state }) => state === 'open');

/** The id of a person's entry. */
export const idOf = ({ entrants }: ShownCompetition, userId: string): string =>
  entrants.find((each) => each.userId === userId)?.id ?? '';

/** Ends sign-up, and checks these people in. */
export async function begin(
  id: string,
  people: readonly string[],
  clock: FakeClock,
  hours = 24,
): Promise<void> {
  clock.pass(hours);
  await goOn(clock);
  for (const userId of people) {
    const done = await actOnEntrant(
      { id, userId },
      'check-in',
      idOf(await shownTo(id, userId, clock), userId),
      clock,
    );
    if (!done.ok) throw new Error(done.error.kind);
  }
}

/** Plays all tables as they open; who of each table wins is the choice of the test. */
export async function playAll(
  id: string,
  userId: string,
  clock: FakeClock,
  rankingOf: (entrants: readonly string[]) => readonly number[],
): Promise<ShownCompetition> {
  for (let round = 0; round < 40; round += 1) {
    const shown = await shownTo(id, userId, clock);
    if (shown.competition.state === 'over') return shown;
    for (const { tableId, state, entrants } of shown.fixtures)
      if (state === 'open' && tableId) await endGame(tableId, rankingOf(entrants), clock);
    await goOn(clock);
  }
  throw new Error('the season does not end');
}
