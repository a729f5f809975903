// A second implementation of the clocks, minute by minute, written from docs/clocks.md. It uses none of the
// service's code, so an error there cannot hide in the expectation.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The hours of the paces (docs/clocks.md): at the beginning, more for each turn, at most. */
const PACES: Readonly<Record<string, Hours>> = { daily: [72, 12, 120], brisk: [24, 4, 72] };
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MAX_MINUTES = 400 * 1440;
/** Minutes between the attempts of a failed message (docs/webhooks.md). After the last one it is given up. */
const RETRIES = [1, 5, 15, 60, 4 * 60, 12 * 60, 12 * 60, 24 * 60, 24 * 60];

export const after = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR);
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE);

const PARTS: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone: zone });
  formats.set(zone, format);
  return format;
}

const QUARTER = 15 * MINUTE;
/** The local time: date, weekday (1 Monday), minute after midnight. */
interface Wall {
  readonly date: string;
  readonly weekday: number;
  readonly minute: number;
}

const walls = new Map<string, Map<number, Wall>>();

/** The local time at the beginning of a quarter of an hour. Zones change their offset only at these. */
function quarterOf(zone: string, ms: number): Wall {
  const known = walls.get(zone) ?? new Map<number, Wall>();
  walls.set(zone, known);
  const quarter = Math.floor(ms / QUARTER);
  const shown = known.get(quarter) ?? wallAt(zone, new Date(quarter * QUARTER));
  known.set(quarter, shown);
  return shown;
}

const minuteWithin = (ms: number) => Math.floor((ms % QUARTER) / MINUTE);

/** The local time: date, weekday (1 Monday), minute after midnight. */
export function wall(zone: string, at: Date): Wall {
  const shown = quarterOf(zone, at.getTime());
  return { ...shown, minute: shown.minute + minuteWithin(at.getTime()) };
}

function wallAt(zone: string, at: Date): Wall {
  const part = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    weekday: WEEKDAYS.indexOf(part.weekday ?? '') + 1,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The moment when a local clock shows this date and time; the first one if there are two. */
export function momentOf(zone: string, date: string, minute = 0): Date {
  const guess = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
  for (let at = guess - 15 * HOUR; at <= guess + 15 * HOUR; at += 15 * MINUTE) {
    const shown = wall(zone, new Date(at));
    if (shown.date === date && shown.minute === minute) return new Date(at);
  }
  throw new Error(`no wall of ${zone} shows ${date} ${minute}`);
}

export const nextDate = (date: string, days = 1) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The settings of a person that clocks depend on. */
interface Sleeper {
  readonly zone: string;
  /** In minutes after midnight. */
  readonly night?: readonly [from: number, to: number];
  readonly daysOff?: readonly number[];
  /** Dates of days off. */
  readonly holidays?: ReadonlySet<string>;
}

/** How a table is paced; a `custom` pace has hours of its own. */
export interface PaceRules {
  readonly kind: string;
  readonly wakingOnly?: boolean;
  readonly pauses?: readonly (readonly [from: Date, until: Date])[];
  readonly bankH?: number;
  readonly gainH?: number;
  readonly capH?: number;
  readonly onTimeout?: string;
}

/** The start of a wait, and the time that was left then; undefined without a clock. */
export interface Wait {
  readonly since: Date;
  readonly bankMs: number | undefined;
}

/** The times of the reminders, and the deadline. */
export interface Marks {
  readonly half: Date;
  readonly late: Date;
  readonly last: Date;
  readonly out: Date;
}

type Hours = readonly [bank: number, gain: number, cap: number];

export function hoursOf({ kind, bankH = 0, gainH = 0, capH = 0 }: PaceRules): Hours | undefined {
  return kind === 'custom' ? [bankH, gainH, capH] : PACES[kind];
}

/**
 * The waking minutes of a day. A night counts for at most sixteen hours, so waking hours last at least eight.
 */
function wakingMinutes([from, to]: readonly [number, number]): number {
  return Math.max(8 * 60, (from - to + 1440) % 1440);
}

/** Days off count only while the week keeps at least 56 counted hours. */
function honoured({ night, daysOff = [] }: Sleeper): readonly number[] {
  const waking = night && night[0] !== night[1] ? wakingMinutes(night) : 1440;
  return (7 - daysOff.length) * waking >= 56 * 60 ? daysOff : [];
}

/** Whether a minute counts. */
function counts(rules: PaceRules, who: Sleeper, ms: number): boolean {
  if ((rules.pauses ?? []).some(([from, until]) => ms >= from.getTime() && ms < until.getTime()))
    return false;
  const quarter = quarterOf(who.zone, ms);
  if (who.holidays?.has(quarter.date)) return false;
  if (!rules.wakingOnly) return true;
  if (honoured(who).includes(quarter.weekday)) return false;
  if (!who.night || who.night[0] === who.night[1]) return true;
  const minute = quarter.minute + minuteWithin(ms);
  return (minute - who.night[1] + 1440) % 1440 < wakingMinutes(who.night);
}

const nextMinute = (ms: number) => Math.floor(ms / MINUTE) * MINUTE + MINUTE;

/**
 * For each span, in order: the first counting moment after at least that much counted time since `since`.
 */
function momentsAfter(
  rules: PaceRules,
  who: Sleeper,
  since: Date,
  spans: readonly number[],
): readonly Date[] {
  const moments: Date[] = [];
  const nextSpan = () => spans[moments.length] ?? Number.POSITIVE_INFINITY;
  let [at, counted] = [since.getTime(), 0];
  for (let n = 0; moments.length < spans.length; n += 1) {
    if (n > MAX_MINUTES) throw new Error('time is never out');
    const next = nextMinute(at);
    if (counts(rules, who, at)) {
      while (counted + (next - at) > nextSpan()) moments.push(new Date(at + nextSpan() - counted));
      counted += next - at;
    }
    at = next;
  }
  return moments;
}

/** The time that has counted between two moments. */
export function pacedTimeOf(rules: PaceRules, who: Sleeper, from: Date, to: Date): number {
  let counted = 0;
  for (let at = from.getTime(); at < to.getTime();) {
    const next = Math.min(to.getTime(), nextMinute(at));
    if (counts(rules, who, at)) counted += next - at;
    at = next;
  }
  return counted;
}

/**
 * Times of the reminders: half of the time, four fifths, and the last hours (three, or a tenth if there were
 * fewer than thirty). Also the end.
 */
export function marksOf(rules: PaceRules, who: Sleeper, { since, bankMs }: Wait): Marks {
  if (rules.kind === 'relaxed') {
    const day = (days: number) => new Date(since.getTime() + days * DAY);
    return { half: day(3), late: day(7), last: day(13), out: day(14) };
  }
  if (bankMs === undefined) throw new Error('there is no clock');
  const last = bankMs - (bankMs < 30 * HOUR ? bankMs / 10 : 3 * HOUR);
  const spans = [bankMs / 2, bankMs * 0.8, last, bankMs];
  const sorted = [...spans].sort((a, b) => a - b);
  const moments = momentsAfter(rules, who, since, sorted);
  const [half, late, soon, out] = spans.map((span) => moments[sorted.indexOf(span)]);
  if (!half || !late || !soon || !out) throw new Error('time is never out');
  return { half, late, last: soon, out };
}

/**
 * Automatic holidays: each day when the time would run out, at most seven in one wait. The last element
 * is the final deadline.
 */
export function automaticEnds(
  rules: PaceRules,
  who: Sleeper,
  wait: Wait,
): { readonly ends: readonly [Marks, ...Marks[]]; readonly days: readonly string[] } {
  const holidays = new Set(who.holidays);
  let end = marksOf(rules, { ...who, holidays }, wait);
  const ends: [Marks, ...Marks[]] = [end];
  for (let n = 0; n < 7; n += 1) {
    holidays.add(wall(who.zone, end.out).date);
    end = marksOf(rules, { ...who, holidays }, wait);
    ends.push(end);
  }
  return { ends, days: [...holidays].filter((date) => !who.holidays?.has(date)) };
}

/**
 * The time bank after a turn with its bonus, up to the cap. A player whom the others gave more keeps all of
 * it.
 */
export function bankAfter(rules: PaceRules, who: Sleeper, { since, bankMs = 0 }: Wait, at: Date): number {
  const [, gain, cap] = hoursOf(rules) ?? [0, 0, 0];
  const left = Math.max(0, bankMs - pacedTimeOf(rules, who, since, at));
  return Math.max(left, Math.min(left + gain * HOUR, cap * HOUR));
}

/** The times when a message is tried that is refused every time. */
export function attemptsFrom(at: Date): readonly Date[] {
  const minutes = RETRIES.map((_, n) => RETRIES.slice(0, n + 1).reduce((sum, each) => sum + each, 0));
  return [at, ...minutes.map((each) => minutesAfter(at, each))];
}

/** A moment in the reader's time zone. If the zone is unknown, the text names the one used. */
export function words(at: Date, zone?: string): string {
  const parts: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  };
  const naming: Intl.DateTimeFormatOptions = zone ? {} : { timeZoneName: 'short' };
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...naming, timeZone: zone ?? 'UTC' }).format(at);
}

/** The time when a person with these sleeping hours gets a message that is due at `at`. */
export function heardAt({ zone, night }: Sleeper, at: Date): Date {
  if (!night) return at;
  const { date, minute } = wall(zone, at);
  const [from, to] = night;
  const isNight = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isNight ? momentOf(zone, minute < to ? date : nextDate(date), to) : at;
}
