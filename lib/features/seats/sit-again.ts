import 'server-only';
import { z } from 'zod';
import { goodUntil, sentToken } from '@/lib/features/seats/fresh-link';
import { reachableTenure, referredSeat } from '@/lib/features/seats/own-store';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { MailedTo } from '@/lib/platform/outbox/confirmed-address-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { SeatOutcome } from './refusals';

const HOUR_MS = 60 * 60 * 1000;

const Reference = z.object({
  g: z.string(),
  s: z.int(),
  t: z.int(),
  k: z.string(),
  /** Until when it opens the seat, in epoch milliseconds; only in messages on the holder's own channel. */
  x: z.int().optional(),
  /** The mark of the address it was emailed to, if that address is stored at the seat. */
  a: z.string().optional(),
});

/** The recipient of a message: a seat with the same holder and the same link as when it was sent. */
export interface ReferredSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** The first characters of the hash of its link. */
  readonly key: string;
  readonly name: string;
}

/**
 * The reference that a message's link carries next to the table's address. It helps a browser without a
 * seat there. In a message on the holder's own channel, a button opens their seat for some days.
 * Otherwise, and later, it only names the holder whose channels a fresh link can go to.
 */
export async function referenceTo(
  gameId: string,
  seat: SeatId,
  ownSince?: Date,
  mark?: string,
): Promise<string | undefined> {
  const found = await referredSeat(gameId, seat);
  if (!found) return undefined;
  const said = { g: gameId, s: seat, t: found.tenure, k: found.key };
  return signData('message', {
    ...said,
    ...(ownSince ? { x: goodUntil(ownSince) } : {}),
    ...(mark === undefined ? {} : { a: mark }),
  });
}

/** The link token for the seat that a message refers to, valid until the reference expires. */
export async function openingOfReference(
  token: string,
  gameId: string,
  clock: Clock = systemClock,
): Promise<string | undefined> {
  const found = await seatOfReference(token, gameId);
  const { x: until = 0, a: mark } = readSigned('message', token, Reference) ?? {};
  if (!found || until < clock.now().getTime()) return undefined;
  return sentToken({ gameId, seat: found.seat, tenure: found.tenure, mark }, until);
}

/** The address that a message with this reference was emailed to, if that address is stored at the seat. */
export function mailedToOfReference(token: string): MailedTo | undefined {
  const { g, s, t, a } = readSigned('message', token, Reference) ?? {};
  if (g === undefined || s === undefined || t === undefined || a === undefined) return undefined;
  return { gameId: g, seat: s, tenure: t, mark: a };
}

const TableReference = z.object({ g: z.string(), w: z.literal(1) });

/**
 * A reference for a message to a person without a seat, at a table that only some can watch. It only
 * proves that the table exists.
 */
export function tableReference(gameId: string): string {
  return signData('message', { g: gameId, w: 1 });
}

/** Whether a message about this table was sent to a person without a seat. */
export function isTableReference(token: string, gameId: string): boolean {
  return readSigned('message', token, TableReference)?.g === gameId;
}

/** The seat that a message was for; undefined once it has another holder or another link. */
export async function seatOfReference(token: string, gameId: string): Promise<ReferredSeat | undefined> {
  const said = readSigned('message', token, Reference);
  if (said?.g !== gameId) return undefined;
  const found = await referredSeat(gameId, said.s);
  return found?.tenure === said.t && found.key === said.k ? found : undefined;
}

/** Whether a link can be sent to the holder of a seat, on a channel of their own. */
export async function isReachable(gameId: string, seat: SeatId): Promise<boolean> {
  return (await reachableTenure(gameId, seat)) !== undefined;
}

/**
 * Sends the holder of a seat a link to sit down, on their own channels; at most one an hour. The person
 * who asks never sees it.
 */
export async function sendSitAgain(
  token: string,
  gameId: string,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  const found = await seatOfReference(token, gameId);
  const [head, tenure] = await Promise.all([
    loadTableHead(gameId),
    found && reachableTenure(gameId, found.seat),
  ]);
  if (!found || !head || tenure === undefined) return refused({ kind: 'token-wrong' });
  const at = clock.now();
  const { seat } = found;
  const dedupe = ['sit-again', gameId, seat, tenure, Math.floor(at.getTime() / HOUR_MS)].join(':');
  await queueMessage({ gameId, seat, kind: 'fresh-link', seq: head.seq, dedupe, payload: { tenure }, at });
  return { ok: true, value: undefined };
}
