import 'server-only';
import { isRatingListed, shownRatingOf, type ShownRating } from '@/lib/game/competing/compared-seats';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import { OPEN } from './scope';
import { RATING_WISHES, type RatingWish } from './wishes';

/** A rating as its reader sees it. */
export type SeenRating = ShownRating | 'hidden';

/**
 * The ratings of these people in a scope as a person sees them: none at all where the reader hides ratings,
 * "hidden" for people who hide theirs, and nothing for people who have left.
 */
export async function ratingsSeenBy(
  readerId: string,
  scope: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SeenRating>> {
  const [people, rows] = await onDatabase(() =>
    Promise.all([
      db().user.findMany({
        where: { OR: [{ id: readerId }, { playerKey: { in: [...keys] } }] },
        select: { id: true, playerKey: true, ratings: true },
      }),
      db().rating.findMany({ where: { scope, playerKey: { in: [...keys] } } }),
    ]),
  );
  if (people.find(({ id }) => id === readerId)?.ratings === 'hidden') return new Map();
  return new Map(
    rows.flatMap(({ playerKey, ...rating }) => {
      const person = people.find((each) => each.playerKey === playerKey);
      if (!person) return [];
      return [[playerKey, person.ratings === 'hidden' ? 'hidden' : shownRatingOf(rating)] as const];
    }),
  );
}

/** A person in the list of the open rating. */
export interface Listed {
  readonly playerKey: string;
  readonly name: string;
  readonly rating: ShownRating;
  readonly games: number;
}

const MOST_LISTED = 100;
/** More than are listed, since not all of them have agreed. */
const MOST_READ = 1_000;
const YEAR_MS = 365 * 86_400_000;

/** The list of the open rating: people who agreed, with ten games and one in the last twelve months. */
export async function openList(now: Date): Promise<readonly Listed[]> {
  return onDatabase(async () => {
    const rows = await db().rating.findMany({
      where: { scope: OPEN, games: { gte: 10 }, lastAt: { gt: new Date(now.getTime() - YEAR_MS) } },
      orderBy: [{ mu: 'desc' }, { playerKey: 'asc' }],
      take: MOST_READ,
    });
    const people = await db().user.findMany({
      where: {
        playerKey: { in: rows.map(({ playerKey }) => playerKey) },
        ratings: 'listed',
        bannedAt: null,
        name: { not: null },
      },
      select: { playerKey: true, name: true },
    });
    const names = new Map(people.map(({ playerKey, name }) => [playerKey, name]));
    return rows
      .flatMap(({ playerKey, ...rating }) => {
        const name = names.get(playerKey);
        if (!name || !isRatingListed(rating, now)) return [];
        return [{ playerKey, name, rating: shownRatingOf(rating), games: rating.games }];
      })
      .slice(0, MOST_LISTED);
  });
}

/** A person's choices about ratings. */
export interface ShownOfMe {
  /** Missing until they have been asked. */
  readonly ratings?: RatingWish;
  readonly isWaitShown: boolean;
}

/** The choices of a person; a visitor has made none. */
export async function shownByPerson(userId: string | undefined): Promise<ShownOfMe> {
  if (userId === undefined) return { isWaitShown: false };
  const select = { ratings: true, waitShown: true } as const;
  const row = await onDatabase(() => db().user.findUnique({ where: { id: userId }, select }));
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
  const row = await onDatabase(() => db().user.findUnique({ where: { id: userId }, select }));
  if (!row) return undefined;
  const wish = RATING_WISHES.find((known) => known === row.ratings);
  const { id, playerKey } = row;
  return { id, playerKey, isHidden: wish === 'hidden', ...(wish ? { wish } : {}) };
}

/** Keeps choices of a person; missing ones stay as they are. */
export async function keepShown(userId: string, shown: Partial<ShownOfMe>): Promise<void> {
  const { ratings, isWaitShown } = shown;
  const data = {
    ...(ratings === undefined ? {} : { ratings }),
    ...(isWaitShown === undefined ? {} : { waitShown: isWaitShown }),
  };
  await onDatabase(() => db().user.updateMany({ where: { id: userId }, data }));
}

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
  /** The circle’s name; missing for the open rating. */
  readonly circle?: string;
  readonly rating: ShownRating;
  readonly games: number;
  /** The newest first. */
  readonly changes: readonly OwnChange[];
}

const MOST_CHANGES = 10;
const MOST_SCOPES = 20;

/** A person's own ratings with their last changes; none where they hide ratings. */
export async function ownRatings(userId: string): Promise<readonly OwnRating[]> {
  return onDatabase(async () => {
    const select = { playerKey: true, ratings: true } as const;
    const me = await db().user.findUnique({ where: { id: userId }, select });
    if (!me || me.ratings === 'hidden') return [];
    const { playerKey } = me;
    const rows = await db().rating.findMany({
      where: { playerKey },
      orderBy: { lastAt: 'desc' },
      take: MOST_SCOPES,
    });
    const circles = await db().circle.findMany({
      where: { id: { in: rows.map(({ scope }) => scope) }, members: { some: { userId, state: 'in' } } },
      select: { id: true, name: true },
    });
    const own: OwnRating[] = [];
    for (const { scope, ...rating } of rows) {
      const circle = circles.find(({ id }) => id === scope)?.name;
      if (scope !== OPEN && circle === undefined) continue;
      own.push({
        scope,
        ...(circle === undefined ? {} : { circle }),
        rating: shownRatingOf(rating),
        games: rating.games,
        changes: await changesOf(scope, playerKey),
      });
    }
    return own;
  });
}

async function changesOf(ratedIn: string, playerKey: string): Promise<readonly OwnChange[]> {
  const results = await db().gameResult.findMany({
    where: { ratedIn, seats: { some: { playerKey, compared: true } } },
    orderBy: { seq: 'desc' },
    take: MOST_CHANGES,
    select: { gameId: true, finishedAt: true, game: { select: { name: true } } },
  });
  const gameIds = results.map(({ gameId }) => gameId);
  const rows = await db().ratingChange.findMany({
    where: { scope: ratedIn, playerKey, gameId: { in: gameIds } },
  });
  return results.flatMap(({ gameId, finishedAt, game: { name } }) => {
    const row = rows.find((each) => each.gameId === gameId);
    if (!row) return [];
    return [{ gameId, name, finishedAt, before: Math.round(row.mu), after: Math.round(row.muAfter) }];
  });
}
