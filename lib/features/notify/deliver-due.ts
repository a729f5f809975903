import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import { sendOnWay } from '@/lib/outbox/channels/send';
import { drain, type Drained } from '@/lib/outbox/drain';
import { composeParcel } from '@/lib/service/prompts/compose';
import { tendWaitingTables } from '@/lib/service/plans/run';
import { watchClocks } from '@/lib/service/pace/watch-clocks';
import { queueDigests } from '@/lib/service/prompts/digest';

/** Sends everything that is due. Safe to call at any time, from any number of processes. */
export async function deliverDue(clock: Clock = systemClock): Promise<Drained> {
  // Nobody is called to a table where their plan is about to answer.
  await tendWaitingTables(clock);
  return drain({
    now: () => clock.now(),
    compose: (deliveries) => composeParcel(deliveries, clock.now()),
    send: (way, parcel) => sendOnWay(way, parcel, clock.now()),
  });
}

/** The same for the scheduler, which also looks at the clocks and has the daily digests written. */
export async function deliverByClock(clock: Clock = systemClock): Promise<Drained> {
  // A plan that is about to answer goes before a clock that has run out.
  await tendWaitingTables(clock);
  await watchClocks(clock);
  await queueDigests(clock.now());
  return deliverDue(clock);
}
