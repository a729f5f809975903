import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { statusOf, type StoredStatus } from '@/lib/features/table/game-row';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A table of a deal at which several people sit. */
export interface StoredTable {
  readonly gameId: string;
  readonly place: number;
  readonly status: StoredStatus;
  readonly finishedAt?: Date;
  /** Whether whoever has the link of the duel may take a free seat. */
  readonly isOpen: boolean;
  readonly seats: readonly StoredSeat[];
  /** By seat; empty until they were counted. */
  readonly scores: readonly number[];
  /** Who opened it. */
  readonly openedBy?: string;
}

export interface StoredSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly userId?: string;
  /** Whether nobody sits there, and it is kept for nobody. */
  readonly isFree: boolean;
}

const SEATS = { seat: true, name: true, userId: true, seatedAt: true, bot: true } as const;

/** The tables of a deal, the first place first. */
export async function tablesOfDeal(dealId: string): Promise<readonly StoredTable[]> {
  const rows = await onDatabase(() =>
    db().dealEntry.findMany({
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
    }),
  );
  return rows.map(({ gameId, place, scores, userId, game }) => ({
    gameId,
    place: place ?? 0,
    scores,
    status: statusOf(game.status),
    ...(game.finishedAt ? { finishedAt: game.finishedAt } : {}),
    ...(userId === null ? {} : { openedBy: userId }),
    isOpen: game.joinPolicy !== 'named',
    seats: game.seats.map(({ userId: holder, seatedAt, bot, ...seat }) => ({
      ...seat,
      ...(holder === null ? {} : { userId: holder }),
      isFree: seatedAt === null && bot === null && holder === null,
    })),
  }));
}
