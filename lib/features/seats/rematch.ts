import 'server-only';
import { proveHolder } from '@/lib/features/seats/holder';
import { formerSitter, peopleOfTable, rematchOf, type Sitter } from '@/lib/features/seats/rematch-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead, type TableHead } from '@/lib/features/table/load/table-head-store';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { queueMessage, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import type { SeatOutcome } from './refusals';

export interface Rematch {
  readonly gameId: string;
  /** The new table; missing if another player had already made it. */
  readonly made?: CreatedTable;
  /** The asking player's seat at the new table. */
  readonly seat?: SeatId;
}

/**
 * Makes a new table with the same people and options. Any player of the old table can ask, also after
 * leaving it. A table has one rematch, and later requests return it. The others are invited, and their
 * seats are reserved.
 */
export async function createRematch(
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
    // Another player was faster.
    const other = await rematchOf(gameId);
    if (other) return { ok: true, value: { gameId: other } };
    throw error;
  }
}

/** Maximum players of a table. */
const MAX_SITTERS = 4;

/**
 * Gives a replaced player the seat of the computer that took over, or an additional one. Players who
 * finished the game keep their seats.
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
  // The last player of the old table starts: the seats move on by one.
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

/** Invites the people of a new table to their seats, except the asking player. */
async function inviteOthers(made: CreatedTable, asker: SeatId | undefined, at: Date): Promise<void> {
  for (const message of invitationsOf(made, asker, at)) await queueMessage(message);
}

/** The invitations to a new table, except for the asking player and others who sit down. */
export function invitationsOf(
  { gameId, seats, seq }: CreatedTable,
  asker: SeatId | undefined,
  at: Date,
  seated: readonly SeatId[] = [],
): readonly NewMessage[] {
  const others = seats.filter(({ seat }) => seat !== asker && !seated.includes(seat));
  const payload = asker === undefined ? {} : { seat: asker };
  return others.map(({ seat }) => {
    return { gameId, seat, kind: 'invited', seq, dedupe: `${gameId}:${seat}:invited`, at, payload };
  });
}
