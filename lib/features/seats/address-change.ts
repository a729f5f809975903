import 'server-only';
import { z } from 'zod';
import { addressNow, confirmAddress, type AddressAsk } from '@/lib/features/seats/address-store';
import { addEntry } from '@/lib/features/seats/entry-store';
import { changeAddress, ownSeat } from '@/lib/features/seats/own-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { refused } from '@/lib/platform/http/refused';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import type { SeatOutcome } from './refusals';

const HOUR_MS = 60 * 60 * 1000;
/** How long a confirmation link is valid. */
const GOOD_FOR_MS = 3 * 24 * HOUR_MS;

const Asked = z.object({ g: z.string(), s: z.int(), t: z.int(), n: z.int(), e: z.string(), x: z.int() });

/** The confirmation link that the current address gets when a new one is requested. Signed and not stored. */
export function addressLink({ gameId, seat, tenure, changes, email }: AddressAsk, sentAt: Date): string {
  const until = sentAt.getTime() + GOOD_FOR_MS;
  const token = signData('seat-address', { g: gameId, s: seat, t: tenure, n: changes, e: email, x: until });
  return `${env().APP_URL}/seat/address/${token}`;
}

function readAsk(token: string): { readonly ask: AddressAsk; readonly until: number } | undefined {
  const read = readSigned('seat-address', token, Asked);
  if (!read) return undefined;
  const { g: gameId, s: seat, t: tenure, n: changes, e: email, x: until } = read;
  return { ask: { gameId, seat, tenure, changes, email }, until };
}

/**
 * Sends messages of a player's own seat to another address. The holder changes it directly. For a
 * player who only has the seat's link, the service asks the current address, at most once an hour.
 * Refused if the holder has given no address.
 */
export async function requestAddress(
  gameId: string,
  who: Visitor,
  email: string,
  clock: Clock = systemClock,
): Promise<SeatOutcome<'changed' | 'asked'>> {
  const keys = keysOf(who);
  const found = await ownSeat(gameId, keys);
  if (!found) return refused({ kind: 'token-wrong' });
  const { seat } = found;
  if (await changeAddress(gameId, seat, keys, email)) return { ok: true, value: 'changed' };
  const [head, now] = await Promise.all([loadTableHead(gameId), addressNow(gameId, seat)]);
  if (!head || !now?.isReached) return refused({ kind: 'no-own-address' });
  const [at, { tenure, changes }] = [clock.now(), now];
  const isSent = await queueMessage({
    gameId,
    seat,
    kind: 'address-asked',
    seq: head.seq,
    at,
    payload: { tenure, changes, email },
    dedupe: ['address-asked', gameId, seat, tenure, Math.floor(at.getTime() / HOUR_MS)].join(':'),
    noneSince: new Date(at.getTime() - HOUR_MS),
  });
  if (!isSent) return refused({ kind: 'too-many', whom: 'mailbox', retryAfterS: HOUR_MS / 1000 });
  await addEntry(gameId, seat, 'address-asked', undefined);
  return { ok: true, value: 'asked' };
}

export interface AddressChange {
  /**
   * done: messages go there now. gone: the seat has another holder. changed: its holder has since given
   * another address.
   */
  readonly state: 'open' | 'done' | 'changed' | 'expired' | 'gone';
  readonly gameId: string;
  readonly table: string;
  /** The name of the seat's holder. */
  readonly name: string;
  readonly email: string;
  /** The current address, while the change is open. */
  readonly before?: string;
}

/** The change that a confirmation link would make; undefined if the link is not ours. Changes nothing. */
export async function addressChangeOf(
  token: string,
  clock: Clock = systemClock,
): Promise<AddressChange | undefined> {
  const read = readAsk(token);
  const head = read && (await loadTableHead(read.ask.gameId));
  if (!read || !head) return undefined;
  const { gameId, seat, tenure, changes, email } = read.ask;
  const now = await addressNow(gameId, seat);
  const about = { gameId, table: head.name, name: now?.name ?? '', email };
  if (now?.tenure !== tenure) return { ...about, name: '', state: 'gone' };
  const { email: before } = now;
  if (before?.toLowerCase() === email.toLowerCase()) return { ...about, state: 'done' };
  if (before === null || now.changes !== changes) return { ...about, state: 'changed' };
  if (read.until < clock.now().getTime()) return { ...about, state: 'expired' };
  return { ...about, state: 'open', before };
}

/**
 * Stores the address that a link asks for. Opening it proves a reader of the current address. False when the
 * change is no longer possible.
 */
export async function confirmAddressChange(token: string, clock: Clock = systemClock): Promise<boolean> {
  const read = readAsk(token);
  if (!read || read.until < clock.now().getTime()) return false;
  return confirmAddress(read.ask);
}
