import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { stopChannel } from '@/lib/platform/outbox/stopped-store';

/** Records that deliveries were sent on their channel. */
export async function markSent(ids: readonly string[], channel: DeliveryChannel, at: Date): Promise<void> {
  const where = { id: { in: [...ids] } };
  await db().$transaction([
    db().delivery.updateMany({ where, data: { sentAt: at, lastError: null } }),
    ...noteChannel(channel, {
      channel: { lastSentAt: at, failures: 0, lastError: null, lastErrorAt: null },
      seat: { mailSentAt: at, mailFailures: 0, mailError: null },
    }),
  ]);
}

/** Changes of a channel, or of the address of a seat. */
interface DeliveryChanges {
  readonly channel: Prisma.ChannelUpdateManyMutationInput;
  readonly seat: Prisma.SeatUpdateManyMutationInput;
}

/** Updates a channel or a seat. An address without a seat has no row to update. */
function noteChannel(channel: DeliveryChannel, data: DeliveryChanges) {
  if (channel.kind === 'channel')
    return [db().channel.updateMany({ where: { id: channel.channelId }, data: data.channel })];
  const { gameId, seat, isOther } = channel;
  return isOther ? [] : [db().seat.updateMany({ where: { gameId, seat }, data: data.seat })];
}

/** Cancels deliveries that are no longer needed, and notes why. */
export async function markNeedless(ids: readonly string[], why: string, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db().delivery.updateMany({ where: { id: { in: [...ids] } }, data: { cancelledAt: at, why } });
}

/** Returns deliveries that were claimed but not tried; each has a new due time. */
export async function putOff(
  deliveries: readonly { readonly id: string; readonly dueAt: Date }[],
): Promise<void> {
  const open = { sentAt: null, failedAt: null };
  await db().$transaction(
    deliveries.flatMap(({ id, dueAt }) => [
      db().delivery.updateMany({ where: { id, ...open }, data: { dueAt } }),
      db().delivery.updateMany({
        where: { id, ...open, attempts: { gt: 0 } },
        data: { attempts: { decrement: 1 } },
      }),
    ]),
  );
}

export interface Failure {
  readonly channel: DeliveryChannel;
  readonly error: string;
  readonly at: Date;
  /** When it is retried; missing after the last attempt. */
  readonly retryAt?: Date | undefined;
  /** Whether the channel's owner has to fix it, not the operator. */
  readonly isTheirs: boolean;
  /** Whether to stop using the channel. */
  readonly stop: boolean;
}

/**
 * Records a failure on the deliveries and their channel. A person who loses the channel is notified on
 * their other channels.
 */
export async function markFailed(ids: readonly string[], failure: Failure): Promise<void> {
  const { channel, error, at, retryAt, isTheirs, stop } = failure;
  const [delivery] = ids;
  const failed = {
    where: { id: { in: [...ids] } },
    data: { lastError: error, ...(retryAt ? { dueAt: retryAt } : { failedAt: at }) },
  };
  const isKnown = channel.kind === 'channel' || !channel.isOther;
  if (stop && isKnown && delivery !== undefined) {
    await db().$transaction(async (tx) => {
      await tx.delivery.updateMany(failed);
      await stopChannel(tx, { channel, error, at, delivery });
    });
    return;
  }
  const more = { increment: isTheirs ? 1 : 0 };
  const noted = noteChannel(channel, {
    channel: { lastError: error, lastErrorAt: at, failures: more },
    seat: { mailError: error, mailFailures: more },
  });
  await db().$transaction([db().delivery.updateMany(failed), ...noted]);
}
