import 'server-only';
import { RatingFold, ratingDifferences, type RatingDifference } from '@/lib/game/competing/fold-ratings';
import { RATING_VERSION, type PlayerRating } from '@/lib/game/competing/rating';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db/db';
import { ratedTableOf } from './compare';
import { tellLeftOut } from './left-out-store';
import { changeRow, ratingRow, ratingsIn } from './rate-result-store';
import { OPEN } from './scope';
import { lockRatings } from './scope-store';

/** The differences found by recomputing a scope. */
export interface FoldDifferences {
  readonly scope: string;
  readonly results: number;
  /** People whose stored rating was different. */
  readonly people: readonly RatingDifference[];
  /** Games whose stored changes were different. */
  readonly games: readonly string[];
}

const PAGE = 500;
/** Ratings by an earlier version of the algorithm. */
const OLDER = { version: { lt: RATING_VERSION } };

/**
 * Recomputes a scope within a transaction: folds its results in order of number, and replaces ratings
 * and changes that differ.
 */
export async function foldScope(tx: Tx, scope: string): Promise<FoldDifferences> {
  await lockRatings(tx, scope);
  const fold = new RatingFold();
  const games: string[] = [];
  let results = 0;
  for (let after = -1n; ;) {
    const page = await pageOf(tx, scope, after);
    games.push(...(await foldPage(tx, scope, page, fold)));
    results += page.length;
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.seq;
  }
  await tx.$executeRaw`
    delete from "RatingChange" c where c."scope" = ${scope} and not exists (
      select 1 from "GameResult" r where r."gameId" = c."gameId" and r."ratedIn" = c."scope")`;
  const people = ratingDifferences(await ratingsIn(tx, scope), fold.ratings);
  if (people.length > 0) await replaceRatings(tx, scope, fold.ratings);
  else await tx.rating.updateMany({ where: { scope, ...OLDER }, data: { version: RATING_VERSION } });
  return { scope, results, people, games };
}

const RESULT = {
  gameId: true,
  seq: true,
  finishedAt: true,
  early: true,
  seats: {
    orderBy: { seat: 'asc' },
    select: { seat: true, order: true, playerKey: true, place: true, left: true, compared: true },
  },
} as const;

const pageOf = (tx: Tx, ratedIn: string, after: bigint) =>
  tx.gameResult.findMany({
    where: { ratedIn, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: PAGE,
    select: RESULT,
  });

/**
 * Folds some results into the ratings, and replaces their changes; returns the games whose changes differed.
 */
async function foldPage(
  tx: Tx,
  scope: string,
  page: Awaited<ReturnType<typeof pageOf>>,
  fold: RatingFold,
): Promise<readonly string[]> {
  const rows = page.flatMap(({ gameId, ...result }) => {
    const compared = new Set(result.seats.filter((each) => each.compared).map(({ seat }) => seat));
    const table = ratedTableOf(scope, result, (seat) => compared.has(seat));
    return fold.add(table).map((each) => changeRow(scope, gameId, each));
  });
  const gameIds = page.map(({ gameId }) => gameId);
  const stored = await tx.ratingChange.findMany({ where: { scope, gameId: { in: gameIds } } });
  const differing = gameIds.filter((id) => textOf(stored, id) !== textOf(rows, id));
  if (differing.length === 0) return [];
  await tx.ratingChange.deleteMany({ where: { scope, gameId: { in: differing } } });
  await tx.ratingChange.createMany({ data: rows.filter(({ gameId }) => differing.includes(gameId)) });
  return differing;
}

type Row = ReturnType<typeof changeRow>;

/** The changes by a game as text, in the order of keys. */
const textOf = (rows: readonly Row[], gameId: string): string =>
  rows
    .filter((row) => row.gameId === gameId)
    .map(({ playerKey, mu, sigma, muAfter, sigmaAfter }) =>
      [playerKey, mu, sigma, muAfter, sigmaAfter].join(),
    )
    .sort()
    .join(';');

async function replaceRatings(tx: Tx, scope: string, ratings: ReadonlyMap<string, PlayerRating>) {
  await tx.rating.deleteMany({ where: { scope } });
  await tx.rating.createMany({
    data: [...ratings].map(([playerKey, rating]) => ratingRow(scope, playerKey, rating)),
  });
}

const FOLD_MS = 15 * 60_000;

/** Recomputes the ratings of one scope, or of all. */
export async function recomputeRatings(only?: string): Promise<readonly FoldDifferences[]> {
  const found: FoldDifferences[] = [];
  for (const scope of only === undefined ? await allScopes() : [only])
    found.push(await db().$transaction((tx) => foldScope(tx, scope), { timeout: FOLD_MS }));
  return found;
}

/** Recomputes the scopes with ratings by an earlier version of the algorithm; returns them. */
export async function foldOlderRatings(): Promise<readonly string[]> {
  const older = await db().rating.findMany({ where: OLDER, distinct: ['scope'], select: { scope: true } });
  const scopes = older.map(({ scope }) => scope);
  for (const scope of scopes) await recomputeRatings(scope);
  return scopes;
}

/**
 * Excludes a result from the open rating, recomputes it, and notifies the people. Undefined if the
 * result does not count there.
 */
export async function leaveOutResult(
  gameId: string,
  clock: Clock = systemClock,
): Promise<FoldDifferences | undefined> {
  const leaveOut = async (tx: Tx) => {
    await lockRatings(tx, OPEN);
    const where = { gameId, ratedIn: OPEN };
    const { count } = await tx.gameResult.updateMany({ where, data: { ratedIn: null } });
    if (count === 0) return undefined;
    await tellLeftOut(tx, gameId, clock.now());
    await tx.resultSeat.updateMany({ where: { gameId }, data: { compared: false } });
    return foldScope(tx, OPEN);
  };
  return db().$transaction(leaveOut, { timeout: FOLD_MS });
}

async function allScopes(): Promise<readonly string[]> {
  const results = await db().gameResult.findMany({
    where: { ratedIn: { not: null } },
    distinct: ['ratedIn'],
    select: { ratedIn: true },
  });
  const ratings = await db().rating.findMany({ distinct: ['scope'], select: { scope: true } });
  const scopes = [...results.map(({ ratedIn }) => ratedIn ?? ''), ...ratings.map(({ scope }) => scope)];
  return [...new Set(scopes)].sort();
}
