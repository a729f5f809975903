import { perProcess } from '@/lib/platform/process';

/** The only place that reads the time; tests can replace the clock. */
export interface Clock {
  now(): Date;
}

/** How far this process is behind the database, by the last comparison. */
const differenceMs = perProcess('pragaClockDifference', () => 0);

/** The time of the database: all processes date rows and messages by one clock. */
export const systemClock: Clock = { now: () => new Date(Date.now() + differenceMs.get()) };

/** By how much the clock of this process is behind the database's; negative if it is ahead. */
export const clockDifferenceMs = (): number => differenceMs.get();

/** Maximum difference between two clocks that agree. */
export const MAX_DIFFERENCE_MS = 60_000;

/** Whether the clock of this process was off by more than a minute when the database last told its time. */
export const isClockOff = (): boolean => Math.abs(differenceMs.get()) > MAX_DIFFERENCE_MS;

/**
 * Corrects `systemClock`: the database told this time within the last `tookMs`. The difference changes only
 * as far as that proves, so the time does not waver between clocks that agree.
 */
export function noteDatabaseTime(told: Date, tookMs: number): void {
  // Both times are cut to whole milliseconds.
  const least = told.getTime() - Date.now() - 1;
  const most = least + Math.ceil(tookMs) + 2;
  differenceMs.replace(Math.min(Math.max(differenceMs.get(), least), most));
}
