/**
 * When a clock runs: in the waking hours of the player to move, if the table chose so, and never on
 * holidays.
 */
import { DateTime, IANAZone } from 'luxon';

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;
/**
 * At least this many hours of each day count, however long the night, so every clock eventually runs out.
 */
export const MIN_HOURS_A_DAY = 8;
/** Days off stop the clock only while a week keeps this many hours. */
export const MIN_HOURS_A_WEEK = 7 * MIN_HOURS_A_DAY;
const MIN_MINUTES_A_WEEK = MIN_HOURS_A_WEEK * 60;
/** How many days ahead a moment is searched. */
const MAX_DAYS = 1_200;

/** Local dates, YYYY-MM-DD, both inclusive. */
export interface Days {
  readonly first: string;
  readonly last: string;
  /** Whether it began automatically when the clock would have run out. */
  readonly automatic?: boolean;
}
export interface Pause {
  readonly from: Date;
  readonly until: Date;
}

/** Holidays as a table stores them: times in ISO 8601. */
export type StoredPauses = readonly { readonly from: string; readonly until: string }[];

/** The holidays of a table from its row. */
export function pausesOf(stored: StoredPauses): readonly Pause[] {
  return stored.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
}

/** The hours and days when a clock stops. */
export interface Calendar {
  readonly timeZone: string;
  /** Minutes after local midnight; no nights if missing or equal. */
  readonly quietFrom?: number | undefined;
  readonly quietTo?: number | undefined;
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly daysOff: readonly number[];
  readonly holidays: readonly Days[];
  /** Holidays shared by the whole table. */
  readonly pauses: readonly Pause[];
  /** Times when nobody could play, because the service was away. */
  readonly away?: readonly Pause[] | undefined;
}

/** A calendar that never stops a clock. */
export const ALWAYS: Calendar = { timeZone: 'UTC', daysOff: [], holidays: [], pauses: [] };

/** The same calendar without nights and days off, when the clocks of a table ignore them. */
export function withoutNights({ timeZone, holidays, pauses, away }: Calendar): Calendar {
  return { timeZone, daysOff: [], holidays, pauses, away };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Counted milliseconds between two moments. */
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
 * The first counting moment after `ms` have counted since `from`, so no one runs out of time at night.
 * Undefined if it is further away than `MAX_DAYS`.
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

/** The start of a local date. */
export function startOfDate(timeZone: string, date: string): Date {
  return DateTime.fromISO(date, { zone: zoneOf(timeZone) })
    .startOf('day')
    .toJSDate();
}

/** The counted spans from a moment on, in order. */
function* countedSpans(calendar: Calendar, from: number): Generator<Span> {
  const stops = [...calendar.pauses, ...(calendar.away ?? [])];
  const pauses = stops.map((pause) => ({ from: pause.from.getTime(), to: pause.until.getTime() }));
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
    // A player awake after midnight is awake on the next day, which may be off.
    if (span.to > midnight && !isOff(next)) yield { from: Math.max(span.from, midnight), to: span.to };
  }
}

/** The part of a week that counts. */
export interface Week {
  /** Hours of a day that is not off. */
  readonly awakeH: number;
  readonly daysOff: number;
}

/** The week of a calendar, as clocks honour it. */
export function weekOf(calendar: Calendar): Week {
  const window = wakingWindow(calendar);
  const minutes = window?.minutes ?? DAY_MINUTES;
  return {
    awakeH: Math.max(MIN_HOURS_A_DAY, minutes / 60),
    daysOff: honouredDaysOff(calendar, window).length,
  };
}

interface Window {
  /** Minutes after midnight. */
  readonly wakes: number;
  readonly sleeps: number;
  /** From waking to sleeping, in local clock time. */
  readonly minutes: number;
}

function wakingWindow({ quietFrom, quietTo }: Calendar): Window | undefined {
  if (quietFrom === undefined || quietTo === undefined || quietFrom === quietTo) return undefined;
  return { wakes: quietTo, sleeps: quietFrom, minutes: (quietFrom - quietTo + DAY_MINUTES) % DAY_MINUTES };
}

/**
 * Days off are honoured while the week keeps eight hours a day on average; otherwise they count like other
 * days.
 */
function honouredDaysOff({ daysOff }: Calendar, window: Window | undefined): readonly number[] {
  const days = [...new Set(daysOff)].filter((day) => day >= 1 && day <= 7);
  const left = (7 - days.length) * (window?.minutes ?? DAY_MINUTES);
  return left >= MIN_MINUTES_A_WEEK ? days : [];
}

/**
 * The waking hours that begin on a day, in local clock time; a daylight-saving change never shortens the
 * minimum.
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

/** The part of a span that no other span covers. */
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

/**
 * Zones that luxon knows, cached because each check creates a date format. Unknown zones are not cached.
 */
const zones = new Set<string>();

/** The zone if luxon knows it; unknown browser zones become UTC. */
function zoneOf(timeZone: string): string {
  if (zones.has(timeZone)) return timeZone;
  if (!IANAZone.isValidZone(timeZone)) return 'UTC';
  zones.add(timeZone);
  return timeZone;
}
