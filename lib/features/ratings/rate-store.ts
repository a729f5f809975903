/** Rates a result within the transaction that writes it. */
import 'server-only';
import {
  comparedSeats,
  joinedGroups,
  type PlayerRating,
  type RatedTable,
  rateTable,
  RATING_VERSION,
  type RatingCandidate,
  type RatingChange,
} from '@/lib/game/competing/rating';
import { db, type Tx } from '@/lib/platform/db/db';
import { OPEN } from './rating';

/** The data of a result's seat that ratings use. */
export interface SeatOfResult {
  readonly seat: number;
  readonly order: number;
  readonly playerKey?: string | null | undefined;
  readonly place?: number | null | undefined;
  readonly left: boolean;
}

/** A stored result as ratings count it: as played, unless they follow an organiser's later decision. */
export const asRated = <
  S extends Required<SeatOfResult> & {
    readonly playedPlace: number | null;
    readonly playedLeft: boolean | null;
  },
  R extends { readonly ratesAmended: boolean; readonly seats: readonly S[] },
>({
  seats,
  ...result
}: R) => ({
  ...result,
  seats: seats.map((seat) =>
    result.ratesAmended || seat.playedLeft === null
      ? seat
      : { ...seat, place: seat.playedPlace, left: seat.playedLeft },
  ),
});

/** A result that can be rated. */
interface RatableResult {
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
interface RatedSeats {
  readonly ratedIn: string | null;
  readonly compared: ReadonlySet<number>;
}

/**
 * Rates a result before it gets its number: locks the ratings it counts for and writes the changes.
 */
export async function rateResult(tx: Tx, result: RatableResult): Promise<RatedSeats> {
  const scope = await lockedScope(tx, result);
  if (scope === undefined) return { ratedIn: null, compared: new Set() };
  const seats = scope === OPEN ? await seatsOfAccounts(tx, result.seats) : result.seats;
  const leaves = await lastLeaves(tx, scope, seats);
  const compared = seatsToCompare({ ...result, seats }, (key) => leaves.get(key));
  const early = result.isEarly ?? false;
  const table = ratedTableOf(scope, { ...result, seats, early }, (seat) => compared.has(seat));
  const keys = table.seats.map(({ key }) => key);
  const ratings = await ratingsIn(tx, scope, keys);
  const changes = rateTable(table, (key) => ratings.get(key));
  for (const { key, after } of changes) {
    const row = ratingRow(scope, key, after);
    const where = { scope_playerKey: { scope, playerKey: key } };
    await tx.rating.upsert({ where, create: row, update: row });
  }
  for (const { from, into } of joinedGroups(changes))
    await tx.rating.updateMany({ where: { scope, group: from }, data: { group: into } });
  await tx.ratingChange.createMany({ data: changes.map((each) => changeRow(scope, result.gameId, each)) });
  return { ratedIn: scope, compared };
}

/**
 * Locks the ratings of a scope until the end of the transaction. A result gets its number under this
 * lock, so the order of numbers is the order of folding.
 */
export async function lockRatings(tx: Tx, scope: string): Promise<void> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(hashtextextended(${`ratings ${scope}`}, 0))`;
}

/** A circle is locked even without ratings: they may be switched on at this moment. */
async function lockedScope(
  tx: Tx,
  { circleId, isRated, isBoxed, isUnrated }: RatableResult,
): Promise<string | undefined> {
  if (isBoxed || isUnrated) return undefined;
  const scope = isRated ? OPEN : circleId;
  if (scope === undefined) return undefined;
  await lockRatings(tx, scope);
  return isRated || (await hasRatings(tx, scope)) ? scope : undefined;
}

/** Whether a circle has ratings. */
export async function hasRatings(tx: Tx, circleId: string): Promise<boolean> {
  const circle = await tx.circle.findUnique({ where: { id: circleId }, select: { rated: true } });
  return circle?.rated === true;
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

// Comparison

/** When the players who left this table last lost rating by leaving. */
export async function lastLeaves(
  tx: Tx,
  scope: string,
  seats: readonly SeatOfResult[],
): Promise<Map<string, Date>> {
  const keys = seats.flatMap(({ playerKey, left }) => (left && playerKey ? [playerKey] : []));
  const left = [{ left: true }, { playedLeft: true, result: { ratesAmended: false } }];
  const rows = await tx.resultSeat.findMany({
    where: { playerKey: { in: keys }, OR: left, compared: true, result: { ratedIn: scope } },
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

/** The seats that are compared; for a person with two seats, the better one. */
export function seatsToCompare(
  { seats, finishedAt }: Pick<RatableResult, 'seats' | 'finishedAt'>,
  lastLeaveOf: (key: string) => Date | undefined,
): ReadonlySet<number> {
  const best = new Map<string, RatingCandidate & { readonly seat: number }>();
  for (const { seat, order, playerKey, place, left } of seats) {
    if (!playerKey || !place) continue;
    const known = best.get(playerKey);
    if (!known || place < known.place) best.set(playerKey, { key: playerKey, seat, order, place, left });
  }
  const compared = comparedSeats([...best.values()], lastLeaveOf, finishedAt);
  return new Set(compared.flatMap(({ key }) => best.get(key)?.seat ?? []));
}

/** A result for the fold of a scope, with the seats that are compared. */
export function ratedTableOf(
  scope: string,
  { seats, finishedAt, early }: Pick<RatableResult, 'seats' | 'finishedAt'> & { readonly early: boolean },
  isCompared: (seat: number) => boolean,
): RatedTable {
  return {
    size: seats.length,
    at: finishedAt,
    ...(scope === OPEN ? { open: { isEarly: early } } : {}),
    seats: seats.flatMap(({ seat, order, playerKey, place }) =>
      playerKey && place && isCompared(seat) ? [{ key: playerKey, place, order }] : [],
    ),
  };
}

// Rows

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
