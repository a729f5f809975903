/**
 * Personal holidays (a number of days a year, including those that start automatically when the clock would
 * run out), and how long a table waits for a seat.
 */
import {
  calendarAt,
  type ClockBank,
  type ClockMarks,
  clockMarksOf,
  runsOutAt,
  type Stage,
  stageAt,
} from './bank';
import {
  type Calendar,
  dateAt,
  type Days,
  MIN_HOURS_A_DAY,
  MIN_HOURS_A_WEEK,
  startOfDate,
  type Week,
} from './calendar';
import { hasHolidays, type Pace } from './pace';
import { DateTime } from 'luxon';

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
  return [...new Set(days.flatMap(({ first, last }) => [...datesFrom(first, last)]))].sort();
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
  const countOf = (of: readonly Days[]) => datesOf(of).filter((date) => first <= date && date <= last).length;
  const days = countOf(holidays);
  return { days, byThemselves: days - countOf(holidays.filter(({ automatic }) => !automatic)) };
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

// How long a table has waited for a seat, and when it can continue without its holder.

const DAY_MS = 86_400_000;

export interface TurnWait {
  readonly marks: ClockMarks;
  readonly stage: Stage | undefined;
  /** The calendar of the clock, including automatic holidays. */
  readonly calendar: Calendar;
  /** Automatic holidays that are not stored yet. */
  readonly newHolidays: readonly string[];
}

/** The progress of a wait at a moment, including automatic holidays if the person has them. */
export function waitAt(
  pace: Pace,
  bank: ClockBank,
  calendar: Calendar,
  at: Date,
  takesHolidays: boolean,
): TurnWait {
  const stops = calendarAt(pace, calendar);
  const newHolidays = takesHolidays && hasHolidays(pace) ? automaticDays(bank, stops, at) : [];
  const all = {
    ...stops,
    holidays: [...stops.holidays, ...newHolidays.map((date) => ({ ...asDays(date), automatic: true }))],
  };
  return { marks: clockMarksOf(bank, all), stage: stageAt(bank, all, at), calendar: all, newHolidays };
}

/** The other players' options after a timeout. */
export const LATE_ANSWERS = ['wait', 'nudge', 'replace', 'computer', 'end'] as const;
export type LateAnswer = (typeof LATE_ANSWERS)[number];

/**
 * Options that change a game permanently: they need a second confirmation, and take effect after an hour.
 */
const GRAVE_ANSWERS = ['replace', 'computer', 'end'] as const satisfies readonly LateAnswer[];
export type GraveAnswer = (typeof GRAVE_ANSWERS)[number];

/** The option if it changes a game permanently, otherwise undefined. */
export function graveAnswer(answer: string): GraveAnswer | undefined {
  return GRAVE_ANSWERS.find((grave) => grave === answer);
}

/**
 * How many of `others`, the people at the table who are not late, must vote for an option. Patience is
 * preferred: waiting needs half of them, giving the seat away more than half, ending the table all. A
 * nudge harms no one, so any vote is enough.
 */
export function voicesNeeded(answer: LateAnswer, others: number): number {
  switch (answer) {
    case 'nudge':
      return 1;
    case 'wait':
      return Math.max(1, Math.ceil(others / 2));
    case 'replace':
    case 'computer':
      return Math.floor(others / 2) + 1;
    case 'end':
      return Math.max(1, others);
  }
}

/** How much time the others grant: a day, or a week without a clock. */
export function grantMs(pace: Pace): number {
  return pace.kind === 'relaxed' ? 7 * DAY_MS : DAY_MS;
}

// The maximum length of a wait, which the page shows when a pace is chosen.

const [DAY_H, WEEK_DAYS] = [24, 7];
/** With more days off, a week keeps too few hours, and none is honoured. */
const MAX_DAYS_OFF = 4;

/** The longest nights with each number of days off. */
const LONGEST: readonly Week[] = Array.from({ length: MAX_DAYS_OFF + 1 }, (_, daysOff) => ({
  daysOff,
  awakeH: Math.max(MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK / (WEEK_DAYS - daysOff)),
}));

/**
 * Maximum days of a wait of `bankH` hours, including automatic holidays. If nights stop the clock, it
 * assumes the longest of these weeks. Planned holidays are not included.
 */
export function mostDays(
  bankH: number,
  isWakingOnly: boolean,
  isWithHolidays = true,
  weeks: readonly Week[] = LONGEST,
): number {
  const holidays = isWithHolidays ? AUTOMATIC_DAYS : 0;
  if (!isWakingOnly) return Math.ceil(bankH / DAY_H) + holidays;
  return Math.max(...weeks.map((week) => daysWith(bankH, week, holidays)));
}

/**
 * Assumes that the days off are consecutive, and that the wait begins at the end of the last day before them.
 * A day that becomes a holiday loses all its hours, so the seven of them extend the wait.
 */
function daysWith(bankH: number, { awakeH, daysOff }: Week, holidays: number): number {
  const days = WEEK_DAYS - daysOff;
  const countedH = bankH + holidays * awakeH;
  // A clock runs out at the first counted moment after its time, so a fully used day extends to the next.
  const full = Math.floor(countedH / awakeH);
  const nightsH = (full + 1) * (DAY_H - awakeH);
  const weekends = Math.floor(full / days) + 1;
  return Math.ceil((countedH + nightsH) / DAY_H + weekends * daysOff);
}
