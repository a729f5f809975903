import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { weeklyLetter } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/circle-outbox-store';
import { db, type Tx } from '@/lib/platform/db/db';
import { ratePastResult } from '@/lib/features/ratings/circle-scope-store';
import { rateResult } from '@/lib/features/ratings/rate-result-store';
import type { GameResult } from './result';
import { yearSumsOf } from './year-sums';

/**
 * Marks a game's result as written and stores it, if there is one, with the totals of its circle, all
 * or nothing. False if another process was faster, or one of its people was merged since it was read:
 * the next run reads it again.
 */
export async function storeResult(
  gameId: string,
  result: GameResult | undefined,
  at: Date,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (result && !(await lockPlayers(tx, result))) return false;
    const competitionId = await lockCompetition(tx, gameId, at);
    const where = { id: gameId, resultAt: null, status: { not: 'running' } };
    const { count } = await tx.game.updateMany({ where, data: { resultAt: at } });
    if (count === 0) return false;
    if (result) await insertResult(tx, competitionId === undefined ? result : { ...result, competitionId });
    if (result) await queueLetter(tx, result);
    if (competitionId !== undefined) await closeFixture(tx, gameId, result ? 'over' : 'void');
    return true;
  });
}

/**
 * Locks the people of a result until the end of the transaction; false if one of them no longer exists.
 * Merging two people takes the same lock.
 */
export async function lockPlayers(tx: Tx, { seats }: Pick<GameResult, 'seats'>): Promise<boolean> {
  const keys = [...new Set(seats.flatMap(({ playerKey }) => playerKey ?? []))];
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from "User" where "playerKey" = any(${keys}) order by "id" for key share`;
  return found.length === keys.length;
}

/** A game that has just ended is news of the week; one that a circle adds later is not. */
async function queueLetter(tx: Tx, { circleId, finishedAt }: GameResult): Promise<void> {
  if (circleId === undefined) return;
  const timeZone = await lockedTimeZone(tx, circleId, 'share');
  await queueCircleMessages(tx, [weeklyLetter({ circleId, timeZone }, finishedAt)]);
}

/**
 * Locks the competition of a table by raising its revision, and schedules its check. Every change locks
 * the competition before its tables, so that transactions cannot deadlock.
 */
async function lockCompetition(tx: Tx, tableId: string, at: Date): Promise<string | undefined> {
  const fixture = await tx.fixture.findUnique({ where: { tableId }, select: { competitionId: true } });
  if (!fixture) return undefined;
  const data = { revision: { increment: 1 }, dueAt: at };
  await tx.competition.updateMany({ where: { id: fixture.competitionId, state: 'running' }, data });
  return fixture.competitionId;
}

async function closeFixture(tx: Tx, tableId: string, state: 'over' | 'void'): Promise<void> {
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

/** The totals are locked in the order of their keys, so that two results of a circle cannot deadlock. */
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
export async function lockedTimeZone(tx: Tx, circleId: string, lock: 'share' | 'alone'): Promise<string> {
  const how = lock === 'share' ? Prisma.sql`for key share` : Prisma.sql`for update`;
  const [found] = await tx.$queryRaw<{ timeZone: string }[]>`
    select "timeZone" from "Circle" where "id" = ${circleId} ${how}`;
  return found?.timeZone ?? 'UTC';
}
