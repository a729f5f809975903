import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { admitCircleMail, admitMail } from '@/lib/features/notify/mail-allowance';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import { drain, drainFrom, type DrainCounts } from '@/lib/platform/outbox/drain';
import { composeCircleParcel } from '@/lib/features/notify/circles/circle-compose';
import { isCircleNewsDue } from '@/lib/features/notify/circles/circle-delivery-store';
import { CIRCLE_SOURCE } from '@/lib/features/notify/circles/circle-source';
import { composeParcel } from '@/lib/features/notify/compose';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import type { Parcel } from '@/lib/platform/outbox/worded-message';
import { processWaitingTables } from '@/lib/features/plans/run';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { queueDigests } from '@/lib/features/notify/letters/digest';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';

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
    admit: (group) => admitMail(group, clock.now()),
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

/** The delivery run of the scheduler, which also checks the clocks and writes the daily digests. */
export async function deliverByClock(clock: Clock = systemClock): Promise<DrainCounts> {
  // A plan that is about to answer precedes a clock that has run out.
  await processWaitingTables(clock);
  await watchClocks(clock);
  await queueDigests(clock.now());
  const drained = await deliverDue(clock);
  await noteUpkeep('cron', clock.now());
  return drained;
}
