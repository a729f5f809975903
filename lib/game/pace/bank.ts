/** The time on a clock at a moment. Two values are stored; everything else is computed on demand. */
import { type Calendar, countedBetween, momentAfter, type Pause, withoutNights } from './calendar';
import { clockworkOf, hasHolidays, isWakingOnly, type Pace } from './pace';

const DAY_MS = 86_400_000;

/** The stored clock of a seat. */
export interface ClockBank {
  /** Time left when the clock started; undefined at a table without clocks. */
  readonly bankMs?: number | undefined;
  /** When the clock started, because the table waits for the seat; undefined while it is stopped. */
  readonly tickingAt?: Date | undefined;
}

/**
 * The stage of a wait: half or four fifths of its initial time has passed, its last hours have begun, or
 * all time is used.
 */
export const STAGES = ['half', 'late', 'last', 'out'] as const;
export type Stage = (typeof STAGES)[number];
export type ClockMarks = Readonly<Record<Stage, Date | undefined>>;

/**
 * Without a clock: when gentle reminders are sent, and when the other players are asked after all, so no
 * one waits forever.
 */
export const RELAXED_MARKS: Readonly<Record<Stage, number>> = {
  half: 3 * DAY_MS,
  late: 7 * DAY_MS,
  last: 13 * DAY_MS,
  out: 14 * DAY_MS,
};

/** The last hours are at most a tenth of the initial time. */
const LAST_HOURS_MS = 3 * 3_600_000;

/** The length of a clock's last hours, from its initial time. */
export function lastHoursOf(bankMs: number): number {
  return Math.min(LAST_HOURS_MS, bankMs / 10);
}

/** The time that counts from the start of a wait to a stage. */
function msUntil(stage: Stage, bankMs: number | undefined): number {
  if (bankMs === undefined) return RELAXED_MARKS[stage];
  const shares = { half: bankMs / 2, late: bankMs * 0.8, last: bankMs - lastHoursOf(bankMs), out: bankMs };
  return Math.ceil(shares[stage]);
}

/** The calendar of a table's clocks; nights, days off and holidays count only if the table chose so. */
export function calendarAt(pace: Pace, calendar: Calendar): Calendar {
  const days = hasHolidays(pace) ? calendar : { ...calendar, holidays: [] };
  return isWakingOnly(pace) ? days : withoutNights(days);
}

/** The initial clock of a seat. */
export function newBank(pace: Pace): ClockBank {
  const clockwork = clockworkOf(pace);
  return clockwork ? { bankMs: clockwork.bankMs } : {};
}

/** Milliseconds left at a moment, at least 0; undefined without a clock. */
export function bankAt({ bankMs, tickingAt }: ClockBank, calendar: Calendar, at: Date): number | undefined {
  if (bankMs === undefined) return undefined;
  return tickingAt ? Math.max(0, bankMs - countedBetween(calendar, tickingAt, at)) : bankMs;
}

/** Smaller differences do not matter to players. */
const SAME_MS = 60_000;

/**
 * Playing time left on a running clock, if nights, days off or holidays make it differ from the time until
 * it runs out.
 */
export function playingMs(
  bank: ClockBank,
  calendar: Calendar,
  out: Date | undefined,
  at: Date,
): number | undefined {
  const left = bankAt(bank, calendar, at);
  if (!bank.tickingAt || !out || left === undefined || left === 0) return undefined;
  return out.getTime() - at.getTime() - left >= SAME_MS ? left : undefined;
}

/** The exact moment when a running clock runs out, unless something unknown stops it. */
export function runsOutAt({ bankMs, tickingAt }: ClockBank, calendar: Calendar): Date | undefined {
  if (bankMs === undefined || !tickingAt) return undefined;
  return momentAfter(calendar, tickingAt, bankMs);
}

/** The moments when a running wait reaches each stage. */
export function clockMarksOf({ bankMs, tickingAt }: ClockBank, calendar: Calendar): ClockMarks {
  const mark = (stage: Stage) => tickingAt && momentAfter(calendar, tickingAt, msUntil(stage, bankMs));
  return { half: mark('half'), late: mark('late'), last: mark('last'), out: mark('out') };
}

/** The stage that a wait has reached; undefined before the first. */
export function stageAt(bank: ClockBank, calendar: Calendar, at: Date): Stage | undefined {
  const marks = clockMarksOf(bank, calendar);
  return STAGES.findLast((stage) => {
    const mark = marks[stage];
    return mark && mark <= at;
  });
}

/** Starts the clock; a running one stays unchanged. */
export function startClock(bank: ClockBank, at: Date): ClockBank {
  return bank.tickingAt ? bank : { ...bank, tickingAt: at };
}

/** Stops the clock and stores the time left. */
export function stopBank(bank: ClockBank, calendar: Calendar, at: Date): ClockBank {
  const bankMs = bankAt(bank, calendar, at);
  return bankMs === undefined ? {} : { bankMs };
}

/**
 * The clock after a finished turn. The time added per turn fills up to the cap, and never reduces a larger
 * balance.
 */
export function afterTurn(bank: ClockBank, pace: Pace, calendar: Calendar, at: Date): ClockBank {
  const { bankMs } = stopBank(bank, calendar, at);
  const clockwork = clockworkOf(pace);
  if (bankMs === undefined || !clockwork) return {};
  return { bankMs: Math.max(bankMs, Math.min(clockwork.capMs, bankMs + clockwork.gainMs)) };
}

/** Milliseconds to add to have at least `ms` left at `at`. */
export function grantOf(bank: ClockBank, calendar: Calendar, at: Date, ms: number): number {
  if (bank.bankMs === undefined || !bank.tickingAt) return ms;
  return ms + Math.max(0, countedBetween(calendar, bank.tickingAt, at) - bank.bankMs);
}

/**
 * No stage of a wait can be reached before this moment, whatever the calendar, because counted time never
 * exceeds elapsed time.
 */
export function firstLookAt({ bankMs, tickingAt }: ClockBank): Date | undefined {
  return tickingAt && new Date(tickingAt.getTime() + msUntil('half', bankMs));
}

// Shared holidays of a table: their period, and their name in votes.

/** A table that pauses longer should end instead. */
const MAX_PAUSE_MS = 60 * DAY_MS;

/** A proposed holiday: from a moment on, or as soon as all agree. */
export interface WantedPause {
  readonly from?: Date | undefined;
  readonly until: Date;
}

/** Whether a holiday is valid at a moment: not over, not too long, and ending after it begins. */
export function isSensiblePause({ from, until }: WantedPause, now: Date): boolean {
  const start = Math.max(now.getTime(), from?.getTime() ?? 0);
  const ms = until.getTime() - start;
  return ms > 0 && ms <= MAX_PAUSE_MS && start - now.getTime() <= MAX_PAUSE_MS;
}

/** The name of a proposed holiday as the subject of a vote. */
export function aboutPause({ from, until }: WantedPause): string {
  return from ? `${from.toISOString()}/${until.toISOString()}` : until.toISOString();
}

/** Parses such a name. */
export function pauseNamed(about: string): WantedPause {
  const [first = '', second] = about.split('/');
  return second ? { from: new Date(first), until: new Date(second) } : { until: new Date(first) };
}

/**
 * The current common holiday and those to come, the earliest first. Holidays that overlap are one, from the
 * first day to the last.
 */
export function openPauses(pauses: readonly Pause[], now: Date): readonly Pause[] {
  const agreed = pauses.filter(({ from, until }) => until > now && from < until);
  const open: Pause[] = [];
  for (const pause of agreed.sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const before = open.at(-1);
    if (!before || pause.from > before.until) open.push(pause);
    else if (pause.until > before.until) open[open.length - 1] = { ...before, until: pause.until };
  }
  return open;
}
