import 'server-only';
import type { GameResult } from '@/lib/features/results/result';
import { lockPlayers, takeResultIn } from '@/lib/features/results/results-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { weeklyLetter } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import type { Circle } from './circle';
import { provenMember } from './circles-store';
import type { Preset } from './preset';

/** The transaction that makes a table of a circle. */
export type CircleTx = Tx;

/** Whether there is a table with this id. */
export async function gameExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.game.findUnique({ where: { id }, select: { id: true } })) !== null;
}

/** The people whose reserved seats at a table are still empty, last seat first. */
export async function keptFor(gameId: string, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const seats = await db().seat.findMany({
    where: { gameId, userId: { in: [...userIds] }, seatedAt: null },
    orderBy: { seat: 'desc' },
    select: { userId: true },
  });
  return seats.flatMap(({ userId }) => userId ?? []);
}

/** The table among these where a person has a seat. */
export async function tableWith(gameIds: readonly string[], userId: string): Promise<string | undefined> {
  const where = { gameId: { in: [...gameIds] }, userId };
  return (await db().seat.findFirst({ where, select: { gameId: true } }))?.gameId;
}

/**
 * Runs a change of the tables of a circle in one transaction: a table comes with its entry and messages, or not at
 * all. Tables of one circle are made one after the other, so each has its own number.
 */
export async function withCircleLocked<T>(circleId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await tx.circle.updateMany({ where: { id: circleId }, data: { revision: { increment: 1 } } });
    return work(tx);
  });
}

/** The usual table of a circle as it is stored. */
export async function storedPreset(tx: Tx, circleId: string): Promise<unknown> {
  return (await tx.circle.findUnique({ where: { id: circleId }, select: { preset: true } }))?.preset;
}

/** The newest table of a circle, and the people with seats there. */
export async function newestTable(tx: Tx, circleId: string) {
  const found = await tx.game.findFirst({
    where: { circleId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true, seats: { select: { userId: true } } },
  });
  return found ?? undefined;
}

/** Adds an entry that a member made a table; a given preset becomes the usual one. */
export async function enterTable(
  tx: Tx,
  { id: circleId, timeZone, me }: Pick<Circle, 'id' | 'timeZone' | 'me'>,
  preset: Preset | undefined,
  at: Date,
): Promise<void> {
  if (preset) await tx.circle.updateMany({ where: { id: circleId }, data: { preset: jsonOf(preset) } });
  await tx.circleEntry.create({ data: { circleId, kind: 'table', by: me.id, at } });
  await queueCircleMessages(tx, [weeklyLetter({ circleId, timeZone }, at)]);
}

export interface RunningTable {
  readonly gameId: string;
  readonly name: string;
  /** The newest public row. */
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  /** Since when the table has been waiting for the player to act. */
  readonly since: Date;
  readonly createdAt: Date;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly userId: string | null;
    readonly isSeated: boolean;
  }[];
}

/** Maximum tables listed. */
const MAX_TABLES = 20;

/** The running tables of a circle, latest move first. */
export async function runningTables(circleId: string): Promise<readonly RunningTable[]> {
  return db().$queryRaw<RunningTable[]>`
    select g."id" as "gameId", g."name", g."waiting",
      coalesce(g."state" #>> '{undo,shown}', g."state" #>> '{undo,floor}')::int as "seq",
      coalesce(p."since", g."updatedAt") as "since", g."createdAt", p."seats"
    from "Game" g
    cross join lateral (
      select min(s."tickingAt") filter (where s."seat" = any(g."waiting")) as "since",
        json_agg(json_build_object('seat', s."seat", 'name', s."name", 'userId', s."userId",
          'isSeated', s."seatedAt" is not null or s."bot" is not null) order by s."seat") as "seats"
      from "Seat" s where s."gameId" = g."id"
    ) p
    where g."circleId" = ${circleId} and g."status" = 'running'
    order by g."updatedAt" desc, g."id"
    limit ${MAX_TABLES}`;
}

/** The number of a circle's tables, including finished ones, without tables of competitions. */
export async function countTables(tx: Tx, circleId: string): Promise<number> {
  const all = await tx.game.count({ where: { circleId } });
  const where = { competition: { circleId }, tableId: { not: null } };
  const ofCompetitions = await tx.fixture.count({ where });
  return Math.max(0, all - ofCompetitions);
}

/** The current and former members of a circle, by the key of their results. */
export async function peopleByKey(
  circleId: string,
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const rows = await db().circleMember.findMany({
    where: { circleId },
    select: { id: true, name: true, playerKey: true },
  });
  return new Map(rows.map(({ playerKey, ...person }) => [playerKey, person]));
}

/** A finished game of members of a circle that has no circle yet. */
export interface PastTable {
  readonly gameId: string;
  readonly name: string;
  readonly finishedAt: Date;
  /** Members who sat there, by user id. */
  readonly userIds: readonly string[];
}

const MAX_PAST_TABLES = 20;
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
    take: MAX_PAST_TABLES,
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
    const me = await provenMember(tx, circleId, userId, now);
    if (!me) return false;
    const where = { id: gameId, ...MAY_BE_TAKEN, AND: satThere(userId, others) };
    const { count } = await tx.game.updateMany({ where, data: { circleId, resultAt: now } });
    if (count === 0) return false;
    await takeResultIn(tx, { ...result, circleId });
    await tx.circleEntry.create({ data: { circleId, kind: 'past-table', by: me.id, at: now } });
    return true;
  });
}
