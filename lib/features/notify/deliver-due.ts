import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { composeCircleParcel } from '@/lib/features/notify/circles/circle-compose';
import { composeParcel } from '@/lib/features/notify/compose';
import { drain, type AdmittedGroup, type DrainCounts, type Due } from '@/lib/features/notify/drain';
import { holdTurns } from '@/lib/features/notify/held-turns';
import { admitMail } from '@/lib/features/notify/mail-allowance';
import { processWaitingTables } from '@/lib/features/plans/run';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { sendOn } from '@/lib/platform/outbox/channels/send';

/** Sends all due messages. Safe to call at any time, from any number of processes. */
export async function deliverDue(clock: Clock = systemClock): Promise<DrainCounts> {
  // Players are not called to a table where their plan is about to answer.
  await processWaitingTables(clock);
  return drain({
    now: () => clock.now(),
    wait: (ms) => setTimeout(ms),
    send: (channel, parcel) => sendOn(channel, parcel, clock.now()),
    compose: (deliveries) => composeParcel(deliveries, clock.now()),
    composeNews: (deliveries) => composeCircleParcel(deliveries, clock.now()),
    admit: (group) => admitTurns(group, clock.now()),
  });
}

/** Holds turns that are gathered, and counts the emails that go. */
async function admitTurns(group: readonly Due[], now: Date): Promise<AdmittedGroup> {
  const due = group.filter(({ dueAt }) => dueAt <= now);
  const ofTables = due.flatMap((delivery) => ('circle' in delivery ? [] : [delivery]));
  const until = ofTables.length === due.length ? await holdTurns(ofTables, now) : undefined;
  if (!until) return admitMail(group, now);
  const later = group.map(({ id, dueAt }) => ({ id, dueAt: dueAt > until ? dueAt : until }));
  return { now: [], later, never: [] };
}
