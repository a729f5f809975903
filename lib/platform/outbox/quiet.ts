import 'server-only';
import { DateTime } from 'luxon';

/**
 * A reader's quiet hours in minutes after local midnight; they cross midnight if `from` is later than `to`.
 */
export interface QuietHours {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}

/**
 * When the current quiet hours end; undefined outside of them. Local times are wall-clock times, so the
 * night of a clock change is an hour shorter or longer. An end that is skipped on that day is the
 * moment after the gap.
 */
export function quietUntil({ timeZone, from, to }: QuietHours, now: Date): Date | undefined {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  // An unknown time zone must not hold messages back.
  if (!local.isValid || from === to) return undefined;
  const minute = local.hour * 60 + local.minute;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const day = minute < to ? local : local.plus({ days: 1 });
  const end = day.set({ hour: Math.floor(to / 60), minute: to % 60, second: 0, millisecond: 0 });
  return end.toMillis() > now.getTime() ? end.toJSDate() : undefined;
}

/** `now` in a time zone, or in UTC if the zone is unknown. */
function localOf(timeZone: string, now: Date): DateTime {
  const wanted = DateTime.fromJSDate(now, { zone: timeZone });
  return wanted.isValid ? wanted : DateTime.fromJSDate(now, { zone: 'UTC' });
}

/** Date and minute after midnight in a time zone. */
export function localNow(timeZone: string, now: Date): { readonly date: string; readonly minute: number } {
  const local = localOf(timeZone, now);
  return { date: local.toFormat('yyyy-MM-dd'), minute: local.hour * 60 + local.minute };
}

/** The next time after `now` at this minute after midnight in a time zone. */
export function nextAt(timeZone: string, minute: number, now: Date): Date {
  const local = localOf(timeZone, now);
  const on = (day: DateTime) =>
    day.set({ hour: Math.floor(minute / 60), minute: minute % 60, second: 0, millisecond: 0 });
  const today = on(local);
  return (today.toMillis() > now.getTime() ? today : on(local.plus({ days: 1 }))).toJSDate();
}

/** Days without play as ISO dates (2026-11-20), both included. */
export interface DaysOff {
  readonly first: string;
  readonly last: string;
}

/** The hour after days off when readers get their pending messages. */
const MORNING_HOUR = 8;

/** When the current days off end in a time zone; undefined outside of them. */
export function holidayUntil(timeZone: string, days: readonly DaysOff[], now: Date): Date | undefined {
  const today = localOf(timeZone, now);
  let day = today;
  for (;;) {
    const date = day.toFormat('yyyy-MM-dd');
    const off = days.find(({ first, last }) => first <= date && date <= last);
    if (!off) break;
    day = DateTime.fromISO(off.last, { zone: today.zone }).plus({ days: 1 });
  }
  if (day === today) return undefined;
  return day.set({ hour: MORNING_HOUR, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
