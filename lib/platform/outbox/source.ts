import 'server-only';
import type { Lane } from '@/lib/platform/outbox/channel-forms';
import type { Failure } from '@/lib/platform/outbox/delivery-outcome-store';
import type { DeliveryChannel, Sendable } from '@/lib/platform/outbox/delivery-store';

/** A store of messages with their deliveries: one for tables, one for circles. */
export interface DeliverySource<D extends Sendable> {
  /** Turns due messages into deliveries; returns the number of messages. */
  readonly spread: (now: Date, limit: number) => Promise<number>;
  /** Claims due deliveries of a lane for this process until the lease ends. */
  readonly claim: (now: Date, leaseUntil: Date, limit: number, lane: Lane) => Promise<readonly D[]>;
  /** Whether a message is no longer true. */
  readonly isPast: (delivery: D, now: Date) => boolean;
  readonly markSent: (ids: readonly string[], channel: DeliveryChannel, at: Date) => Promise<void>;
  readonly markNeedless: (ids: readonly string[], at: Date) => Promise<void>;
  readonly markFailed: (ids: readonly string[], failure: Failure) => Promise<void>;
  /** Returns deliveries that were claimed but not tried. */
  readonly putOff: (deliveries: readonly { readonly id: string; readonly dueAt: Date }[]) => Promise<void>;
}
