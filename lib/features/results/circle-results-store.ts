import 'server-only';
import { RESULT_ENDINGS, type ResultEnding } from '@/lib/game/competing/result';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import type { GameResult } from './result';

export interface StoredResult extends Omit<GameResult, 'circleId'> {
  /** Results count in this order. */
  readonly seq: bigint;
  /** The name of the table. */
  readonly name: string;
  /** Its last log row. */
  readonly lastSeq: number;
}

const RESULT = {
  gameId: true,
  seq: true,
  players: true,
  finishedAt: true,
  how: true,
  bestSeat: true,
  bestSeq: true,
  bestPoints: true,
  game: { select: { name: true, seq: true } },
  seats: { orderBy: { seat: 'asc' } },
} as const satisfies Prisma.GameResultSelect;

/** All results of a circle, oldest first. */
export async function rowsOfCircle(tx: Tx, circleId: string): Promise<readonly StoredResult[]> {
  const rows = await tx.gameResult.findMany({
    where: { circleId },
    orderBy: { seq: 'asc' },
    select: RESULT,
  });
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
  return rows.map(resultOf);
}

function resultOf(row: Prisma.GameResultGetPayload<{ select: typeof RESULT }>): StoredResult {
  const { game, how, bestSeat, bestSeq, bestPoints, seats, ...rest } = row;
  const isBest = bestSeat !== null && bestSeq !== null && bestPoints !== null;
  return {
    ...rest,
    name: game.name,
    lastSeq: game.seq,
    how: resultEndingOf(how),
    ...(isBest ? { best: { seat: bestSeat, seq: bestSeq, points: bestPoints } } : {}),
    seats: seats.map(({ gameId: _gameId, playerKey, place, waitMin, ...seat }) => ({
      ...seat,
      playerKey: playerKey ?? undefined,
      place: place ?? undefined,
      waitMin: waitMin ?? undefined,
    })),
  };
}

/** The stored ending of a result. */
export const resultEndingOf = (text: string): ResultEnding =>
  RESULT_ENDINGS.find((known) => known === text) ?? 'played-out';
