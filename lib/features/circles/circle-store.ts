import 'server-only';
import {
  CIRCLE,
  isMemberAt,
  isOpenAt,
  lockedMemberOf,
  lockedOf,
  MEMBER,
  type CircleRow,
  type MemberRow,
} from '@/lib/features/circles/circle-row';
import { MAX_ENTRIES, MAX_LISTED } from '@/lib/features/circles/limits';
import {
  type CircleChange,
  type CircleDecision,
  type LockedCircle,
  type LockedMember,
  type MemberState,
  type NewMember,
} from '@/lib/features/circles/locked';
import type { CircleRefusal, CircleOutcome } from '@/lib/features/circles/refusals';
import { dueRemovals } from '@/lib/features/circles/succession';
import type { CircleRole } from '@/lib/features/circles/view';
import { rateCircle, unrateCircle } from '@/lib/features/ratings/circle-scope-store';
import { circleMessagesOf } from '@/lib/features/circles/circle-news';
import { queueCircleMessages } from '@/lib/platform/outbox/circle-outbox-store';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';

/** Rolls the transaction back. */
class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly why: CircleRefusal) {
    super(why.kind);
  }
}

/** An open circle of a member, with all current and former members and applicants. */
export async function rowOfMember(id: string, userId: string, now: Date): Promise<CircleRow | undefined> {
  const where = { id, ...isOpenAt(now), members: { some: { userId, ...isMemberAt(now) } } };
  const members = { orderBy: { joinedAt: 'asc' as const }, select: MEMBER };
  const row = await db().circle.findFirst({ where, select: { ...CIRCLE, members } });
  return row ?? undefined;
}

/** A new circle with its first member, who is its host. */
export interface NewCircle {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly joinLinkHash: string;
  readonly joinLinkNo: number;
  readonly at: Date;
  readonly host: { readonly id: string; readonly userId: string; readonly name: string };
}

/** Stores a new circle. */
export async function insertCircle({ host, at, ...circle }: NewCircle): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.circle.create({ data: { ...circle, preset: jsonOf({}), createdAt: at } });
    await insertMember(tx, circle.id, { ...host, state: 'in' }, at, 'host');
    await insertEntries(tx, circle.id, [{ kind: 'founded', memberId: host.id, by: host.id }], at);
  });
}

async function insertMember(
  tx: Tx,
  circleId: string,
  member: NewMember & { readonly userId: string },
  at: Date,
  role: CircleRole = 'member',
): Promise<void> {
  const { playerKey } = await tx.user.findUniqueOrThrow({
    where: { id: member.userId },
    select: { playerKey: true },
  });
  await tx.circleMember.create({ data: { circleId, ...member, playerKey, role, joinedAt: at } });
}

/** A circle and the person who changes it. */
export interface ChangeOf {
  readonly circleId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Changes a circle in one transaction: locks it, applies due changes, proves the member, and writes the
 * decision with its entries.
 */
export async function changeCircle(
  { circleId, userId, now }: ChangeOf,
  decide: (circle: LockedCircle) => CircleDecision,
): Promise<CircleOutcome<undefined>> {
  let hasLeft = false;
  const done = await inChange(async (tx) => {
    const circle = await lockCircle(tx, circleId, userId, now);
    const me = circle?.members.find((each) => each.userId === userId && each.state === 'in');
    if (!circle || !me) throw new Refusal({ kind: 'unknown-circle' });
    const decided = decide({ ...circle, me });
    if (!decided.ok) throw new Refusal(decided.error);
    await write(tx, circleId, decided.value, now);
    hasLeft = decided.value.members?.some(([, { state }]) => state === 'left') ?? false;
    return undefined;
  });
  if (done.ok && hasLeft) await lookAtCompetitions(circleId, now);
  return done;
}

/**
 * Schedules a check of the running competitions of a circle that somebody left. It comes after that change,
 * because competitions are locked before circles.
 */
async function lookAtCompetitions(circleId: string, now: Date): Promise<void> {
  const data = { revision: { increment: 1 }, dueAt: now };
  const where = { circleId, state: 'running' };
  await db().competition.updateMany({ where, data });
}

/** A circle for a person who wants to join, with their own row in any state. */
export type JoinedCircle = Omit<LockedCircle, 'me'> & { readonly mine?: LockedMember };

/** The row of a person who joins: a new one, or their old one with other data. */
export type JoinOutcome = CircleOutcome<{
  readonly change: CircleChange;
  readonly member?: NewMember;
  readonly state: MemberState;
}>;

/** Changes a circle as a person joins; returns their resulting state. */
export async function joinLocked(
  { circleId, userId, now }: ChangeOf,
  decide: (circle: JoinedCircle) => JoinOutcome,
): Promise<CircleOutcome<MemberState>> {
  return inChange(async (tx) => {
    const circle = await lockCircle(tx, circleId, userId, now);
    if (!circle) throw new Refusal({ kind: 'circle-closed' });
    const mine = circle.members.find((each) => each.userId === userId);
    const decided = decide({ ...circle, ...(mine ? { mine } : {}) });
    if (!decided.ok) throw new Refusal(decided.error);
    const { change, member, state } = decided.value;
    if (member) await insertMember(tx, circleId, { ...member, userId }, now);
    await write(tx, circleId, change, now);
    return state;
  });
}

/** Writes the changes that are due, if the locked circle still needs them. */
export async function settleLocked(
  circleId: string,
  now: Date,
  due: (circle: Omit<LockedCircle, 'me'>) => CircleChange | undefined,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId, undefined, now);
    const found = circle && due(circle);
    if (found) await write(tx, circleId, found, now);
  });
}

async function inChange<T>(work: (tx: Tx) => Promise<T>): Promise<CircleOutcome<T>> {
  try {
    return { ok: true, value: await db().$transaction(work) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error.why);
    throw error;
  }
}

/** Locks a circle and its members until the end of the transaction, by raising its revision. */
async function lockCircle(
  tx: Tx,
  id: string,
  userId: string | undefined,
  now: Date,
): Promise<Omit<LockedCircle, 'me'> | undefined> {
  const [row] = await tx.circle.updateManyAndReturn({
    where: { id, ...isOpenAt(now) },
    data: { revision: { increment: 1 } },
    select: CIRCLE,
  });
  if (!row) return undefined;
  const circle = lockedOf({ ...row, members: await membersIn(tx, id, userId) });
  const due = dueRemovals(circle, now);
  if (!due) return circle;
  await write(tx, id, due, now);
  return {
    ...circle,
    heirId: due.circle?.heirId === null ? null : circle.heirId,
    members: (await membersIn(tx, id, userId)).map(lockedMemberOf),
  };
}

async function membersIn(tx: Tx, circleId: string, userId: string | undefined): Promise<MemberRow[]> {
  const own = userId === undefined ? [] : [{ userId }];
  return tx.circleMember.findMany({
    where: { circleId, OR: [{ state: { in: ['in', 'asked'] } }, ...own] },
    select: MEMBER,
  });
}

async function write(
  tx: Tx,
  circleId: string,
  { circle, members = [], entries = [] }: CircleChange,
  now: Date,
): Promise<void> {
  if (circle) await tx.circle.updateMany({ where: { id: circleId }, data: circle });
  if (circle?.rated !== undefined) await (circle.rated ? rateCircle : unrateCircle)(tx, circleId);
  for (const [id, data] of members) await tx.circleMember.updateMany({ where: { circleId, id }, data });
  await insertEntries(tx, circleId, entries, now);
}

async function insertEntries(
  tx: Tx,
  circleId: string,
  entries: NonNullable<CircleChange['entries']>,
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await queueCircleMessages(tx, circleMessagesOf(circleId, entries, now));
  await tx.circleEntry.createMany({
    data: entries.map(({ at = now, ...rest }) => ({ circleId, at, ...rest })),
  });
}

/** The circle of a join link, for people who are not in it. */
export async function circleByLink(joinLinkHash: string, now: Date) {
  const row = await db().circle.findFirst({
    where: { joinLinkHash, joinBy: { not: 'closed' }, ...isOpenAt(now) },
    select: {
      id: true,
      name: true,
      joinBy: true,
      members: { where: isMemberAt(now), select: { name: true, role: true, userId: true } },
    },
  });
  return row ?? undefined;
}

/** A person's own row in a circle, in any state. */
export async function memberRow(circleId: string, userId: string) {
  const where = { circleId_userId: { circleId, userId } };
  const row = await db().circleMember.findUnique({ where, select: MEMBER });
  return row ?? undefined;
}

/** The newest entries of a circle, newest first. */
export async function loadEntryRows(circleId: string) {
  return db().circleEntry.findMany({ where: { circleId }, orderBy: { id: 'desc' }, take: MAX_ENTRIES });
}

/** The circles that a person is in, or has asked to join. */
export async function circlesOf(userId: string, now: Date, most = MAX_LISTED) {
  const rows = await db().circleMember.findMany({
    where: { userId, OR: [isMemberAt(now), { state: 'asked' }], circle: isOpenAt(now) },
    orderBy: { joinedAt: 'desc' },
    take: most,
    select: {
      role: true,
      state: true,
      circle: {
        select: { id: true, name: true, _count: { select: { members: { where: isMemberAt(now) } } } },
      },
    },
  });
  return rows.map(({ circle: { _count, ...circle }, ...own }) => ({
    ...circle,
    ...own,
    members: _count.members,
  }));
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
