import 'server-only';
import { type PlayerRating, SETTLED_GAMES } from '@/lib/game/competing/rating';
import { ENOUGH_MET } from '@/lib/game/competing/circle-standing';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { MAX_RATINGS_LISTED, OPEN } from './rating';

/** The stored choices of a person. */
export async function choicesOf(userId: string) {
  const select = { id: true, playerKey: true, ratings: true, waitShown: true } as const;
  return db().user.findUnique({ where: { id: userId }, select });
}

/** Stores choices of a person; missing ones stay unchanged. */
export async function storeChoices(
  userId: string,
  data: { readonly ratings?: string | undefined; readonly waitShown?: boolean | undefined },
): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data });
}

/** The ratings of these people in some scopes; none for a reader who hides ratings. */
export async function ratingRows(readerId: string, scopes: readonly string[], keys: readonly string[]) {
  type Row = PlayerRating & {
    readonly scope: string;
    readonly playerKey: string;
    readonly isHidden: boolean;
  };
  return db().$queryRaw<Row[]>`
    select r."scope", r."playerKey", r."mu", r."sigma", r."games", u."ratings" is not distinct from 'hidden' as "isHidden"
    from "Rating" r join "User" u on u."playerKey" = r."playerKey"
    where r."scope" = any(${[...scopes]}) and r."playerKey" = any(${[...keys]})
      and not exists (select 1 from "User" where "id" = ${readerId} and "ratings" = 'hidden')`;
}

/** More than are listed, because not all of them have agreed. */
const MAX_READ = 1_000;

/** The best people of the largest linked group who agreed to be listed and have played since then. */
export async function listedRows(since: Date) {
  type Row = PlayerRating & { readonly playerKey: string; readonly name: string };
  return db().$queryRaw<Row[]>`
    with r as materialized (
      select * from "Rating" where "scope" = ${OPEN} and "games" >= ${SETTLED_GAMES} and "lastAt" > ${since}
        and cardinality("met") >= ${ENOUGH_MET}
      order by "mu" desc, "playerKey" limit ${MAX_READ}
    )
    select r."playerKey", r."mu", r."sigma", r."games", r."lastAt", r."met", u."name"
    from r join "User" u on u."playerKey" = r."playerKey"
    where r."group" = (select "group" from r group by "group" order by count(*) desc, "group" limit 1)
      and u."ratings" = 'listed' and u."bannedAt" is null and u."name" is not null
    order by r."mu" desc, r."playerKey" limit ${MAX_RATINGS_LISTED}`;
}

const MAX_CHANGES = 10;
const MAX_SCOPES = 20;

/** A rating of a person with one of its last changes. */
interface OwnRatingRow {
  /** Null: the person has no rating. */
  readonly scope: string | null;
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
export async function ratingRowsOf(userId: string): Promise<readonly OwnRatingRow[]> {
  return db().$queryRaw<OwnRatingRow[]>`
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

/** Maximum common circles listed. */
const MAX_CIRCLES = 20;

/** A person with the circles that the reader is also in. */
export async function personWithCircles(playerKey: string, readerId: string, now: Date) {
  const { endedBy } = await noticeTimeAt(now);
  const isIn = { state: 'in', OR: [{ endsAt: null }, { endsAt: { gt: endedBy } }] };
  const circle = {
    endedAt: null,
    OR: [{ endsAt: null }, { endsAt: { gt: endedBy } }],
    members: { some: { userId: readerId, ...isIn } },
  };
  return db().user.findUnique({
    where: { playerKey },
    select: {
      id: true,
      name: true,
      waitShown: true,
      memberships: {
        where: { ...isIn, circle },
        orderBy: { joinedAt: 'desc' },
        take: MAX_CIRCLES,
        select: { id: true, name: true, circle: { select: { id: true, name: true, rated: true } } },
      },
    },
  });
}

/** The name of a person at the latest table where both have seats. */
export async function tableOfBoth(userId: string, readerId: string): Promise<string | undefined> {
  const seat = await db().seat.findFirst({
    where: { userId, seatedAt: { not: null }, game: { seats: { some: { userId: readerId } } } },
    orderBy: { game: { createdAt: 'desc' } },
    select: { name: true },
  });
  return seat?.name;
}

const MAX_RESULTS = 500;
/** The people who share the first place of a result. */
const FIRST = { where: { place: 1, left: false }, select: { seat: true } } as const;

/** How many of a person's best games are read: not everyone may see each of them. */
const MAX_BEST = 3;

/** The newest games of a person, their best ones, and the median minutes until they moved. */
export async function recordOf(playerKey: string) {
  const seats = await db().resultSeat.findMany({
    where: { playerKey, place: { not: null } },
    orderBy: { result: { seq: 'desc' } },
    take: MAX_RESULTS,
    select: {
      gameId: true,
      seat: true,
      place: true,
      points: true,
      left: true,
      waitMin: true,
      result: { select: { how: true, seats: FIRST } },
    },
  });
  const waits = seats.flatMap(({ waitMin }) => waitMin ?? []).sort((a, b) => a - b);
  return {
    games: seats.length,
    wins: seats.filter(({ place, left, result }) => place === 1 && !left && result.seats.length === 1).length,
    waitMin: waits[Math.floor(waits.length / 2)],
    best: seats
      .filter(({ left, result }) => !left && result.how === 'played-out')
      .map(({ gameId, seat, points }) => ({ gameId, seat, points }))
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_BEST),
  };
}
