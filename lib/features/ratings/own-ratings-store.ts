import 'server-only';
import { db } from '@/lib/platform/db/db';
import { OPEN } from './scope';

const MAX_CHANGES = 10;
const MAX_SCOPES = 20;

/** A rating of a person with one of its last changes. */
export interface OwnRatingRow {
  readonly scope: string;
  readonly circle: string | null;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** A change; null for a rating without changes. */
  readonly gameId: string | null;
  readonly name: string;
  readonly finishedAt: Date;
  readonly before: number;
  readonly after: number;
}

/**
 * The rows of a person's own ratings; none if they hide ratings. `offset 0` makes the query find the
 * person's changes first, because the open scope has most changes of all people.
 */
export async function ratingRowsOf(
  userId: string,
): Promise<readonly (OwnRatingRow | { readonly scope: null })[]> {
  return db().$queryRaw<(OwnRatingRow | { readonly scope: null })[]>`
    select r."scope", r."mu", r."sigma", r."games", c."name" as "circle",
      x."gameId", x."name", x."finishedAt", x."before", x."after"
    from "User" u
    left join lateral (
      select r.* from "Rating" r where r."playerKey" = u."playerKey" and (r."scope" = ${OPEN} or exists (
        select 1 from "CircleMember" m where m."circleId" = r."scope" and m."userId" = u."id" and m."state" = 'in'))
      order by r."lastAt" desc, r."scope" limit ${MAX_SCOPES}
    ) r on true
    left join "Circle" c on c."id" = r."scope"
    left join lateral (
      select h."gameId", g."name", e."finishedAt", h."mu" as "before", h."muAfter" as "after", e."seq"
      from (select * from "RatingChange" where "playerKey" = u."playerKey" offset 0) h
      join "GameResult" e on e."gameId" = h."gameId" join "Game" g on g."id" = h."gameId"
      where h."scope" = r."scope"
      order by e."seq" desc limit ${MAX_CHANGES}
    ) x on true
    where u."id" = ${userId} and u."ratings" is distinct from 'hidden'
    order by r."lastAt" desc, r."scope", x."seq" desc`;
}
