import 'server-only';
import { lockSeat } from '@/lib/features/table/commands/lock-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { db, type Tx } from '@/lib/platform/db/db';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';

export interface AddressAsk {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  /**
   * How often the holder's address had changed at the request: any later change makes the confirmation
   * invalid.
   */
  readonly changes: number;
  readonly email: string;
}

/** The current address of a taken seat. */
export interface AddressNow {
  readonly gameName: string;
  readonly name: string;
  readonly tenure: number;
  readonly changes: number;
  readonly email: string | null;
  /**
   * Whether its holder gave it and email is delivered there. An address that another person entered
   * proves nothing.
   */
  readonly isReached: boolean;
  /** Whether its reader has stopped email there, or delivery keeps failing. */
  readonly isStopped: boolean;
}

/** The address of a seat, if it is taken. */
export async function addressNow(gameId: string, seat: SeatId): Promise<AddressNow | undefined> {
  const found = await db().seat.findFirst({
    where: { gameId, seat, seatedAt: { not: null }, bot: null },
    select: {
      name: true,
      tenure: true,
      email: true,
      emailOwn: true,
      mailStoppedAt: true,
      game: { select: { name: true } },
    },
  });
  if (!found) return undefined;
  const { name, tenure, email, emailOwn, mailStoppedAt, game } = found;
  const [changes, isRefused] = await Promise.all([
    changesOf(db(), { gameId, seat, tenure }),
    email !== null && isAddressStopped(email),
  ]);
  const isStopped = mailStoppedAt !== null || isRefused;
  const isReached = email !== null && emailOwn && !isStopped;
  return { gameName: game.name, name, tenure, changes, email, isReached, isStopped };
}

/**
 * Stores an address that the reader of the current address has confirmed. False when the holder or the
 * address has changed since.
 */
export async function confirmAddress(ask: AddressAsk): Promise<boolean> {
  const { gameId, seat, tenure, changes, email } = ask;
  return db().$transaction(async (tx) => {
    const held = await lockSeat(tx, { gameId, seat });
    if (!held || held.tenure !== tenure || !held.isTaken || held.email === null || !held.emailOwn)
      return false;
    if ((await changesOf(tx, { gameId, seat, tenure })) !== changes) return false;
    const data = { email, mailStoppedAt: null, mailError: null, mailFailures: 0 };
    await tx.seat.updateMany({ where: { gameId, seat }, data });
    return true;
  });
}

/** How often the address of a holder has changed; a database trigger writes each change. */
async function changesOf(tx: Tx, tenure: Pick<AddressAsk, 'gameId' | 'seat' | 'tenure'>): Promise<number> {
  return tx.seatEntry.count({ where: { ...tenure, kind: 'address' } });
}
