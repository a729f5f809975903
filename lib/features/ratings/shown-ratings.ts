import 'server-only';
import { isRatingListed, shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { ENOUGH_MET } from '@/lib/game/competing/opponents';
import type { PlayerRating } from '@/lib/game/competing/rating';
import { db } from '@/lib/platform/db/db';
import { OPEN } from './scope';
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
  type Row = PlayerRating & {
    readonly scope: string;
    readonly playerKey: string;
    readonly isHidden: boolean;
  };
  const rows = await db().$queryRaw<Row[]>`
    select r."scope", r."playerKey", r."mu", r."sigma", r."games", u."ratings" is not distinct from 'hidden' as "isHidden"
    from "Rating" r join "User" u on u."playerKey" = r."playerKey"
    where r."scope" = any(${[...scopes]}) and r."playerKey" = any(${[...keys]})
      and not exists (select 1 from "User" where "id" = ${readerId} and "ratings" = 'hidden')`;
  const seen = new Map(scopes.map((scope) => [scope, new Map<string, VisibleRating>()]));
  for (const { scope, playerKey, isHidden, ...rating } of rows)
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

const MAX_LISTED = 100;
/** More than are listed, because not all of them have agreed. */
const MAX_READ = 1_000;
const YEAR_MS = 365 * 86_400_000;

/**
 * The list of the open rating: people who agreed, with ten games, at least one of them in the last
 * twelve months, against enough different people of the largest group that tables link.
 */
export async function openList(now: Date): Promise<readonly ListedPerson[]> {
  const since = new Date(now.getTime() - YEAR_MS);
  const rows = await db().$queryRaw<(PlayerRating & Pick<ListedPerson, 'playerKey' | 'name' | 'games'>)[]>`
    with r as materialized (
      select * from "Rating" where "scope" = ${OPEN} and "games" >= 10 and "lastAt" > ${since}
        and cardinality("met") >= ${ENOUGH_MET}
      order by "mu" desc, "playerKey" limit ${MAX_READ}
    )
    select r."playerKey", r."mu", r."sigma", r."games", r."lastAt", r."met", u."name"
    from r join "User" u on u."playerKey" = r."playerKey"
    where r."group" = (select "group" from r group by "group" order by count(*) desc, "group" limit 1)
      and u."ratings" = 'listed' and u."bannedAt" is null and u."name" is not null
    order by r."mu" desc, r."playerKey" limit ${MAX_LISTED}`;
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
  const select = { ratings: true, waitShown: true } as const;
  const row = await db().user.findUnique({ where: { id: userId }, select });
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
  const select = { id: true, playerKey: true, ratings: true } as const;
  const row = await db().user.findUnique({ where: { id: userId }, select });
  if (!row) return undefined;
  const wish = RATING_WISHES.find((known) => known === row.ratings);
  const { id, playerKey } = row;
  return { id, playerKey, isHidden: wish === 'hidden', ...(wish ? { wish } : {}) };
}

/** Stores choices of a person; missing ones stay unchanged. */
export async function keepShown(userId: string, shown: Partial<RatingSettings>): Promise<void> {
  const { ratings, isWaitShown } = shown;
  const data = {
    ...(ratings === undefined ? {} : { ratings }),
    ...(isWaitShown === undefined ? {} : { waitShown: isWaitShown }),
  };
  await db().user.updateMany({ where: { id: userId }, data });
}
