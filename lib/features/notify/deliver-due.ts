import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { composeCircleParcel } from '@/lib/features/notify/circles/circle-compose';
import { isCircleNewsDue } from '@/lib/features/notify/circles/circle-delivery-store';
import { CIRCLE_SOURCE } from '@/lib/features/notify/circles/circle-source';
import { composeParcel } from '@/lib/features/notify/compose';
import { holdTurns } from '@/lib/features/notify/held-turns';
import { admitCircleMail, admitMail } from '@/lib/features/notify/mail-allowance';
import { processWaitingTables } from '@/lib/features/plans/run';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import type { DeliveryChannel, DueDelivery } from '@/lib/platform/outbox/delivery-store';
import { drain, drainFrom, type AdmittedGroup, type DrainCounts } from '@/lib/platform/outbox/drain';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/** Sends all due messages. Safe to call at any time, from any number of processes. */
export async function deliverDue(clock: Clock = systemClock): Promise<DrainCounts> {
  // Players are not called to a table where their plan is about to answer.
  await processWaitingTables(clock);
  const tools = {
    now: () => clock.now(),
    wait: (ms: number) => setTimeout(ms),
    send: (channel: DeliveryChannel, parcel: Parcel) => sendOn(channel, parcel, clock.now()),
  };
  const ofTables = await drain({
    ...tools,
    compose: (deliveries) => composeParcel(deliveries, clock.now()),
    admit: (group) => admitTurns(group, clock.now()),
  });
  // Messages of tables create messages for their circles.
  if (!(await isCircleNewsDue(clock.now()))) return ofTables;
  const ofCircles = await drainFrom(CIRCLE_SOURCE, {
    ...tools,
    compose: (deliveries) => composeCircleParcel(deliveries, clock.now()),
    admit: (group) => admitCircleMail(group, clock.now()),
  });
  return {
    sent: ofTables.sent + ofCircles.sent,
    failed: ofTables.failed + ofCircles.failed,
  };
}

/** Holds turns that are gathered, and counts the emails that go. */
async function admitTurns(group: readonly DueDelivery[], now: Date): Promise<AdmittedGroup> {
  const dueAt = await holdTurns(group, now);
  if (!dueAt) return admitMail(group, now);
  return { now: [], later: group.map(({ id }) => ({ id, dueAt })), never: [] };
}
