/**
 * Time when the service was away: it counts in no clock and no wait. The clocks start again a while after
 * the service is back, so nothing runs out before its people can act.
 */
import { ALWAYS, countedBetween, momentAfter, type Pause } from './calendar';

/** Clocks stand still for this long once the service is back. */
const SETTLE_MS = 10 * 60_000;

/** The spans that do not count, from those when the service was away. */
export const withSettling = (away: readonly Pause[]): readonly Pause[] =>
  away.map(({ from, until }) => ({ from, until: new Date(until.getTime() + SETTLE_MS) }));

/** When a wait that began at `from` and was to last until `until` is over. */
export function movedBy(away: readonly Pause[], from: Date, until: Date): Date {
  if (away.length === 0) return until;
  return momentAfter({ ...ALWAYS, away }, from, until.getTime() - from.getTime()) ?? until;
}

/** How long a removal, an exclusion, or the end of a circle can be taken back. */
export const NOTICE_MS = 24 * 3_600_000;

/** The latest stored end of a wait of `ms` that is over at `now`: the inverse of `movedBy`. */
export function lastEndBy(away: readonly Pause[], now: Date, ms: number): Date {
  // A wait that ends just when the service goes away is over when it is back.
  const isAway = away.some(({ from, until }) => from <= now && now < until);
  let left = isAway ? ms + 1 : ms;
  let at = now.getTime();
  for (const { from, until } of [...away].sort((a, b) => b.until.getTime() - a.until.getTime())) {
    if (from.getTime() >= at) continue;
    const counted = at - until.getTime();
    if (counted >= left) break;
    left -= Math.max(0, counted);
    at = from.getTime();
  }
  return new Date(at - left + ms);
}

/** How much of a span the service was away, in milliseconds. */
export const awayBetween = (away: readonly Pause[], from: Date, to: Date): number =>
  Math.max(0, to.getTime() - from.getTime() - countedBetween({ ...ALWAYS, away }, from, to));
