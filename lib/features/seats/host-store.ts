import 'server-only';
import { FREE_SEAT } from '@/lib/features/seats/free-seat-row';
import { lockSeat } from '@/lib/features/table/commands/lock-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/setup';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { silenceHolder, tellFormer } from '@/lib/platform/outbox/former-holder-store';

/** Tables whose host has these keys: the account that made it, or its host token. None without keys. */
function isHost({ userId, tokenHash }: SeatKeys): Prisma.GameWhereInput {
  const person = userId === undefined ? [] : [{ hostId: userId }];
  const browser = tokenHash === undefined ? [] : [{ hostHash: tokenHash }];
  return { OR: [...person, ...browser] };
}

/** Whether these are the keys of a table's host. */
export async function isHostOf(gameId: string, keys: SeatKeys): Promise<boolean> {
  const where = { id: gameId, ...isHost(keys) };
  return (await db().game.findFirst({ where, select: { id: true } })) !== null;
}

/** Whether pages of other sites can show a table in a frame. */
export async function mayEmbed(gameId: string): Promise<boolean> {
  const found = await db().game.findUnique({ where: { id: gameId }, select: { mayEmbed: true } });
  return found?.mayEmbed ?? false;
}

/**
 * Replaces the token of a free seat; the old link no longer opens it. False unless the host asks and
 * the seat is neither taken nor reserved: only holders get links to their seats.
 */
export async function replaceSeatToken(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
): Promise<boolean> {
  const where = { gameId, seat, bot: null, seatedAt: null, userId: null, game: isHost(host) };
  const changed = await db().seat.updateMany({ where, data: { tokenHash } });
  return changed.count > 0;
}

/** The seats of a table that are taken or reserved. */
export async function heldSeatsOf(gameId: string): Promise<SeatId[]> {
  const where = { gameId, bot: null, OR: [{ seatedAt: { not: null } }, { userId: { not: null } }] };
  const rows = await db().seat.findMany({ where, select: { seat: true } });
  return rows.map(({ seat }) => seat);
}

export interface HostTerms {
  readonly joinPolicy?: JoinPolicy | undefined;
  readonly watchers?: Watchers | undefined;
  readonly lineSharing?: LineSharing | undefined;
  readonly mayEmbed?: boolean | undefined;
  /** Hash of the link that opens any free seat; null for none. */
  readonly joinLinkHash?: string | null | undefined;
}

/**
 * Changes who can join and watch, and whether lines can be shared; undefined values stay. False unless
 * the host asks.
 */
export async function changeTerms(
  gameId: string,
  host: SeatKeys,
  { joinPolicy, watchers, lineSharing, mayEmbed, joinLinkHash }: HostTerms,
): Promise<boolean> {
  const data = { joinPolicy, watchers, lineSharing, mayEmbed, joinLinkHash };
  const ofCircle = watchers === 'circle' ? { circleId: { not: null } } : {};
  const where = { id: gameId, ...ofCircle, ...isHost(host) };
  const changed = await db().game.updateMany({ where, data });
  return changed.count > 0;
}

/**
 * Frees the seat of a person who has not played yet, even if it is only kept for them. Their private texts
 * are not passed on, and they are notified unless they are the host. False unless the host asks, a person
 * holds the seat, and no log row is theirs.
 */
export async function freeSeat(
  place: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
  at: Date,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const former = await freedBy(tx, place, host);
    if (!former) return false;
    const { gameId, seat } = place;
    await tx.seat.updateMany({ where: { gameId, seat }, data: { ...FREE_SEAT, name: '', tokenHash } });
    await silenceHolder(tx, place, at);
    if (!former.isHost)
      await tellFormer(tx, former, { reason: 'freed', seat: await seatOfHost(tx, former) }, at);
    await tx.plan.deleteMany({ where: { gameId, seat } });
    await tx.vote.deleteMany({ where: { gameId, seat } });
    return true;
  });
}

/** The holder of a seat that this host can free; raises the revision of its table. */
async function freedBy(
  tx: Tx,
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
) {
  // Locks the table as a step does: a concurrent move has either been made, or fails.
  const [table] = await tx.game.updateManyAndReturn({
    where: { id: gameId, status: 'running', ...isHost(host) },
    data: { tableRevision: { increment: 1 } },
    select: { seq: true, hostId: true },
  });
  if (!table) return undefined;
  const held = await lockSeat(tx, { gameId, seat });
  const isHeld = held !== undefined && (held.isTaken || (held.userId !== null && !held.isComputer));
  if (!isHeld) return undefined;
  const where = { gameId, seat, seq: { gte: held.heldFrom } };
  if ((await tx.gameLog.count({ where })) > 0) return undefined;
  const { hostId, seq } = table;
  return { ...held, gameId, seat, seq, hostId, isHost: held.userId !== null && held.userId === hostId };
}

/** The seat of the table's host, if they have one. */
async function seatOfHost(
  tx: Tx,
  { gameId, hostId }: { readonly gameId: string; readonly hostId: string | null },
): Promise<SeatId | undefined> {
  if (hostId === null) return undefined;
  const where = { gameId, userId: hostId };
  return (await tx.seat.findFirst({ where, orderBy: { seat: 'asc' }, select: { seat: true } }))?.seat;
}

/** The host's name at the table, or their account name if they do not sit there. */
export async function inviterOf(gameId: string): Promise<string | undefined> {
  const table = await db().game.findUnique({
    where: { id: gameId },
    select: {
      hostId: true,
      host: { select: { name: true } },
      seats: { where: { bot: null, seatedAt: { not: null } }, select: { name: true, userId: true } },
    },
  });
  if (!table?.hostId) return undefined;
  const seat = table.seats.find(({ userId }) => userId === table.hostId);
  return (seat?.name || table.host?.name) ?? undefined;
}
