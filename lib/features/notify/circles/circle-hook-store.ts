import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { jsonOf } from '@/lib/platform/db/json';
import type { HookTarget } from '@/lib/platform/outbox/channels/targets';

/** A host or steward, and the circle of the channel. */
export interface InCharge {
  readonly circleId: string;
  readonly userId: string;
  readonly now: Date;
}

async function ofThose({ circleId, userId, now }: InCharge) {
  const notice = await noticeTimeAt(now);
  const members = { some: { userId, role: { in: ['host', 'steward'] }, ...isMemberAt(notice) } };
  return { circleId, circle: { ...isOpenAt(notice), members } } satisfies Prisma.ChannelWhereInput;
}

/** Whether a person can change the channel of a circle; undefined if they are not a member. */
export async function mayChange({ circleId, userId, now }: InCharge): Promise<boolean | undefined> {
  const notice = await noticeTimeAt(now);
  const where = { circleId, userId, ...isMemberAt(notice), circle: isOpenAt(notice) };
  const member = await db().circleMember.findFirst({ where, select: { role: true } });
  return member ? member.role !== 'member' : undefined;
}

export interface NewHook {
  readonly id: string;
  readonly target: HookTarget;
  readonly label: string;
  readonly wants: readonly string[];
  readonly locale: string;
}

/** Adds a hook while the circle is locked; false if it already has `most` hooks. */
export async function insertHook(by: InCharge, hook: NewHook, most: number): Promise<boolean> {
  const { circleId, userId, now } = by;
  return db().$transaction(async (tx) => {
    const notice = await noticeTimeAt(now, tx);
    const members = { some: { userId, role: { in: ['host', 'steward'] }, ...isMemberAt(notice) } };
    const { count } = await tx.circle.updateMany({
      where: { id: circleId, ...isOpenAt(notice), members },
      data: { revision: { increment: 1 } },
    });
    if (count === 0 || (await tx.channel.count({ where: { circleId } })) >= most) return false;
    const { target, wants, ...rest } = hook;
    const proved = { createdAt: now, provedAt: now };
    await tx.channel.create({
      data: { ...rest, ...proved, circleId, kind: 'webhook', target: jsonOf(target), wants: [...wants] },
    });
    return true;
  });
}

/** The name of a circle. */
export async function circleName(id: string): Promise<string | undefined> {
  return (await db().circle.findUnique({ where: { id }, select: { name: true } }))?.name;
}

/** The hooks of a circle, oldest first. */
export async function hooksOf(circleId: string) {
  return db().channel.findMany({
    where: { circleId },
    orderBy: { createdAt: 'asc' },
    include: { circle: { select: { name: true } } },
  });
}
export type HookRow = Awaited<ReturnType<typeof hooksOf>>[number];

export interface HookChange {
  readonly wants?: readonly string[] | undefined;
  readonly muteFrom?: number | null | undefined;
  readonly muteTo?: number | null | undefined;
  /** Resumes it after a failure. */
  readonly isAgain?: boolean;
}

/** Changes a hook for a host or steward. False if there is none, or the person is neither. */
export async function updateHook(
  by: InCharge,
  id: string,
  { wants, muteFrom, muteTo, isAgain }: HookChange,
): Promise<boolean> {
  const data: Prisma.ChannelUpdateManyMutationInput = {
    ...(wants ? { wants: [...wants] } : {}),
    ...(muteFrom === undefined ? {} : { muteFrom }),
    ...(muteTo === undefined ? {} : { muteTo }),
    ...(isAgain ? { stoppedAt: null, failures: 0, lastError: null, lastErrorAt: null } : {}),
  };
  const where = { ...(await ofThose(by)), id };
  return (await db().channel.updateMany({ where, data })).count > 0;
}

/** Removes a hook with its pending deliveries. */
export async function deleteHook(by: InCharge, id: string): Promise<boolean> {
  const where = { ...(await ofThose(by)), id };
  return (await db().channel.deleteMany({ where })).count > 0;
}
