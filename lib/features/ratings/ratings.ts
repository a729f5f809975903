/** Ratings for their readers: other people, the public list, their own, and pages of people. */
import 'server-only';
import { isRatingListed, LISTED_MS, shownRatingOf } from '@/lib/game/competing/rating';
import { systemClock, type Clock } from '@/lib/platform/clock';
import {
  OPEN,
  RATING_WISHES,
  type ListedPerson,
  type OwnRating,
  type PersonPage,
  type RatingWish,
  type Reader,
  type VisibleRating,
} from './rating';
import {
  choicesOf,
  listedRows,
  ratingRowsOf,
  personWithCircles,
  ratingRows,
  recordOf,
  storeChoices,
  tableOfBoth,
} from './ratings-store';

// Choices

/** A person as a reader of ratings. */
export async function readerOf(userId: string): Promise<Reader | undefined> {
  const row = await choicesOf(userId);
  if (!row) return undefined;
  const { id, playerKey, waitShown } = row;
  const wish = RATING_WISHES.find((known) => known === row.ratings) ?? null;
  return { id, playerKey, wish, isHidden: wish === 'hidden', isWaitShown: waitShown };
}

/** Stores choices of a person; missing ones stay unchanged. */
export async function keepShown(
  userId: string,
  { ratings, isWaitShown }: { readonly ratings?: RatingWish; readonly isWaitShown?: boolean },
): Promise<void> {
  await storeChoices(userId, { ratings, waitShown: isWaitShown });
}

// Ratings

/**
 * The ratings of these people in some scopes as a person sees them, by scope and key. Empty if the
 * reader hides ratings, "hidden" for people who hide theirs, and missing for people who have left.
 */
async function ratingsSeenIn(
  readerId: string,
  scopes: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, VisibleRating>>> {
  const seen = new Map(scopes.map((scope) => [scope, new Map<string, VisibleRating>()]));
  for (const { scope, playerKey, isHidden, ...rating } of await ratingRows(readerId, scopes, keys))
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

/**
 * The list of the open rating: people who agreed, with ten games, at least one of them in the last
 * twelve months, against enough different people of the largest group that tables link.
 */
export async function openList(now: Date): Promise<readonly ListedPerson[]> {
  const rows = await listedRows(new Date(now.getTime() - LISTED_MS));
  return rows
    .filter((row) => isRatingListed(row, now))
    .map(({ playerKey, name, games, ...rating }) => {
      return { playerKey, name, games, rating: shownRatingOf({ ...rating, games }) };
    });
}

/** A person's own ratings with their last changes; undefined if they hide ratings. */
export async function ownRatings(userId: string): Promise<readonly OwnRating[] | undefined> {
  const rows = await ratingRowsOf(userId);
  if (rows.length === 0) return undefined;
  const byScope = new Map<string, OwnRating>();
  for (const { scope, circle, mu, sigma, games, gameId, name, finishedAt, before, after } of rows) {
    if (scope === null) continue;
    const { changes = [] } = byScope.get(scope) ?? {};
    const change = { name, finishedAt, before: Math.round(before), after: Math.round(after) };
    const rating = shownRatingOf({ mu, sigma, games });
    const grown = gameId === null ? changes : [...changes, { ...change, gameId }];
    byScope.set(scope, { scope, circle, rating, games, changes: grown });
  }
  return [...byScope.values()];
}

// Pages of people

/** Minimum games before a person's speed is shown. */
const GAMES_FOR_WAIT = 10;

/** A person's page; undefined for readers who share no circle and no table with them. */
export async function personFor(
  playerKey: string,
  readerId: string,
  clock: Clock = systemClock,
): Promise<PersonPage | undefined> {
  const person = await personWithCircles(playerKey, readerId, clock.now());
  if (!person) return undefined;
  const { id, memberships } = person;
  const isMe = id === readerId;
  const isApart = !isMe && memberships.length === 0;
  const called = isApart ? await tableOfBoth(id, readerId) : memberships[0]?.name;
  const name = (isMe ? person.name : undefined) ?? called ?? (isMe ? '' : undefined);
  if (name === undefined) return undefined;
  const scopes = [OPEN, ...memberships.flatMap(({ circle }) => (circle.rated ? [circle.id] : []))];
  const [{ games, wins, waitMin }, ratings] = await Promise.all([
    recordOf(playerKey),
    ratingsSeenIn(readerId, scopes, [playerKey]),
  ]);
  const ratingIn = (scope: string) => ratings.get(scope)?.get(playerKey) ?? null;
  const isWaitSeen = (isMe || person.waitShown) && games >= GAMES_FOR_WAIT && waitMin !== undefined;
  return {
    playerKey,
    name,
    isMe,
    circles: memberships.map(({ id: memberId, circle }) => {
      return { id: circle.id, name: circle.name, memberId, rating: ratingIn(circle.id) };
    }),
    games,
    wins,
    rating: ratingIn(OPEN),
    waitHours: isWaitSeen ? Math.max(1, Math.round(waitMin / 60)) : null,
  };
}
