import 'server-only';
import { z } from 'zod';
import { readSigned, signed } from '@/lib/platform/auth/signed';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { SeatId } from '@/lib/game/engine/commands';
import { env } from '@/lib/platform/env';
import { enter } from '@/lib/features/seats/entry-store';
import { openSeat, reachableTenure, takenSeat } from '@/lib/features/seats/own-store';
import { isHost } from '@/lib/features/seats/hosting';
import type { Visitor } from '@/lib/features/table/load-table';
import { refused } from '@/lib/platform/http/refused';
import type { Outcome } from './refusals';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { loadTableHead } from '@/lib/features/table/table-head-store';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a link is good that was sent to a holder. */
const GOOD_FOR_MS = 7 * DAY_MS;

const Sent = z.object({ g: z.string(), s: z.int(), t: z.int(), x: z.int() });

/**
 * A link that is sent to the holder of a seat. It is signed and not stored: no table of messages ever holds a
 * key.
 */
export function sentLink(gameId: string, seat: SeatId, tenure: number, sentAt: Date): string {
  return `${env().APP_URL}/seat/${sentToken(gameId, seat, tenure, goodUntil(sentAt))}`;
}

/** Until when what was sent at this moment is good. */
export function goodUntil(sentAt: Date): number {
  return sentAt.getTime() + GOOD_FOR_MS;
}

/** The token of such a link. */
export function sentToken(gameId: string, seat: SeatId, tenure: number, until: number): string {
  return signed('seat', { g: gameId, s: seat, t: tenure, x: until });
}

/** The seat that such a link opens, for as long as it is good and its holder holds the seat. */
export async function seatOfSentLink(token: string, clock: Clock = systemClock) {
  const sent = token.includes('.') ? readSigned('seat', token, Sent) : undefined;
  if (!sent || sent.x < clock.now().getTime()) return undefined;
  return takenSeat(sent.g, sent.s, sent.t);
}

const Free = z.object({ g: z.string(), s: z.int(), t: z.int() });

/**
 * The link that fills a seat on which nobody sits; it opens nothing once somebody has sat down there. Signed,
 * and not stored either.
 */
export function freeSeatLink(gameId: string, seat: SeatId, tenure: number): string {
  return `${env().APP_URL}/seat/${signed('free-seat', { g: gameId, s: seat, t: tenure })}`;
}

/** The free seat that such a link opens, for as long as nobody has sat down there. */
export async function seatOfFreeLink(token: string) {
  const free = token.includes('.') ? readSigned('free-seat', token, Free) : undefined;
  return free && openSeat(free.g, free.s, free.t);
}

/**
 * Has a fresh link sent to the holder of a seat, on their own channels; whoever asks never sees it. Once a
 * day, so that nobody is flooded. Refused where the holder has left no way of their own.
 */
export async function sendFreshLink(
  gameId: string,
  seat: SeatId,
  host: Visitor,
  clock: Clock = systemClock,
): Promise<Outcome<undefined>> {
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
  if (await queueMessage(message)) await enter(gameId, seat, 'link-sent', undefined);
  return { ok: true, value: undefined };
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Tells the holder of a seat that a browser has opened it by its link; at most once an hour, the entries name
 * each.
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
