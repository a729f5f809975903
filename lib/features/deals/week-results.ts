import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { rankingOf } from '@/lib/game/engine/phases/scoring';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { spanOfWeek, weekAt, weekOfDeal, type Deal, type WeekPlayers } from './deal';
import { seedOfDeal } from './deal-store';
import { begunDeal, nextDeal } from './deals';
import { countBetter, countEntries } from './entry-store';
import { namedApart } from './named-apart';
import { countFinished, type DealResult, type DealView } from './results';
import { bestTables, ownTableOf, type BestTable, type OwnDealTable } from './table-store';

/** Maximum tables shown, and maximum seats. */
const MAX_SHOWN = 100;

/** A table in the results of a week, with its best seats first. */
export interface WeekTable {
  readonly gameId: string;
  /** By the points of the winner; equal tables share a rank. */
  readonly rank: number;
  readonly isMine: boolean;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly score: number;
    /** Whether the game declares it the winner: one of each table. */
    readonly isWinner: boolean;
  }[];
  /** The total points at the table. */
  readonly points: number;
}

/** A week's deal for one number of people at a table, as the reader can see it now. */
export interface WeekView extends DealView {
  readonly week: string;
  readonly players: WeekPlayers;
  /** Until when a table can be begun. */
  readonly endsAt: Date;
  /** Whether that time has passed. */
  readonly isOver: boolean;
  /** By the points of the winner; `results` has every seat. Missing whenever `results` is. */
  readonly tables?: readonly WeekTable[];
}

/**
 * The deal of a week for a reader: their own table, and the rest once they can see it. Undefined if the
 * week has none, or has not begun.
 */
export async function loadDealOfWeek(
  week: string | undefined,
  players: WeekPlayers,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<WeekView | undefined> {
  const asked = week ?? weekAt(clock.now());
  const deal = await begunDeal(players, asked, clock);
  if (!deal) return undefined;
  await countFinished(deal.id);
  const { endsAt } = spanOfWeek(asked);
  const isOver = clock.now() >= endsAt;
  const isOpen = clock.now() >= deal.opensAt;
  const own = userId === undefined ? undefined : await ownTableOf(deal.id, userId);
  const next = isOver ? undefined : await nextDeal(players, clock);
  const mayRead = isOpen || own?.status === 'finished';
  return {
    deal,
    week: asked,
    players,
    endsAt,
    isOver,
    isOpen,
    ...(await countEntries(deal.id, deal.opensAt)),
    ...(own ? { mine: await mineOf(deal, own) } : {}),
    ...(mayRead ? resultsOf(await bestTables(deal.id, deal.opensAt, MAX_SHOWN), userId) : {}),
    ...(isOpen ? { seed: await seedOfDeal(deal.id) } : {}),
    next,
  };
}

/** The reader's own points, and the rank of their table by its winner's points. */
async function mineOf(
  { id, opensAt }: Deal,
  { gameId, status, finishedAt, score, scores, seat }: OwnDealTable,
) {
  const isPlaced = score !== undefined && finishedAt !== undefined && finishedAt < opensAt;
  const points = seat === undefined ? undefined : scores[seat];
  return {
    gameId,
    status,
    finishedAt,
    ...(points === undefined ? {} : { score: points, rival: bestOther(scores, seat) }),
    ...(isPlaced ? { rank: (await countBetter(id, opensAt, score)) + 1 } : {}),
  };
}

/** The same tables by their winners, and by every seat. */
function resultsOf(best: readonly BestTable[], userId: string | undefined) {
  const tables = inOrderOf(best, namedApart(best.toSorted((a, b) => a.begun.getTime() - b.begun.getTime())));
  const seats = tables.flatMap((table) => seatsOf(table, userId)).sort((a, b) => b.score - a.score);
  const shown = tables.map((table) => tableOf(table, userId));
  return {
    tables: shown.map((table) => ({ ...table, rank: rankOf(shown.map(bestOf), bestOf(table)) })),
    results: seats.slice(0, MAX_SHOWN).map((seat) => ({
      ...seat,
      rank: rankOf(
        seats.map(({ score }) => score),
        seat.score,
      ),
    })),
  };
}

const inOrderOf = (order: readonly BestTable[], tables: readonly BestTable[]) =>
  order.flatMap(({ gameId }) => tables.filter((table) => table.gameId === gameId));
const rankOf = (all: readonly number[], score: number) => all.filter((each) => each > score).length + 1;
const bestOf = ({ seats }: Pick<WeekTable, 'seats'>) => seats[0]?.score ?? 0;
const bestOther = (scores: readonly number[], seat: SeatId | undefined) =>
  Math.max(0, ...scores.filter((_, other) => other !== seat));

function seatsOf(
  { gameId, scores, seats }: BestTable,
  userId: string | undefined,
): Omit<DealResult, 'rank'>[] {
  return seats.map(({ seat, name, userId: holder }) => ({
    gameId,
    seat,
    name,
    score: scores[seat] ?? 0,
    rival: bestOther(scores, seat),
    isMine: userId !== undefined && holder === userId,
  }));
}

function tableOf(table: BestTable, userId: string | undefined): Omit<WeekTable, 'rank'> {
  const seats = seatsOf(table, userId);
  const ranking = rankingOf(table.scores);
  return {
    gameId: table.gameId,
    isMine: seats.some(({ isMine }) => isMine),
    seats: seats
      .map(({ seat = 0, name, score }) => ({ seat, name, score, isWinner: seat === ranking[0] }))
      .sort((a, b) => ranking.indexOf(a.seat) - ranking.indexOf(b.seat)),
    points: table.scores.reduce((sum, n) => sum + n, 0),
  };
}

/** The name of a weekly deal: its Monday and its number of players. */
export function namedWeek(deal: Deal): { readonly week: string; readonly players: WeekPlayers } {
  return weekOfDeal(deal.id) ?? { week: weekAt(deal.startsAt), players: 2 };
}
