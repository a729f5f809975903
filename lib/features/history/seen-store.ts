import 'server-only';
import { db } from '@/lib/platform/db/db';
import { provenSeats, seatMeant } from '@/lib/features/table/proven-seats';
import type { SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Notes that the seat these keys prove has seen so much of the talk. It never goes back. */
export async function markTalkSeen(gameId: string, keys: SeatKeys, talk: number): Promise<void> {
  const proven = seatMeant(await provenSeats(gameId, keys));
  if (!proven) return;
  const where = { gameId, seat: proven.seat, tenure: proven.tenure, seenTalk: { lt: talk } };
  await onDatabase(() => db().seat.updateMany({ where, data: { seenTalk: talk } }));
}

/**
 * Notes that the seat these keys prove has seen everything up to row `seq`, or up to the newest if that is
 * less. It never goes back.
 */
export async function markSeen(gameId: string, keys: SeatKeys, seq: number): Promise<void> {
  const proven = await provenSeats(gameId, keys);
  const meant = seatMeant(proven);
  if (!meant) return;
  const seenSeq = Math.min(seq, proven.seq);
  const where = { gameId, seat: meant.seat, tenure: meant.tenure, seenSeq: { lt: seenSeq } };
  await onDatabase(() => db().seat.updateMany({ where, data: { seenSeq } }));
}
