import 'server-only';
import { shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { db } from '@/lib/platform/db/db';
import { OPEN } from './scope';

/** A change of the reader's own rating. */
export interface OwnChange {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly before: number;
  readonly after: number;
}

/** The reader's own rating in a scope. */
export interface OwnRating {
  readonly scope: string;
  /** The circle's name; missing for the open rating. */
  readonly circle?: string;
  readonly rating: ShownRating;
  readonly games: number;
  /** Newest first. */
  readonly changes: readonly OwnChange[];
}

const MAX_CHANGES = 10;
const MAX_SCOPES = 20;

interface Row {
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
 * A person's own ratings with their last changes; undefined if they hide ratings. `offset 0` makes the
 * query find the person's changes first, because the open scope has most changes of all people.
 */
export async function ownRatings(userId: string): Promise<readonly OwnRating[] | undefined> {
  const rows = await db().$queryRaw<(Row | { readonly scope: null })[]>`
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
  if (rows.length === 0) return undefined;
  const rated = rows.flatMap((row) => (row.scope === null ? [] : [row]));
  return rated
    .filter(({ scope }, i) => scope !== rated[i - 1]?.scope)
    .map((first) =>
      ownRatingOf(
        first,
        rated.filter(({ scope }) => scope === first.scope),
      ),
    );
}

function ownRatingOf({ scope, circle, games, ...rating }: Row, rows: readonly Row[]): OwnRating {
  return {
    scope,
    ...(circle === null ? {} : { circle }),
    rating: shownRatingOf({ ...rating, games }),
    games,
    changes: rows.flatMap(({ gameId, name, finishedAt, before, after }) =>
      gameId === null
        ? []
        : [{ gameId, name, finishedAt, before: Math.round(before), after: Math.round(after) }],
    ),
  };
}
