/** Guests and others whose address is unconfirmed get few letters; the rest waits until it is confirmed. */
import 'server-only';
import type { AdmittedGroup } from '@/lib/features/notify/drain';
import { isSeatKind, type MessageKind } from '@/lib/game/wording/message-kinds';
import type { DueDelivery, StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { payloadOf } from '@/lib/platform/outbox/payload';
import {
  countLetter,
  lettersTo,
  type LetterKind,
  type LetterPart,
  type SentPart,
} from '@/lib/platform/outbox/unconfirmed-mail-store';

/** Maximum emails to an unconfirmed address. */
export const UNCONFIRMED = {
  /** Turn emails of one table, in total. */
  turns: 5,
  /** All other emails about one table, in total, and how many of these may be messages of others. */
  others: 5,
  talk: 2,
  /** Emails from all tables within seven days, and how many of these may be other than turn emails. */
  week: 10,
  othersOfWeek: 5,
} as const;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A held-back message is checked again after a day: it may be outdated, or the address may have changed. */
const LOOK_AGAIN_MS = DAY_MS;

const TURN_KINDS: readonly MessageKind[] = ['your-turn', 'reminder', 'time-out'];

/** Whether a message announces the reader's turn. */
export function isOfTurn({
  message: { kind, payload },
}: {
  readonly message: Pick<StoredMessage, 'kind' | 'payload'>;
}): boolean {
  return TURN_KINDS.includes(kind) || payloadOf(payload).starts === true;
}

const isInvitation = ({ message: { kind } }: DueDelivery): boolean => kind === 'invited';

interface Decision extends AdmittedGroup {
  readonly parts: readonly LetterPart[];
}

/** Decides which messages to an unconfirmed address are sent now, as one email; the others are held back. */
export async function admitUnconfirmed(
  group: readonly DueDelivery[],
  address: string,
  at: Date,
): Promise<AdmittedGroup> {
  if (group.length === 0) return { now: [], later: [], never: [] };
  const gameIds = [...new Set(group.map(({ message }) => message.gameId))];
  const { now, later, never } = await countLetter(address, gameIds, at, (seen) => decide(group, seen, at));
  return { now, later, never };
}

function decide(group: readonly DueDelivery[], seen: readonly SentPart[], at: Date): Decision {
  const never = group.filter((delivery) => isRepeated(delivery, group, seen));
  const wanted = group.filter((delivery) => !never.includes(delivery));
  const parts = partsOf(wanted, seen);
  const isOpen = isWeekOpen(
    seen,
    parts.some(({ kind }) => kind === 'turn'),
    at,
  );
  const going = isOpen ? wanted.filter((delivery) => goesAlong(delivery, parts)) : [];
  const dueAt = new Date(at.getTime() + LOOK_AGAIN_MS);
  const later = wanted.filter((delivery) => !going.includes(delivery)).map(({ id }) => ({ id, dueAt }));
  return { now: going, later, never: never.map(({ id }) => id), parts: isOpen ? parts : [] };
}

/**
 * Whether the invitation repeats one to the same address: it is invited to a table once, whatever the seat.
 */
function isRepeated(
  delivery: DueDelivery,
  group: readonly DueDelivery[],
  seen: readonly SentPart[],
): boolean {
  if (!isInvitation(delivery)) return false;
  const { gameId } = delivery.message;
  const first = group.find((each) => isInvitation(each) && each.message.gameId === gameId);
  return first !== delivery || seen.some((part) => part.gameId === gameId && part.kind === 'invited');
}

function partsOf(wanted: readonly DueDelivery[], seen: readonly SentPart[]): LetterPart[] {
  return [...new Set(wanted.map(({ message }) => message.gameId))].flatMap((gameId) => {
    const isHere = (part: { readonly gameId: string }) => part.gameId === gameId;
    const kind = kindOf(
      wanted.filter(({ message }) => isHere(message)),
      seen.filter(isHere),
    );
    return kind ? [{ gameId, kind }] : [];
  });
}

/** How the part of an email about one table counts; undefined if it cannot be sent. */
function kindOf(ofTable: readonly DueDelivery[], seen: readonly SentPart[]): LetterKind | undefined {
  const count = (isCounted: (kind: LetterKind) => boolean) =>
    seen.filter(({ kind }) => isCounted(kind)).length;
  if (ofTable.some(isOfTurn) && count((kind) => kind === 'turn') < UNCONFIRMED.turns) return 'turn';
  if (count((kind) => kind !== 'turn') >= UNCONFIRMED.others) return undefined;
  if (ofTable.some(isInvitation)) return 'invited';
  if (ofTable.some(({ message }) => isSeatKind(message.kind))) return 'seat';
  const hasTalk = ofTable.some((delivery) => !isOfTurn(delivery));
  return hasTalk && count((kind) => kind === 'talk') < UNCONFIRMED.talk ? 'talk' : undefined;
}

/**
 * Whether another message about the table can join an email that is sent anyway; a sixth turn email cannot.
 */
function goesAlong(delivery: DueDelivery, parts: readonly LetterPart[]): boolean {
  const part = parts.find(({ gameId }) => gameId === delivery.message.gameId);
  return part !== undefined && (part.kind === 'turn' || !isOfTurn(delivery));
}

/** Whether one more email is allowed within these seven days. */
function isWeekOpen(seen: readonly SentPart[], hasTurn: boolean, at: Date): boolean {
  const recent = seen.filter((part) => part.at.getTime() > at.getTime() - WEEK_MS);
  const letters = new Set(recent.map(({ letter }) => letter));
  const turns = new Set(recent.filter(({ kind }) => kind === 'turn').map(({ letter }) => letter));
  if (letters.size >= UNCONFIRMED.week) return false;
  return hasTurn || letters.size - turns.size < UNCONFIRMED.othersOfWeek;
}

/**
 * Counts an email that someone requests for an unconfirmed address; returns whether it can be sent.
 * `gameId` is its table, if any.
 */
export async function mayWriteTo(address: string, at: Date, gameId = ''): Promise<boolean> {
  const { parts } = await countLetter(address, [gameId], at, (seen) => ({
    parts: isLetterOpen(seen, gameId, at) ? [{ gameId, kind: 'seat' as const }] : [],
  }));
  return parts.length > 0;
}

function isLetterOpen(seen: readonly SentPart[], gameId: string, at: Date): boolean {
  const others = seen.filter((part) => part.gameId === gameId && part.kind !== 'turn').length;
  return (gameId === '' || others < UNCONFIRMED.others) && isWeekOpen(seen, false, at);
}

/** The number of emails that an unconfirmed address can still get about a table. */
export interface MailsLeft {
  /** Turn emails. */
  readonly turns: number;
  /** Whether the email that asks to confirm it can be sent now. */
  readonly canAsk: boolean;
  /** Whether a turn email can be sent now. */
  readonly canWrite: boolean;
}

/** The emails that an unconfirmed address can still get. */
export async function leftFor(address: string, gameId: string, at: Date): Promise<MailsLeft> {
  const seen = await lettersTo(address, [gameId], at);
  const sent = seen.filter((part) => part.gameId === gameId && part.kind === 'turn').length;
  const turns = Math.max(0, UNCONFIRMED.turns - sent);
  return {
    turns,
    canAsk: isLetterOpen(seen, gameId, at),
    canWrite: turns > 0 && isWeekOpen(seen, true, at),
  };
}
