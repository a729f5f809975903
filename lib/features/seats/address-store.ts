import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { lockSeat, type Tx } from '@/lib/features/table/commands/locks';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A requested address, and the conditions for confirming it. */
export interface AddressAsk {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  /**
   * How often the address of this holder had changed when it was asked: a confirmation is good once, whatever
   * comes later.
   */
  readonly changes: number;
  readonly email: string;
}

/** The address of a taken seat as it stands. */
export interface AddressNow {
  readonly gameName: string;
  readonly name: string;
  readonly tenure: number;
  readonly changes: number;
  readonly email: string | null;
  /**
   * Whether its holder gave it and mail goes there: an address that somebody else wrote down says nothing of
   * the holder.
   */
  readonly isReached: boolean;
  /** Whether its reader wants no mail there, or none gets through. */
  readonly isStopped: boolean;
}

/** The address of a seat, if somebody sits there. */
export async function addressNow(gameId: string, seat: SeatId): Promise<AddressNow | undefined> {
  return onDatabase(async () => {
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
    const changes = await changesOf(db(), { gameId, seat, tenure });
    const isStopped = mailStoppedAt !== null || (email !== null && (await isAddressStopped(email)));
    const isReached = email !== null && emailOwn && !isStopped;
    return { gameName: game.name, name, tenure, changes, email, isReached, isStopped };
  });
}

/**
 * Stores an address that the reader of the current address has confirmed. False when the holder or the
 * address has changed since.
 */
export async function confirmAddress(ask: AddressAsk): Promise<boolean> {
  const { gameId, seat, tenure, changes, email } = ask;
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const held = await lockSeat(tx, { gameId, seat });
      if (!held || held.tenure !== tenure || !held.isTaken || held.email === null || !held.emailOwn)
        return false;
      if ((await changesOf(tx, { gameId, seat, tenure })) !== changes) return false;
      const data = { email, mailStoppedAt: null, mailError: null, mailFailures: 0 };
      await tx.seat.updateMany({ where: { gameId, seat }, data });
      return true;
    }),
  );
}

/** How often the address of a holder has changed; a trigger enters each time. */
async function changesOf(tx: Tx, tenure: Pick<AddressAsk, 'gameId' | 'seat' | 'tenure'>): Promise<number> {
  return tx.seatEntry.count({ where: { ...tenure, kind: 'address' } });
}
