import 'server-only';
import { seatBotOf } from '@/lib/features/table/load/seat-row';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { BotLevel } from '@/lib/game/levels';
import { db } from '@/lib/platform/db/db';

/** A player of a finished table, with the keys that identify them. */
export interface Sitter {
  readonly seat: SeatId;
  readonly name: string;
  readonly userId?: string;
  readonly email?: string;
  readonly bot?: BotLevel;
}

/** The players who held a seat when a game ended, in turn order. */
export async function peopleOfTable(gameId: string): Promise<Sitter[]> {
  const rows = await db().seat.findMany({
    where: { gameId },
    orderBy: { seat: 'asc' },
    select: { seat: true, name: true, userId: true, email: true, bot: true },
  });
  return rows.map(({ seat, name, userId, email, bot: held }) => {
    const bot = seatBotOf(held);
    return {
      seat,
      name,
      userId: userId ?? undefined,
      email: email ?? undefined,
      ...(bot ? { bot } : {}),
    };
  });
}

/**
 * The previous holder of a seat with these keys, if there is one. A person needs their session, because
 * others know the old link; a program needs the key it used.
 */
export async function formerSitter(gameId: string, keys: SeatKeys): Promise<Sitter | undefined> {
  const { userId: person, tokenHash } = keys;
  const shown = [
    ...(person === undefined ? [] : [{ userId: person }]),
    ...(tokenHash === undefined ? [] : [{ keys: { has: tokenHash }, userId: null }]),
  ];
  const found = await db().seatHolder.findFirst({
    where: { gameId, bot: null, OR: shown },
    orderBy: { untilSeq: 'desc' },
    select: { seat: true, name: true, userId: true },
  });
  if (!found) return undefined;
  const { seat, name, userId } = found;
  return { seat, name, userId: userId ?? undefined };
}

/** The rematch of a table. */
export async function rematchOf(gameId: string): Promise<string | undefined> {
  const found = await db().game.findFirst({ where: { rematchOf: gameId }, select: { id: true } });
  return found?.id;
}
