import 'server-only';
import { joinedGroups } from '@/lib/game/competing/fold-ratings';
import { RATING_VERSION, rateTable, type PlayerRating, type RatingChange } from '@/lib/game/competing/rating';
import { db, type Tx } from '@/lib/platform/db/db';
import { ratedTableOf, seatsToCompare, type SeatOfResult } from './compare';
import { OPEN } from './scope';
import { lockRatings } from './scope-store';

/** A result that can be rated. */
export interface RatableResult {
  readonly gameId: string;
  readonly circleId?: string;
  /** Whether the table was made for the open rating. */
  readonly isRated?: boolean;
  /** Whether it was played with a box, which is never rated. */
  readonly isBoxed?: boolean;
  /** Whether it is kept out of ratings: resigned early, or drawn by agreement. */
  readonly isUnrated?: boolean;
  readonly finishedAt: Date;
  /** Whether it was resigned or conceded in the first half of the game. */
  readonly isEarly?: boolean;
  readonly seats: readonly SeatOfResult[];
}

/** The ratings that a result counts for, and the seats that are compared. */
export interface RatedSeats {
  readonly ratedIn: string | null;
  readonly compared: ReadonlySet<number>;
}

/**
 * Rates a result within the transaction that writes it, before it gets its number: locks the ratings it
 * counts for and writes the changes.
 */
export async function rateResult(tx: Tx, result: RatableResult): Promise<RatedSeats> {
  const scope = await lockedScope(tx, result);
  if (scope === undefined) return { ratedIn: null, compared: new Set() };
  const seats = scope === OPEN ? await seatsOfAccounts(tx, result.seats) : result.seats;
  const leaves = await lastLeaves(tx, scope, seats);
  const compared = seatsToCompare({ ...result, seats }, (key) => leaves.get(key));
  const table = ratedTableOf(scope, { ...result, seats, early: result.isEarly ?? false }, (seat) =>
    compared.has(seat),
  );
  const ratings = await ratingsIn(
    tx,
    scope,
    table.seats.map(({ key }) => key),
  );
  const changes = rateTable(table, (key) => ratings.get(key));
  for (const { key, after } of changes) await storeRating(tx, scope, key, after);
  for (const { from, into } of joinedGroups(changes))
    await tx.rating.updateMany({ where: { scope, group: from }, data: { group: into } });
  await tx.ratingChange.createMany({ data: changes.map((each) => changeRow(scope, result.gameId, each)) });
  return { ratedIn: scope, compared };
}

/** A circle is locked even without ratings: they may be switched on at this moment. */
async function lockedScope(
  tx: Tx,
  { circleId, isRated, isBoxed, isUnrated }: RatableResult,
): Promise<string | undefined> {
  if (isBoxed || isUnrated) return undefined;
  if (isRated) {
    await lockRatings(tx, OPEN);
    return OPEN;
  }
  if (circleId === undefined) return undefined;
  await lockRatings(tx, circleId);
  const circle = await tx.circle.findUnique({ where: { id: circleId }, select: { rated: true } });
  return circle?.rated ? circleId : undefined;
}

/** Only accounts with a proved address are in the open rating. */
async function seatsOfAccounts(tx: Tx, seats: readonly SeatOfResult[]): Promise<readonly SeatOfResult[]> {
  const keys = seats.flatMap(({ playerKey }) => playerKey ?? []);
  const where = { playerKey: { in: keys }, emailVerified: { not: null } };
  const accounts = await tx.user.findMany({ where, select: { playerKey: true } });
  return seats.map((seat) =>
    accounts.some(({ playerKey }) => playerKey === seat.playerKey) ? seat : { ...seat, playerKey: null },
  );
}

/** When the players who left this table last lost rating by leaving. */
export async function lastLeaves(
  tx: Tx,
  scope: string,
  seats: readonly SeatOfResult[],
): Promise<Map<string, Date>> {
  const keys = seats.flatMap(({ playerKey, left }) => (left && playerKey ? [playerKey] : []));
  const rows = await tx.resultSeat.findMany({
    where: { playerKey: { in: keys }, left: true, compared: true, result: { ratedIn: scope } },
    select: { playerKey: true, result: { select: { finishedAt: true } } },
  });
  const last = new Map<string, Date>();
  for (const { playerKey, result } of rows) noteLeave(last, playerKey, result.finishedAt);
  return last;
}

/** Stores the latest time that a person left. */
export function noteLeave(last: Map<string, Date>, key: string | null, at: Date): void {
  const known = key === null ? undefined : last.get(key);
  if (key !== null && (!known || known < at)) last.set(key, at);
}

/** The ratings of people in a scope; without keys, of everyone. */
export async function ratingsIn(
  tx: Tx,
  scope: string,
  keys?: readonly string[],
): Promise<Map<string, PlayerRating>> {
  const where = { scope, ...(keys ? { playerKey: { in: [...keys] } } : {}) };
  const rows = await tx.rating.findMany({ where });
  return new Map(
    rows.map(({ playerKey, mu, sigma, games, lastAt, met, group }) => [
      playerKey,
      { mu, sigma, games, lastAt, met, group: group ?? undefined },
    ]),
  );
}

/** The ratings of people in the open scope. */
export const openRatings = (keys: readonly string[]): Promise<Map<string, PlayerRating>> =>
  ratingsIn(db(), OPEN, keys);

async function storeRating(tx: Tx, scope: string, playerKey: string, rating: PlayerRating): Promise<void> {
  const row = ratingRow(scope, playerKey, rating);
  const where = { scope_playerKey: { scope, playerKey } };
  await tx.rating.upsert({ where, create: row, update: row });
}

/** A rating as it is stored. */
export const ratingRow = (
  scope: string,
  playerKey: string,
  { mu, sigma, games, lastAt = new Date(0), met = [], group }: PlayerRating,
) => ({
  scope,
  playerKey,
  mu,
  sigma,
  games,
  lastAt,
  version: RATING_VERSION,
  met: [...met],
  group: group ?? null,
});

/** A rating change as it is stored. */
export const changeRow = (scope: string, gameId: string, { key, before, after }: RatingChange) => ({
  scope,
  gameId,
  playerKey: key,
  mu: before.mu,
  sigma: before.sigma,
  muAfter: after.mu,
  sigmaAfter: after.sigma,
});
