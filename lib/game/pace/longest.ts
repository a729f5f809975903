/** How long a wait may last at most. The page shows it when a pace is chosen. */
import { AUTOMATIC_DAYS } from './holidays';
import { MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK } from './calendar';

const [DAY_H, WEEK_DAYS] = [24, 7];
/** With more of them a week keeps too few hours, and none is honoured. */
const MAX_DAYS_OFF = 4;

/**
 * The most days that a wait of `bankH` hours may last, with automatic holidays. If nights stop the clock, it
 * counts the longest nights and the most days off allowed. Planned holidays come on top.
 */
export function mostDays(bankH: number, isWakingOnly: boolean): number {
  if (!isWakingOnly) return Math.ceil(bankH / DAY_H) + AUTOMATIC_DAYS;
  const each = Array.from({ length: MAX_DAYS_OFF + 1 }, (_, daysOff) => daysWith(bankH, daysOff));
  return Math.max(...each);
}

/**
 * With `daysOff` days off in a row, and nights that leave only the minimum of the other days: the wait begins
 * as the last day before them ends. A day that becomes a holiday takes all its hours, so the seven of them
 * are more hours to wait.
 */
function daysWith(bankH: number, daysOff: number): number {
  const days = WEEK_DAYS - daysOff;
  const awakeH = Math.max(MIN_HOURS_A_DAY, MIN_HOURS_A_WEEK / days);
  const countedH = bankH + AUTOMATIC_DAYS * awakeH;
  // Time is out at the first moment that would count after the last of it, so a day that is used up leads to
  // the next.
  const full = Math.floor(countedH / awakeH);
  const nightsH = (full + 1) * (DAY_H - awakeH);
  const weekends = Math.floor(full / days) + 1;
  return Math.ceil((countedH + nightsH) / DAY_H + weekends * daysOff);
}
