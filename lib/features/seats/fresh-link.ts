import 'server-only';
import { z } from 'zod';
import { addEntry } from '@/lib/features/seats/entry-store';
import { isHost } from '@/lib/features/seats/hosting';
import { openSeat, reachableTenure, takenSeat } from '@/lib/features/seats/own-store';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { refused } from '@/lib/platform/http/refused';
import type { MailedTo } from '@/lib/platform/outbox/confirmed-address-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { SeatOutcome } from './refusals';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link sent to a holder is valid. */
const GOOD_FOR_MS = 7 * DAY_MS;

const Sent = z.object({ g: z.string(), s: z.int(), t: z.int(), x: z.int(), a: z.string().optional() });

/**
 * A link that is sent to the holder of a seat. It is signed and not stored, so the message tables never
 * hold a key. `mark` identifies the address it is sent to.
 */
export function sentLink(gameId: string, seat: SeatId, tenure: number, sentAt: Date, mark?: string): string {
  return `${env().APP_URL}/seat/${sentToken({ gameId, seat, tenure, mark }, goodUntil(sentAt))}`;
}

/** The expiry of a link sent at this moment, as epoch milliseconds. */
export function goodUntil(sentAt: Date): number {
  return sentAt.getTime() + GOOD_FOR_MS;
}

/** A tenure of a seat and, for an emailed link, the mark of its address. */
interface SentTo {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  readonly mark?: string | undefined;
}

const dataOf = ({ gameId, seat, tenure, mark }: SentTo) => ({
  g: gameId,
  s: seat,
  t: tenure,
  ...(mark === undefined ? {} : { a: mark }),
});

/** The token of a link sent to a holder. */
export function sentToken(to: SentTo, until: number): string {
  return signData('seat', { ...dataOf(to), x: until });
}

/** The seat that a sent link opens, until it expires or the seat has another holder. */
export async function seatOfSentLink(token: string, clock: Clock = systemClock) {
  const sent = token.includes('.') ? readSigned('seat', token, Sent) : undefined;
  if (!sent || sent.x < clock.now().getTime()) return undefined;
  return takenSeat(sent.g, sent.s, sent.t);
}

const Free = z.object({ g: z.string(), s: z.int(), t: z.int(), a: z.string().optional() });

/** The link that fills a free seat; it opens nothing once the seat is taken. Signed, and not stored. */
export function freeSeatLink(gameId: string, seat: SeatId, tenure: number, mark?: string): string {
  return `${env().APP_URL}/seat/${signData('free-seat', dataOf({ gameId, seat, tenure, mark }))}`;
}

/** The free seat that such a link opens, until the seat is taken. */
export async function seatOfFreeLink(token: string) {
  const free = token.includes('.') ? readSigned('free-seat', token, Free) : undefined;
  return free && openSeat(free.g, free.s, free.t);
}

/** The address that a seat link was emailed to; undefined for links passed on otherwise. */
export function mailedToOf(token: string): MailedTo | undefined {
  if (!token.includes('.')) return undefined;
  const { g, s, t, a } = readSigned('seat', token, Sent) ?? readSigned('free-seat', token, Free) ?? {};
  if (g === undefined || s === undefined || t === undefined || a === undefined) return undefined;
  return { gameId: g, seat: s, tenure: t, mark: a };
}

/**
 * Sends a fresh link to the holder of a seat, on their own channels; the person who asks never sees it. At
 * most once a day, so the holder is not flooded. Refused if the holder has left no channel of their own.
 */
export async function sendFreshLink(
  gameId: string,
  seat: SeatId,
  host: Visitor,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  if (!(await isHost(gameId, host))) return refused({ kind: 'not-host' });
  const [head, tenure] = await Promise.all([loadTableHead(gameId), reachableTenure(gameId, seat)]);
  if (!head || tenure === undefined) return refused({ kind: 'not-that-seat' });
  const at = clock.now();
  const dedupe = ['fresh-link', gameId, seat, Math.floor(at.getTime() / DAY_MS)].join(':');
  const message = {
    gameId,
    seat,
    kind: 'fresh-link',
    seq: head.seq,
    dedupe,
    payload: { tenure },
    at,
  } as const;
  if (await queueMessage(message)) await addEntry(gameId, seat, 'link-sent', undefined);
  return { ok: true, value: undefined };
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Notifies the holder of a seat that a browser has opened it by its link. At most once an hour; the
 * entries list every browser.
 */
export async function tellOpened(gameId: string, seat: SeatId, label: string, at: Date): Promise<void> {
  const head = await loadTableHead(gameId);
  const dedupe = ['seat-opened', gameId, seat, Math.floor(at.getTime() / HOUR_MS)].join(':');
  if (!head) return;
  await queueMessage({
    gameId,
    seat,
    kind: 'seat-opened',
    seq: head.seq,
    dedupe,
    payload: { text: label },
    at,
  });
}
