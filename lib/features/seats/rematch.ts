import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { SeatId } from '@/lib/game/engine/commands';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import { proveHolder } from '@/lib/features/seats/holder';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { formerSitter, peopleOfTable, rematchOf, type Sitter } from '@/lib/features/seats/rematch-store';
import { loadTableHead, type TableHead } from '@/lib/features/table/load/table-head-store';

export interface Rematch {
  readonly gameId: string;
  /** The new table; missing when somebody else had made it already. */
  readonly made?: CreatedTable;
  /** The asker's seat at the new table. */
  readonly seat?: SeatId;
}

/**
 * The same people at a new table with the same options. Any player of the old table may ask, also after
 * leaving it. There is one rematch of a table, and later requests lead to it. The others are invited, and
 * find their seats reserved.
 */
export async function rematch(
  gameId: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<SeatOutcome<Rematch>> {
  const holder = await proveHolder(gameId, who);
  const mine = holder.ok ? holder.value : undefined;
  const head = await loadTableHead(gameId);
  if (!head) return refused({ kind: 'unknown-table' });
  const former = mine ? undefined : await formerSitter(gameId, keysOf(who));
  if (!holder.ok && !former)
    return holder.error.kind === 'seat-held' ? holder : refused({ kind: 'token-wrong' });
  if (head.status === 'running') return refused({ kind: 'still-running' });
  const known = await rematchOf(gameId);
  if (known) return { ok: true, value: { gameId: known } };
  const seated = await peopleOfTable(gameId);
  const sitters = former ? withFormer(seated, former, head) : seated;
  const asker = sitters.find((sitter) => (former ? sitter === former : sitter.seat === mine?.seat));
  if (!asker) return refused({ kind: 'no-free-seat' });
  try {
    return { ok: true, value: await layOut(gameId, head, sitters, asker, who.userId, clock) };
  } catch (error) {
    // Somebody was faster by a moment.
    const other = await rematchOf(gameId);
    if (other) return { ok: true, value: { gameId: other } };
    throw error;
  }
}

/** More people never sit at a table. */
const MAX_SITTERS = 4;

/**
 * A replaced player gets the place of the computer that played on for them, or one more; nobody who played to
 * the end makes room.
 */
function withFormer(
  sitters: readonly Sitter[],
  former: Sitter,
  { setup: { solo } }: TableHead,
): readonly Sitter[] {
  const isTheirs = ({ seat, bot }: Sitter) => seat === former.seat && bot !== undefined;
  if (sitters.some(isTheirs)) return sitters.map((sitter) => (isTheirs(sitter) ? former : sitter));
  return !solo && sitters.length < MAX_SITTERS ? [...sitters, former] : sitters;
}

async function layOut(
  gameId: string,
  head: TableHead,
  sitters: readonly Sitter[],
  asker: Sitter,
  userId: string | undefined,
  clock: Clock,
): Promise<Rematch> {
  const { name, setup, pack, pace, joinPolicy, watchers, lineSharing, hostId, circleId } = head;
  const { solo, options, variant } = setup;
  // The last player goes first now: the seats move on by one.
  const order = [...sitters.slice(1), ...sitters.slice(0, 1)];
  const made = await createTable(
    {
      name,
      options,
      variant,
      pack,
      pace,
      joinPolicy,
      watchers,
      lineSharing,
      circleId,
      rematchOf: gameId,
      startingSeat: 'first' as const,
      ...(solo ? { solo } : {}),
      hostId: userId ?? hostId,
      seats: order.map(({ name: called, bot, userId: person, email }) => ({
        ...(called ? { name: called } : {}),
        ...(bot ? { bot } : { ...(person ? { userId: person } : {}), ...(email ? { email } : {}) }),
      })),
    },
    clock,
  );
  const seat = order.indexOf(asker);
  await inviteOthers(made, seat, clock.now());
  return { gameId: made.gameId, made, seat };
}

/** Invites the people of a new table to their seats; the asker sits down at once. */
export async function inviteOthers(
  { gameId, seats, seq }: CreatedTable,
  asker: SeatId | undefined,
  at: Date,
): Promise<void> {
  for (const { seat } of seats) {
    if (seat === asker) continue;
    await queueMessage({
      gameId,
      seat,
      kind: 'invited',
      seq,
      dedupe: `${gameId}:${seat}:invited`,
      at,
      payload: asker === undefined ? {} : { seat: asker },
    });
  }
}
