import 'server-only';
import type { CircleDelivery } from '@/lib/features/notify/circles/circle-message';
import { wordedCircleNews } from '@/lib/features/notify/circles/circle-words';
import { leaveAtOnce, leavePage, lettersToken, leaveToken } from '@/lib/features/notify/links';
import { zoneLine } from '@/lib/features/notify/times';
import { localeOf } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { Parcel, WordedMessage } from '@/lib/platform/outbox/worded-message';

/** Composes the parcel of one reader, in their language. */
export async function composeCircleParcel(deliveries: readonly CircleDelivery[], now: Date): Promise<Parcel> {
  const [first] = deliveries;
  if (!first) throw new Error('nothing to be told');
  const words = wordingOf(localeOf(first.message.locale) ?? 'en');
  const { t } = words;
  const messages: WordedMessage[] = [];
  for (const delivery of deliveries) messages.push(await wordedCircleNews(words, delivery, now));
  const to = first.reader?.name ?? '';
  const isLetter = deliveries.every(({ message }) => message.kind === 'circle-letter');
  const letters = isLetter && first.reader ? lettersToken(first.reader.userId) : undefined;
  const token = letters ?? leaveToken(first.channel);
  return {
    id: first.id,
    eventId: first.outboxId,
    attempt: first.attempts,
    locale: words.locale,
    // A letter is queued when its week begins: its own time is when it is due.
    createdAt: first.message.kind === 'circle-letter' ? first.newsAt : first.createdAt,
    sentAt: now,
    messages,
    tells: deliveries.map(({ id, message: { kind }, payload, createdAt }) => {
      return { id, kind, gameId: payload.game ?? '', at: createdAt.toISOString() };
    }),
    to,
    subject: subjectOf(words, messages, isLetter),
    greeting: to ? t('mail.dear', { name: to }) : t('mail.hello'),
    closing: t('mail.closing'),
    zone: zoneLine(words, first.reader?.timeZone ?? first.circle.timeZone),
    leave: { label: t('mail.leave'), url: leavePage(token), oneClick: leaveAtOnce(token) },
  };
}

function subjectOf({ t, list }: Wording, messages: readonly WordedMessage[], isLetter: boolean): string {
  const [only, ...others] = messages;
  if (!only || others.length === 0) return only?.subject ?? '';
  const circles = list([...new Set(messages.map(({ table }) => table))]);
  return isLetter
    ? t('news.letter.severalSubject', { circles })
    : t('news.several', { n: messages.length, circles });
}
