import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { queueMessage } from '@/lib/store/outbox-store';
import { seatsOfTable } from '@/lib/store/seat-store';
import { loadTableHead } from '@/lib/store/table-head-store';

/** Tells the others that somebody has sat down, and, when that was the last free seat, that the table is complete. */
export async function announceArrival(gameId: string, seat: SeatId, at: Date): Promise<void> {
  const [head, seats] = await Promise.all([loadTableHead(gameId), seatsOfTable(gameId)]);
  if (!head || head.status !== 'running') return;
  const isComplete = seats.every(({ seated }) => seated);
  const others = seats.filter((other) => other.seated && !other.bot && other.seat !== seat);
  const kind = isComplete ? 'game-began' : 'joined';
  for (const { seat: other } of others) {
    const dedupe = [gameId, other, kind, seat, at.getTime()].join(':');
    await queueMessage({ gameId, seat: other, kind, seq: head.seq, dedupe, payload: { seat }, at });
  }
}
