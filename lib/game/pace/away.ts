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

/** How much of a span the service was away, in milliseconds. */
export const awayBetween = (away: readonly Pause[], from: Date, to: Date): number =>
  Math.max(0, to.getTime() - from.getTime() - countedBetween({ ...ALWAYS, away }, from, to));
