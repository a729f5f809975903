/** The next acts of a stored competition: pure. */
import { advanceByForm, type CompetitionInput } from '@/lib/game/competing/advance-stages';
import type { Advance, FormAct } from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { onTimeoutOf } from '@/lib/game/pace/pace';
import {
  isActive,
  isRunning,
  type StoredEntrant,
  type StoredFixture,
  type WholeCompetition,
} from './competition';
import { playedFixtures, type TableResult } from './standing';

const HOUR_MS = 3_600_000;
/** How often moves and clocks of tables are checked. */
const LOOK_MS = 6 * HOUR_MS;
/** How long a reserved seat can stay untaken before its entrant counts as gone. */
const KEPT_MS = 7 * 24 * HOUR_MS;

/** The table data that a competition depends on. */
export interface CompetitionTableFacts {
  readonly isRunning: boolean;
  readonly hasBegun: boolean;
  /** Whether its result was written, or there is none; undefined before. */
  readonly closed?: 'over' | 'void';
  readonly createdAt: Date;
  /** People with a seat, taken or reserved. */
  readonly holders: readonly { readonly userId: string; readonly isSeated: boolean }[];
}

/** The data besides a competition's own rows. */
export interface CompetitionFacts {
  /** By game id. */
  readonly tables: ReadonlyMap<string, CompetitionTableFacts>;
  /** Current members of the circle. */
  readonly members: ReadonlySet<string>;
  /** Their newest step at any table in recent days. */
  readonly movedAt: ReadonlyMap<string, Date>;
  /** When they were last replaced at a table of this competition. */
  readonly replacedAt: ReadonlyMap<string, Date>;
  readonly hasNext: boolean;
  /** Results of finished tables. A season is drawn before any table, so it needs none. */
  readonly results: readonly TableResult[];
  /** The previous season. */
  readonly previous?: { readonly isOver: boolean; readonly ladder: readonly Rung[] };
}

/** An act on a stored competition; each is one transaction. */
export type CompetitionAct =
  | FormAct
  | { readonly type: 'exclude'; readonly entrant: string }
  /** Closes a table that is over. */
  | { readonly type: 'close'; readonly id: string; readonly state: 'over' | 'void' }
  /** Gives a computer the reserved seat of an entrant who is out. */
  | { readonly type: 'computer'; readonly id: string; readonly entrant: string };

export interface NextActs extends Omit<Advance, 'acts'> {
  readonly acts: readonly CompetitionAct[];
}

/** The next acts at `now`, and the time of the next check. */
export function nextActs(whole: WholeCompetition, facts: CompetitionFacts, now: Date): NextActs {
  const { competition, entrants } = whole;
  if (!isRunning(competition)) return { acts: [] };
  const before = [...closings(whole, facts), ...exclusions(entrants, now), ...departures(entrants, facts)];
  if (before.length > 0) return { acts: before };
  const { acts, dueAt } = advanceByForm(competitionInput(whole, facts, now), now);
  if (acts.length > 0) return { acts };
  const computers = computerActs(whole, facts);
  if (computers.length > 0) return { acts: computers };
  const ends = entrants.flatMap((each) => (isActive(each) && each.endsAt ? [each.endsAt] : []));
  const look = new Date(now.getTime() + LOOK_MS);
  const times = [...ends, ...(dueAt ? [dueAt] : []), ...(competition.state === 'sign-up' ? [] : [look])];
  const first = times.length === 0 ? look : new Date(Math.min(...times.map((time) => time.getTime())));
  return { acts: [], dueAt: first };
}

/** Closes tables whose result was written by a process without competitions. */
const closings = ({ fixtures }: WholeCompetition, { tables }: CompetitionFacts): readonly CompetitionAct[] =>
  fixtures.flatMap(({ id, state, tableId = '' }) => {
    const closed = tables.get(tableId)?.closed;
    return state === 'open' && closed ? [{ type: 'close' as const, id, state: closed }] : [];
  });

const exclusions = (entrants: readonly StoredEntrant[], now: Date): readonly CompetitionAct[] =>
  entrants
    .filter((each) => isActive(each) && each.endsAt && each.endsAt <= now)
    .map(({ id }) => ({ type: 'exclude', entrant: id }));

/** Removes people who have left the circle. */
const departures = (
  entrants: readonly StoredEntrant[],
  { members }: CompetitionFacts,
): readonly CompetitionAct[] =>
  entrants
    .filter((each) => isActive(each) && !members.has(each.userId))
    .map(({ id }) => ({ type: 'withdraw', entrant: id }));

function competitionInput(whole: WholeCompetition, facts: CompetitionFacts, now: Date): CompetitionInput {
  const { competition, entrants } = whole;
  const { checkInUntil, signUpUntil, ...rest } = competition;
  const waits = facts.previous && !facts.previous.isOver;
  return {
    competition: {
      ...rest,
      // The divisions depend on the previous season, so sign-up stays open until that is over.
      signUpUntil: waits && signUpUntil <= now ? new Date(now.getTime() + LOOK_MS) : signUpUntil,
      ...(checkInUntil ? { checkInUntil } : {}),
      ladder: facts.previous?.ladder ?? [],
      hasNext: competition.form !== 'season' || facts.hasNext,
    },
    entrants: entrants.map((entrant) => {
      const movedAt = facts.movedAt.get(entrant.userId);
      return {
        ...entrant,
        key: entrant.id,
        ...(movedAt ? { movedAt } : {}),
        isGone: isGone(entrant, whole, facts, now),
      };
    }),
    fixtures: playedFixtures(whole, facts.results).map((fixture) => {
      const table = tableOf(facts, fixture, entrants);
      return { ...fixture, ...(table ?? {}) };
    }),
  };
}

function tableOf(
  { tables }: CompetitionFacts,
  { tableId = '', entrants: people }: Pick<StoredFixture, 'tableId' | 'entrants'>,
  entrants: readonly StoredEntrant[],
) {
  const table = tables.get(tableId);
  if (!table) return undefined;
  const here = entrants.filter(({ id }) => people.includes(id));
  const seats = here.map((entrant) => ({
    isOut: !isActive(entrant),
    ...table.holders.find(({ userId }) => userId === entrant.userId),
  }));
  return {
    // A seat that an entrant took before going out stays theirs: it passes to no one else.
    hasBegun: table.hasBegun || !table.isRunning || seats.some(({ isOut, isSeated }) => isOut && isSeated),
    isDeserted: table.isRunning && seats.every(({ userId }) => userId === undefined),
  };
}

/** Whether an entrant ran out of time or never took a seat, and has not moved anywhere since. */
function isGone(
  { userId, id, playsFrom }: StoredEntrant,
  { competition, fixtures }: WholeCompetition,
  { tables, movedAt, replacedAt }: CompetitionFacts,
  now: Date,
): boolean {
  const moved = movedAt.get(userId)?.getTime() ?? 0;
  if ((replacedAt.get(userId)?.getTime() ?? 0) > moved) return true;
  if (onTimeoutOf(competition.pace) !== 'computer') return false;
  return fixtures.some(({ state, entrants, tableId = '' }) => {
    const table = tables.get(tableId);
    if (state !== 'open' || !entrants.includes(id) || !table?.isRunning) return false;
    const kept = Math.max(table.createdAt.getTime(), playsFrom?.getTime() ?? 0, moved);
    const until = kept + KEPT_MS;
    return until <= now.getTime() && table.holders.some((held) => held.userId === userId && !held.isSeated);
  });
}

/** Without a reserve, a computer takes the seat that an entrant who is out never took. */
function computerActs(
  { fixtures, entrants }: WholeCompetition,
  { tables }: CompetitionFacts,
): readonly CompetitionAct[] {
  return fixtures.flatMap((fixture: StoredFixture) => {
    const table = tables.get(fixture.tableId ?? '');
    if (fixture.state !== 'open' || !table?.isRunning) return [];
    return entrants
      .filter((entrant) => fixture.entrants.includes(entrant.id) && !isActive(entrant))
      .filter(({ userId }) => table.holders.some((held) => held.userId === userId && !held.isSeated))
      .map(({ id }) => ({ type: 'computer' as const, id: fixture.id, entrant: id }));
  });
}
