import 'server-only';
import { rateCircle, unrateCircle } from '@/lib/features/ratings/fold-store';
import type { Prisma } from '@/lib/generated/prisma/client';
import { change } from '@/lib/platform/db/change';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { noticeTimeAt, type NoticeTime } from '@/lib/platform/ops/notice-store';
import { jsonOf } from '@/lib/platform/db/json';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { CircleRow, MAX_ENTRIES, MAX_LISTED, MemberRow, type CircleOutcome } from './circle';
import { dueRemovals, type CircleWrite, type NewMember } from './circle-changes';
import { circleMessagesOf } from './circle-news';

const MEMBER = columnsOf(MemberRow);
const CIRCLE = columnsOf(CircleRow.omit({ members: true }));

/**
 * Condition for members at a moment: a removal counts from its effective time, even before it is executed.
 */
export const isMemberAt = ({ endedBy }: NoticeTime) =>
  ({
    state: 'in',
    OR: [{ endsAt: null }, { endsAt: { gt: endedBy } }],
  }) satisfies Prisma.CircleMemberWhereInput;

/** Condition for circles at a moment: an ended circle is invisible to all. */
export const isOpenAt = ({ endedBy }: NoticeTime) =>
  ({
    endedAt: null,
    OR: [{ endsAt: null }, { endsAt: { gt: endedBy } }],
  }) satisfies Prisma.CircleWhereInput;

/** A stored circle. The ends of its notices are moved by the time away. */
function circleRow(stored: object, { endOf }: NoticeTime): CircleRow {
  const { endsAt, members, ...row } = CircleRow.parse(stored);
  const counted = (at: Date | null) => at && endOf(at);
  return {
    ...row,
    endsAt: counted(endsAt),
    members: members.map((each) => ({ ...each, endsAt: counted(each.endsAt) })),
  };
}

// Reading

/** An open circle of a member, with all current and former members and applicants. */
export async function rowOfMember(id: string, userId: string, now: Date): Promise<CircleRow | undefined> {
  const notice = await noticeTimeAt(now);
  const where = { id, ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } };
  const members = { orderBy: { joinedAt: 'asc' }, select: MEMBER } as const;
  const row = await db().circle.findFirst({ where, select: { ...CIRCLE, members } });
  return row ? circleRow(row, notice) : undefined;
}

/** The last day when a host used a browser or one of their programs. */
export async function hostSeenOn(userId: string): Promise<string | undefined> {
  const select = {
    browsers: { orderBy: { seenOn: 'desc' }, take: 1, select: { seenOn: true } },
    tokens: {
      where: { usedOn: { not: null } },
      orderBy: { usedOn: 'desc' },
      take: 1,
      select: { usedOn: true },
    },
  } as const;
  const person = await db().user.findUnique({ where: { id: userId }, select });
  const days = [person?.browsers[0]?.seenOn, person?.tokens[0]?.usedOn].filter(
    (day) => typeof day === 'string',
  );
  return days.sort().at(-1);
}

/** The circles that a person is in, or has asked to join. */
export async function circlesOf(userId: string, now: Date, most = MAX_LISTED) {
  const notice = await noticeTimeAt(now);
  const members = { where: isMemberAt(notice) };
  const rows = await db().circleMember.findMany({
    where: { userId, OR: [isMemberAt(notice), { state: 'asked' }], circle: isOpenAt(notice) },
    orderBy: { joinedAt: 'desc' },
    take: most,
    select: {
      id: true,
      role: true,
      state: true,
      joinedAt: true,
      talkSeenAt: true,
      circle: { select: { id: true, name: true, _count: { select: { members } } } },
    },
  });
  return rows.map(({ circle: { _count, ...circle }, id: memberId, ...own }) => ({
    ...circle,
    ...own,
    memberId,
    members: _count.members,
  }));
}

/** The newest entries of a circle, newest first. */
export async function loadEntryRows(circleId: string) {
  return db().circleEntry.findMany({ where: { circleId }, orderBy: { id: 'desc' }, take: MAX_ENTRIES });
}

/** The circle of a join link with its members and applicants, for people who are not in it. */
export async function circleByLink(joinLinkHash: string, now: Date) {
  const notice = await noticeTimeAt(now);
  const where = { joinLinkHash, joinBy: { not: 'closed' }, ...isOpenAt(notice) };
  const members = {
    where: { OR: [isMemberAt(notice), { state: 'asked' }] },
    select: { name: true, role: true, state: true, userId: true, playerKey: true },
  };
  return db().circle.findFirst({ where, select: { id: true, name: true, joinBy: true, members } });
}

// Changing

interface NewCircle extends Pick<CircleRow, 'id' | 'name' | 'timeZone' | 'joinLinkHash' | 'joinLinkNo'> {
  readonly at: Date;
  readonly host: NewMember;
}

/** Stores a new circle with its first member, who is its host. */
export async function insertCircle({ host, at, ...circle }: NewCircle): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.circle.create({ data: { ...circle, preset: jsonOf({}), createdAt: at } });
    const entries = [{ kind: 'founded', memberId: host.id, by: host.id }] as const;
    await write(tx, circle.id, { newMember: host, entries }, at);
  });
}

interface ChangeOf {
  readonly circleId: string;
  /** The person who changes it; their row is read in any state. */
  readonly userId?: string;
  readonly now: Date;
}

/** Changes a circle in one transaction: locks it, applies due removals, decides, and writes the decision. */
export async function changeLocked<W extends CircleWrite>(
  { circleId, userId, now }: ChangeOf,
  decide: (circle: CircleRow | undefined) => CircleOutcome<W>,
): Promise<CircleOutcome<W>> {
  return change({
    lock: async (tx) => lockCircle(tx, circleId, userId, now),
    decide,
    write: async (tx, decided) => {
      await write(tx, circleId, decided, now);
      return { ok: true, value: decided };
    },
  });
}

/** Locks a circle and its members until the end of the transaction, by raising its revision. */
async function lockCircle(
  tx: Tx,
  id: string,
  userId: string | undefined,
  now: Date,
): Promise<CircleRow | undefined> {
  const notice = await noticeTimeAt(now, tx);
  const where = { id, ...isOpenAt(notice) };
  const data = { revision: { increment: 1 } };
  const [row] = await tx.circle.updateManyAndReturn({ where, data, select: CIRCLE });
  if (!row) return undefined;
  const OR = [{ state: { in: ['in', 'asked'] } }, ...(userId === undefined ? [] : [{ userId }])];
  const withMembers = async () => {
    const members = await tx.circleMember.findMany({ where: { circleId: id, OR }, select: MEMBER });
    return circleRow({ ...row, members }, notice);
  };
  const circle = await withMembers();
  const due = dueRemovals(circle, now);
  if (!due) return circle;
  await write(tx, id, due, now);
  const settled = await withMembers();
  return due.circle ? { ...settled, heirId: null } : settled;
}

async function write(
  tx: Tx,
  circleId: string,
  { circle, newMember, members = [], entries = [] }: CircleWrite,
  now: Date,
): Promise<void> {
  if (circle) await tx.circle.updateMany({ where: { id: circleId }, data: circle });
  if (circle?.rated !== undefined) await (circle.rated ? rateCircle : unrateCircle)(tx, circleId);
  if (newMember) {
    const where = { id: newMember.userId };
    const { playerKey } = await tx.user.findUniqueOrThrow({ where, select: { playerKey: true } });
    await tx.circleMember.create({ data: { circleId, ...newMember, playerKey, joinedAt: now } });
  }
  for (const [id, data] of members) await tx.circleMember.updateMany({ where: { circleId, id }, data });
  if (entries.length === 0) return;
  await queueCircleMessages(tx, circleMessagesOf(circleId, entries, now));
  await tx.circleEntry.createMany({
    data: entries.map(({ at = now, ...rest }) => ({ circleId, at, ...rest })),
  });
}

/**
 * Schedules a check of the running competitions of a circle for the moment when somebody is out. It comes
 * after that change, because competitions are locked before circles.
 */
export async function lookAtCompetitions(circleId: string, at: Date): Promise<void> {
  const isLater = { OR: [{ dueAt: null }, { dueAt: { gt: at } }] };
  const data = { revision: { increment: 1 }, dueAt: at };
  await db().competition.updateMany({ where: { circleId, state: 'running', ...isLater }, data });
}

/** The acting member; the circle is locked until the end of the transaction. */
export async function provenMember(tx: Tx, circleId: string, userId: string, now: Date) {
  const notice = await noticeTimeAt(now, tx);
  const [circle] = await tx.circle.updateManyAndReturn({
    where: { id: circleId, ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } },
    data: { revision: { increment: 1 } },
    select: { timeZone: true },
  });
  const me = circle && (await memberIn(tx, circleId, userId, now));
  return me && { ...circle, ...me };
}

/** A member of a circle; null for anyone else. */
export async function memberIn(tx: Tx, circleId: string, userId: string, now: Date) {
  const where = { circleId, userId, ...isMemberAt(await noticeTimeAt(now, tx)) };
  return tx.circleMember.findFirst({ where, select: { id: true, role: true } });
}
