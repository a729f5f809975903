/**
 * Personal holidays: a number of days a year, including those that start automatically when the clock
 * would run out.
 */
import { DateTime } from 'luxon';
import { runsOutAt, type ClockBank } from './bank';
import { dateAt, startOfDate, type Calendar, type Days } from './calendar';

/** Days per year that can stop a person's clocks. */
export const HOLIDAY_DAYS_A_YEAR = 30;
/** Maximum automatic holidays in one wait, because the others wait for a person who has not responded. */
export const AUTOMATIC_DAYS = 7;
/** How far ahead holidays can be planned. */
const MAX_DAYS_AHEAD = 400;

export const HOLIDAY_FAULTS = [
  'no-date',
  'in-the-past',
  'ends-before-it-begins',
  'too-far-ahead',
  'too-many-days',
] as const;
export type HolidayFault = (typeof HOLIDAY_FAULTS)[number];

/** All dates of these days, without duplicates. */
export function datesOf(days: readonly Days[]): readonly string[] {
  const dates = new Set<string>();
  for (const { first, last } of days) for (const date of datesFrom(first, last)) dates.add(date);
  return [...dates].sort();
}

/** How many holidays of a year are planned or past. */
export function daysUsed(days: readonly Days[], year: number): number {
  return datesOf(days).filter((date) => yearOf(date) === year).length;
}

/** How many holidays of a year are left. */
export function daysLeft(days: readonly Days[], year: number): number {
  return Math.max(0, HOLIDAY_DAYS_A_YEAR - daysUsed(days, year));
}

/** Why a person cannot take these days off in addition to those taken already. */
export function refuseHoliday(days: Days, taken: readonly Days[], today: string): HolidayFault | undefined {
  if (!isDate(days.first) || !isDate(days.last)) return 'no-date';
  if (days.last < days.first) return 'ends-before-it-begins';
  if (days.first < today) return 'in-the-past';
  if (days.last > dateAfter(today, MAX_DAYS_AHEAD)) return 'too-far-ahead';
  const all = [...taken, days];
  const years = new Set(datesOf([days]).map(yearOf));
  return [...years].some((year) => daysUsed(all, year) > HOLIDAY_DAYS_A_YEAR) ? 'too-many-days' : undefined;
}

/** The part of a holiday that remains when its owner ends it: today still counts, later days do not. */
export function endedOn(days: Days, today: string): Days | undefined {
  if (days.first > today) return undefined;
  return days.last > today ? { first: days.first, last: today } : days;
}

/**
 * Automatic holidays of a running clock up to `at`: each day when it would run out, while the year has
 * days left and this wait is below its maximum.
 */
export function automaticDays(bank: ClockBank, calendar: Calendar, at: Date): readonly string[] {
  if (!bank.tickingAt || bank.bankMs === undefined) return [];
  const since = dateAt(calendar.timeZone, bank.tickingAt);
  const earlier = datesOf(calendar.holidays.filter(({ automatic }) => automatic));
  const share = AUTOMATIC_DAYS - earlier.filter((date) => date >= since).length;
  const added: string[] = [];
  while (added.length < share) {
    const holidays = [...calendar.holidays, ...added.map(asDays)];
    const out = runsOutAt(bank, { ...calendar, holidays });
    if (!out || out > at) break;
    const date = dateAt(calendar.timeZone, out);
    if (daysLeft(holidays, yearOf(date)) === 0) break;
    added.push(date);
  }
  return added;
}

/** The end of the holiday at a moment, also over several days; undefined on other days. */
export function holidayAt({ timeZone, holidays }: Calendar, at: Date): Date | undefined {
  const dates = new Set(datesOf(holidays));
  const today = dateAt(timeZone, at);
  if (!dates.has(today)) return undefined;
  let next = today;
  while (dates.has(next)) next = dateAfter(next, 1);
  return startOfDate(timeZone, next);
}

/** The holidays within a wait, and the number of automatic ones among them. */
export function holidaysBetween({ timeZone, holidays }: Calendar, from: Date, to: Date) {
  const [first, last] = [dateAt(timeZone, from), dateAt(timeZone, to)];
  const within = (days: readonly Days[]) => datesOf(days).filter((date) => first <= date && date <= last);
  const planned = within(holidays.filter(({ automatic }) => !automatic));
  const byThemselves = within(holidays.filter(({ automatic }) => automatic)).filter(
    (date) => !planned.includes(date),
  ).length;
  return { days: planned.length + byThemselves, byThemselves };
}

/** A single date as a holiday. */
export function asDays(date: string): Days {
  return { first: date, last: date };
}

/** The date this many days later. */
export function dateAfter(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: 'UTC' }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** Whether a text is a valid calendar date. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'UTC' }).isValid;
}

function* datesFrom(first: string, last: string): Generator<string> {
  for (let [date, n] = [first, 0]; date <= last && n < 2 * MAX_DAYS_AHEAD; n += 1) {
    yield date;
    date = dateAfter(date, 1);
  }
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
