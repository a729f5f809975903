import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { seatBotOf, type SeatBot } from '@/lib/store/seat-row';
import { onDatabase } from '@/lib/store/unavailable';

/** Who sat at a table, with what they are found by. */
export interface Sitter {
  readonly seat: SeatId;
  readonly name: string;
  readonly userId?: string;
  readonly email?: string;
  readonly bot?: SeatBot;
}

/** Everybody who held a seat when a game ended, in turn order. */
export async function peopleOfTable(gameId: string): Promise<Sitter[]> {
  const rows = await onDatabase(() =>
    db().seat.findMany({
      where: { gameId },
      orderBy: { seat: 'asc' },
      select: { seat: true, name: true, userId: true, email: true, bot: true },
    }),
  );
  return rows.map(({ seat, name, userId, email, bot: held }) => {
    const bot = seatBotOf(held);
    return {
      ...{ seat, name },
      ...(userId === null ? {} : { userId }),
      ...(email === null ? {} : { email }),
      ...(bot ? { bot } : {}),
    };
  });
}

/** The table that is the rematch of another. */
export async function rematchOf(gameId: string): Promise<string | undefined> {
  const found = await onDatabase(() =>
    db().game.findFirst({ where: { rematchOf: gameId }, select: { id: true } }),
  );
  return found?.id;
}
