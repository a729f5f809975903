/**
 * Decides who is rated at a table. The decision is stored with the result, so recomputing ratings needs no
 * other data.
 */
import { ENOUGH_MET } from './circle-standing';
import type { PlayerRating, RatedSeat } from './rating';

const DAY_MS = 86_400_000;
/** Within this time, only the first table that a person leaves costs rating. */
const LEAVE_ONCE_MS = 30 * DAY_MS;
/** After this many meetings within this time, two people's new tables do not count for the open rating. */
const MAX_MEETINGS = 6;
export const MEETINGS_MS = 90 * DAY_MS;
/** A rating is provisional until this many games. */
export const SETTLED_GAMES = 10;
/** Lists show a rating with a game within this time. */
export const LISTED_MS = 365 * DAY_MS;

/** A person's result at a table that can be rated. */
export interface RatingCandidate extends RatedSeat {
  readonly left: boolean;
}

/**
 * The people rated at a table that ended at `at`. It omits people who left and already lost rating by
 * leaving in the 30 days before. Empty if fewer than two remain.
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

/** A rating as pages show it. */
export interface ShownRating {
  readonly value: number;
  /** Pages show "?" after a provisional rating. */
  readonly isProvisional: boolean;
  /** Half-width of the 95 % interval; shown only on the person's own page. */
  readonly reach: number;
}

/** A rating rounded to whole numbers. */
export const shownRatingOf = ({ mu, sigma, games }: PlayerRating): ShownRating => ({
  value: Math.round(mu),
  isProvisional: games < SETTLED_GAMES,
  reach: Math.round(2 * sigma),
});

/** Whether lists show a rating: settled, with enough different opponents and a game in the last 12 months. */
export const isRatingListed = ({ games, lastAt, met = [] }: PlayerRating, now: Date): boolean =>
  games >= SETTLED_GAMES &&
  met.length >= ENOUGH_MET &&
  lastAt !== undefined &&
  now.getTime() - lastAt.getTime() <= LISTED_MS;
