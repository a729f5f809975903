import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { LANES, type Lane } from '@/lib/platform/outbox/channel-forms';

/** The state of the deliveries of one lane. */
export interface LaneFigures {
  readonly lane: Lane;
  /** Deliveries that are due, or were tried before. */
  readonly due: number;
  /** The part of these whose last attempt failed. */
  readonly failing: number;
  /**
   * Age in seconds of the oldest of them since it was assigned to its channel, regardless of postponed
   * attempts.
   */
  readonly oldestS: number;
  /** Deliveries given up within a day. */
  readonly failed: number;
}

const A_DAY_MS = 24 * 3_600_000;

/** The state of the deliveries by lane. */
export async function loadLaneFigures(now: Date): Promise<readonly LaneFigures[]> {
  return Promise.all(LANES.map((lane) => figuresOf(lane, now)));
}

async function figuresOf(lane: Lane, now: Date): Promise<LaneFigures> {
  const waiting = {
    AND: [byLane(lane), { OR: [{ dueAt: { lte: now } }, { attempts: { gt: 0 } }] }],
    sentAt: null,
    failedAt: null,
    cancelledAt: null,
  };
  const failedAt = { gt: new Date(now.getTime() - A_DAY_MS) };
  const [counted, oldest, failed] = await Promise.all([
    db().delivery.aggregate({ where: waiting, _count: { _all: true, lastError: true } }),
    db().outbox.aggregate({ where: { deliveries: { some: waiting } }, _min: { sentAt: true } }),
    db().delivery.count({ where: { AND: [byLane(lane)], failedAt } }),
  ]);
  const since = oldest._min.sentAt ?? now;
  const { _all: due, lastError: failing } = counted._count;
  return { lane, due, failing, oldestS: (now.getTime() - since.getTime()) / 1000, failed };
}

/** A delivery without a channel is an email to the address of a seat. */
function byLane(lane: Lane): Prisma.DeliveryWhereInput {
  return lane === 'mail'
    ? { OR: [{ channelId: null }, { channel: { kind: lane } }] }
    : { channel: { kind: lane } };
}
