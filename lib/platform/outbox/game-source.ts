import 'server-only';
import { markFailed, markNeedless, markSent, putOff } from '@/lib/platform/outbox/delivery-outcome-store';
import { claimDeliveries, type DueDelivery } from '@/lib/platform/outbox/delivery-store';
import { isNeedless, judgeMessage } from '@/lib/platform/outbox/judge';
import { isOutdated } from '@/lib/platform/outbox/outdated';
import { fanOut } from '@/lib/platform/outbox/outbox-store';
import type { DeliverySource } from '@/lib/platform/outbox/source';

/** Emails about several tables that are due within this time are combined for one address. */
const GATHER_MS = 3 * 60_000;

/** Messages of tables. */
export const GAME_SOURCE: DeliverySource<DueDelivery> = {
  spread: async (now, limit) =>
    fanOut({ now, limit, gatherMs: GATHER_MS, judge: (message) => judgeMessage(message, now) }),
  claim: claimDeliveries,
  isPast: (delivery, now) => {
    const { message, dueAt, isWaitedFor, attempts } = delivery;
    const isLate = isNeedless({ kind: message.kind, dueAt, isWaitedFor }, now, attempts);
    return isLate || isOutdated(delivery, now);
  },
  markSent,
  markNeedless,
  markFailed,
  putOff,
};
