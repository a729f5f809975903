/** The maximum length of a wait, which the page shows when a pace is chosen. */
import { MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK } from './calendar';
import { AUTOMATIC_DAYS } from './holidays';

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
