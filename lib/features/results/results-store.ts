import 'server-only';
import { ratePastResult } from '@/lib/features/ratings/fold-store';
import { rateResult } from '@/lib/features/ratings/rate-store';
import { amendmentOf } from '@/lib/features/table/load/game-row';
import { ruledEndings } from '@/lib/features/table/load/table-head-store';
import {
  AMENDED_ENDING,
  RESULT_ENDINGS,
  type GameEndingKind,
  type ResultEnding,
} from '@/lib/game/competing/result';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { weeklyLetter } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { departuresFrom } from './departures-store';
import type { GameResult, StoredResult } from './result';
import { type YearSums, yearSumsOf } from './years';

const RESULT = {
  gameId: true,
  seq: true,
  players: true,
  finishedAt: true,
  how: true,
  bestSeat: true,
  bestSeq: true,
  bestPoints: true,
  game: { select: { name: true, seq: true, ruling: true, amended: true } },
  seats: { orderBy: { seat: 'asc' } },
} as const satisfies Prisma.GameResultSelect;

/** Results of a circle, oldest first. */
async function rowsOfCircle(tx: Tx, where: Prisma.GameResultWhereInput): Promise<readonly StoredResult[]> {
  const rows = await tx.gameResult.findMany({ where, orderBy: { seq: 'asc' }, select: RESULT });
  return rows.map(resultOf);
}

/** The filter for the results of a circle. */
export interface ResultsQuery {
  readonly most: number;
  /** Only results before this one. */
  readonly before?: bigint | undefined;
  /** Only tables of this person. */
  readonly playerKey?: string | undefined;
  /** Only games that ended in this time. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Results of a circle, newest first. */
export async function resultsOfCircle(
  circleId: string,
  { most, before, playerKey, from, until }: ResultsQuery,
): Promise<readonly StoredResult[]> {
  const rows = await db().gameResult.findMany({
    where: {
      circleId,
      ...(before === undefined ? {} : { seq: { lt: before } }),
      ...(from || until ? { finishedAt: { gte: from, lt: until } } : {}),
      ...(playerKey === undefined ? {} : { seats: { some: { playerKey } } }),
    },
    orderBy: { seq: 'desc' },
    take: most,
    select: RESULT,
  });
  const ruled = rows.filter(({ game }) => game.ruling !== null || game.amended !== null);
  const [departures, endings] = await Promise.all([
    departuresFrom(rows.flatMap(({ seats }) => seats)),
    ruledEndings(ruled.map(({ gameId }) => gameId)),
  ]);
  return rows.map(resultOf).map((result) => ({
    ...result,
    decided: endings.get(result.gameId),
    seats: result.seats.map((each) => ({ ...each, departure: departures(result.gameId, each.seat) })),
  }));
}

/**
 * The results that a circle has got since a moment: of games that have ended since then, and of past games that it
 * has taken in.
 */
export async function resultsSince(
  circleId: string,
  since: Date,
): Promise<readonly Pick<StoredResult, 'finishedAt' | 'seats'>[]> {
  const rows = await db().gameResult.findMany({
    where: { circleId, OR: [{ finishedAt: { gte: since } }, { game: { resultAt: { gte: since } } }] },
    orderBy: { seq: 'asc' },
    select: RESULT,
  });
  return rows.map(resultOf);
}

function resultOf(row: Prisma.GameResultGetPayload<{ select: typeof RESULT }>): StoredResult {
  const { game, how, bestSeat, bestSeq, bestPoints, seats, ...rest } = row;
  const isBest = bestSeat !== null && bestSeq !== null && bestPoints !== null;
  return {
    ...rest,
    name: game.name,
    lastSeq: game.seq,
    how: storedEndingOf(how),
    ending: endingOfStored({ how, game }),
    ...(isBest ? { best: { seat: bestSeat, seq: bestSeq, points: bestPoints } } : {}),
    seats: seats.map(
      ({ gameId: _gameId, playerKey, place, waitMin, playedPlace, playedLeft: _left, ...seat }) => ({
        ...seat,
        playedPlace: playedPlace ?? undefined,
        playerKey: playerKey ?? undefined,
        place: place ?? undefined,
        waitMin: waitMin ?? undefined,
      }),
    ),
  };
}

const storedEndingOf = (text: string): ResultEnding =>
  RESULT_ENDINGS.find((known) => known === text) ?? 'played-out';

/** How the game of a stored result ended, or how an organiser's later decision counts it. */
export function endingOfStored({
  how,
  game: { ruling, amended: stored },
}: {
  readonly how: string;
  readonly game: { readonly ruling: number | null; readonly amended: string | null };
}): GameEndingKind {
  const amended = amendmentOf(stored);
  if (amended) return AMENDED_ENDING[amended];
  return ruling === null ? storedEndingOf(how) : 'awarded';
}

/**
 * Marks a game's result as written; false if another process was faster, or the game was annulled since its result
 * was worked out.
 */
export async function markWritten(
  tx: Tx,
  gameId: string,
  at: Date,
  { isCounted }: { readonly isCounted: boolean },
): Promise<boolean> {
  const where = { id: gameId, resultAt: null, status: { not: 'running' } };
  const counts = isCounted ? { amended: null } : {};
  const { count } = await tx.game.updateMany({ where: { ...where, ...counts }, data: { resultAt: at } });
  return count > 0;
}

/**
 * Locks the people of a result until the end of the transaction; false if one of them no longer exists, unless
 * they have left the service and their competition continues. Merging two people takes the same lock.
 */
export async function lockPlayers(
  tx: Tx,
  { gameId, seats }: { readonly gameId: string; readonly seats: readonly Keyed[] },
): Promise<boolean> {
  const keys = [...new Set(seats.flatMap(({ playerKey }) => playerKey ?? []))];
  const found = await tx.$queryRaw<{ playerKey: string }[]>`
    select "playerKey" from "User" where "playerKey" = any(${keys}) order by "id" for key share`;
  const missing = keys.filter((key) => !found.some(({ playerKey }) => playerKey === key));
  if (missing.length === 0) return true;
  const where = { userId: null, playerKey: { in: missing } };
  const entrants = { where, select: { playerKey: true } } as const;
  const select = { competition: { select: { entrants } } } as const;
  const fixture = await tx.fixture.findUnique({ where: { tableId: gameId }, select });
  const gone = new Set(fixture?.competition.entrants.map(({ playerKey }) => playerKey));
  return missing.every((key) => gone.has(key));
}

interface Keyed {
  readonly playerKey?: string | null | undefined;
}

/** A game that has just ended is news of the week; one that a circle adds later is not. */
export async function queueLetter(tx: Tx, { circleId, finishedAt }: GameResult): Promise<void> {
  if (circleId === undefined) return;
  const timeZone = await lockedTimeZone(tx, circleId, 'share');
  await queueCircleMessages(tx, [weeklyLetter({ circleId, timeZone }, finishedAt)]);
}

/**
 * Locks the competition of a table by raising its revision, and schedules its check. Every change locks
 * the competition before its tables: transactions never deadlock.
 */
export async function lockCompetition(tx: Tx, tableId: string, at: Date): Promise<string | undefined> {
  const fixture = await tx.fixture.findUnique({ where: { tableId }, select: { competitionId: true } });
  if (!fixture) return undefined;
  const data = { revision: { increment: 1 }, dueAt: at };
  await tx.competition.updateMany({ where: { id: fixture.competitionId, state: 'running' }, data });
  return fixture.competitionId;
}

export async function closeFixture(tx: Tx, tableId: string, state: 'over' | 'void'): Promise<void> {
  await tx.fixture.updateMany({ where: { tableId, state: 'open' }, data: { state } });
}

/**
 * Writes a result, rates it, and adds it to the totals of its circle, within a transaction that has
 * locked the game. It gets its number after all locks.
 */
export async function insertResult(tx: Tx, result: GameResult): Promise<void> {
  const { gameId, circleId, competitionId = null, players, finishedAt, how, isEarly, best, seats } = result;
  const { ratedIn, compared } = await rateResult(tx, result);
  if (circleId !== undefined) await addToYears(tx, { ...result, circleId });
  const { seat: bestSeat = null, seq: bestSeq = null, points: bestPoints = null } = best ?? {};
  const turn = { bestSeat, bestSeq, bestPoints };
  const early = isEarly ?? false;
  const row = { gameId, circleId: circleId ?? null, competitionId, players, finishedAt, how, early, ratedIn };
  await tx.gameResult.createMany({ data: [{ ...row, ...turn }] });
  await tx.resultSeat.createMany({
    data: seats.map((seat) => ({ gameId, ...seat, compared: compared.has(seat.seat) })),
  });
}

/** Adds a game to a circle after its end. A stored result without a circle gets this one. */
export async function takeResultIn(
  tx: Tx,
  result: GameResult & { readonly circleId: string },
): Promise<void> {
  const { gameId, circleId } = result;
  const { count } = await tx.gameResult.updateMany({ where: { gameId, circleId: null }, data: { circleId } });
  if (count === 0) return insertResult(tx, result);
  await ratePastResult(tx, circleId);
  await addToYears(tx, result);
}

/** The totals are locked in the order of their keys: two results of a circle never deadlock. */
async function addToYears(tx: Tx, { circleId, finishedAt, seats }: GameResult & { circleId: string }) {
  const timeZone = await lockedTimeZone(tx, circleId, 'share');
  const sums = JSON.stringify(yearSumsOf([{ finishedAt, seats }], timeZone));
  await tx.$executeRaw`
    insert into "CircleYear" ("circleId", "year", "playerKey", "games", "wins", "tablePoints", "begun", "best")
    select ${circleId}, s."year", s."playerKey", s."games", s."wins", s."tablePoints", s."begun", s."best"
    from jsonb_to_recordset(${sums}::jsonb)
      as s("year" int, "playerKey" text, "games" int, "wins" int, "tablePoints" int, "begun" int[], "best" int)
    order by s."playerKey", s."year"
    on conflict ("circleId", "year", "playerKey") do update set
      "games" = "CircleYear"."games" + excluded."games",
      "wins" = "CircleYear"."wins" + excluded."wins",
      "tablePoints" = "CircleYear"."tablePoints" + excluded."tablePoints",
      "begun" = array[
        "CircleYear"."begun"[1] + excluded."begun"[1], "CircleYear"."begun"[2] + excluded."begun"[2],
        "CircleYear"."begun"[3] + excluded."begun"[3], "CircleYear"."begun"[4] + excluded."begun"[4]
      ],
      "best" = greatest("CircleYear"."best", excluded."best")`;
}

/**
 * The time zone of a circle, locked until the end of the transaction: results share the lock, a fold
 * does not.
 */
async function lockedTimeZone(tx: Tx, circleId: string, lock: 'share' | 'alone'): Promise<string> {
  const how = lock === 'share' ? Prisma.sql`for key share` : Prisma.sql`for update`;
  const [found] = await tx.$queryRaw<{ timeZone: string }[]>`
    select "timeZone" from "Circle" where "id" = ${circleId} ${how}`;
  return found?.timeZone ?? 'UTC';
}

const SUMS = {
  year: true,
  playerKey: true,
  games: true,
  wins: true,
  tablePoints: true,
  begun: true,
  best: true,
} as const;

/** The totals of everyone in a circle over a year; 0: over all years. */
export async function yearOfCircle(circleId: string, year: number): Promise<readonly YearSums[]> {
  return db().circleYear.findMany({
    where: { circleId, year },
    orderBy: { playerKey: 'asc' },
    take: MAX_PEOPLE,
    select: SUMS,
  });
}

/** The years of a circle that have results, newest first. */
export async function yearsOfCircle(circleId: string): Promise<readonly number[]> {
  const found = await db().circleYear.findMany({
    where: { circleId, year: { gt: 0 } },
    distinct: ['year'],
    orderBy: { year: 'desc' },
    select: { year: true },
  });
  return found.map(({ year }) => year);
}

/** Replaces the totals of a circle, or of these people in it; returns whether they were the same. */
async function replaceYears(
  tx: Tx,
  where: { readonly circleId: string; readonly playerKey?: { readonly in: string[] } },
  sums: readonly YearSums[],
): Promise<boolean> {
  const before = await tx.circleYear.findMany({ where, select: SUMS });
  const isSame = JSON.stringify(before.map(inOrder).sort()) === JSON.stringify(sums.map(inOrder).sort());
  if (isSame) return true;
  const { circleId } = where;
  await tx.circleYear.deleteMany({ where });
  await tx.circleYear.createMany({ data: sums.map((sum) => ({ ...sum, circleId, begun: [...sum.begun] })) });
  return false;
}

const inOrder = ({ year, playerKey, games, wins, tablePoints, begun, best }: YearSums): string =>
  JSON.stringify([year, playerKey, games, wins, tablePoints, begun, best]);

/** More than a circle has members, because former members stay in its totals. */
const MAX_PEOPLE = 1_000;

/**
 * Recomputes the totals of a circle from its results, and stores them; returns whether they were right
 * before.
 */
export async function foldResults(circleId: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const timeZone = await lockedTimeZone(tx, circleId, 'alone');
    return replaceYears(tx, { circleId }, yearSumsOf(await rowsOfCircle(tx, { circleId }), timeZone));
  });
}

/** Recomputes the totals of these people in a circle, within a transaction that has changed one of their results. */
export async function recountPeople(tx: Tx, circleId: string, keys: readonly string[]): Promise<void> {
  const timeZone = await lockedTimeZone(tx, circleId, 'share');
  // A result that is being added to these totals is written first, or adds itself to the new ones.
  await tx.$queryRaw`
    select 1 from "CircleYear" where "circleId" = ${circleId} and "playerKey" = any(${keys})
    order by "playerKey", "year" for update`;
  const playerKey = { in: [...keys] };
  const results = await rowsOfCircle(tx, { circleId, seats: { some: { playerKey } } });
  const sums = yearSumsOf(results, timeZone).filter((sum) => keys.includes(sum.playerKey));
  await replaceYears(tx, { circleId, playerKey }, sums);
}
