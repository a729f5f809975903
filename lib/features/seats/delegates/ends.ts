import 'server-only';
import { dateAt, startOfDate } from '@/lib/game/pace/calendar';

/** End dates that the form offers, at most 21 days ahead. */
export const ENDS = ['sunday', 'd3', 'd7', 'd14', 'd21'] as const;
export type End = (typeof ENDS)[number];

const DAYS = { d3: 3, d7: 7, d14: 14, d21: 21 } as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** 20:00 local time. */
const EVENING_MS = 20 * HOUR_MS;

/** The moment of an end date; Sunday evening is in the reader's time zone. */
export function untilOf(end: End, timeZone: string, now: Date): Date {
  if (end !== 'sunday') return new Date(now.getTime() + DAYS[end] * DAY_MS);
  for (let day = 0; ; day += 1) {
    const date = dateAt(timeZone, new Date(now.getTime() + day * DAY_MS));
    const evening = new Date(startOfDate(timeZone, date).getTime() + EVENING_MS);
    if (new Date(`${date}T12:00:00Z`).getUTCDay() === 0 && evening > now) return evening;
  }
}
