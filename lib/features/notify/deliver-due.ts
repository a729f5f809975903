import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { admitMail } from '@/lib/features/notify/mail-allowance';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import { drain, type Drained } from '@/lib/platform/outbox/drain';
import { composeParcel } from '@/lib/features/notify/compose';
import { processWaitingTables } from '@/lib/features/plans/run';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { queueDigests } from '@/lib/features/notify/digest';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';

/** Sends everything that is due. Safe to call at any time, from any number of processes. */
export async function deliverDue(clock: Clock = systemClock): Promise<Drained> {
  // Nobody is called to a table where their plan is about to answer.
  await processWaitingTables(clock);
  return drain({
    now: () => clock.now(),
    compose: (deliveries) => composeParcel(deliveries, clock.now()),
    admit: (group) => admitMail(group, clock.now()),
    wait: (ms) => setTimeout(ms),
    send: (channel, parcel) => sendOn(channel, parcel, clock.now()),
  });
}

/** The same for the scheduler, which also looks at the clocks and has the daily digests written. */
export async function deliverByClock(clock: Clock = systemClock): Promise<Drained> {
  // A plan that is about to answer goes before a clock that has run out.
  await processWaitingTables(clock);
  await watchClocks(clock);
  await queueDigests(clock.now());
  const drained = await deliverDue(clock);
  await noteUpkeep('cron', clock.now());
  return drained;
}
