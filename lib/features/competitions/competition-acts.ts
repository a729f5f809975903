/** The next acts of a stored competition: pure. */
import { advanceByForm } from '@/lib/game/competing/advance';
import type { Advance, FormAct } from '@/lib/game/competing/competition';
import type { CompetitionInput } from '@/lib/game/competing/forms';
import type { Rung } from '@/lib/game/competing/ladder';
import { LOOK_MS } from '@/lib/game/competing/latest-end';
import { movedBy } from '@/lib/game/pace/away';
import type { Pause } from '@/lib/game/pace/calendar';
import { onTimeoutOf } from '@/lib/game/pace/pace';
import { earliest } from '@/lib/game/pace/votes';
import {
  isActive,
  isRunning,
  isPending,
  type Ruling,
  type StoredCompetition,
  type StoredEntrant,
  type StoredFixture,
  type WholeCompetition,
} from './competition';
import { playedFixtures, type TableResult } from './standing';
import { withoutTimeAway } from './time-away';

const HOUR_MS = 3_600_000;
/** How long a seat can stay untaken. */
const keptMs = ({ terms }: StoredCompetition): number => terms.waitDays * 24 * HOUR_MS;

/** The table data that a competition depends on. */
export interface CompetitionTableFacts {
  readonly isRunning: boolean;
  readonly hasBegun: boolean;
  /** Whether its result was written, or there is none; undefined before. */
  readonly closed?: 'over' | 'void';
  readonly createdAt: Date;
  /** The seats that it waits for, and since when. */
  readonly waiting: readonly number[];
  readonly waitsSince: Date;
  /** In turn order, as the entrants of the fixture. */
  readonly seats: readonly TableSeat[];
}

/** A seat with the person who has taken it or has a reservation. */
interface TableSeat {
  readonly userId?: string;
  readonly isSeated: boolean;
  readonly isComputer: boolean;
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
  /** Ratings of entrants who show theirs, by entrant; only if the first tables depend on them. */
  readonly ratings?: ReadonlyMap<string, number>;
  /** Times that do not count, because the service was away. */
  readonly away: readonly Pause[];
  /** The previous season. */
  readonly previous?: { readonly isOver: boolean; readonly ladder: readonly Rung[] };
}

/** An act on a stored competition; each is one transaction. */
export type CompetitionAct =
  | FormAct
  | { readonly type: 'exclude'; readonly entrant: string }
  /** Closes a table that is over. */
  | { readonly type: 'close'; readonly id: string; readonly state: 'over' | 'void' }
  /** Gives a computer the seat of an entrant who is out or never came. */
  | { readonly type: 'computer'; readonly id: string; readonly entrant: string }
  /** Ends a table where only this entrant still plays: they have won. */
  | { readonly type: 'award'; readonly id: string; readonly entrant: string }
  /** An organiser's decision takes effect. Tables that have begun end as agreed, the others are not played. */
  | {
      readonly type: 'decide';
      readonly decision: Ruling;
      readonly begun: readonly string[];
      readonly others: readonly string[];
    };

export interface NextActs extends Omit<Advance, 'acts'> {
  readonly acts: readonly CompetitionAct[];
}

/** The next acts at `now`, and the time of the next check. */
export function nextActs(stored: WholeCompetition, facts: CompetitionFacts, now: Date): NextActs {
  const whole = withoutTimeAway(stored, facts.away);
  const { competition, entrants } = whole;
  const decided = decisionActs(whole, facts, now);
  if (decided.length > 0) return { acts: decided };
  const pending = competition.decisions.filter(isPending).map((decision) => decision.dueAt);
  if (!isRunning(competition)) return { acts: [], dueAt: earliest(pending) };
  const before = [...closings(whole, facts), ...exclusions(entrants, now), ...departures(entrants, facts)];
  if (before.length > 0) return { acts: before };
  const advance = advanceByForm(competitionInput(whole, facts, now), now);
  // A decision can change who advances, so the next stage and the end wait for it.
  const isHeld = ({ type }: CompetitionAct) => type === 'start-stage' || type === 'finish';
  const acts = pending.length > 0 ? advance.acts.filter((act) => !isHeld(act)) : advance.acts;
  const { dueAt } = advance;
  if (acts.length > 0) return { acts };
  const computers = computerActs(whole, facts, now);
  if (computers.length > 0) return { acts: computers };
  const awards = awardActs(whole, facts);
  if (awards.length > 0) return { acts: awards };
  const ends = entrants.flatMap((each) => (isActive(each) && each.endsAt ? [each.endsAt] : []));
  const look = new Date(now.getTime() + LOOK_MS);
  const looks = competition.state === 'sign-up' ? [] : [look];
  return { acts: [], dueAt: earliest([...ends, ...pending, dueAt, ...looks]) ?? look };
}

/** The first decision of an organiser that nobody has taken back for an hour. */
function decisionActs(
  { competition, fixtures, entrants }: WholeCompetition,
  { tables }: CompetitionFacts,
  now: Date,
): readonly CompetitionAct[] {
  const due = competition.decisions.filter((each) => isPending(each) && each.dueAt <= now).slice(0, 1);
  const unplayed = fixtures.filter(({ state }) => state === 'waiting' || state === 'open');
  const hasBegun = (fixture: StoredFixture) => {
    const table = tables.get(fixture.tableId ?? '');
    return table !== undefined && table.hasBegun && stayersAt(table, fixture, entrants).length > 1;
  };
  return due.map((decision) => ({
    type: 'decide',
    decision,
    begun: unplayed.filter(hasBegun).map(({ id }) => id),
    others: unplayed.filter((fixture) => !hasBegun(fixture)).map(({ id }) => id),
  }));
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
      checkInUntil,
      ladder: facts.previous?.ladder ?? [],
      hasNext: facts.hasNext,
    },
    entrants: entrants.map((entrant) => {
      const moved = facts.movedAt.get(entrant.userId);
      // Who signs up for a competition that starts when it is full is there.
      const signedUp = competition.terms.startsWith === undefined ? undefined : entrant.enteredAt;
      return {
        ...entrant,
        key: entrant.id,
        number: entrant.number ?? facts.ratings?.get(entrant.id),
        movedAt: latest(moved, signedUp),
        isGone: isGone(entrant, whole, facts, now),
      };
    }),
    fixtures: playedFixtures(whole, facts.results).map((fixture) => {
      const table = tableOf(facts, fixture, entrants);
      return { ...fixture, ...(table ?? {}) };
    }),
  };
}

const latest = (a: Date | undefined, b: Date | undefined): Date | undefined => (!a || (b && b > a) ? b : a);

function tableOf(
  { tables }: CompetitionFacts,
  fixture: Pick<StoredFixture, 'tableId' | 'entrants'>,
  entrants: readonly StoredEntrant[],
) {
  const table = tables.get(fixture.tableId ?? '');
  if (!table) return undefined;
  return {
    // A seat that passed to a computer stays its.
    hasBegun: table.hasBegun || !table.isRunning || table.seats.some(({ isComputer }) => isComputer),
    isDeserted: table.isRunning && stayersAt(table, fixture, entrants).length === 0,
  };
}

/** An entrant of a table, with their seat. */
interface AtTable {
  readonly entrant: StoredEntrant;
  readonly number: number;
  readonly seat: TableSeat;
}

const seatsAt = (
  { seats }: CompetitionTableFacts,
  { entrants: ids }: Pick<StoredFixture, 'entrants'>,
  entrants: readonly StoredEntrant[],
): readonly AtTable[] =>
  ids.flatMap((id, number) => {
    const [entrant, seat] = [entrants.find((each) => each.id === id), seats[number]];
    return entrant && seat ? [{ entrant, number, seat }] : [];
  });

/** Whether the entrant has taken the seat, or it is reserved for them. */
const holds = ({ entrant: { userId }, seat }: AtTable): boolean =>
  !seat.isComputer && userId !== '' && seat.userId === userId;

/** Whether the seat was given up, or its person has left the service. */
const isFree = ({ seat: { userId, isSeated, isComputer } }: AtTable): boolean =>
  !isSeated && !isComputer && userId === undefined;

/** The entrants who still play at a table. */
const stayersAt = (
  table: CompetitionTableFacts,
  fixture: Pick<StoredFixture, 'entrants'>,
  entrants: readonly StoredEntrant[],
): readonly AtTable[] =>
  seatsAt(table, fixture, entrants).filter((each) => isActive(each.entrant) && holds(each));

/** Whether a wait of `ms` that began at `since` is over. */
const isOverAt = (now: Date, away: readonly Pause[], since: number, ms: number): boolean =>
  movedBy(away, new Date(since), new Date(since + ms)) <= now;

/** Whether an entrant gave up a seat, ran out of time or never took a seat, and has not moved since. */
function isGone(
  entrant: StoredEntrant,
  { competition, fixtures, entrants: everyone }: WholeCompetition,
  { tables, movedAt, replacedAt, away }: CompetitionFacts,
  now: Date,
): boolean {
  const { userId, id, playsFrom } = entrant;
  const moved = movedAt.get(userId)?.getTime() ?? 0;
  if ((replacedAt.get(userId)?.getTime() ?? 0) > moved) return true;
  const isTimed = onTimeoutOf(competition.pace) === 'computer';
  return fixtures.some((fixture) => {
    const table = tables.get(fixture.tableId ?? '');
    if (fixture.state !== 'open' || !fixture.entrants.includes(id) || !table?.isRunning) return false;
    const mine = seatsAt(table, fixture, everyone).find((each) => each.entrant.id === id);
    if (!mine) return false;
    const kept = Math.max(table.createdAt.getTime(), playsFrom?.getTime() ?? 0, moved);
    const isUntaken = isTimed && holds(mine) && !mine.seat.isSeated;
    return isFree(mine) || (isUntaken && isOverAt(now, away, kept, keptMs(competition)));
  });
}

/** The running tables of open fixtures. */
const runningTables = (
  { fixtures }: WholeCompetition,
  { tables }: CompetitionFacts,
): readonly { readonly fixture: StoredFixture; readonly table: CompetitionTableFacts }[] =>
  fixtures.flatMap((fixture) => {
    const table = tables.get(fixture.tableId ?? '');
    return fixture.state === 'open' && table?.isRunning ? [{ fixture, table }] : [];
  });

/**
 * Without a reserve, a computer takes the seat of an entrant who is out. It also takes a reserved seat that
 * the table has waited for as long as a seat can stay untaken.
 */
function computerActs(
  whole: WholeCompetition,
  facts: CompetitionFacts,
  now: Date,
): readonly CompetitionAct[] {
  const { competition, entrants } = whole;
  const isTimed = onTimeoutOf(competition.pace) === 'computer';
  return runningTables(whole, facts).flatMap(({ fixture, table }) => {
    const isOverdue = ({ entrant, number, seat }: AtTable): boolean => {
      const since = Math.max(table.waitsSince.getTime(), entrant.playsFrom?.getTime() ?? 0);
      const isWaitedFor = isTimed && !seat.isSeated && table.waiting.includes(number);
      return isWaitedFor && isOverAt(now, facts.away, since, keptMs(competition));
    };
    return seatsAt(table, fixture, entrants)
      .filter((at) => isFree(at) || (holds(at) && (!isActive(at.entrant) || isOverdue(at))))
      .map(({ entrant }) => ({ type: 'computer' as const, id: fixture.id, entrant: entrant.id }));
  });
}

/** Once only one entrant still plays at a table and has come, the table ends. */
function awardActs(whole: WholeCompetition, facts: CompetitionFacts): readonly CompetitionAct[] {
  return runningTables(whole, facts).flatMap(({ fixture, table }) => {
    const [last, ...others] = stayersAt(table, fixture, whole.entrants);
    if (!last?.seat.isSeated || others.length > 0) return [];
    return [{ type: 'award' as const, id: fixture.id, entrant: last.entrant.id }];
  });
}
