import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { noteChannel, type Failure } from '@/lib/platform/outbox/delivery-outcome-store';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { stopChannel } from '@/lib/platform/outbox/stopped-store';

const within = (ids: readonly string[]) => ({ id: { in: [...ids] } });
const OPEN = { sentAt: null, failedAt: null } as const;

/** Records that messages of circles were sent on a channel. */
export async function markCircleSent(
  ids: readonly string[],
  channel: DeliveryChannel,
  at: Date,
): Promise<void> {
  const data = { sentAt: at, lastError: null };
  const done = { lastSentAt: at, failures: 0, lastError: null, lastErrorAt: null };
  const seat = { mailSentAt: at, mailFailures: 0, mailError: null };
  await db().$transaction([
    db().circleDelivery.updateMany({ where: within(ids), data }),
    ...noteOn(channel, done, seat),
  ]);
}

function noteOn(
  channel: DeliveryChannel,
  data: Prisma.ChannelUpdateManyMutationInput & Prisma.CircleHookUpdateManyMutationInput,
  seat: Prisma.SeatUpdateManyMutationInput,
) {
  const circleId = channel.kind === 'channel' ? channel.circleId : undefined;
  if (channel.kind === 'channel' && circleId !== undefined)
    return [db().circleHook.updateMany({ where: { circleId, id: channel.channelId }, data })];
  return noteChannel(channel, { channel: data, seat });
}

/** Cancels deliveries that are no longer needed. */
export async function markCircleNeedless(ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db().circleDelivery.updateMany({ where: within(ids), data: { cancelledAt: at } });
}

/** Returns deliveries that were claimed but not tried; each has a new due time. */
export async function putOffCircle(
  deliveries: readonly { readonly id: string; readonly dueAt: Date }[],
): Promise<void> {
  for (const { id, dueAt } of deliveries)
    await db().circleDelivery.updateMany({
      where: { id, ...OPEN },
      data: { dueAt, attempts: { decrement: 1 } },
    });
}

/** Records a failure on the deliveries and their channel, which is stopped after the last attempt. */
export async function markCircleFailed(ids: readonly string[], failure: Failure): Promise<void> {
  const { channel, error, at, retryAt, isTheirs, stop } = failure;
  const [delivery = ''] = ids;
  const data = { lastError: error, ...(retryAt ? { dueAt: retryAt } : { failedAt: at }) };
  const failures = { increment: isTheirs ? 1 : 0 };
  const isHook = channel.kind === 'channel' && channel.circleId !== undefined;
  const noted = noteOn(
    channel,
    { lastError: error, lastErrorAt: at, failures, ...(stop && isHook ? { stoppedAt: at } : {}) },
    { mailError: error, mailFailures: failures },
  );
  const failed = db().circleDelivery.updateMany({ where: within(ids), data });
  if (!stop || isHook) {
    await db().$transaction([failed, ...noted]);
    return;
  }
  await db().$transaction(async (tx) => {
    await tx.circleDelivery.updateMany({ where: within(ids), data });
    await stopChannel(tx, { channel, error, at, delivery });
  });
}
