import 'server-only';
import { findShownSeat } from '@/lib/features/table/seats/holder-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import { db } from '@/lib/platform/db/db';

/**
 * Records how much of the talk the holder of a seat has seen. It never goes back; a visitor with only
 * the link records nothing.
 */
export async function markTalkSeen(gameId: string, keys: SeatKeys, talk: number): Promise<void> {
  const held = await findShownSeat(gameId, keys);
  if (!held?.isHolder) return;
  const where = { gameId, seat: held.seat, tenure: held.tenure, seenTalk: { lt: talk } };
  await db().seat.updateMany({ where, data: { seenTalk: talk } });
}

/**
 * Records that the holder of a seat has seen everything up to row `seq`. It never goes back; a visitor
 * with only the link records nothing.
 */
export async function markSeen(gameId: string, keys: SeatKeys, seenSeq: number): Promise<void> {
  const held = await findShownSeat(gameId, keys);
  if (!held?.isHolder) return;
  const { seat, tenure } = held;
  const where = { gameId, seat, tenure, seenSeq: { lt: seenSeq } };
  await db().seat.updateMany({ where, data: { seenSeq } });
}
