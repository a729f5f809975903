// @ts-nocheck
// The law of clocks once more, minute by minute, from the words of docs/clocks.md alone: nothing of the
// service's own code is asked.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What the paces say (docs/clocks.md), in hours: to begin with, more for each turn, at most. */
const PACES = { daily: [72, 12, 120], brisk: [24, 4, 72] };
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MOST_MINUTES = 400 * 1440;
/**
 * What did not get through is tried again after so many minutes each (docs/webhooks.md), and then no more.
 */
const RETRIES = [1, 5, 15, 60, 4 * 60, 12 * 60, 12 * 60, 24 * 60, 24 * 60];

export const after = (at, hours) => new Date(at.getTime() + hours * HOUR);
export const minutesAfter = (at, minutes) => new Date(at.getTime() + minutes * MINUTE);

const formats = new Map();
function formatIn(zone) {
  if (!formats.has(zone)) {
    const parts = {
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    };
    formats.set(zone, new Intl.DateTimeFormat('en-GB', { ...parts, hourCycle: 'h23', timeZone: zone }));
  }
  return formats.get(zone);
}

const QUARTER = 15 * MINUTE;
const walls = new Map();

/** What the clock on the wall shows at the beginning of a quarter of an hour: zones jump at these alone. */
function quarterOf(zone, ms) {
  const known = walls.get(zone) ?? new Map();
  walls.set(zone, known);
  const quarter = Math.floor(ms / QUARTER);
  if (!known.has(quarter)) known.set(quarter, wallAt(zone, new Date(quarter * QUARTER)));
  return known.get(quarter);
}

const minuteWithin = (ms) => Math.floor((ms % QUARTER) / MINUTE);

/** What the clock on the wall shows: date, weekday (1 Monday), minute after midnight. */
export function wall(zone, at) {
  const shown = quarterOf(zone, at.getTime());
  return { ...shown, minute: shown.minute + minuteWithin(at.getTime()) };
}

function wallAt(zone, at) {
  const part = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    weekday: WEEKDAYS.indexOf(part.weekday) + 1,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The moment at which a wall shows date and time; the first of them where it does so twice. */
export function momentOf(zone, date, minute = 0) {
  const guess = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
  for (let at = guess - 15 * HOUR; at <= guess + 15 * HOUR; at += 15 * MINUTE) {
    const shown = wall(zone, new Date(at));
    if (shown.date === date && shown.minute === minute) return new Date(at);
  }
  throw new Error(`no wall of ${zone} shows ${date} ${minute}`);
}

export const nextDate = (date, days = 1) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * @typedef {{ zone: string, night?: [number, number], daysOff?: number[], holidays?: Set<string>, automatic?:
 * boolean }} Sleeper minutes after midnight
 * @typedef {{ kind: string, wakingOnly?: boolean, pauses?: [Date, Date][], bankH?: number, gainH?: number,
 * capH?: number }} Rules
 */

export function hoursOf({ kind, bankH, gainH, capH }) {
  return kind === 'custom' ? [bankH, gainH, capH] : PACES[kind];
}

/** A night is cut to sixteen hours; it is the waking hours that begin at its end and last at least eight. */
function wakingMinutes([from, to]) {
  return Math.max(8 * 60, (from - to + 1440) % 1440);
}

/** Days off are honoured while the week keeps 56 counted hours. */
function honoured({ night, daysOff = [] }) {
  const waking = night && night[0] !== night[1] ? wakingMinutes(night) : 1440;
  return (7 - daysOff.length) * waking >= 56 * 60 ? daysOff : [];
}

/** Whether a minute counts. */
function counts(rules, who, ms) {
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

const nextMinute = (ms) => Math.floor(ms / MINUTE) * MINUTE + MINUTE;

/** For each of these, in order: the first moment that would count after so much has counted since `since`. */
function momentsAfter(rules, who, since, spans) {
  const moments = [];
  let [at, counted] = [since.getTime(), 0];
  for (let n = 0; moments.length < spans.length; n += 1) {
    if (n > MOST_MINUTES) throw new Error('time is never out');
    const next = nextMinute(at);
    if (counts(rules, who, at)) {
      while (counted + (next - at) > spans[moments.length])
        moments.push(new Date(at + spans[moments.length] - counted));
      counted += next - at;
    }
    at = next;
  }
  return moments;
}

/** So much has counted between two moments. */
export function countedBetween(rules, who, from, to) {
  let counted = 0;
  for (let at = from.getTime(); at < to.getTime();) {
    const next = Math.min(to.getTime(), nextMinute(at));
    if (counts(rules, who, at)) counted += next - at;
    at = next;
  }
  return counted;
}

/** Half, four fifths, the last hours (three, or a tenth where there were fewer than thirty), and the end. */
export function marksOf(rules, who, { since, bankMs }) {
  if (rules.kind === 'relaxed') {
    const [half, late, last, out] = [3, 7, 13, 14].map((days) => new Date(since.getTime() + days * DAY));
    return { half, late, last, out };
  }
  const last = bankMs - (bankMs < 30 * HOUR ? bankMs / 10 : 3 * HOUR);
  const spans = { half: bankMs / 2, late: bankMs * 0.8, last, out: bankMs };
  const names = Object.keys(spans).sort((a, b) => spans[a] - spans[b]);
  const moments = momentsAfter(
    rules,
    who,
    since,
    names.map((name) => spans[name]),
  );
  return Object.fromEntries(names.map((name, i) => [name, moments[i]]));
}

/**
 * The days that become holidays by themselves: where time would be out, at most seven in one wait; the last
 * end comes at the end.
 */
export function automaticEnds(rules, who, wait) {
  const holidays = new Set(who.holidays);
  const ends = [marksOf(rules, { ...who, holidays }, wait)];
  for (let n = 0; n < 7; n += 1) {
    holidays.add(wall(who.zone, ends.at(-1).out).date);
    ends.push(marksOf(rules, { ...who, holidays }, wait));
  }
  return { ends, days: [...holidays].filter((date) => !who.holidays?.has(date)) };
}

/**
 * What is left after a turn, with what it adds: up to the cap, and nothing is taken from whoever was given
 * more.
 */
export function bankAfter(rules, who, { since, bankMs }, at) {
  const [, gain, cap] = hoursOf(rules);
  const left = Math.max(0, bankMs - countedBetween(rules, who, since, at));
  return Math.max(left, Math.min(left + gain * HOUR, cap * HOUR));
}

/** When a message is tried at a place that refuses it every time. */
export function attemptsFrom(at) {
  const minutes = RETRIES.map((_, n) => RETRIES.slice(0, n + 1).reduce((sum, each) => sum + each, 0));
  return [at, ...minutes.map((each) => minutesAfter(at, each))];
}

/** A moment as its reader's clock shows it; the zone is said where the reader's is not known. */
export function words(at, zone) {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  const naming = zone ? {} : { timeZoneName: 'short' };
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...naming, timeZone: zone ?? 'UTC' }).format(at);
}
