import 'server-only';
import { provenMember } from '@/lib/features/circles/gatherings/gathering-store';
import type { GameResult } from '@/lib/features/results/result';
import { lockPlayers, takeResultIn } from '@/lib/features/results/result-store';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** A finished game of members of a circle that has no circle yet. */
export interface PastTable {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  /** Members who sat there, by user id. */
  readonly userIds: readonly string[];
}

const MAX_TABLES = 20;
/** Maximum seats of a person that are searched, newest first. */
const MAX_SEATS = 1_000;

/** Games that can be added. Games that only their players can watch stay private. */
const MAY_BE_TAKEN = {
  circleId: null,
  origin: null,
  dealId: null,
  knownDeal: false,
  unrated: false,
  status: { not: 'running' },
  watchers: { not: 'players' },
  finishedAt: { not: null },
} as const satisfies Prisma.GameWhereInput;

/** Condition that this person, and another of these, sat at a game until its end. */
const satThere = (userId: string, others: readonly string[]) =>
  [
    { seats: { some: { userId } } },
    { seats: { some: { userId: { in: others.filter((id) => id !== userId) } } } },
  ] satisfies Prisma.GameWhereInput[];

/** The newest finished games of a person with others of these that a circle can add. */
export async function pastTablesOf(userId: string, others: readonly string[]): Promise<readonly PastTable[]> {
  const own = await db().seat.findMany({
    where: { userId, game: MAY_BE_TAKEN },
    orderBy: { seatedAt: 'desc' },
    take: MAX_SEATS,
    select: { gameId: true },
  });
  const games = await db().game.findMany({
    where: { id: { in: own.map(({ gameId }) => gameId) }, AND: satThere(userId, others) },
    orderBy: { finishedAt: 'desc' },
    take: MAX_TABLES,
    select: { id: true, name: true, finishedAt: true, seats: { select: { userId: true } } },
  });
  return games.flatMap(({ id, finishedAt, name, seats }) => {
    const userIds = seats.flatMap((seat) => (others.includes(seat.userId ?? '') ? (seat.userId ?? []) : []));
    return finishedAt ? [{ gameId: id, name, finishedAt, userIds }] : [];
  });
}

/** Whether a circle of these people can add this game. */
export async function isPastTable(id: string, userId: string, others: readonly string[]): Promise<boolean> {
  const where = { id, ...MAY_BE_TAKEN, AND: satThere(userId, others) };
  return (await db().game.count({ where })) > 0;
}

interface TakenIn {
  readonly circleId: string;
  readonly userId: string;
  readonly others: readonly string[];
  readonly result: GameResult;
  readonly now: Date;
}

/**
 * Counts the result of a finished game in a circle, with an entry. False if the person is not a member,
 * or the game cannot be added, for example because another process was faster.
 */
export async function takeTableIn({ circleId, userId, others, result, now }: TakenIn): Promise<boolean> {
  const { gameId } = result;
  return db().$transaction(async (tx) => {
    if (!(await lockPlayers(tx, result))) return false;
    const by = await provenMember(tx, circleId, userId, now);
    if (by === undefined) return false;
    const where = { id: gameId, ...MAY_BE_TAKEN, AND: satThere(userId, others) };
    const { count } = await tx.game.updateMany({ where, data: { circleId, resultAt: now } });
    if (count === 0) return false;
    await takeResultIn(tx, { ...result, circleId });
    await tx.circleEntry.create({ data: { circleId, kind: 'past-table', by, at: now } });
    return true;
  });
}
