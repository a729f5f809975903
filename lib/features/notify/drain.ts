import 'server-only';
import type { CircleDelivery } from '@/lib/features/notify/circles/circle-message';
import { deliveryOfNews } from '@/lib/features/notify/circles/news-delivery-store';
import type { WhyUntold } from '@/lib/features/notify/decide';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { joinParcels } from '@/lib/features/notify/letters/join-parcels';
import { whyNoLonger } from '@/lib/features/notify/still-due';
import { logger } from '@/lib/platform/logger';
import { Breaker } from '@/lib/platform/outbox/breaker';
import { BusyTargets } from '@/lib/platform/outbox/busy-targets';
import { ChannelError, isTheirs, type ChannelFault } from '@/lib/platform/outbox/channel-error';
import { LANES, type Lane } from '@/lib/platform/outbox/channel-forms';
import {
  markFailed,
  markNeedless,
  markSent,
  putOff,
  type Failure,
} from '@/lib/platform/outbox/delivery-outcome-store';
import {
  claimDeliveries,
  type ClaimedNews,
  type DeliveryChannel,
  type DueDelivery,
  type Sendable,
} from '@/lib/platform/outbox/delivery-store';
import { isProgramChannel } from '@/lib/platform/outbox/program-channel';
import { DRAIN_SETTINGS, eachOf, LaneTime, queuesOf, type DrainSettings } from '@/lib/platform/outbox/lanes';
import { leavingOver } from '@/lib/platform/outbox/leaving-store';
import { pauseTarget, refusePace } from '@/lib/platform/outbox/pace-store';
import { payloadOf } from '@/lib/platform/outbox/payload';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

const BATCH = 20;
/** Longer than the slowest delivery: until then no other process claims a message that is being sent. */
const LEASE_MS = 5 * 60_000;
/**
 * Delays after the first, second ... failed attempt, about three days in all. There is no attempt after
 * the last.
 */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 240, 720, 720, 1440, 1440].map((minutes) => minutes * 60_000);
/** Deliveries that were not tried are delayed as after a first failure. */
const FIRST_WAIT_MS = 60_000;
const MAX_ERROR_LENGTH = 300;

/** Emails about several tables that are due within this time are combined for one address. */
const GATHER_MS = 3 * 60_000;

/** A claimed delivery, about a table or a circle. */
export type Due = DueDelivery | CircleDelivery;

/** The part of a group that can be sent now; the rest is delayed to become one email. */
export interface AdmittedGroup<D extends Sendable = Due> {
  readonly now: readonly D[];
  readonly later: readonly { readonly id: string; readonly dueAt: Date }[];
  /** Deliveries that their reader has stopped, or already received. */
  readonly never: readonly string[];
}

export interface Tools {
  readonly now: () => Date;
  /** Writes the text of the deliveries about tables that are sent together. */
  readonly compose: (deliveries: readonly DueDelivery[]) => Promise<Parcel>;
  /** The same for news of circles. */
  readonly composeNews?: (deliveries: readonly CircleDelivery[]) => Promise<Parcel>;
  /** Resolves to the pause in milliseconds that the other side requests. */
  readonly send: (channel: DeliveryChannel, parcel: Parcel) => Promise<unknown>;
  /** Waits for a busy target. Without it, the next drain continues with that target. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Counts deliveries and decides which can be sent now; without it all can. */
  readonly admit?: (group: readonly Due[]) => Promise<AdmittedGroup>;
}

/** The number of sent and failed messages per channel. */
export interface DrainCounts {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends due messages until none is left or the time is over; emails, pushes and hooks run in parallel.
 * Any number of drains can run at once, and a later one continues if one dies half-way.
 */
export async function drain(tools: Tools, settings: DrainSettings = DRAIN_SETTINGS): Promise<DrainCounts> {
  const time = new LaneTime(settings.budgetMs);
  await leavingOver(tools.now());
  const spread = () => fanOut({ now: tools.now(), limit: BATCH, gatherMs: GATHER_MS });
  // Messages of tables may create news for their circles.
  while (time.isLeft) if ((await time.measure(spread)) === 0) break;
  const lanes = LANES.map((lane) => drainLane(tools, lane, settings.sideBySide[lane], time.lane()));
  const drained = await Promise.all(lanes);
  return {
    sent: drained.reduce((sum, { sent }) => sum + sent, 0),
    failed: drained.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function drainLane(tools: Tools, lane: Lane, sideBySide: number, time: LaneTime): Promise<DrainCounts> {
  const breaker = new Breaker();
  const busy = new BusyTargets(tools, time);
  let [sent, failed] = [0, 0];
  while (time.isLeft) {
    const now = tools.now();
    const claimed = await claimDeliveries(now, new Date(now.getTime() + LEASE_MS), BATCH, lane);
    if (claimed.length === 0) {
      if (await busy.isFreeAgain()) continue;
      break;
    }
    await eachOf(queuesOf(await stillDue(claimed, now)), sideBySide, async (queue) => {
      for (const group of queue) {
        const outcome = await tryGroup(tools, group, { time, breaker, busy });
        if (outcome === 'sent') sent += group.length;
        if (outcome === 'failed') failed += group.length;
      }
    });
  }
  return { sent, failed };
}

/** The claimed deliveries that are still to be sent; the others are cancelled. */
async function stillDue(claimed: readonly (DueDelivery | ClaimedNews)[], now: Date): Promise<readonly Due[]> {
  const due: Due[] = [];
  const needless = new Map<WhyUntold, string[]>();
  for (const delivery of claimed) {
    const found =
      'circle' in delivery ? await deliveryOfNews(delivery, now) : (whyNot(delivery, now) ?? delivery);
    if (typeof found === 'string') needless.set(found, [...(needless.get(found) ?? []), delivery.id]);
    else due.push(found);
  }
  for (const [why, ids] of needless) await markNeedless(ids, why, now);
  return due;
}

function whyNot({ message, channel, ...delivery }: DueDelivery, now: Date): WhyUntold | undefined {
  const { kind, createdAt, payload } = message;
  const isToAddress = channel.kind === 'seat' && !channel.isOther;
  const hasAddress = channel.kind !== 'seat' || channel.email !== '';
  const isProgram = isProgramChannel(channel);
  const facts = { kind, createdAt, isToAddress, hasAddress, isProgram, payload: payloadOf(payload) };
  return whyNoLonger({ ...delivery, ...facts }, now);
}

interface Course {
  readonly time: LaneTime;
  readonly breaker: Breaker;
  readonly busy: BusyTargets;
}

/** Sends a group, or postpones it without an attempt: until its target is free, or until there is time. */
async function tryGroup(
  tools: Tools,
  group: readonly Due[],
  { time, breaker, busy }: Course,
): Promise<'sent' | 'failed' | 'put-off'> {
  const [first] = group;
  if (!first) return 'put-off';
  const isBarred = breaker.isOpen(first.channel);
  if (isBarred || !time.isLeft || isRiding(group, tools)) {
    const later = new Date(tools.now().getTime() + FIRST_WAIT_MS);
    await putOffUntil(group, isBarred ? later : undefined);
    return 'put-off';
  }
  const { now, later, never } = (await tools.admit?.(group)) ?? { now: group, later: [], never: [] };
  if (later.length > 0) await putOff(later);
  await markNeedless(never, 'declined' satisfies WhyUntold, tools.now());
  if (isRiding(now, tools)) {
    await putOffUntil(now);
    return 'put-off';
  }
  const until = await refusePace(first.channel, tools.now());
  if (until) {
    busy.note(until);
    await putOffUntil(now, until);
    return 'put-off';
  }
  const fault = await time.measure(() => sendGroup(tools, now));
  if (fault) breaker.noteBad(first.channel, fault);
  else breaker.noteGood(first.channel);
  return fault ? 'failed' : 'sent';
}

/** Whether nothing in a group is due: it was claimed to go with messages that are not sent now. */
const isRiding = (group: readonly Due[], tools: Pick<Tools, 'now'>): boolean =>
  group.every(({ dueAt }) => dueAt > tools.now());

/** Returns deliveries untried, until their own time or a later one. */
const putOffUntil = async (group: readonly Due[], until?: Date): Promise<void> =>
  putOff(group.map(({ id, dueAt }) => ({ id, dueAt: until && until > dueAt ? until : dueAt })));

const isNews = (delivery: Due): delivery is CircleDelivery => 'circle' in delivery;
const idsOf = (group: readonly Sendable[]): string[] => group.map(({ id }) => id);

/** Sends a group; returns the error of a failed attempt. */
async function sendGroup(tools: Tools, group: readonly Due[]): Promise<ChannelFault | undefined> {
  const channels = channelsOf(group);
  const [channel] = channels;
  if (!channel) return undefined;
  try {
    const pause = await tools.send(channel, await compose(tools, group));
    await pauseFor(channel, pause, tools.now());
  } catch (error) {
    if (error instanceof ChannelError) await pauseFor(channel, error.pauseMs, tools.now());
    for (const channel of channels) {
      const failure = failureOf(channel, onChannel(group, channel), error, tools.now());
      await markFailed(idsOf(onChannel(group, channel)), failure);
    }
    return faultOf(error);
  }
  for (const each of channels) await markSent(idsOf(onChannel(group, each)), each, tools.now());
  return undefined;
}

/** Composes messages about tables and news of circles as one parcel. */
async function compose({ compose: ofTables, composeNews }: Tools, group: readonly Due[]): Promise<Parcel> {
  const news = group.filter(isNews);
  const others = group.flatMap((delivery) => (isNews(delivery) ? [] : [delivery]));
  if (news.length === 0) return ofTables(others);
  if (!composeNews) throw new Error('news of circles has no words here');
  const ofCircles = await composeNews(news);
  return others.length === 0 ? ofCircles : joinParcels(await ofTables(others), ofCircles);
}

async function pauseFor(channel: DeliveryChannel, ms: unknown, now: Date): Promise<void> {
  if (typeof ms === 'number') await pauseTarget(channel, new Date(now.getTime() + ms));
}

/** The channels of a group: one address may be used at several seats. */
function channelsOf(group: readonly Sendable[]): DeliveryChannel[] {
  const found = new Map(group.map(({ channel }) => [channelKey(channel), channel]));
  return [...found.values()];
}

const channelKey = (channel: DeliveryChannel): string =>
  channel.kind === 'channel' ? channel.channelId : `${channel.gameId} ${channel.seat}`;
const onChannel = (group: readonly Sendable[], channel: DeliveryChannel): Sendable[] =>
  group.filter((delivery) => channelKey(delivery.channel) === channelKey(channel));

function failureOf(channel: DeliveryChannel, group: readonly Sendable[], error: unknown, at: Date): Failure {
  const fault = faultOf(error);
  const known = error instanceof ChannelError ? error : undefined;
  const text = known?.message ?? `internal: ${reasonOf(error)}`;
  const attempts = Math.max(...group.map((delivery) => delivery.attempts));
  const asked = known?.pauseMs ?? 0;
  const isBelieved = attempts >= (known?.believedAt ?? 1);
  const usual = fault === 'gone' && isBelieved ? undefined : RETRY_AFTER_MS[attempts - 1];
  const wait = usual && Math.max(usual, asked);
  logger().warn(
    { deliveries: idsOf(group), channel: channel.kind, attempts, err: text, final: wait === undefined },
    'a message did not go out',
  );
  return {
    channel,
    at,
    error: text.slice(0, MAX_ERROR_LENGTH),
    isTheirs: isTheirs(fault),
    retryAt: wait === undefined ? undefined : new Date(at.getTime() + wait),
    stop: wait === undefined && isTheirs(fault) && isBelieved,
  };
}

const faultOf = (error: unknown): ChannelFault => (error instanceof ChannelError ? error.fault : 'internal');
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');
