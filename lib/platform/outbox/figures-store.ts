import 'server-only';
import { LANES, type Lane } from '@/lib/platform/outbox/channel-forms';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** How the deliveries of one lane are doing. */
export interface LaneFigures {
  readonly lane: Lane;
  /** Due, or tried before: whatever should have gone out. */
  readonly due: number;
  /** Of these, the last attempt has failed. */
  readonly failing: number;
  /** Since the oldest of them was handed to its channel, however often its next attempt was put off. */
  readonly oldestS: number;
  /** Given up within a day. */
  readonly failed: number;
}

const A_DAY_MS = 24 * 3_600_000;

/** How the deliveries are doing, by lane, for those who run the service. */
export async function loadLaneFigures(now: Date): Promise<readonly LaneFigures[]> {
  return onDatabase(() => Promise.all(LANES.map((lane) => figuresOf(lane, now))));
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

/** Without a channel it is a mail to the address that was left at a seat. */
function byLane(lane: Lane): Prisma.DeliveryWhereInput {
  return lane === 'mail'
    ? { OR: [{ channelId: null }, { channel: { kind: lane } }] }
    : { channel: { kind: lane } };
}
