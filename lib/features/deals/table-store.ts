import 'server-only';
import { statusOf, type StoredStatus } from '@/lib/features/table/load/game-row';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';

/** A table of a deal for several people. */
export interface StoredTable {
  readonly gameId: string;
  readonly place: number;
  readonly status: StoredStatus;
  readonly finishedAt?: Date;
  /** Whether the link of the duel opens a free seat. */
  readonly isOpen: boolean;
  readonly seats: readonly StoredSeat[];
  /** By seat; empty until they are counted. */
  readonly scores: readonly number[];
  /** The person who opened it. */
  readonly openedBy?: string;
}

/** A table with the result of each seat. */
export interface BestTable {
  readonly gameId: string;
  /** By seat. */
  readonly scores: readonly number[];
  readonly begun: Date;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly userId: string | null;
  }[];
}

/** A person's own table of a deal. */
export interface OwnDealTable {
  readonly gameId: string;
  readonly status: StoredStatus;
  readonly finishedAt?: Date;
  /** The score of its winner once it is counted, and the scores by seat. */
  readonly score?: number;
  readonly scores: readonly number[];
  /** Missing if its opener has left it. */
  readonly seat?: SeatId;
}

interface StoredSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly userId?: string;
  /** Whether it is neither taken nor reserved. */
  readonly isFree: boolean;
}

const SEATS = { seat: true, name: true, userId: true, seatedAt: true, bot: true } as const;

/** The counting tables of a deal, best winner first; equal ones by the start of the game. */
export async function bestTables(dealId: string, opensAt: Date, most: number): Promise<readonly BestTable[]> {
  const rows = await db().dealEntry.findMany({
    where: { dealId, score: { not: null }, game: { status: 'finished', finishedAt: { lt: opensAt } } },
    orderBy: [{ score: 'desc' }, { at: 'asc' }, { gameId: 'asc' }],
    take: most,
    select: {
      gameId: true,
      at: true,
      scores: true,
      game: {
        select: { seats: { select: { seat: true, name: true, userId: true }, orderBy: { seat: 'asc' } } },
      },
    },
  });
  return rows.map(({ at, game: { seats }, ...row }) => ({ ...row, begun: at, seats }));
}

/** The person's table that counts: where they sit, or which they opened. */
export async function ownTableOf(dealId: string, userId: string): Promise<OwnDealTable | undefined> {
  const rows = await db().dealEntry.findMany({
    where: { dealId, OR: [{ userId }, { game: { seats: { some: { userId } } } }] },
    select: {
      gameId: true,
      scores: true,
      score: true,
      game: {
        select: { status: true, finishedAt: true, seats: { where: { userId }, select: { seat: true } } },
      },
    },
  });
  const row = rows.find(({ game }) => game.seats.length > 0) ?? rows[0];
  if (!row) return undefined;
  const { gameId, scores, score, game } = row;
  const [at] = game.seats;
  return {
    gameId,
    scores,
    status: statusOf(game.status),
    score: score ?? undefined,
    finishedAt: game.finishedAt ?? undefined,
    ...(at ? { seat: at.seat } : {}),
  };
}

/** The tables of a deal, in order of place. */
export async function tablesOfDeal(dealId: string): Promise<readonly StoredTable[]> {
  const rows = await db().dealEntry.findMany({
    where: { dealId },
    orderBy: { place: 'asc' },
    select: {
      gameId: true,
      place: true,
      scores: true,
      userId: true,
      game: {
        select: {
          status: true,
          finishedAt: true,
          joinPolicy: true,
          seats: { select: SEATS, orderBy: { seat: 'asc' } },
        },
      },
    },
  });
  return rows.map(({ gameId, place, scores, userId, game }) => ({
    gameId,
    place: place ?? 0,
    scores,
    status: statusOf(game.status),
    finishedAt: game.finishedAt ?? undefined,
    openedBy: userId ?? undefined,
    isOpen: game.joinPolicy !== 'named',
    seats: game.seats.map(({ userId: holder, seatedAt, bot, ...seat }) => ({
      ...seat,
      userId: holder ?? undefined,
      isFree: seatedAt === null && bot === null && holder === null,
    })),
  }));
}
