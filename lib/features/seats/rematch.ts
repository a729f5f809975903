import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { createTable, type CreatedTable } from '@/lib/service/create-table';
import { findSeatOf } from '@/lib/service/seats';
import type { Visitor } from '@/lib/service/load-table';
import { refused, type Outcome } from '@/lib/service/refused';
import { queueMessage } from '@/lib/store/outbox-store';
import { peopleOfTable, rematchOf, type Sitter } from '@/lib/store/rematch-store';
import { loadTableHead, type TableHead } from '@/lib/store/table-head-store';

export interface Rematch {
  readonly gameId: string;
  /** The new table; missing when somebody else had made it already. */
  readonly made?: CreatedTable;
  /** The seat of whoever asked, at the new table. */
  readonly seat?: SeatId;
}

/**
 * The same people at a new table with the same options, asked for by anyone who played. There is one rematch of a table: whoever asks
 * later is led to it. The others are invited, and find their seats kept for them.
 */
export async function rematch(
  gameId: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<Outcome<Rematch>> {
  const mine = await findSeatOf(gameId, who);
  const head = await loadTableHead(gameId);
  if (!head) return refused({ kind: 'unknown-table' });
  if (!mine?.seated) return refused({ kind: 'token-wrong' });
  if (head.status === 'running') return refused({ kind: 'still-running' });
  const known = await rematchOf(gameId);
  if (known) return { ok: true, value: { gameId: known } };
  const sitters = await peopleOfTable(gameId);
  try {
    return { ok: true, value: await layOut(gameId, head, sitters, mine.seat, who.userId, clock) };
  } catch (error) {
    // Somebody was faster by a moment.
    const other = await rematchOf(gameId);
    if (other) return { ok: true, value: { gameId: other } };
    throw error;
  }
}

async function layOut(
  gameId: string,
  head: TableHead,
  sitters: readonly Sitter[],
  asker: SeatId,
  userId: string | undefined,
  clock: Clock,
): Promise<Rematch> {
  const { name, setup, pace, door, watchers, lineSharing, hostId } = head;
  const { solo, options, variant } = setup;
  // Whoever went last goes first now: the seats move on by one.
  const order = [...sitters.slice(1), ...sitters.slice(0, 1)];
  const made = await createTable(
    {
      ...{ name, options, variant, pace, door, watchers, lineSharing },
      ...{ rematchOf: gameId, startingSeat: 'first' as const },
      ...(solo ? { solo } : {}),
      hostId: userId ?? hostId,
      seats: order.map(({ name: called, bot, userId: person, email }) => ({
        ...(called ? { name: called } : {}),
        ...(bot ? { bot } : { ...(person ? { userId: person } : {}), ...(email ? { email } : {}) }),
      })),
    },
    clock,
  );
  const seat = order.findIndex((sitter) => sitter.seat === asker);
  await inviteOthers(made, seat, clock.now());
  return { gameId: made.gameId, made, seat };
}

async function inviteOthers({ gameId, seats, seq }: CreatedTable, asker: SeatId, at: Date): Promise<void> {
  for (const { seat } of seats) {
    if (seat === asker) continue;
    await queueMessage({
      ...{ gameId, seat, kind: 'invited', seq, dedupe: `${gameId}:${seat}:invited`, at },
      payload: { seat: asker },
    });
  }
}
