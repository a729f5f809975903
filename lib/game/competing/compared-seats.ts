/** Who is rated at a table. The decision is stored with the result, so folding needs nothing else. */
import type { PlayerRating, RatedSeat } from './rating';

const DAY_MS = 86_400_000;
/** Leaving tables costs rating once in this time. */
export const LEAVE_ONCE_MS = 30 * DAY_MS;
/** After this many meetings in this time, two people's new tables are not rated in the open rating. */
export const MAX_MEETINGS = 6;
const MEETINGS_MS = 90 * DAY_MS;
/** A rating is provisional before this many games. */
export const SETTLED_GAMES = 10;
const LISTED_MS = 365 * DAY_MS;

/** A person's result at a table that may be rated. */
export interface RatingCandidate extends RatedSeat {
  readonly left: boolean;
}

/**
 * The people who are compared at a table that ended at `at`: without those who left and already lost by
 * leaving in the 30 days before. None if fewer than two remain.
 */
export function comparedSeats(
  candidates: readonly RatingCandidate[],
  lastLeaveOf: (key: string) => Date | undefined,
  at: Date,
): readonly RatedSeat[] {
  const compared = candidates.filter(({ key, left }) => {
    const last = left ? lastLeaveOf(key) : undefined;
    return !last || at.getTime() - last.getTime() >= LEAVE_ONCE_MS;
  });
  return compared.length < 2 ? [] : compared.map(({ key, place, order }) => ({ key, place, order }));
}

/** Whether two people who met at these times in the open rating play their next table unrated. */
export const haveMetTooOften = (meetings: readonly Date[], now: Date): boolean =>
  meetings.filter((at) => now.getTime() - at.getTime() < MEETINGS_MS).length >= MAX_MEETINGS;

/** A rating as people see it. */
export interface ShownRating {
  readonly value: number;
  /** Shown with "?". */
  readonly isProvisional: boolean;
  /** The true value lies within this much of it in 95 of 100 cases; only for the person's own page. */
  readonly reach: number;
}

/** A rating in whole numbers. */
export const shownRatingOf = ({ mu, sigma, games }: PlayerRating): ShownRating => ({
  value: Math.round(mu),
  isProvisional: games < SETTLED_GAMES,
  reach: Math.round(2 * sigma),
});

/** Whether a rating is in the lists: settled, with a game in the last 12 months. */
export const isRatingListed = ({ games, lastAt }: PlayerRating, now: Date): boolean =>
  games >= SETTLED_GAMES && lastAt !== undefined && now.getTime() - lastAt.getTime() <= LISTED_MS;
