/** The value of a clock at a moment. Two values are stored; everything else is computed on demand. */
import { countedBetween, momentAfter, withoutNights, type Calendar } from './calendar';
import { clockworkOf, isWakingOnly, type Pace } from './pace';

const DAY_MS = 86_400_000;

/** The stored clock of a seat. */
export interface ClockBank {
  /** Time left when it began to run; undefined on a table without clocks. */
  readonly bankMs?: number | undefined;
  /** Since when it runs, that is, since when the table waits for the seat; missing while it stands. */
  readonly tickingAt?: Date | undefined;
}

/**
 * The stage of a wait: half and four fifths of the time left at its beginning, its last hours, or all of it.
 */
export const STAGES = ['half', 'late', 'last', 'out'] as const;
export type Stage = (typeof STAGES)[number];
export type ClockMarks = Readonly<Record<Stage, Date | undefined>>;

/**
 * Gentle reminders where there is no clock, and when the others are asked all the same: nobody waits for
 * ever.
 */
export const RELAXED_MARKS: Readonly<Record<Stage, number>> = {
  half: 3 * DAY_MS,
  late: 7 * DAY_MS,
  last: 13 * DAY_MS,
  out: 14 * DAY_MS,
};

/** The last hours: at most a tenth of the time left at the beginning. */
const LAST_HOURS_MS = 3 * 3_600_000;

/** The length of a clock's last hours, by the time it began with. */
export function lastHoursOf(bankMs: number): number {
  return Math.min(LAST_HOURS_MS, bankMs / 10);
}

/** The share of a wait's initial time that has passed at a stage. */
function shareOf(stage: Stage, bankMs: number): number {
  switch (stage) {
    case 'half':
      return bankMs / 2;
    case 'late':
      return bankMs * 0.8;
    case 'last':
      return bankMs - lastHoursOf(bankMs);
    case 'out':
      return bankMs;
  }
}

/** The calendar of a table's clocks: nights and days off only if the table says so. */
export function calendarAt(pace: Pace, calendar: Calendar): Calendar {
  return isWakingOnly(pace) ? calendar : withoutNights(calendar);
}

/** The clock a seat starts with. */
export function newBank(pace: Pace): ClockBank {
  const clockwork = clockworkOf(pace);
  return clockwork ? { bankMs: clockwork.bankMs } : {};
}

/** Time left at a moment; at least zero, undefined without a clock. */
export function bankAt({ bankMs, tickingAt }: ClockBank, calendar: Calendar, at: Date): number | undefined {
  if (bankMs === undefined) return undefined;
  return tickingAt ? Math.max(0, bankMs - countedBetween(calendar, tickingAt, at)) : bankMs;
}

/** Less than this is no difference that anybody plans by. */
const SAME_MS = 60_000;

/**
 * Playing time left of a running clock, if that differs from the time until it is out: with nights, days off
 * or holidays in between.
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

/** The exact moment when a running clock is out, unless something unknown stops it. */
export function runsOutAt({ bankMs, tickingAt }: ClockBank, calendar: Calendar): Date | undefined {
  if (bankMs === undefined || !tickingAt) return undefined;
  return momentAfter(calendar, tickingAt, bankMs);
}

/** When a running wait comes to each of its stages. */
export function clockMarksOf(bank: ClockBank, calendar: Calendar): ClockMarks {
  const mark = (stage: Stage) => markOf(bank, calendar, stage);
  return { half: mark('half'), late: mark('late'), last: mark('last'), out: mark('out') };
}

/** When to remind: at half and at four fifths of the time left, and in its last hours. */
export function timesOfReminders(bank: ClockBank, calendar: Calendar): readonly Date[] {
  const { half, late, last } = clockMarksOf(bank, calendar);
  return [half, late, last].filter((time) => time !== undefined);
}

function markOf({ bankMs, tickingAt }: ClockBank, calendar: Calendar, stage: Stage): Date | undefined {
  if (!tickingAt) return undefined;
  const ms = bankMs === undefined ? RELAXED_MARKS[stage] : Math.ceil(shareOf(stage, bankMs));
  return momentAfter(calendar, tickingAt, ms);
}

/** The stage a wait has reached. */
export function stageAt(bank: ClockBank, calendar: Calendar, at: Date): Stage | undefined {
  const marks = clockMarksOf(bank, calendar);
  return STAGES.findLast((stage) => isReached(marks[stage], at));
}

function isReached(mark: Date | undefined, at: Date): boolean {
  return mark !== undefined && mark <= at;
}

/** Starts the clock; a running one is unchanged. */
export function startClock(bank: ClockBank, at: Date): ClockBank {
  return bank.tickingAt ? bank : { ...bank, tickingAt: at };
}

/** A stopped clock, with its time left. */
export function stopBank(bank: ClockBank, calendar: Calendar, at: Date): ClockBank {
  const bankMs = bankAt(bank, calendar, at);
  return bankMs === undefined ? {} : { bankMs };
}

/**
 * The clock after a finished turn. The time a turn adds goes up to the cap and takes nothing from a player
 * who was given more.
 */
export function afterTurn(bank: ClockBank, pace: Pace, calendar: Calendar, at: Date): ClockBank {
  const { bankMs } = stopBank(bank, calendar, at);
  const clockwork = clockworkOf(pace);
  if (bankMs === undefined || !clockwork) return {};
  return { bankMs: Math.max(bankMs, Math.min(clockwork.capMs, bankMs + clockwork.gainMs)) };
}

/** How much to add to have at least `ms` left at `at`. */
export function grantOf(bank: ClockBank, calendar: Calendar, at: Date, ms: number): number {
  if (bank.bankMs === undefined || !bank.tickingAt) return ms;
  return ms + Math.max(0, countedBetween(calendar, bank.tickingAt, at) - bank.bankMs);
}

/**
 * Before this moment no mark of a wait can be reached, whatever the calendar: time that counts is time that
 * passes.
 */
export function firstLookAt({ bankMs, tickingAt }: ClockBank): Date | undefined {
  if (!tickingAt) return undefined;
  const ms = bankMs === undefined ? RELAXED_MARKS.half : Math.ceil(shareOf('half', bankMs));
  return new Date(tickingAt.getTime() + ms);
}
