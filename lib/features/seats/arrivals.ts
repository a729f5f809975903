import 'server-only';
import { pastHolders, seatsOfTable } from '@/lib/features/seats/seat-store';
import { loadTableHead, type TableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { queueMessage, type NewMessage } from '@/lib/platform/outbox/outbox-store';

interface Arrival {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly at: Date;
  readonly head: TableHead;
  readonly others: readonly SeatId[];
}

/**
 * Announces a new player. A player who replaces another one is welcomed, and the others read whom they
 * replace. At a new table the others read who has joined. After the last free seat they read that the
 * game has begun, and so does the starting player.
 */
export async function announceArrival(gameId: string, seat: SeatId, at: Date): Promise<void> {
  const [head, seats, past] = await Promise.all([
    loadTableHead(gameId),
    seatsOfTable(gameId),
    pastHolders(gameId),
  ]);
  if (!head || head.status !== 'running') return;
  const people = seats.filter(({ seated, bot }) => seated && !bot).map((one) => one.seat);
  const arrival = { gameId, seat, at, head, others: people.filter((other) => other !== seat) };
  if (past.some((one) => one.seat === seat)) return tellSuccessor(arrival);
  const isBeginning = head.seq === 1 && seats.every(({ seated }) => seated);
  return isBeginning ? tellBeginning(arrival) : tellJoined(arrival);
}

async function tellSuccessor(arrival: Arrival): Promise<void> {
  const { seat, head, others } = arrival;
  const isWaited = head.waiting.includes(seat);
  await tell(arrival, seat, {
    kind: 'welcome',
    payload: { seat, former: true, ...(isWaited ? { starts: true } : {}) },
  });
  for (const other of others) await tell(arrival, other, { kind: 'joined', payload: { seat, former: true } });
}

async function tellJoined(arrival: Arrival): Promise<void> {
  const { seat, others } = arrival;
  for (const other of others) await tell(arrival, other, { kind: 'joined', payload: { seat } });
}

/**
 * A game begins once. If a player left before the first step, the others only read who has joined instead.
 */
async function tellBeginning(arrival: Arrival): Promise<void> {
  const { gameId, seat, head, others } = arrival;
  const starter = others.length > 0 && head.waiting.includes(seat) ? [seat] : [];
  for (const other of [...others, ...starter]) {
    const starts = head.waiting.includes(other) ? { starts: true } : {};
    const once = ['game-began', gameId, other].join(':');
    const isNews = await tell(arrival, other, { kind: 'game-began', payload: { seat, ...starts } }, once);
    if (!isNews && other !== seat) await tell(arrival, other, { kind: 'joined', payload: { seat } });
  }
}

function tell(
  { gameId, seat, at, head }: Arrival,
  to: SeatId,
  message: Pick<NewMessage, 'kind' | 'payload'>,
  dedupe = [gameId, to, message.kind, seat, at.getTime()].join(':'),
): Promise<boolean> {
  return queueMessage({ ...message, gameId, seat: to, seq: head.seq, dedupe, at });
}
