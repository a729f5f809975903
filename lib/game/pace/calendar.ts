/**
 * When a clock runs: in the waking hours of the player to move, if the table uses them, and never on a
 * holiday.
 */
import { DateTime, IANAZone } from 'luxon';

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;
/** Of each day at least this much counts, no matter how long a night is: a clock has to come to its end. */
export const MIN_HOURS_A_DAY = 8;
/** Days off are honoured while a week keeps this many hours. */
export const MIN_HOURS_A_WEEK = 7 * MIN_HOURS_A_DAY;
const MIN_MINUTES_A_WEEK = MIN_HOURS_A_WEEK * 60;
/** Further ahead than this nothing is looked for. */
const MAX_DAYS = 1_200;

/** Local dates, YYYY-MM-DD, first and last included. */
export interface Days {
  readonly first: string;
  readonly last: string;
  /** Began automatically when time would have been out. */
  readonly automatic?: boolean;
}
export interface Pause {
  readonly from: Date;
  readonly until: Date;
}

/** The hours and days that stop a clock. */
export interface Calendar {
  readonly timeZone: string;
  /** Minutes after local midnight; no nights when missing or alike. */
  readonly quietFrom?: number | undefined;
  readonly quietTo?: number | undefined;
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly daysOff: readonly number[];
  readonly holidays: readonly Days[];
  /** Common holidays of the table. */
  readonly pauses: readonly Pause[];
}

/** A clock that nothing stops. */
export const ALWAYS: Calendar = { timeZone: 'UTC', daysOff: [], holidays: [], pauses: [] };

/** The same calendar for a table that counts nights and days off. */
export function withoutNights({ timeZone, holidays, pauses }: Calendar): Calendar {
  return { timeZone, daysOff: [], holidays, pauses };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds between two moments that count. */
export function countedBetween(calendar: Calendar, from: Date, to: Date): number {
  const end = to.getTime();
  let sum = 0;
  for (const span of countedSpans(calendar, from.getTime())) {
    if (span.from >= end) break;
    sum += Math.min(span.to, end) - span.from;
  }
  return sum;
}

/**
 * The first moment that would count after `ms` have counted since `from`: nobody is out of time in the night.
 * Undefined where that is beyond every plan.
 */
export function momentAfter(calendar: Calendar, from: Date, ms: number): Date | undefined {
  let left = Math.max(0, ms);
  for (const span of countedSpans(calendar, from.getTime())) {
    if (span.to - span.from > left) return new Date(span.from + left);
    left -= span.to - span.from;
  }
  return undefined;
}

/** The local date of a moment, YYYY-MM-DD. */
export function dateAt(timeZone: string, at: Date): string {
  return DateTime.fromJSDate(at, { zone: zoneOf(timeZone) }).toFormat('yyyy-MM-dd');
}

/** The beginning of a local date. */
export function startOfDate(timeZone: string, date: string): Date {
  return DateTime.fromISO(date, { zone: zoneOf(timeZone) })
    .startOf('day')
    .toJSDate();
}

/** The spans that count, in order, from a moment on; they do not touch the stopped ones. */
function* countedSpans(calendar: Calendar, from: number): Generator<Span> {
  const pauses = calendar.pauses.map((pause) => ({ from: pause.from.getTime(), to: pause.until.getTime() }));
  let reached = from;
  for (const span of wakingSpans(calendar, from)) {
    const rest = { from: Math.max(span.from, reached), to: span.to };
    if (rest.from >= rest.to) continue;
    reached = rest.to;
    yield* without(rest, pauses);
  }
}

function* wakingSpans(calendar: Calendar, from: number): Generator<Span> {
  const window = wakingWindow(calendar);
  const daysOff = honouredDaysOff(calendar, window);
  if (!window && daysOff.length === 0 && calendar.holidays.length === 0) {
    yield { from, to: Number.POSITIVE_INFINITY };
    return;
  }
  const first = DateTime.fromMillis(from, { zone: zoneOf(calendar.timeZone) })
    .startOf('day')
    .minus({ days: 1 });
  const isOff = (day: DateTime) => daysOff.includes(day.weekday) || isHoliday(calendar, day);
  for (let n = 0; n < MAX_DAYS; n += 1) {
    const day = first.plus({ days: n }).startOf('day');
    const next = first.plus({ days: n + 1 }).startOf('day');
    const midnight = next.toMillis();
    const span = window ? windowOf(window, day) : { from: day.toMillis(), to: midnight };
    if (!isOff(day)) yield { from: span.from, to: Math.min(span.to, midnight) };
    // A player awake past midnight is awake on the next day, which may be off.
    if (span.to > midnight && !isOff(next)) yield { from: Math.max(span.from, midnight), to: span.to };
  }
}

interface Window {
  /** Minutes after midnight. */
  readonly wakes: number;
  readonly sleeps: number;
  /** From waking to sleeping, by the clock on the wall. */
  readonly minutes: number;
}

function wakingWindow({ quietFrom, quietTo }: Calendar): Window | undefined {
  if (quietFrom === undefined || quietTo === undefined || quietFrom === quietTo) return undefined;
  return { wakes: quietTo, sleeps: quietFrom, minutes: (quietFrom - quietTo + DAY_MINUTES) % DAY_MINUTES };
}

/**
 * Days off count for nothing as long as the week keeps eight hours a day on average; else they are days like
 * others.
 */
function honouredDaysOff({ daysOff }: Calendar, window: Window | undefined): readonly number[] {
  const days = [...new Set(daysOff)].filter((day) => day >= 1 && day <= 7);
  const left = (7 - days.length) * (window?.minutes ?? DAY_MINUTES);
  return left >= MIN_MINUTES_A_WEEK ? days : [];
}

/**
 * The waking hours that begin on a day, by the clock on the wall; a change of time takes nothing from the
 * least of them.
 */
function windowOf({ wakes, sleeps }: Window, day: DateTime): Span {
  const from = atMinute(day, wakes);
  const to = atMinute(sleeps > wakes ? day : day.plus({ days: 1 }), sleeps);
  return { from, to: Math.max(to, from + MIN_HOURS_A_DAY * HOUR_MS) };
}

function atMinute(day: DateTime, minute: number): number {
  return day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();
}

function isHoliday({ holidays }: Calendar, day: DateTime): boolean {
  const date = day.toFormat('yyyy-MM-dd');
  return holidays.some(({ first, last }) => first <= date && date <= last);
}

/** The part of a span outside all others. */
function without(span: Span, others: readonly Span[]): readonly Span[] {
  return others.reduce<readonly Span[]>((left, other) => left.flatMap((part) => cut(part, other)), [span]);
}

function cut(span: Span, other: Span): readonly Span[] {
  if (other.to <= span.from || other.from >= span.to || other.from >= other.to) return [span];
  const parts = [
    { from: span.from, to: other.from },
    { from: other.to, to: span.to },
  ];
  return parts.filter(({ from, to }) => from < to);
}

/** Zones that luxon knows: asking creates a date format each time. Invented ones are not cached. */
const zones = new Set<string>();

/** A zone that luxon knows; unknown ones of browsers become UTC. */
function zoneOf(timeZone: string): string {
  if (zones.has(timeZone)) return timeZone;
  if (!IANAZone.isValidZone(timeZone)) return 'UTC';
  zones.add(timeZone);
  return timeZone;
}
