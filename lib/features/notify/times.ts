import 'server-only';
import { seatTimeOf } from '@/lib/features/clocks/agenda';
import { loadClocks } from '@/lib/features/clocks/clock-store';
import type { SeatTime } from '@/lib/features/clocks/view';
import { languageOf } from '@/lib/game/wording/language/locales';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { playingWords } from '@/lib/game/wording/language/times';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Wording } from '@/lib/game/wording/wording';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';

/** A moment in the given time zone, which is named if it is not known to be the reader's. */
export function localTime({ locale }: Wording, at: Date, timeZone: string | null): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = (zone: string, naming: object) =>
    new Intl.DateTimeFormat(languageOf(locale).format, { ...options, ...naming, timeZone: zone }).format(at);
  try {
    return format(timeZone ?? 'UTC', timeZone ? {} : { timeZoneName: 'short' });
  } catch {
    // The system does not know the time zone.
    return format('UTC', { timeZoneName: 'short' });
  }
}

/** The zone of `localTime` in one line; times without a known zone name their own. */
export const zoneLine = ({ t, locale }: Wording, timeZone: string | null): string | undefined =>
  timeZone === null ? undefined : t('site.zone', { zone: timeZoneName(locale, timeZone) });

/** An older event gets its date in the email. */
const LONG_AGO_MS = 3_600_000;
/** Kinds that describe the state at the time of sending, not an event. */
const OF_NOW: readonly MessageKind[] = [
  'digest',
  'reminder',
  'vote-reminder',
  'table-goes',
  'seat-given-back',
];

/** When an event happened, if that is long before the message is sent. */
export function happenedLine(
  words: Wording,
  { kind, createdAt, timeZone }: Pick<StoredMessage, 'kind' | 'createdAt' | 'timeZone'>,
  now: Date,
): string | undefined {
  if (OF_NOW.includes(kind) || now.getTime() - createdAt.getTime() < LONG_AGO_MS) return undefined;
  const time = localTime(words, createdAt, timeZone);
  return words.t(kind === 'your-turn' ? 'mail.turnSince' : 'mail.happened', { time });
}

/** The current clock of the reader's own seat, if the table has clocks. */
export async function ownTime(
  { gameId, seat }: Pick<StoredMessage, 'gameId' | 'seat'>,
  now: Date,
): Promise<SeatTime | undefined> {
  const clocks = await loadClocks(gameId);
  const clock = clocks?.seats.find((each) => each.seat === seat);
  return clocks && clock && seatTimeOf(clocks.pace, clock, now);
}

/**
 * A deadline as in `localTime`, with the playing hours until then if nights, days off or holidays lie
 * in between.
 */
export function localDeadline(
  words: Wording,
  until: Date,
  timeZone: string | null,
  time: Pick<SeatTime, 'until' | 'leftMs' | 'inPlayingHours'> | undefined,
): string {
  const at = localTime(words, until, timeZone);
  const isSame = time?.until === until.toISOString();
  return isSame && time.inPlayingHours ? `${at} (${playingWords(words, time.leftMs ?? 0)})` : at;
}
