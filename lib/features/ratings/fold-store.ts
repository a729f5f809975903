/** Recomputes the ratings of a scope from its results, after anything but a new result changed them. */
import 'server-only';
import { NOT_BOXED } from '@/lib/features/table/load/boxed';
import {
  RATING_VERSION,
  type RatingDifference,
  ratingDifferences,
  RatingFold,
} from '@/lib/game/competing/rating';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db/db';
import { messageRow } from '@/lib/platform/outbox/outbox-store';
import {
  asRated,
  changeRow,
  hasRatings,
  lastLeaves,
  lockRatings,
  noteLeave,
  ratedTableOf,
  ratingRow,
  ratingsIn,
  seatsToCompare,
} from './rate-store';
import { OPEN } from './rating';

// Folding a scope

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
  if (people.length > 0) {
    const data = [...fold.ratings].map(([playerKey, rating]) => ratingRow(scope, playerKey, rating));
    await tx.rating.deleteMany({ where: { scope } });
    await tx.rating.createMany({ data });
  } else await tx.rating.updateMany({ where: { scope, ...OLDER }, data: { version: RATING_VERSION } });
  return { scope, results, people, games };
}

const PLAYED = { playedPlace: true, playedLeft: true } as const;
const SEAT = { seat: true, order: true, playerKey: true, place: true, left: true, ...PLAYED } as const;

const pageOf = (tx: Tx, ratedIn: string, after: bigint) =>
  tx.gameResult.findMany({
    where: { ratedIn, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: PAGE,
    select: {
      gameId: true,
      seq: true,
      finishedAt: true,
      early: true,
      ratesAmended: true,
      seats: { orderBy: { seat: 'asc' }, select: { ...SEAT, compared: true } },
    },
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
    const table = ratedTableOf(scope, asRated(result), (seat) => compared.has(seat));
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

/** The changes by a game as text, in the order of keys. */
const textOf = (rows: readonly ReturnType<typeof changeRow>[], gameId: string): string =>
  rows
    .filter((row) => row.gameId === gameId)
    .map(({ playerKey, mu, sigma, muAfter, sigmaAfter }) =>
      [playerKey, mu, sigma, muAfter, sigmaAfter].join(),
    )
    .sort()
    .join(';');

const FOLD_MS = 15 * 60_000;

/** Recomputes the ratings of one scope, or of all. */
export async function recomputeRatings(only?: string): Promise<readonly FoldDifferences[]> {
  const found: FoldDifferences[] = [];
  for (const scope of only === undefined ? await allScopes() : [only])
    found.push(await db().$transaction((tx) => foldScope(tx, scope), { timeout: FOLD_MS }));
  return found;
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

/** Recomputes the scopes with ratings by an earlier version of the algorithm; returns them. */
export async function foldOlderRatings(): Promise<readonly string[]> {
  const older = await db().rating.findMany({ where: OLDER, distinct: ['scope'], select: { scope: true } });
  const scopes = older.map(({ scope }) => scope);
  for (const scope of scopes) await recomputeRatings(scope);
  return scopes;
}

// Circles

/** Rates an older result that was added to a circle, within that transaction, if the circle has ratings. */
export async function ratePastResult(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  if (await hasRatings(tx, circleId)) await rateCircle(tx, circleId);
}

/** Maximum seats in one statement. */
const AT_ONCE = 500;

/**
 * Switches a circle's ratings on, or adds an older result, within that transaction. All its results
 * with standard packs count, except early resignations and draws, and are folded from the first one.
 */
export async function rateCircle(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  const isAnnulled = { ratesAmended: true, game: { amended: 'annulled' } };
  const game = { ...NOT_BOXED, unrated: false };
  const where = { circleId, ratedIn: null, how: { not: 'agreed' }, game, NOT: isAnnulled };
  const stored = await tx.gameResult.findMany({
    where,
    orderBy: { seq: 'asc' },
    select: { gameId: true, finishedAt: true, ratesAmended: true, seats: { select: SEAT } },
  });
  const results = stored.map(asRated);
  const seats = results.flatMap((result) => result.seats);
  const last = await lastLeaves(tx, circleId, seats);
  const compared = results.flatMap(({ gameId, ...result }) => {
    const counted = seatsToCompare(result, (key) => last.get(key));
    for (const { seat, playerKey, left } of result.seats)
      if (left && counted.has(seat)) noteLeave(last, playerKey, result.finishedAt);
    return [...counted].map((seat) => ({ gameId, seat }));
  });
  for (let i = 0; i < compared.length; i += AT_ONCE) {
    const OR = compared.slice(i, i + AT_ONCE);
    await tx.resultSeat.updateMany({ where: { OR }, data: { compared: true } });
  }
  await tx.gameResult.updateMany({ where, data: { ratedIn: circleId } });
  await foldScope(tx, circleId);
}

/** Switches a circle's ratings off, within that transaction: all of them are deleted. */
export async function unrateCircle(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  const where = { ratedIn: circleId };
  await tx.resultSeat.updateMany({ where: { result: where }, data: { compared: false } });
  await tx.gameResult.updateMany({ where, data: { ratedIn: null } });
  await tx.ratingChange.deleteMany({ where: { scope: circleId } });
  await tx.rating.deleteMany({ where: { scope: circleId } });
}

// Two people who become one

/** Locks every scope where one of these people has a rating; returns the scopes. */
export async function lockRatingsOf(tx: Tx, keys: readonly string[]): Promise<readonly string[]> {
  const where = { playerKey: { in: [...keys] } };
  const found = await tx.rating.findMany({ where, distinct: ['scope'], select: { scope: true } });
  const scopes = found.map(({ scope }) => scope).sort();
  for (const scope of scopes) await lockRatings(tx, scope);
  return scopes;
}

/**
 * Recomputes these scopes after another person's results were moved to `key`. Of two seats at one table
 * the better one counts.
 */
export async function foldMerged(tx: Tx, key: string, scopes: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update "ResultSeat" worse set "compared" = false
    from "ResultSeat" better join "GameResult" r on r."gameId" = better."gameId"
    where worse."playerKey" = ${key} and better."playerKey" = ${key} and worse."gameId" = better."gameId"
      and worse."compared" and better."compared"
      and (case when r."ratesAmended" then better."place" else coalesce(better."playedPlace", better."place") end, better."seat")
        < (case when r."ratesAmended" then worse."place" else coalesce(worse."playedPlace", worse."place") end, worse."seat")`;
  for (const scope of scopes) await foldScope(tx, scope);
}

// A result that is left out

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

/** Notifies the rated people of a game, once each, that its result is excluded. */
async function tellLeftOut(tx: Tx, gameId: string, at: Date): Promise<void> {
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      seq: true,
      seats: { select: { seat: true, userId: true, bot: true } },
      result: { select: { seats: { where: { compared: true }, select: { seat: true, playerKey: true } } } },
    },
  });
  const rated = game.result?.seats ?? [];
  const keys = rated.flatMap(({ playerKey }) => playerKey ?? []);
  const select = { id: true, playerKey: true } as const;
  const people = await tx.user.findMany({ where: { playerKey: { in: keys } }, select });
  const data = people.flatMap(({ id: userId, playerKey }) => {
    const seat = rated.find((each) => each.playerKey === playerKey)?.seat;
    const held = game.seats.find((each) => each.seat === seat);
    if (!held) return [];
    const reader = held.userId === userId && held.bot === null ? {} : { reader: { userId } };
    const dedupe = `${gameId}:${held.seat}:left-out`;
    return [messageRow({ gameId, seat: held.seat, kind: 'left-out', seq: game.seq, dedupe, at, ...reader })];
  });
  await tx.outbox.createMany({ data, skipDuplicates: true });
}
