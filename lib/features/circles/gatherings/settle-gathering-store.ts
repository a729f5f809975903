import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import type { MemberAnswer } from '@/lib/features/circles/gatherings/gathering';
import { GATHERING, gatheringOf, type Gathering } from '@/lib/features/circles/gatherings/gathering-store';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

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
 * on. It cannot change any more, so that every process makes the same tables.
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
