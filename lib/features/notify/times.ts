import 'server-only';
import { FORMAT_TAGS } from '@/lib/game/wording/locales';
import { playingWords } from '@/lib/game/wording/playing-time';
import type { Wording } from '@/lib/game/wording/wording';
import { loadClocks } from '@/lib/features/clocks/clock-store';
import { timeOf } from '@/lib/features/clocks/agenda';
import type { SeatTime } from '@/lib/features/clocks/view';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';

/** A moment as the reader's own clock shows it, with the zone where that is not known to be theirs. */
export function localTime({ locale }: Wording, at: Date, timeZone: string | null): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = (zone: string, naming: object) =>
    new Intl.DateTimeFormat(FORMAT_TAGS[locale], { ...options, ...naming, timeZone: zone }).format(at);
  try {
    return format(timeZone ?? 'UTC', timeZone ? {} : { timeZoneName: 'short' });
  } catch {
    // A zone that this system does not know.
    return format('UTC', { timeZoneName: 'short' });
  }
}

/** The clock of the reader's own seat now, if the table has clocks. */
export async function ownTime(
  { gameId, seat }: Pick<StoredMessage, 'gameId' | 'seat'>,
  now: Date,
): Promise<SeatTime | undefined> {
  const clocks = await loadClocks(gameId);
  const clock = clocks?.seats.find((each) => each.seat === seat);
  return clocks && clock && timeOf(clocks.pace, clock, now);
}

/**
 * A deadline as `localTime`, with the playing hours until then where nights, days off or holidays lie in
 * between.
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
