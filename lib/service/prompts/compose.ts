import 'server-only';
import { localeOf } from '@/lib/i18n/locales';
import type { Wording } from '@/lib/i18n/wording';
import { wordingOf } from '@/lib/i18n/wording-of';
import type { MessageKind } from '@/lib/outbox/kinds';
import type { Notice, Parcel } from '@/lib/outbox/notice';
import { leaveAtOnce, leavePage, leaveToken } from '@/lib/service/prompts/links';
import { noticeOf } from '@/lib/service/prompts/notices';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { DueDelivery, StoredMessage } from '@/lib/store/delivery-store';
import { seatsOfTable } from '@/lib/store/seat-store';
import { seatName, type SeatName } from '@/lib/wording/names';
import { withNames } from '@/lib/wording/seat-names';

/** What goes out together on one way, in the words of its reader. */
export async function composeParcel(deliveries: readonly DueDelivery[], now: Date): Promise<Parcel> {
  const [first] = deliveries;
  if (!first) throw new Error('nothing to be told');
  const { id, attempts: attempt, way, message } = first;
  const words = wordingOf(localeOf(message.locale) ?? 'en');
  const { t } = words;
  const notices: Notice[] = [];
  for (const delivery of withoutOutdone(deliveries)) {
    const { gameId, kind } = delivery.message;
    const seats = await seatsOf(words, delivery.message);
    const notice = await noticeOf(words, seats, delivery.message, now);
    const mute = { label: t('mail.mute'), url: leavePage(leaveToken(delivery.way, gameId)) };
    notices.push(kind === 'digest' ? notice : { ...notice, mute });
  }
  const token = leaveToken(way);
  const to = seatName(words, await seatsOf(words, message), message.seat);
  return {
    ...{ id, attempt, locale: words.locale, createdAt: message.createdAt, notices },
    tells: deliveries.map((delivery) => {
      const { kind, gameId, createdAt } = delivery.message;
      return { id: delivery.id, kind, gameId, at: createdAt.toISOString() };
    }),
    to,
    subject: subjectOf(notices, (n, tables) => t('mail.several', { n, tables: words.list(tables) })),
    greeting: t('mail.dear', { name: to }),
    closing: t('mail.closing'),
    leave: { label: t('mail.leave'), url: leavePage(token), oneClick: leaveAtOnce(token) },
  };
}

/** Kinds of which the newest of a table says all that the older ones say. */
const OUTDONE: readonly MessageKind[] = ['your-turn', 'reminder', 'next-but-one', 'game-began'];
/** Kinds that outdo those before them at the same table. */
const OUTDOING: readonly MessageKind[] = ['your-turn', 'reminder', 'game-finished'];

/** Of several calls to one table only the newest is worth reading: after an outage they may come together. */
function withoutOutdone(deliveries: readonly DueDelivery[]): readonly DueDelivery[] {
  return deliveries.filter(({ message: { kind, gameId } }, i) => {
    const later = deliveries.slice(i + 1).map(({ message }) => message);
    const isOutdone = later.some((next) => next.gameId === gameId && OUTDOING.includes(next.kind));
    return !(isOutdone && OUTDONE.includes(kind));
  });
}

/** Everybody at a table by the names they have now; who has none yet is called something in the reader's language. */
async function seatsOf(words: Wording, { gameId, setup }: StoredMessage): Promise<readonly SeatName[]> {
  return withNames(words, seatInfosOf(await seatsOfTable(gameId), setup));
}

function subjectOf(
  notices: readonly Notice[],
  several: (n: number, tables: readonly string[]) => string,
): string {
  const [only, ...others] = notices;
  if (!only || others.length === 0) return only?.subject ?? '';
  return several(notices.length, [...new Set(notices.map(({ table }) => table))]);
}
