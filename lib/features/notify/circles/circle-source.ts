import 'server-only';
import { claimCircleDeliveries } from '@/lib/features/notify/circles/circle-delivery-store';
import { spreadCircleNews } from '@/lib/features/notify/circles/circle-fan-out-store';
import type { CircleDelivery } from '@/lib/features/notify/circles/circle-message';
import {
  markCircleFailed,
  markCircleNeedless,
  markCircleSent,
  putOffCircle,
} from '@/lib/features/notify/circles/circle-outcome-store';
import type { DeliverySource } from '@/lib/platform/outbox/source';

/** Maximum age of news. */
const NEWS_MS = 7 * 86_400_000;

/** Messages of circles; the drain of tables sends them too. */
export const CIRCLE_SOURCE: DeliverySource<CircleDelivery> = {
  spread: spreadCircleNews,
  claim: claimCircleDeliveries,
  isPast: ({ newsAt }, now) => now.getTime() - newsAt.getTime() > NEWS_MS,
  markSent: markCircleSent,
  markNeedless: markCircleNeedless,
  markFailed: markCircleFailed,
  putOff: putOffCircle,
};
