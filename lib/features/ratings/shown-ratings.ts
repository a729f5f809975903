import 'server-only';
import { isRatingListed, shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { listedRows, shownTo, storeWishes, wishesOf } from './shown-ratings-store';
import { RATING_WISHES, type RatingWish } from './wishes';

/** A rating as its reader sees it. */
export type VisibleRating = ShownRating | 'hidden';

/**
 * The ratings of these people in some scopes as a person sees them, by scope and key. Empty if the
 * reader hides ratings, "hidden" for people who hide theirs, and missing for people who have left.
 */
export async function ratingsSeenIn(
  readerId: string,
  scopes: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, VisibleRating>>> {
  const seen = new Map(scopes.map((scope) => [scope, new Map<string, VisibleRating>()]));
  for (const { scope, playerKey, isHidden, ...rating } of await shownTo(readerId, scopes, keys))
    seen.get(scope)?.set(playerKey, isHidden ? 'hidden' : shownRatingOf(rating));
  return seen;
}

/** The ratings of these people in one scope as a person sees them. */
export async function ratingsSeenBy(
  readerId: string,
  scope: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, VisibleRating>> {
  return (await ratingsSeenIn(readerId, [scope], keys)).get(scope) ?? new Map();
}

/** A person in the list of the open rating. */
export interface ListedPerson {
  readonly playerKey: string;
  readonly name: string;
  readonly rating: ShownRating;
  readonly games: number;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * The list of the open rating: people who agreed, with ten games, at least one of them in the last
 * twelve months, against enough different people of the largest group that tables link.
 */
export async function openList(now: Date): Promise<readonly ListedPerson[]> {
  const since = new Date(now.getTime() - YEAR_MS);
  const rows = await listedRows(since);
  return rows.flatMap(({ playerKey, name, ...rating }) =>
    isRatingListed(rating, now)
      ? [{ playerKey, name, rating: shownRatingOf(rating), games: rating.games }]
      : [],
  );
}

/** A person's choices about ratings. */
export interface RatingSettings {
  /** Missing until they have been asked. */
  readonly ratings?: RatingWish;
  readonly isWaitShown: boolean;
}

/** The choices of a person; a visitor without an account has none. */
export async function shownByPerson(userId: string | undefined): Promise<RatingSettings> {
  if (userId === undefined) return { isWaitShown: false };
  const row = await wishesOf(userId);
  const ratings = RATING_WISHES.find((known) => known === row?.ratings);
  return { isWaitShown: row?.waitShown ?? false, ...(ratings ? { ratings } : {}) };
}

/** A reader of ratings. */
export interface Reader {
  readonly id: string;
  readonly playerKey: string;
  /** Missing until they have been asked. */
  readonly wish?: RatingWish;
  readonly isHidden: boolean;
}

/** A person as a reader of ratings. */
export async function readerOf(userId: string): Promise<Reader | undefined> {
  const row = await wishesOf(userId);
  if (!row) return undefined;
  const wish = RATING_WISHES.find((known) => known === row.ratings);
  const { id, playerKey } = row;
  return { id, playerKey, isHidden: wish === 'hidden', ...(wish ? { wish } : {}) };
}

/** Stores choices of a person; missing ones stay unchanged. */
export async function keepShown(userId: string, shown: Partial<RatingSettings>): Promise<void> {
  const { ratings, isWaitShown } = shown;
  await storeWishes(userId, {
    ratings,
    waitShown: isWaitShown,
  });
}
