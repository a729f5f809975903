/**
 * Who gets which message, when, over what, and why not: pure. The stores only fetch the rows that decide, and
 * claim what is due.
 */
import { NEWS_READERS } from '@/lib/features/circles/circle-news';
import { calmTime, eveningAfter, isCalmNews, type SeatNews } from '@/lib/features/notify/calm-news';
import type { CirclePayload } from '@/lib/features/notify/circles/circle-message';
import {
  ASKED_FOR_KINDS,
  DEFAULT_OF_MAIL,
  DIGESTED_KINDS,
  isSeatKind,
  type MessageKind,
} from '@/lib/game/wording/message-kinds';
import { lastLetterAt } from '@/lib/platform/outbox/circle-outbox';
import type { ChannelForm } from '@/lib/platform/outbox/channel-forms';
import { holidayUntil, quietUntil, type DaysOff } from '@/lib/platform/outbox/quiet';

/** Why a message does not go to a reader, or not on one channel. */
export const WHY_UNTOLD = [
  /** The table no longer waits for them. */
  'settled',
  /** It is no longer true, or no longer news. */
  'outdated',
  /** A computer holds the seat. */
  'computer',
  /** They have muted the table. */
  'muted',
  /** Their daily digest lists it. */
  'digest',
  /** They no longer hold the seat, or are no longer members. */
  'left',
  /** It is for others: not for those who made the change, or for other roles. */
  'not-theirs',
  /** They have answered the call. */
  'answered',
  /** They do not want the letter of the circle. */
  'no-letter',
  'unproved',
  /** They have paused the channel. */
  'paused',
  /** The channel was stopped, because its messages failed. */
  'bounced',
  /** They have chosen other kinds for the channel. */
  'unwanted',
  /** Nobody gets this kind without having asked for it. */
  'unasked',
  /** Their channel for email has it already. */
  'twice',
  /** Somebody else entered the address, or it is not about this address. */
  'other-address',
  /** Nobody has confirmed the address. */
  'unconfirmed',
  /** Their address was removed. */
  'no-address',
  /** The reader of the address has stopped all email, or got the same before. */
  'declined',
] as const;
export type WhyUntold = (typeof WHY_UNTOLD)[number];

type Waiting = 'holiday' | 'quiet' | 'gathered' | 'digest' | 'letter' | 'evening';

/** When a message goes to a reader on a channel, or why it does not. */
export type DeliveryAnswer = { readonly at: Date; readonly waits?: Waiting } | { readonly why: WhyUntold };

/** A message to a seat of a table. */
export interface DueSeatMessage extends SeatNews {
  readonly dueAt: Date;
  /** Whether the table is waiting for its seat now. */
  readonly isWaitedFor: boolean;
  /** Whether it is the last reminder before a time-out. */
  readonly isLastCall: boolean;
}

/** News of a circle. */
export interface NewsMessage {
  readonly kind: MessageKind;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly payload: CirclePayload;
  /** The start of the call for players that it is about, if that is still open. */
  readonly startsBy?: Date | undefined;
  /** The number of earlier calls for players on the same day. */
  readonly callsBefore: number;
}

interface QuietTimes {
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

/** The reader of a message to a seat. */
export interface SeatReader extends QuietTimes {
  readonly isComputer: boolean;
  readonly isMuted: boolean;
  /** The time of their daily digest. */
  readonly digestAt: number | null;
  /** Whether a daily digest replaces the emails of turns. */
  readonly digestOnly: boolean;
  /** Current and future days off; not automatic ones. */
  readonly holidays: readonly DaysOff[] | null;
}

/** A reader of news: a member, or the channel of the circle with the quiet hours of that. */
export interface NewsReader extends QuietTimes {
  readonly member?: {
    readonly id: string;
    readonly role: string;
    readonly letter: boolean;
    readonly hasAnswered: boolean;
    /** Whether it is for them, if it is about a competition. */
    readonly isOfSeason: boolean;
    /** The time zones of the circles whose letters they get. */
    readonly zones: readonly string[];
    readonly digestAt: number | null;
  };
}

/** A channel, or an address at a seat. */
export interface Way {
  /** Null for an address. */
  readonly channelId: string | null;
  readonly form: ChannelForm;
  /** Kinds of messages for it; empty: the default kinds. Null: only news of the own seat. */
  readonly wants: readonly string[] | null;
  readonly isProved: boolean;
  readonly isStopped: boolean;
  /** The fault of its last message. */
  readonly lastError: string | null;
  /** Whether a program reads it: it gets settled and outdated messages too. */
  readonly isProgram?: boolean;
  /** When emails about another table may follow the last one. */
  readonly gatherUntil?: Date | null;
  /** Only of an address. */
  readonly address?: {
    /** Whether its reader entered or confirmed it. */
    readonly isOwn: boolean;
    /** Whether a channel of the reader has it already. */
    readonly isChannel: boolean;
    readonly isConfirmed?: boolean;
    readonly isDeclined?: boolean;
  };
}

/** A message with its reader. */
export type Told =
  | { readonly of: 'table'; readonly message: DueSeatMessage; readonly reader: SeatReader }
  | { readonly of: 'circle'; readonly message: NewsMessage; readonly reader: NewsReader };

/** When a message goes to its reader on this channel, or why it does not. */
export function decideDelivery(told: Told, way: Way, now: Date): DeliveryAnswer {
  const why = whyUntold(told, way, now);
  if (why) return { why };
  if (told.of === 'circle') return newsTime(told.message, told.reader, way, now);
  const { gatherUntil } = way;
  const gathered: DeliveryAnswer =
    gatherUntil && gatherUntil > now ? { at: gatherUntil, waits: 'gathered' } : { at: now };
  return (
    waitOf(told.message, told.reader, now) ?? calmTime(told.message, told.reader, way.form, now) ?? gathered
  );
}

function whyUntold(told: Told, way: Way, now: Date): WhyUntold | undefined {
  const whyNot =
    told.of === 'table'
      ? whyNotToSeat(told.message, told.reader, now)
      : whyNoNews(told.message, told.reader, now);
  if (whyNot && !(way.isProgram && isOver(whyNot))) return whyNot;
  return told.of === 'table'
    ? whyNotToWay(told.message, told.reader, way)
    : whyNotByNews(told.message, told.reader, way);
}

/** Whether a reason says only that a message comes too late. */
export const isOver = (why: WhyUntold): boolean => why === 'settled' || why === 'outdated';

/** Whether a message is an event for a program: also if its hook is paused or was stopped. */
export const isEvent = (told: Told, way: Way, now: Date): boolean =>
  way.isProgram === true && whyUntold(told, { ...way, isStopped: false }, now) === undefined;

/** The decision about a message to a seat: it waits for its reader, or it is sent on these channels. */
export interface MessageDecision {
  readonly word: 'send' | 'wait' | 'needless';
  readonly waitUntil?: Date;
  readonly answers: readonly { readonly way: Way; readonly answer: DeliveryAnswer }[];
}

/** Decides about a due message to a seat. A waiting one is decided again later, because it may be settled. */
export function decideMessage(
  message: DueSeatMessage,
  reader: SeatReader,
  ways: readonly Way[],
  now: Date,
): MessageDecision {
  const answers = ways.map((way) => ({
    way,
    answer: decideDelivery({ of: 'table', message, reader }, way, now),
  }));
  const isForProgram = answers.some(({ answer }) => 'at' in answer);
  if (isSettled(message, now) && !isForProgram) return { word: 'needless', answers };
  const wait = waitOf(message, reader, now);
  return wait ? { word: 'wait', waitUntil: wait.at, answers } : { word: 'send', answers };
}

// Messages to seats
/** Later deliveries are checked again: after an outage or a night, the request may be settled. */
export const LATE_MS = 10 * 60_000;
/** Kinds that ask a player to move. */
const ASKING: readonly MessageKind[] = ['your-turn', 'reminder'];
/** Kinds about the reader's own turns: a reader on holiday gets them afterwards, combined. */
const OF_TURNS: readonly MessageKind[] = [...ASKING, 'next-but-one'];

/**
 * Kinds for one tenure only. They are not sent to an address that another person entered, nor to a later holder.
 */
export const ONE_HOLDER_KINDS: readonly MessageKind[] = ['fresh-link', 'address-asked', 'seat-given-back'];

/** Whether a late message asks for a move that the table no longer waits for. */
export function isSettled(
  { kind, dueAt, isWaitedFor }: Pick<DueSeatMessage, 'kind' | 'dueAt' | 'isWaitedFor'>,
  now: Date,
  attempts = 1,
): boolean {
  const isLate = attempts > 1 || now.getTime() - dueAt.getTime() > LATE_MS;
  return isLate && ASKING.includes(kind) && !isWaitedFor;
}

/** A muted table is silent, except for the digest, news of the reader's own seat, and the last reminder. */
function whyNotToSeat(message: DueSeatMessage, reader: SeatReader, now: Date): WhyUntold | undefined {
  const { kind, isLastCall } = message;
  if (reader.isComputer) return 'computer';
  const isSilenced = kind !== 'digest' && !isSeatKind(kind) && !(kind === 'reminder' && isLastCall);
  if (reader.isMuted && isSilenced) return 'muted';
  return isSettled(message, now) ? 'settled' : undefined;
}

function whyNotToWay({ kind }: DueSeatMessage, { digestOnly }: SeatReader, way: Way): WhyUntold | undefined {
  if (digestOnly && way.form === 'mail' && DIGESTED_KINDS.includes(kind)) return 'digest';
  const { address } = way;
  if (!address)
    return kind === 'address-asked' ? 'other-address' : (whyUnusable(way) ?? whyUnwanted(kind, way));
  if (ASKED_FOR_KINDS.includes(kind)) return 'unasked';
  if (!address.isOwn && ONE_HOLDER_KINDS.includes(kind)) return 'other-address';
  if (address.isChannel && kind !== 'address-asked') return 'twice';
  return whyUnusable(way);
}

function whyUnusable({ isProved, isStopped, lastError }: Way): WhyUntold | undefined {
  if (!isProved) return 'unproved';
  if (!isStopped) return undefined;
  return lastError === null ? 'paused' : 'bounced';
}

function whyUnwanted(kind: MessageKind, { wants, form }: Way): WhyUntold | undefined {
  if (wants?.includes(kind) || isSeatKind(kind)) return undefined;
  if (wants?.length !== 0) return 'unwanted';
  const isDefault = !ASKED_FOR_KINDS.includes(kind) || (form === 'mail' && DEFAULT_OF_MAIL.includes(kind));
  return isDefault ? undefined : 'unasked';
}

/** Holidays keep calls to move back, quiet hours everything but the digest, which comes when it was asked for. */
function waitOf({ kind }: DueSeatMessage, reader: SeatReader, now: Date) {
  const { timeZone, holidays } = reader;
  const back = OF_TURNS.includes(kind) && holidayUntil(timeZone ?? 'UTC', holidays ?? [], now);
  if (back) return { at: back, waits: 'holiday' } as const;
  const until = kind === 'digest' ? undefined : quietEnd(reader, now);
  return until && ({ at: until, waits: 'quiet' } as const);
}

function quietEnd({ timeZone, quietFrom: from, quietTo: to }: QuietTimes, now: Date): Date | undefined {
  return timeZone === null || from === null || to === null
    ? undefined
    : quietUntil({ timeZone, from, to }, now);
}

// News of circles
/** Later news is dropped: after a longer outage it is no longer news. */
const OLD_MS = 3 * 86_400_000;
/** Calls per circle and day that are sent at once to members who asked for that. */
const CALLS_AT_ONCE = 3;

/** Why news is not for this reader. */
export function whyNoNews(news: NewsMessage, reader: NewsReader, now: Date): WhyUntold | undefined {
  const { dueAt, payload, startsBy } = news;
  const isOld = now.getTime() - dueAt.getTime() > OLD_MS;
  const isClosed = payload.gathering !== undefined && !startsBy;
  return whyNotTheirs(news, reader) ?? (isOld || isClosed ? 'outdated' : undefined);
}

/** A reminder of a call is for members only, not for the channel. */
function whyNotTheirs(news: NewsMessage, { member }: NewsReader): WhyUntold | undefined {
  const { kind, payload } = news;
  if (!member) return payload.again ? 'not-theirs' : undefined;
  if (member.hasAnswered) return 'answered';
  if (kind === 'circle-letter') return member.letter ? undefined : 'no-letter';
  if (kind === 'who-is-in') return undefined;
  if (payload.season) return member.isOfSeason ? undefined : 'not-theirs';
  return isReader(news, member) ? undefined : 'not-theirs';
}

function isReader({ kind, payload }: NewsMessage, { id, role }: NonNullable<NewsReader['member']>): boolean {
  const { news, memberId, by } = payload;
  if (kind === 'circle-mention') return id === memberId;
  if (kind !== 'circle-news' || news === undefined || id === by) return false;
  switch (NEWS_READERS[news]) {
    case 'all':
      return true;
    case 'member':
      return id === memberId;
    case 'in-charge':
      return role !== 'member';
  }
}

const isAtOnce = ({ wants }: Way): boolean => wants?.includes('who-is-in-now') ?? false;

function whyNotByNews({ kind }: NewsMessage, { member }: NewsReader, way: Way): WhyUntold | undefined {
  const { address } = way;
  if (address) {
    if (address.isChannel) return 'twice';
    if (address.isDeclined) return 'declined';
    return address.isConfirmed ? undefined : 'unconfirmed';
  }
  const unusable = whyUnusable(way);
  if (unusable) return unusable;
  if (!member) return way.wants?.includes(kind) ? undefined : 'unwanted';
  return kind === 'who-is-in' && isAtOnce(way) ? undefined : whyUnwanted(kind, way);
}

function newsTime(news: NewsMessage, reader: NewsReader, way: Way, now: Date): DeliveryAnswer {
  const { kind, dueAt, createdAt, payload, startsBy, callsBefore } = news;
  const { member, timeZone } = reader;
  const quiet = quietEnd(reader, now);
  const soon: DeliveryAnswer = quiet ? { at: quiet, waits: 'quiet' } : { at: now };
  if (!member) return soon;
  if (kind === 'circle-letter') return { at: lastLetterAt(member.zones, dueAt, now), waits: 'letter' };
  const at = eveningAfter({ timeZone, digestAt: member.digestAt }, createdAt, now);
  if (way.form === 'mail' && isCalmNews(payload)) return { at, waits: 'evening' };
  if (kind !== 'who-is-in' || payload.again) return soon;
  if (isAtOnce(way) && callsBefore < CALLS_AT_ONCE) return soon;
  return startsBy === undefined || at < startsBy ? { at, waits: 'digest' } : soon;
}
