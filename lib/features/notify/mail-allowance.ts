import 'server-only';
import { createHash } from 'node:crypto';
import { MailTargetSchema } from '@/lib/platform/outbox/channels/targets';
import type { DueDelivery } from '@/lib/platform/outbox/delivery-store';
import type { Admitted } from '@/lib/platform/outbox/drain';
import { isAddressConfirmed, isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';
import { SEAT_KINDS } from '@/lib/game/wording/message-kinds';
import { env } from '@/lib/platform/env';
import { count } from '@/lib/platform/http/rate-limit-store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mails to one reader: about one table, from all tables, and to an address that nobody has confirmed. */
export const MAILS = {
  ofTable: { most: 5, spanMs: HOUR_MS },
  ofAll: { most: 20, spanMs: DAY_MS },
  unconfirmed: { most: 3, spanMs: DAY_MS },
  /** Of one table. */
  invitation: { most: 1, spanMs: 2 * 365 * DAY_MS },
  /** What concerns the reader's own seat, besides all of these. */
  seatOfTable: { most: 5, spanMs: HOUR_MS },
  seatOfAll: { most: 20, spanMs: DAY_MS },
} as const;

interface Budget {
  /** Set before what is counted, so that budgets do not mix. */
  readonly name: string;
  readonly ofTable: Span;
  readonly ofAll: Span;
}
type Span = (typeof MAILS)[keyof typeof MAILS];

/**
 * Counts mail to an address and holds back what would be too much. What is no mail, and what is tried again,
 * is not counted.
 */
export async function admitMail(group: readonly DueDelivery[], at: Date): Promise<Admitted> {
  if (!env().MAIL_LIMITS) return { now: group, later: [], never: [] };
  const [first] = group;
  const reader = first && (await readerOf(first));
  const isNew = group.some(({ attempts }) => attempts === 1);
  if (!reader || !isNew) return { now: group, later: [], never: [] };
  const wanted = reader.hasStopped ? [] : await oneInvitation(group, reader, at);
  const never = group.filter((delivery) => !wanted.includes(delivery)).map(({ id }) => id);
  const ofSeat = wanted.filter(isOfSeat);
  const others = wanted.filter((delivery) => !isOfSeat(delivery));
  const [seats, rest] = [
    await admitInTime(ofSeat, reader, seatBudget(reader), at),
    await admitInTime(others, reader, budgetOf(reader), at),
  ];
  return { now: [...seats.now, ...rest.now], later: [...seats.later, ...rest.later], never };
}

const isOfSeat = ({ message }: DueDelivery): boolean => SEAT_KINDS.some((kind) => kind === message.kind);

function budgetOf({ isConfirmed }: Reader): Budget {
  const ofAll = isConfirmed ? MAILS.ofAll : MAILS.unconfirmed;
  return { name: '', ofTable: MAILS.ofTable, ofAll };
}

/**
 * What is said of the reader's own seat does not wait because others have talked much. Seats that a person is
 * known to hold are counted apart from those at which somebody left their address: that may have been done to
 * use the mails up. An address that nobody has confirmed has its three mails a day and no more; a new link
 * waits until its holder was told.
 */
function seatBudget(reader: Reader): Budget {
  if (!reader.isConfirmed) return budgetOf(reader);
  const name = reader.isHolder ? 'own seat ' : 'seat ';
  return { name, ofTable: MAILS.seatOfTable, ofAll: MAILS.seatOfAll };
}

async function admitInTime(
  group: readonly DueDelivery[],
  { address }: Reader,
  { name, ofTable, ofAll }: Budget,
  at: Date,
) {
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
  return { now: late ? [] : open, later };
}

/**
 * Whether a letter that somebody asks for may go to an address that nobody has confirmed; then it is counted.
 */
export async function mayWriteTo(address: string, at: Date): Promise<boolean> {
  return (await fullUntil(address.toLowerCase(), MAILS.unconfirmed, at)) === undefined;
}

/** All but invitations to a table that an unconfirmed address has been invited to already. */
async function oneInvitation(
  group: readonly DueDelivery[],
  { address, isConfirmed }: Reader,
  at: Date,
): Promise<readonly DueDelivery[]> {
  if (isConfirmed) return group;
  const kept: DueDelivery[] = [];
  for (const delivery of group) {
    const { kind, gameId } = delivery.message;
    const isRepeated =
      kind === 'invited' && (await fullUntil(`invited ${address} ${gameId}`, MAILS.invitation, at));
    if (!isRepeated) kept.push(delivery);
  }
  return kept;
}

interface Reader {
  readonly address: string;
  readonly isConfirmed: boolean;
  readonly hasStopped: boolean;
  /** Whether it is a channel of the person who holds the seat. */
  readonly isHolder: boolean;
}

/** Who reads it, if it is mail. A channel was confirmed, and is stopped by itself. */
async function readerOf({ channel }: DueDelivery): Promise<Reader | undefined> {
  if (channel.kind === 'seat') {
    const address = channel.email.toLowerCase();
    const [isConfirmed, hasStopped] = await Promise.all([
      isAddressConfirmed(address),
      isAddressStopped(address),
    ]);
    return { address, isConfirmed, hasStopped, isHolder: false };
  }
  const target = channel.form === 'mail' ? MailTargetSchema.safeParse(channel.target).data : undefined;
  const address = target?.address.toLowerCase();
  return address === undefined
    ? undefined
    : { address, isConfirmed: true, hasStopped: false, isHolder: true };
}

/** Counts one more mail of a kind; when there may be the next, if this one is too many. */
async function fullUntil(whose: string, { most, spanMs }: Span, at: Date): Promise<Date | undefined> {
  const since = at.getTime() - (at.getTime() % spanMs);
  const key = createHash('sha256').update(`mail/${spanMs}/${since}/${whose}`).digest('base64url');
  const until = new Date(since + spanMs);
  // By its end: a count is forgotten a while after that, and this one may last for years.
  const counted = await count(key, until, 1);
  return counted > most ? until : undefined;
}
