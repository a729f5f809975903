import 'server-only';
import { createHash } from 'node:crypto';
import type { AdmittedGroup, Due } from '@/lib/features/notify/drain';
import { admitUnconfirmed, isOfTurn } from '@/lib/features/notify/unconfirmed-mail';
import { isSeatKind } from '@/lib/game/wording/message-kinds';
import { addToCount } from '@/lib/platform/http/limits/rate-limit-store';
import { MailTargetSchema } from '@/lib/platform/outbox/channels/targets';
import { confirmationOf, type Confirmation } from '@/lib/platform/outbox/confirmed-address-store';
import type { DueDelivery, Sendable } from '@/lib/platform/outbox/delivery-store';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Email limits for a reader with a confirmed address: about one table, and from all tables. */
export const MAILS = {
  ofTable: { most: 5, spanMs: HOUR_MS },
  ofAll: { most: 20, spanMs: DAY_MS },
  /** Messages about the reader's own seat, in addition to these. */
  seatOfTable: { most: 5, spanMs: HOUR_MS },
  seatOfAll: { most: 20, spanMs: DAY_MS },
  /** The reader's own turns, in addition to these: more than the fastest game has. */
  turnOfTable: { most: 60, spanMs: HOUR_MS },
  turnOfAll: { most: 400, spanMs: DAY_MS },
} as const;

interface Budget {
  /** A prefix of the counters, so that budgets stay separate. */
  readonly name: string;
  readonly ofTable: Span;
  readonly ofAll: Span;
}
type Span = (typeof MAILS)[keyof typeof MAILS];

/**
 * Counts emails to an address and defers those over the limit. Other channels and retries are not counted. All
 * readers of news of circles have confirmed their addresses.
 */
export async function admitMail(group: readonly Due[], at: Date): Promise<AdmittedGroup> {
  const [first] = group;
  const isNew = group.some(({ attempts }) => attempts === 1);
  const address = first && addressOf(first);
  if (address === undefined || !isNew) return { now: group, later: [], never: [] };
  const isAtSeat = first?.channel.kind === 'seat';
  if (isAtSeat && (await isAddressStopped(address)))
    return { now: [], later: [], never: group.map(({ id }) => id) };
  const ofTables = group.flatMap((delivery) => ('circle' in delivery ? [] : [delivery]));
  if (!isAtSeat) return admitConfirmed(group, { address, isHolder: true }, at);
  const news = group.filter((delivery) => 'circle' in delivery);
  return together([
    await admitToSeats(ofTables, address, at),
    await admitConfirmed(news, { address, isHolder: true }, at),
  ]);
}

/** The address of an email in lower case; undefined for other channels. */
function addressOf({ channel }: Sendable): string | undefined {
  if (channel.kind === 'seat') return channel.email.toLowerCase();
  const target = channel.form === 'mail' ? MailTargetSchema.safeParse(channel.target).data : undefined;
  return target?.address.toLowerCase();
}

/** An address can be confirmed for one of its seats and not for another. */
async function admitToSeats(
  group: readonly DueDelivery[],
  address: string,
  at: Date,
): Promise<AdmittedGroup> {
  const known = new Map<string, Confirmation>();
  for (const { channel } of group) {
    if (channel.kind !== 'seat' || known.has(placeOf(channel))) continue;
    known.set(placeOf(channel), await confirmationOf(channel, address, channel.isOther));
  }
  const by = (confirmation: Confirmation) =>
    group.filter(({ channel }) => channel.kind === 'seat' && known.get(placeOf(channel)) === confirmation);
  return together([
    await admitConfirmed(by('seat'), { address, isHolder: true }, at),
    await admitConfirmed(by('account'), { address, isHolder: false }, at),
    await admitUnconfirmed(by('none'), address, at),
  ]);
}

const placeOf = ({ gameId, seat }: { readonly gameId: string; readonly seat: number }): string =>
  `${gameId} ${seat}`;

function together(parts: readonly AdmittedGroup[]): AdmittedGroup {
  return {
    now: parts.flatMap(({ now }) => now),
    later: parts.flatMap(({ later }) => later),
    never: parts.flatMap(({ never }) => never),
  };
}

interface Reader {
  readonly address: string;
  /** Whether the reader is the seat's known holder, so that no one else entered the address. */
  readonly isHolder: boolean;
}

/**
 * News of the reader's own seat and turns have separate budgets, so that messages of others never delay
 * them. Seats with a known holder are counted separately from seats where someone merely entered the
 * address: an attacker could do that to use up the limit.
 */
async function admitConfirmed(group: readonly Due[], reader: Reader, at: Date): Promise<AdmittedGroup> {
  const ofSeat = group.filter(({ message }) => isSeatKind(message.kind));
  const turns = group.filter((delivery) => reader.isHolder && isOfTurn(delivery));
  const others = group.filter((delivery) => !ofSeat.includes(delivery) && !turns.includes(delivery));
  const seatName = reader.isHolder ? 'own seat ' : 'seat ';
  return together([
    await admitInTime(ofSeat, reader, budget(seatName, MAILS.seatOfTable, MAILS.seatOfAll), at),
    await admitInTime(turns, reader, budget('turn ', MAILS.turnOfTable, MAILS.turnOfAll), at),
    await admitInTime(others, reader, budget('', MAILS.ofTable, MAILS.ofAll), at),
  ]);
}

const budget = (name: string, ofTable: Span, ofAll: Span): Budget => ({ name, ofTable, ofAll });

async function admitInTime(
  group: readonly Due[],
  { address }: Reader,
  { name, ofTable, ofAll }: Budget,
  at: Date,
): Promise<AdmittedGroup> {
  const full = new Map<string, Date>();
  for (const gameId of new Set(group.map(({ message }) => message.gameId))) {
    const until = await fullUntil(`${name}${address} ${gameId}`, ofTable, at);
    if (until) full.set(gameId, until);
  }
  const open = group.filter(({ message }) => !full.has(message.gameId));
  const late = open.length > 0 ? await fullUntil(`${name}${address}`, ofAll, at) : undefined;
  const later = group.flatMap(({ id, message }) => {
    const dueAt = full.get(message.gameId) ?? late;
    return dueAt ? [{ id, dueAt }] : [];
  });
  return { now: late ? [] : open, later, never: [] };
}

/** Counts one more email of a kind; returns when the next one is possible if the limit is exceeded. */
async function fullUntil(whose: string, { most, spanMs }: Span, at: Date): Promise<Date | undefined> {
  const since = at.getTime() - (at.getTime() % spanMs);
  const key = createHash('sha256').update(`mail/${spanMs}/${since}/${whose}`).digest('base64url');
  const until = new Date(since + spanMs);
  // Keyed by its end: a count is deleted a while after that.
  const counted = await addToCount(key, until, 1);
  return counted > most ? until : undefined;
}
