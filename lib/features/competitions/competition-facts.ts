/** The facts that a competition depends on besides its own rows, and the input of its next acts: pure. */
import { LOOK_MS } from '@/lib/game/competing/latest-end';
import { movedBy } from '@/lib/game/pace/away';
import type { Pause } from '@/lib/game/pace/calendar';
import { onTimeoutOf } from '@/lib/game/pace/pace';
import type { CompetitionInput } from '@/lib/game/competing/forms';
import type { Rung } from '@/lib/game/competing/ladder';
import {
  isActive,
  type StoredCompetition,
  type StoredEntrant,
  type StoredFixture,
  type Ruling,
  type WholeCompetition,
} from './competition';
import { playedFixtures, type TableResult } from './standing';

const HOUR_MS = 3_600_000;
/** How long a seat can stay untaken. */
export const keptMs = ({ terms }: StoredCompetition): number => terms.waitDays * 24 * HOUR_MS;

/** The table data that a competition depends on. */
export interface CompetitionTableFacts {
  readonly isRunning: boolean;
  readonly hasBegun: boolean;
  /** `void` if no result counts; undefined until the result is written. */
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
  /** Decisions in effect that the tables concerned do not have yet. */
  readonly owed: readonly Ruling[];
  /** Times that do not count, because the service was away. */
  readonly away: readonly Pause[];
  /** The previous season. */
  readonly previous?: { readonly isOver: boolean; readonly ladder: readonly Rung[] };
}

export function competitionInput(
  whole: WholeCompetition,
  facts: CompetitionFacts,
  now: Date,
): CompetitionInput {
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
export interface EntrantSeat {
  readonly entrant: StoredEntrant;
  readonly number: number;
  readonly seat: TableSeat;
}

export const entrantSeats = (
  { seats }: CompetitionTableFacts,
  { entrants: ids }: Pick<StoredFixture, 'entrants'>,
  entrants: readonly StoredEntrant[],
): readonly EntrantSeat[] =>
  ids.flatMap((id, number) => {
    const [entrant, seat] = [entrants.find((each) => each.id === id), seats[number]];
    return entrant && seat ? [{ entrant, number, seat }] : [];
  });

/** Whether the entrant has taken the seat, or it is reserved for them. */
export const holds = ({ entrant: { userId }, seat }: EntrantSeat): boolean =>
  !seat.isComputer && userId !== '' && seat.userId === userId;

/** Whether the seat was given up, or its person has left the service. */
export const isUnheld = ({ seat: { userId, isSeated, isComputer } }: EntrantSeat): boolean =>
  !isSeated && !isComputer && userId === undefined;

/** The entrants who still play at a table. */
export const stayersAt = (
  table: CompetitionTableFacts,
  fixture: Pick<StoredFixture, 'entrants'>,
  entrants: readonly StoredEntrant[],
): readonly EntrantSeat[] =>
  entrantSeats(table, fixture, entrants).filter((each) => isActive(each.entrant) && holds(each));

/** Whether a wait of `ms` that began at `since` is over. */
export const isOverAt = (now: Date, away: readonly Pause[], since: number, ms: number): boolean =>
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
    const mine = entrantSeats(table, fixture, everyone).find((each) => each.entrant.id === id);
    if (!mine) return false;
    const kept = Math.max(table.createdAt.getTime(), playsFrom?.getTime() ?? 0, moved);
    const isUntaken = isTimed && holds(mine) && !mine.seat.isSeated;
    return isUnheld(mine) || (isUntaken && isOverAt(now, away, kept, keptMs(competition)));
  });
}
