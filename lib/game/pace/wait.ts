/** How long a table has waited for a seat, and when it can continue without its holder. */
import { calendarAt, type ClockBank, type ClockMarks, clockMarksOf, type Stage, stageAt } from './bank';
import { type Calendar, MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK } from './calendar';
import { asDays, AUTOMATIC_DAYS, automaticDays } from './holidays';
import { hasHolidays, type Pace } from './pace';

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

/**
 * Maximum days of a wait of `bankH` hours, including automatic holidays. If nights stop the clock, it
 * assumes the longest nights and the most days off. Planned holidays are not included.
 */
export function mostDays(bankH: number, isWakingOnly: boolean, isWithHolidays = true): number {
  const holidays = isWithHolidays ? AUTOMATIC_DAYS : 0;
  if (!isWakingOnly) return Math.ceil(bankH / DAY_H) + holidays;
  const each = Array.from({ length: MAX_DAYS_OFF + 1 }, (_, daysOff) => daysWith(bankH, daysOff, holidays));
  return Math.max(...each);
}

/**
 * Assumes `daysOff` consecutive days off, and nights that leave only the minimum of the other days. The
 * wait begins at the end of the last day before them. A day that becomes a holiday loses all its hours, so
 * the seven of them extend the wait.
 */
function daysWith(bankH: number, daysOff: number, holidays: number): number {
  const days = WEEK_DAYS - daysOff;
  const awakeH = Math.max(MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK / days);
  const countedH = bankH + holidays * awakeH;
  // A clock runs out at the first counted moment after its time, so a fully used day extends to the next.
  const full = Math.floor(countedH / awakeH);
  const nightsH = (full + 1) * (DAY_H - awakeH);
  const weekends = Math.floor(full / days) + 1;
  return Math.ceil((countedH + nightsH) / DAY_H + weekends * daysOff);
}
