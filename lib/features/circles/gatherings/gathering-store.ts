import 'server-only';
import { movedBy } from '@/lib/game/pace/away';
import type { Prisma } from '@/lib/generated/prisma/client';
import { change } from '@/lib/platform/db/change';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { loadAway } from '@/lib/platform/ops/away-store';
import { weeklyLetter } from '@/lib/platform/outbox/circle-outbox';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { isInCharge, type CircleOutcome, type CircleRefusal } from '../circle';
import { callMessages } from '../circle-news';
import { isMemberAt, isOpenAt, memberIn, provenMember } from '../circles-store';
import {
  GatheringRow,
  MAX_GATHERINGS,
  type Gathering,
  type GatheringAnswer,
  type GatheringStart,
  type GatheringTerms,
  type MemberAnswer,
} from './gathering';

const GATHERING = {
  ...columnsOf(GatheringRow.omit({ answers: true })),
  answers: { orderBy: { at: 'asc' }, select: { userId: true, answer: true } },
} as const satisfies Prisma.GatheringSelect;

/** Calls as their time counts: while the service was away, an open one came no nearer to its end. */
async function counted<C extends Pick<Gathering, 'createdAt' | 'startsBy'>>(
  open: readonly C[],
): Promise<C[]> {
  const away = open.length > 0 ? await loadAway() : [];
  return open.map((call) => ({ ...call, startsBy: movedBy(away, call.createdAt, call.startsBy) }));
}

async function countedIfOpen(calls: readonly Gathering[]): Promise<readonly Gathering[]> {
  const open = new Map(
    (await counted(calls.filter(({ state }) => state === 'open'))).map((call) => [call.id, call]),
  );
  return calls.map((call) => open.get(call.id) ?? call);
}

// Reading

/** The calls of a circle that are open or have ended since, newest first. */
export async function gatheringsIn(circleId: string, since: Date): Promise<readonly Gathering[]> {
  const rows = await db().gathering.findMany({
    where: { circleId, OR: [{ state: 'open' }, { endedAt: { gt: since } }] },
    orderBy: { createdAt: 'desc' },
    take: 2 * MAX_GATHERINGS,
    select: GATHERING,
  });
  return countedIfOpen(rows.map((row) => GatheringRow.parse(row)));
}

export async function findGathering(id: string): Promise<Gathering | undefined> {
  const row = await db().gathering.findUnique({ where: { id }, select: GATHERING });
  const [call] = row ? await countedIfOpen([GatheringRow.parse(row)]) : [];
  return call;
}

/** A call if it is open and its time has not come. */
export async function findOpenCall(id: string, now: Date): Promise<Gathering | undefined> {
  const call = await findGathering(id);
  return call?.state === 'open' && call.startsBy > now ? call : undefined;
}

/** Open calls of a person's circles that they have not answered. */
export async function unansweredOf(userId: string, now: Date) {
  const notice = await noticeTimeAt(now);
  const rows = await db().circleMember.findMany({
    where: { userId, ...isMemberAt(notice), circle: isOpenAt(notice) },
    select: {
      circle: {
        select: {
          id: true,
          name: true,
          gatherings: {
            where: { state: 'open', answers: { none: { userId } } },
            select: { id: true, createdAt: true, startsBy: true },
          },
        },
      },
    },
  });
  const calls = rows.flatMap(({ circle: { gatherings, ...circle } }) =>
    gatherings.map((call) => ({ ...call, circleId: circle.id, circleName: circle.name })),
  );
  return (await counted(calls)).filter(({ startsBy }) => startsBy > now);
}

/** Open calls whose day has come, earliest first. Time away may still move their end. */
export async function dueGatherings(now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db().gathering.findMany({
    where: { state: 'open', startsBy: { lte: now } },
    orderBy: { startsBy: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The people of a circle by their ids in it, with the name of the circle. */
export async function peopleIn(circleId: string, memberIds: readonly string[]) {
  const members = {
    where: { id: { in: [...memberIds] } },
    select: { id: true, userId: true, playerKey: true, name: true, state: true },
  };
  return db().circle.findUnique({ where: { id: circleId }, select: { name: true, members } });
}

// Changing

interface NewGathering extends GatheringTerms {
  readonly id: string;
  readonly circleId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Opens a call with its maker as the first player. */
export async function insertGathering(asked: NewGathering): Promise<CircleOutcome<undefined>> {
  const { id, circleId, userId, now, options, variant, pace, ...terms } = asked;
  return change({
    lock: async (tx) => ({
      me: await provenMember(tx, circleId, userId, now),
      open: await tx.gathering.count({ where: { circleId, state: 'open' } }),
    }),
    decide: ({ me, open }) => {
      if (!me) return refused<CircleRefusal>({ kind: 'unknown-circle' });
      return open < MAX_GATHERINGS
        ? { ok: true, value: me }
        : refused<CircleRefusal>({ kind: 'many-gatherings' });
    },
    write: async (tx, { id: madeBy, timeZone }) => {
      const answers = { create: { userId, answer: 'in', at: now } };
      const [setup, at] = [jsonOf({ options, variant }), now];
      await tx.gathering.create({
        data: { ...terms, id, circleId, madeBy, setup, pace: jsonOf(pace), createdAt: now, answers },
      });
      await tx.circleEntry.create({ data: { circleId, kind: 'gathering', by: madeBy, at } });
      const letter = weeklyLetter({ circleId, timeZone }, now);
      await queueCircleMessages(tx, [...callMessages(asked), letter]);
      return DONE;
    },
  });
}

/** A call, and the person who acts on it. */
export interface ByMember {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

const OVER = refused<CircleRefusal>({ kind: 'gathering-over' });
const DONE = { ok: true, value: undefined } as const;

/** Locks an open call of one of this member's circles; undefined if it is due or not open. */
async function lockOpen(tx: Tx, { id, userId, now }: ByMember) {
  const notice = await noticeTimeAt(now, tx);
  const [call] = await tx.gathering.updateManyAndReturn({
    where: {
      id,
      state: 'open',
      circle: { ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } },
    },
    data: { state: 'open' },
    select: { circleId: true, madeBy: true, createdAt: true, startsBy: true },
  });
  const [open] = call ? await counted([call]) : [];
  return open && open.startsBy > now ? open : undefined;
}

/** Stores an answer, or withdraws it. */
export async function storeAnswer(
  by: ByMember,
  answer: GatheringAnswer | undefined,
): Promise<CircleOutcome<undefined>> {
  const { id: gatheringId, userId, now: at } = by;
  return change({
    lock: async (tx) => lockOpen(tx, by),
    decide: (call) => (call ? DONE : OVER),
    write: async (tx) => {
      if (answer === undefined) await tx.gatheringAnswer.deleteMany({ where: { gatheringId, userId } });
      else
        await tx.gatheringAnswer.upsert({
          where: { gatheringId_userId: { gatheringId, userId } },
          create: { gatheringId, userId, answer, at },
          update: { answer, at },
        });
      return DONE;
    },
  });
}

/** Cancels a call: its maker, a steward or the host can. */
export async function callOff(by: ByMember): Promise<CircleOutcome<undefined>> {
  const { id, userId, now } = by;
  return change({
    lock: async (tx) => {
      const call = await lockOpen(tx, by);
      const me = call && (await memberIn(tx, call.circleId, userId, now));
      return me && { ...call, me };
    },
    decide: (locked) => {
      if (!locked) return OVER;
      const { me, madeBy } = locked;
      return isInCharge(me) || madeBy === me.id
        ? { ok: true, value: locked }
        : refused<CircleRefusal>({ kind: 'not-in-charge' });
    },
    write: async (tx, { circleId, me }) => {
      await tx.gathering.update({ where: { id }, data: { state: 'called-off', endedAt: now } });
      await tx.circleEntry.create({ data: { circleId, kind: 'called-off', by: me.id, at: now } });
      return DONE;
    },
  });
}

/** The decision about a locked call for players. */
type GatheringDecision =
  | Exclude<GatheringStart, { readonly type: 'start' }>
  | (Extract<GatheringStart, { readonly type: 'start' }> & { readonly gameIds: readonly string[] });

/**
 * Decides about an open call while it is locked. One that starts stores its tables and is due from now
 * on. It no longer changes: every process makes the same tables. Undefined if it makes none.
 */
export async function settleGathering(
  id: string,
  now: Date,
  decide: (gathering: Gathering, answers: readonly MemberAnswer[]) => GatheringDecision,
): Promise<Gathering | undefined> {
  const done = await change({
    lock: async (tx) => {
      await tx.gathering.updateMany({ where: { id, state: 'open' }, data: { state: 'open' } });
      const row = await tx.gathering.findUnique({ where: { id, state: 'open' }, select: GATHERING });
      const [gathering] = row ? await counted([GatheringRow.parse(row)]) : [];
      return gathering && { gathering, answers: await answersOfMembers(tx, gathering, now) };
    },
    decide: (locked) => {
      if (!locked) return OVER;
      const { gathering, answers } = locked;
      const isDrawn = gathering.setup.tables !== undefined;
      return { ok: true, value: { gathering, settled: isDrawn ? undefined : decide(gathering, answers) } };
    },
    write: async (tx, { gathering, settled }) => {
      if (!settled) return { ok: true, value: gathering };
      if (settled.type === 'open') return OVER;
      if (settled.type === 'lapse') {
        await tx.gathering.update({ where: { id }, data: { state: 'lapsed', endedAt: now } });
        return { ok: true, value: undefined };
      }
      const tables = settled.tables.map((table) => [...table]);
      const [setup, gameIds] = [{ ...gathering.setup, tables }, [...settled.gameIds]];
      const startsBy = gathering.startsBy < now ? gathering.startsBy : now;
      await tx.gathering.update({ where: { id }, data: { setup: jsonOf(setup), gameIds, startsBy } });
      return { ok: true, value: { ...gathering, setup, gameIds } };
    },
  });
  return done.ok ? done.value : undefined;
}

/** Answers of current members; none if the circle has ended. */
async function answersOfMembers(
  tx: Tx,
  { circleId, answers }: Gathering,
  now: Date,
): Promise<readonly MemberAnswer[]> {
  const notice = await noticeTimeAt(now, tx);
  const members = await tx.circleMember.findMany({
    where: {
      circleId,
      ...isMemberAt(notice),
      userId: { in: answers.map(({ userId }) => userId) },
      circle: isOpenAt(notice),
    },
    select: { id: true, userId: true },
  });
  return answers.flatMap(({ userId, answer }) => {
    const memberId = members.find((member) => member.userId === userId)?.id;
    return memberId === undefined ? [] : [{ memberId, answer }];
  });
}

/** Records that the tables of a call are made. */
export async function finishGathering({ id, setup }: Gathering, now: Date): Promise<void> {
  await db().gathering.updateMany({
    where: { id, state: 'open' },
    data: { state: 'started', endedAt: now, setup: jsonOf({ ...setup, tables: undefined }) },
  });
}
