/** Playing time, as opposed to elapsed time. */
import type { Wording } from '../wording';

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/** "23 playing hours": the time left on a clock that nights, days off or holidays stop. */
export function playingWords({ t }: Wording, ms: number): string {
  if (ms < HOUR_MS) return t('pace.playing.minutes', { n: Math.floor(ms / MINUTE_MS) });
  return t('pace.playing.hours', { n: Math.floor(ms / HOUR_MS) });
}
