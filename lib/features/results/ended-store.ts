import 'server-only';
import { isBoxPackId } from '@/lib/game/box/box';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A holder of a seat for a part of the game. */
export interface HolderPeriod {
  readonly seat: SeatId;
  /** The last log row of their tenure; infinite for the current holder. */
  readonly untilSeq: number;
  /** False for a computer and for a free seat. */
  readonly isPerson: boolean;
  readonly playerKey?: string;
  readonly name: string;
}

/** A finished table, with all current and former holders, oldest first. */
export interface EndedTable {
  readonly circleId: string | null;
  /** Whether it was made for the open rating. */
  readonly rated: boolean;
  /** Whether it was played with a box. */
  readonly isBoxed: boolean;
  readonly finishedAt: Date | null;
  readonly holders: readonly HolderPeriod[];
}

const PERSON = {
  seat: true,
  name: true,
  bot: true,
  userId: true,
} as const;

/** The people of a finished table, in order of time. */
export async function endedTable(gameId: string): Promise<EndedTable | undefined> {
  const game = await onDatabase(() =>
    db().game.findUnique({
      where: { id: gameId },
      select: {
        circleId: true,
        rated: true,
        packId: true,
        finishedAt: true,
        holders: { select: { ...PERSON, untilSeq: true }, orderBy: { untilSeq: 'asc' } },
        seats: { select: { ...PERSON, seatedAt: true } },
      },
    }),
  );
  if (!game) return undefined;
  const keys = await playerKeysOf([...game.holders, ...game.seats].map(({ userId }) => userId));
  const holderOf = ({ seat, name, bot, userId }: Raw, untilSeq: number, isSeated: boolean): HolderPeriod => {
    const playerKey = userId === null ? undefined : keys.get(userId);
    return { seat, name, untilSeq, isPerson: bot === null && isSeated, ...(playerKey ? { playerKey } : {}) };
  };
  return {
    circleId: game.circleId,
    rated: game.rated,
    isBoxed: isBoxPackId(game.packId),
    finishedAt: game.finishedAt,
    holders: [
      ...game.holders.map((holder) => holderOf(holder, holder.untilSeq, true)),
      ...game.seats.map((seat) => holderOf(seat, Infinity, seat.seatedAt !== null)),
    ],
  };
}

/** Whether a competition made the table. */
export async function isOfCompetition(tableId: string): Promise<boolean> {
  const found = await onDatabase(() => db().fixture.findUnique({ where: { tableId }, select: { id: true } }));
  return found !== null;
}

interface Raw {
  readonly seat: SeatId;
  readonly name: string;
  readonly bot: string | null;
  readonly userId: string | null;
}

async function playerKeysOf(userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const ids = userIds.filter((id) => id !== null);
  const where = { id: { in: ids } };
  const people = await onDatabase(() => db().user.findMany({ where, select: { id: true, playerKey: true } }));
  return new Map(people.map(({ id, playerKey }) => [id, playerKey]));
}

/** Finished games without a stored result, oldest first. */
export async function gamesWithoutResult(limit: number): Promise<string[]> {
  const found = await onDatabase(() =>
    db().game.findMany({
      where: { resultAt: null, origin: null, status: { not: 'running' } },
      orderBy: { finishedAt: 'asc' },
      take: limit,
      select: { id: true },
    }),
  );
  return found.map(({ id }) => id);
}
