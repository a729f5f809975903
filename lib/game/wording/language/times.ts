import type { Wording } from '@/lib/game/wording/wording';

/** Formats a minute after midnight as a time of day: "07:30". */
export function timeText(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Parses a time of day as `timeText` writes it, into a minute after midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

// Playing time, as opposed to elapsed time.

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/** "23 playing hours": the time left on a clock that nights, days off or holidays stop. */
export function playingWords({ t }: Wording, ms: number): string {
  if (ms < HOUR_MS) return t('pace.playing.minutes', { n: Math.floor(ms / MINUTE_MS) });
  return t('pace.playing.hours', { n: Math.floor(ms / HOUR_MS) });
}
