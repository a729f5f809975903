import 'server-only';
import { DateTime } from 'luxon';

/** When somebody wants to hear nothing: minutes after local midnight, over midnight when `from` is the later one. */
export interface Quiet {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}

/**
 * When the quiet hours that `now` lies in are over; undefined outside of them. Local times are what clocks on the wall show, so a
 * night in which the clocks change is an hour shorter or longer; an end that is skipped on that day is the moment after the gap.
 */
export function quietUntil({ timeZone, from, to }: Quiet, now: Date): Date | undefined {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  // A time zone that is not known any more must not keep messages back.
  if (!local.isValid || from === to) return undefined;
  const minute = local.hour * 60 + local.minute;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const day = minute < to ? local : local.plus({ days: 1 });
  const end = day.set({ hour: Math.floor(to / 60), minute: to % 60, second: 0, millisecond: 0 });
  return end.toMillis() > now.getTime() ? end.toJSDate() : undefined;
}

/** Date and minute after midnight on the clocks of a time zone, or of UTC where it is not known. */
export function localNow(timeZone: string, now: Date): { readonly date: string; readonly minute: number } {
  const wanted = DateTime.fromJSDate(now, { zone: timeZone });
  const local = wanted.isValid ? wanted : DateTime.fromJSDate(now, { zone: 'UTC' });
  return { date: local.toFormat('yyyy-MM-dd'), minute: local.hour * 60 + local.minute };
}
