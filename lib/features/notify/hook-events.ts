/** The messages of hooks for programs in the last 30 days, in words. */
import 'server-only';
import { circlePayloadOf, newsKindOf } from '@/lib/features/notify/circles/circle-message';
import { wordedCircleNews } from '@/lib/features/notify/circles/circle-words';
import { isTellable } from '@/lib/features/notify/circles/news-delivery-store';
import { ONE_HOLDER_KINDS } from '@/lib/features/notify/decide';
import {
  loadEvents,
  namesInCircles,
  placeOfHook,
  tableOfEvent,
  type EventOwner,
  type StoredHookEvent,
} from '@/lib/features/notify/hook-event-store';
import { seatNamesAt } from '@/lib/features/notify/letters/letter-parts';
import { wordedMessage } from '@/lib/features/notify/messages';
import { localeOf } from '@/lib/game/wording/language/locales';
import { messageKindOf, type MessageKind } from '@/lib/game/wording/message-kinds';
import type { Wording } from '@/lib/game/wording/wording';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { inBatches } from '@/lib/platform/db/batches';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { logger } from '@/lib/platform/logger';
import { hookMessageOf } from '@/lib/platform/outbox/channels/hook-forms';
import { payloadOf } from '@/lib/platform/outbox/payload';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

const DAY_MS = 86_400_000;
/** Messages and their events are deleted after this time (lib/features/operator/retention.ts). */
const EVENT_DAYS = 30;
/** Microseconds in a millisecond. */
const US = 1000;

export interface EventReading {
  readonly owner: EventOwner;
  /** The language of its reader. */
  readonly locale: string;
  readonly timeZone: string;
  /** Whether its reader may see links that open a seat. */
  readonly maySeeLinks: boolean;
}

export interface EventPage {
  /** The place of the last event that was read; missing: from the oldest. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Events in the order of their places, and the place to continue from. */
export async function readEvents(reading: EventReading, page: EventPage, clock: Clock = systemClock) {
  const now = clock.now();
  const since = new Date(now.getTime() - EVENT_DAYS * DAY_MS);
  const { after = 0, limit } = page;
  const found = await loadEvents(reading.owner, { after, since, most: limit + 1 });
  const rows = found.slice(0, limit);
  const circleIds = rows.flatMap(({ outbox: { circle } }) => (circle ? [circle.id] : []));
  const { owner } = reading;
  const names =
    'userId' in owner ? await namesInCircles(owner.userId, [...new Set(circleIds)], now) : undefined;
  const events = await inBatches(async () =>
    Promise.all(rows.map(async (row) => eventOf({ ...reading, names }, row, now))),
  );
  const hasMore = found.length > limit;
  const last = Number(rows.at(-1)?.position ?? after);
  return {
    events,
    hasMore,
    // Yesterday's events are all committed, so a quiet month is no gap.
    next: String(hasMore ? last : Math.max(last, (now.getTime() - DAY_MS) * US)),
    hasGap: page.after !== undefined && page.after < since.getTime() * US,
  };
}

/** The place before everything that a hook missed. */
export async function cursorOfHook(owner: EventOwner, hook: string, clock: Clock = systemClock) {
  const now = clock.now();
  const since = new Date(now.getTime() - EVENT_DAYS * DAY_MS);
  return String(await placeOfHook(owner, hook, since));
}

/** `names` has the names of a person in their circles. */
type WordsFor = EventReading & { readonly names: ReadonlyMap<string, string> | undefined };

async function eventOf(reading: WordsFor, row: StoredHookEvent, now: Date) {
  const { id, gameId, seat, seq, circle, createdAt } = row.outbox;
  const { game, season, ...of } = circlePayloadOf(circle ? row.outbox.payload : undefined);
  const kind = newsKindOf(row.outbox.kind, { season });
  return {
    cursor: String(row.position),
    id,
    kind,
    createdAt,
    gameId: gameId ?? game,
    seat: seat ?? of.seat,
    seq: seq ?? of.seq,
    circleId: circle?.id,
    competitionId: season?.id,
    message: kind && (await messageOf(reading, row, kind, now)),
  };
}

/** The message in words; undefined if its reader may not see it now, or its subject is gone. */
async function messageOf(reading: WordsFor, row: StoredHookEvent, kind: MessageKind, now: Date) {
  const words = wordingOf(localeOf(reading.locale) ?? 'en');
  try {
    const worded = row.outbox.circle
      ? await newsInWords(words, reading, row, kind, now)
      : await tableInWords(words, reading, row, now);
    return worded && hookMessageOf(worded);
  } catch (error) {
    // One message without words never costs the page.
    logger().warn({ err: error, outbox: row.outbox.id }, 'an event has no words');
    return undefined;
  }
}

async function newsInWords(
  words: Wording,
  { locale, timeZone, owner, names }: WordsFor,
  { outbox }: StoredHookEvent,
  kind: MessageKind,
  now: Date,
): Promise<WordedMessage | undefined> {
  const { id, circle, payload: stored, createdAt, dueAt } = outbox;
  if (!circle) return undefined;
  const payload = circlePayloadOf(stored);
  if (!(await isTellable(circle.id, payload))) return undefined;
  const userId = 'userId' in owner ? owner.userId : undefined;
  const name = names ? names.get(circle.id) : '';
  if (name === undefined) return undefined;
  const reader = userId === undefined ? {} : { reader: { userId, name, timeZone } };
  const message = { kind, locale, gameId: circle.id, payload: stored };
  const delivery = { id, outboxId: id, attempts: 1, dueAt, circle, payload, createdAt, newsAt: dueAt };
  return wordedCircleNews(words, { ...delivery, channel: HOOK, message, ...reader }, now, true);
}

/** Links and names do not depend on the hook. */
const HOOK = { kind: 'channel', channelId: '', form: 'webhook', target: null } as const;

/** Kinds whose link opens a seat. */
const OPENING: readonly MessageKind[] = ['fresh-link', 'seat-given-back', 'seat-free', 'seat-replaced'];

async function tableInWords(
  words: Wording,
  { locale, timeZone, owner, maySeeLinks }: EventReading,
  { outbox }: StoredHookEvent,
  now: Date,
): Promise<WordedMessage | undefined> {
  const { gameId, seat, seq, game, payload, createdAt, readerId, readerName } = outbox;
  const kind = messageKindOf(outbox.kind);
  if (!kind || gameId === null || seat === null || seq === null || !game || !('userId' in owner))
    return undefined;
  // A digest lists what waits now.
  if (kind === 'digest' || (OPENING.includes(kind) && !maySeeLinks)) return undefined;
  const table = tableOfEvent(game);
  const held = game.seats.find((each) => each.seat === seat);
  const isOther = readerId !== null;
  // A message to a seat is for its holder; others read theirs of tables that everybody sees, or that they host.
  if (!isOther && held?.userId !== owner.userId) return undefined;
  if (isOther && table.isClosed && game.hostId !== owner.userId) return undefined;
  const { tenure } = payloadOf(payload);
  if (tenure !== undefined && tenure !== held?.tenure && ONE_HOLDER_KINDS.includes(kind)) return undefined;
  const reader = { userId: owner.userId, locale, timeZone, ...(isOther ? { readerName } : {}) };
  const message = { gameId, seat, seq, kind, payload, createdAt, ...table, ...reader };
  return wordedMessage(words, await seatNamesAt(words, message), message, { now, isShort: true });
}
