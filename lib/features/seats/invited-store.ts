import 'server-only';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';

/**
 * Free seats with the address whose invitation was queued when the table was made. Addresses at a
 * rematch were given by the players themselves, and are not shown.
 */
export async function invitedSeats(gameId: string): Promise<{ seat: number; email: string }[]> {
  const kind: MessageKind = 'invited';
  const [messages, seats] = await Promise.all([
    db().outbox.findMany({
      where: { gameId, kind, readerId: null, readerEmail: null, game: { rematchOf: null } },
      select: { seat: true },
    }),
    db().seat.findMany({
      where: { gameId, seatedAt: null, userId: null, email: { not: null } },
      select: { seat: true, email: true },
    }),
  ]);
  const invited = messages.map(({ seat }) => seat);
  return seats.flatMap(({ seat, email }) => (email && invited.includes(seat) ? [{ seat, email }] : []));
}
