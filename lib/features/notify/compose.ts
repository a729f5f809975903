import 'server-only';
import { gatheredNote } from '@/lib/features/notify/held-turns';
import { linesCard, seatNamesAt, wordedOf } from '@/lib/features/notify/letters/letter-parts';
import { leaveAtOnce, leavePage, leaveToken } from '@/lib/features/notify/links';
import { localeOf } from '@/lib/game/wording/language/locales';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { zoneLine } from './times';
import type { DueDelivery, StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { WordedMessage, Parcel } from '@/lib/platform/outbox/worded-message';

/** Composes the parcel of one channel in the language of its reader. */
export async function composeParcel(deliveries: readonly DueDelivery[], now: Date): Promise<Parcel> {
  const [first] = deliveries;
  if (!first) throw new Error('nothing to be told');
  const { id, outboxId: eventId, attempts: attempt, channel, message } = first;
  const words = wordingOf(localeOf(message.locale) ?? 'en');
  const { t } = words;
  const { cards, lines } = await wordedOf(words, withoutOutdone(deliveries), now);
  const messages = lines.length > 0 ? [...cards, linesCard(words, lines)] : cards;
  const token = leaveToken(channel);
  const to = await readerOf(words, message);
  return {
    id,
    eventId,
    attempt,
    locale: words.locale,
    createdAt: message.createdAt,
    sentAt: now,
    messages,
    tells: deliveries.map((delivery) => {
      const { kind, gameId, createdAt } = delivery.message;
      return { id: delivery.id, kind, gameId, at: createdAt.toISOString() };
    }),
    to,
    subject: subjectOf(words, [...cards, ...lines]),
    greeting: to ? t('mail.dear', { name: to }) : t('mail.hello'),
    closing: t('mail.closing'),
    zone: zoneLine(words, message.timeZone),
    gathered: await gatheredNote(words, deliveries, now),
    leave: { label: t('mail.leave'), url: leavePage(token), oneClick: leaveAtOnce(token) },
  };
}

/** The reader's name; empty if they do not hold the seat and their name is unknown. */
async function readerOf(words: Wording, message: StoredMessage): Promise<string> {
  if (message.readerName !== undefined) return message.readerName ?? '';
  return seatName(words, await seatNamesAt(words, message), message.seat);
}

/** Kinds that a newer message about the same table replaces. */
const OUTDONE: readonly MessageKind[] = ['your-turn', 'reminder', 'next-but-one', 'game-began'];
/** Kinds that replace earlier ones about the same table. */
const OUTDOING: readonly MessageKind[] = ['your-turn', 'reminder', 'game-finished'];

/** Keeps only the newest message for each table: after an outage several may be due. */
function withoutOutdone(deliveries: readonly DueDelivery[]): readonly DueDelivery[] {
  return deliveries.filter(({ message: { kind, gameId } }, i) => {
    const later = deliveries.slice(i + 1).map(({ message }) => message);
    const isOutdone = later.some((next) => next.gameId === gameId && OUTDOING.includes(next.kind));
    return !(isOutdone && OUTDONE.includes(kind));
  });
}

/** Maximum tables named in a subject. */
const MAX_NAMED = 3;

function subjectOf({ t, list }: Wording, messages: readonly WordedMessage[]): string {
  const [only, ...others] = messages;
  if (!only || others.length === 0) return only?.subject ?? '';
  const tables = [...new Set(messages.map(({ table }) => table))];
  const more = tables.length - MAX_NAMED;
  // A single further table is named, because that takes no more room.
  const named = more > 1 ? [...tables.slice(0, MAX_NAMED), t('mail.otherTables', { n: more })] : tables;
  const facts = { n: messages.length, tables: list(named) };
  const isAll = (wanted: MessageKind) => messages.every(({ kind }) => kind === wanted);
  if (isAll('reminder')) return t('mail.severalReminders', facts);
  return t(isAll('your-turn') ? 'mail.severalTurns' : 'mail.several', facts);
}
