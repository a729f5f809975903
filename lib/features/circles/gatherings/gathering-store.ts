import 'server-only';
import { z } from 'zod';
import { callMessages } from '@/lib/features/circles/circle-news';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import type { CircleGameOutcome } from '@/lib/features/circles/game-refusals';
import { SEAT_ORDERS, SetupShape } from '@/lib/features/circles/preset';
import { PaceShape } from '@/lib/features/table/pace-shape';
import type { TableSize } from '@/lib/game/competing/table-sizes';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { weeklyLetter } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/circle-outbox-store';
import {
  ANSWERS,
  GATHERING_STATES,
  type GatheringAnswer,
  type GatheringState,
  type GatheringTerms,
  MAX_GATHERINGS,
  type MemberAnswer,
} from './gathering';

/** The members of each table, once they are drawn. */
const DrawnShape = SetupShape.extend({ tables: z.array(z.array(z.guid())).optional() });

const GATHERING = {
  id: true,
  circleId: true,
  madeBy: true,
  setup: true,
  pace: true,
  size: true,
  least: true,
  most: true,
  seatOrder: true,
  state: true,
  createdAt: true,
  startsBy: true,
  gameIds: true,
  answers: { orderBy: { at: 'asc' }, select: { userId: true, answer: true } },
} as const satisfies Prisma.GatheringSelect;

/** A call for players. */
export interface Gathering extends GatheringTerms {
  readonly id: string;
  readonly circleId: string;
  /** The member who made the call. */
  readonly madeBy: string;
  readonly state: GatheringState;
  readonly createdAt: Date;
  readonly gameIds: readonly string[];
  /** In order of time. */
  readonly answers: readonly { readonly userId: string; readonly answer: GatheringAnswer }[];
  /** The members of each table, once they are drawn. */
  readonly drawn?: readonly (readonly string[])[];
}

/** A gathering as it is stored. */
function gatheringOf(row: Prisma.GatheringGetPayload<{ select: typeof GATHERING }>): Gathering {
  const { setup, pace, size, seatOrder, state, answers, ...rest } = row;
  const { tables, ...rules } = DrawnShape.parse(setup);
  return {
    ...rest,
    ...rules,
    pace: PaceShape.parse(pace),
    size: size === 2 || size === 3 ? size : (4 satisfies TableSize),
    seatOrder: SEAT_ORDERS.find((known) => known === seatOrder) ?? 'drawn',
    state: GATHERING_STATES.find((known) => known === state) ?? 'lapsed',
    answers: answers.flatMap(({ userId, answer }) => {
      const known = ANSWERS.find((each) => each === answer);
      return known ? [{ userId, answer: known }] : [];
    }),
    drawn: tables,
  };
}

/** The calls of a circle that are open or recently became tables, newest first. */
export async function gatheringsIn(circleId: string, since: Date): Promise<readonly Gathering[]> {
  const rows = await db().gathering.findMany({
    where: { circleId, OR: [{ state: 'open' }, { endedAt: { gt: since } }] },
    orderBy: { createdAt: 'desc' },
    take: 2 * MAX_GATHERINGS,
    select: GATHERING,
  });
  return rows.map(gatheringOf);
}

export async function findGathering(id: string): Promise<Gathering | undefined> {
  const row = await db().gathering.findUnique({ where: { id }, select: GATHERING });
  return row ? gatheringOf(row) : undefined;
}

interface NewGathering extends GatheringTerms {
  readonly id: string;
  readonly circleId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Opens a call with its maker as the first player; raising the circle's revision locks it. */
export async function insertGathering(asked: NewGathering): Promise<CircleGameOutcome<undefined>> {
  const { id, circleId, userId, now, options, variant, pace, ...terms } = asked;
  return db().$transaction(async (tx): Promise<CircleGameOutcome<undefined>> => {
    const memberId = await provenMember(tx, circleId, userId, now);
    if (memberId === undefined) return refused({ kind: 'unknown-circle' });
    const open = await tx.gathering.count({ where: { circleId, state: 'open' } });
    if (open >= MAX_GATHERINGS) return refused({ kind: 'many-gatherings' });
    await tx.gathering.create({
      data: {
        ...terms,
        id,
        circleId,
        madeBy: memberId,
        setup: jsonOf({ options, variant }),
        pace: jsonOf(pace),
        createdAt: now,
        answers: { create: { userId, answer: 'in', at: now } },
      },
    });
    await tx.circleEntry.create({ data: { circleId, kind: 'gathering', by: memberId, at: now } });
    const { timeZone } = await tx.circle.findUniqueOrThrow({
      where: { id: circleId },
      select: { timeZone: true },
    });
    const letter = weeklyLetter({ circleId, timeZone }, now);
    await queueCircleMessages(tx, [...callMessages(asked), letter]);
    return { ok: true, value: undefined };
  });
}

/** The acting member; the circle is locked until the end of the transaction. */
export async function provenMember(
  tx: Tx,
  circleId: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const { count } = await tx.circle.updateMany({
    where: { id: circleId, ...isOpenAt(now), members: { some: { userId, ...isMemberAt(now) } } },
    data: { revision: { increment: 1 } },
  });
  if (count === 0) return undefined;
  const where = { circleId, userId, ...isMemberAt(now) };
  return (await tx.circleMember.findFirst({ where, select: { id: true } }))?.id;
}

/** A call, and the person who acts on it. */
export interface ByMember {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** Locks an open call of one of this member's circles. False if it is due or not open. */
async function lockOpen(tx: Tx, { id, userId, now }: ByMember): Promise<boolean> {
  const { count } = await tx.gathering.updateMany({
    where: {
      id,
      state: 'open',
      startsBy: { gt: now },
      circle: { ...isOpenAt(now), members: { some: { userId, ...isMemberAt(now) } } },
    },
    data: { state: 'open' },
  });
  return count > 0;
}

/** Stores an answer, or withdraws it. False if the call takes none from this person. */
export async function storeAnswer(by: ByMember, answer: GatheringAnswer | undefined): Promise<boolean> {
  const { id: gatheringId, userId, now } = by;
  return db().$transaction(async (tx) => {
    if (!(await lockOpen(tx, by))) return false;
    const where = { gatheringId_userId: { gatheringId, userId } };
    if (answer === undefined) await tx.gatheringAnswer.deleteMany({ where: { gatheringId, userId } });
    else
      await tx.gatheringAnswer.upsert({
        where,
        create: { gatheringId, userId, answer, at: now },
        update: { answer, at: now },
      });
    return true;
  });
}

/** Cancels a call: its maker, a steward or the host can. False for anyone else, or if it has ended. */
export async function callOff(by: ByMember, memberId: string, isInCharge: boolean): Promise<boolean> {
  const { id, now } = by;
  return db().$transaction(async (tx) => {
    if (!(await lockOpen(tx, by))) return false;
    const where = { id, ...(isInCharge ? {} : { madeBy: memberId }) };
    const [row] = await tx.gathering.updateManyAndReturn({
      where,
      data: { state: 'called-off', endedAt: now },
      select: { circleId: true },
    });
    if (!row) return false;
    const entry = { circleId: row.circleId, kind: 'called-off', by: memberId, at: now };
    await tx.circleEntry.create({ data: entry });
    return true;
  });
}

/** The people of a circle by their ids in it, with the name of the circle. */
export async function peopleIn(circleId: string, memberIds: readonly string[]) {
  const circle = await db().circle.findUnique({
    where: { id: circleId },
    select: {
      name: true,
      members: {
        where: { id: { in: [...memberIds] } },
        select: { id: true, userId: true, playerKey: true, name: true, state: true },
      },
    },
  });
  return circle ?? undefined;
}

/** Open calls of a person's circles that they have not answered. */
export async function unansweredOf(userId: string, now: Date) {
  const rows = await db().circleMember.findMany({
    where: { userId, ...isMemberAt(now), circle: isOpenAt(now) },
    select: {
      circle: {
        select: {
          id: true,
          name: true,
          gatherings: {
            where: { state: 'open', startsBy: { gt: now }, answers: { none: { userId } } },
            select: { id: true, startsBy: true },
          },
        },
      },
    },
  });
  return rows.flatMap(({ circle: { gatherings, ...circle } }) =>
    gatherings.map(({ id, startsBy }) => ({ id, startsBy, circleId: circle.id, circleName: circle.name })),
  );
}

/** The decision about a locked call for players. */
export type GatheringDecision =
  | { readonly type: 'open' }
  | { readonly type: 'lapse' }
  | {
      readonly type: 'start';
      readonly tables: readonly (readonly string[])[];
      readonly gameIds: readonly string[];
    };

/**
 * Decides about an open call while it is locked. One that starts stores its tables and is due from now
 * on. It no longer changes: every process makes the same tables.
 */
export async function settleGathering(
  id: string,
  now: Date,
  decide: (gathering: Gathering, answers: readonly MemberAnswer[]) => GatheringDecision,
): Promise<Gathering | undefined> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.gathering.updateMany({
      where: { id, state: 'open' },
      data: { state: 'open' },
    });
    const row = count === 0 ? null : await tx.gathering.findUnique({ where: { id }, select: GATHERING });
    if (!row) return undefined;
    const gathering = gatheringOf(row);
    if (gathering.drawn) return gathering;
    const settling = decide(gathering, await answersOfMembers(tx, gathering, now));
    if (settling.type === 'open') return undefined;
    if (settling.type === 'lapse') {
      await tx.gathering.updateMany({ where: { id }, data: { state: 'lapsed', endedAt: now } });
      return undefined;
    }
    const { options, variant } = gathering;
    const { tables, gameIds } = settling;
    await tx.gathering.updateMany({
      where: { id },
      data: {
        setup: jsonOf({ options, variant, tables }),
        gameIds: [...gameIds],
        startsBy: gathering.startsBy < now ? gathering.startsBy : now,
      },
    });
    return { ...gathering, gameIds, drawn: tables };
  });
}

/** Answers of current members; none if the circle has ended. */
async function answersOfMembers(tx: Tx, gathering: Gathering, now: Date): Promise<readonly MemberAnswer[]> {
  const { circleId, answers } = gathering;
  const members = await tx.circleMember.findMany({
    where: {
      circleId,
      ...isMemberAt(now),
      userId: { in: answers.map(({ userId }) => userId) },
      circle: isOpenAt(now),
    },
    select: { id: true, userId: true },
  });
  return answers.flatMap(({ userId, answer }) => {
    const memberId = members.find((member) => member.userId === userId)?.id;
    return memberId === undefined ? [] : [{ memberId, answer }];
  });
}

/** Records that the tables of a call are made. */
export async function finishGathering({ id, options, variant }: Gathering, now: Date): Promise<void> {
  await db().gathering.updateMany({
    where: { id, state: 'open' },
    data: { state: 'started', endedAt: now, setup: jsonOf({ options, variant }) },
  });
}

/** Open calls that are due, earliest first. */
export async function dueGatherings(now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db().gathering.findMany({
    where: { state: 'open', startsBy: { lte: now } },
    orderBy: { startsBy: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
