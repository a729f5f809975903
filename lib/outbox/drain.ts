import 'server-only';
import { logger } from '@/lib/logger';
import { ChannelError, isTheirs } from '@/lib/outbox/channel-error';
import { isNeedless, judgeMessage } from '@/lib/outbox/judge';
import type { Parcel } from '@/lib/outbox/notice';
import {
  claimDeliveries,
  markFailed,
  markNeedless,
  markSent,
  type DueDelivery,
  type StoredWay,
} from '@/lib/store/delivery-store';
import { fanOut } from '@/lib/store/outbox-store';

const BATCH = 20;
const MAX_BATCHES = 25;
/** So many talk to the outside at once: one that is slow does not keep the others back. */
const SIDE_BY_SIDE = 5;
/** Longer than the slowest delivery: until then nobody else takes a message that is being sent. */
const LEASE_MS = 5 * 60_000;
/** Mail about several tables that is due within this span goes to one address as one. */
export const GATHER_MS = 3 * 60_000;
/** Waits after the first, second ... failed attempt, about three days in all; after the last there is none. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 240, 720, 720, 1440, 1440].map((minutes) => minutes * 60_000);
const MAX_ERROR_LENGTH = 300;

export interface Tools {
  readonly now: () => Date;
  /** Puts what goes out together into words. */
  readonly compose: (deliveries: readonly DueDelivery[]) => Promise<Parcel>;
  readonly send: (way: StoredWay, parcel: Parcel) => Promise<void>;
}

/** Messages per way that went out, and that did not. */
export interface Drained {
  readonly sent: number;
  readonly failed: number;
}

/** Sends what is due. Any number may drain at once, and a drain that dies half-way is made up for by a later one. */
export async function drain(tools: Tools): Promise<Drained> {
  await spread(tools);
  let [sent, failed] = [0, 0];
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = tools.now();
    const claimed = await claimDeliveries(now, new Date(now.getTime() + LEASE_MS), BATCH);
    const needless = claimed.filter((delivery) => delivery.isStopped || isPast(delivery, now));
    await markNeedless(idsOf(needless), now);
    const groups = groupsOf(claimed.filter((delivery) => !needless.includes(delivery)));
    await eachOf(groups, SIDE_BY_SIDE, async (group) => {
      if (await sendGroup(tools, group)) sent += group.length;
      else failed += group.length;
    });
    if (claimed.length < BATCH) break;
  }
  return { sent, failed };
}

/** Hands due messages to the ways of their readers. */
async function spread({ now }: Tools): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const at = now();
    const judge = (message: Parameters<typeof judgeMessage>[0]) => judgeMessage(message, at);
    if ((await fanOut({ now: at, limit: BATCH, gatherMs: GATHER_MS, judge })) < BATCH) return;
  }
}

function isPast({ message, dueAt, isWaitedFor, attempts }: DueDelivery, now: Date): boolean {
  return isNeedless({ kind: message.kind, dueAt, isWaitedFor }, now, attempts);
}

const idsOf = (group: readonly DueDelivery[]): string[] => group.map(({ id }) => id);

/** Mail to one address goes together; a push or a hook takes one message at a time. */
function groupsOf(claimed: readonly DueDelivery[]): DueDelivery[][] {
  const groups = new Map<string, DueDelivery[]>();
  for (const delivery of claimed) {
    const key = groupKey(delivery);
    groups.set(key, [...(groups.get(key) ?? []), delivery]);
  }
  return [...groups.values()];
}

function groupKey({ id, way, message }: DueDelivery): string {
  if (way.kind === 'seat') return `${way.email.toLowerCase()} ${message.locale}`;
  return way.form === 'mail' ? way.channelId : id;
}

async function sendGroup(tools: Tools, group: readonly DueDelivery[]): Promise<boolean> {
  const ways = waysOf(group);
  const [way] = ways;
  if (!way) return true;
  try {
    await tools.send(way, await tools.compose(group));
  } catch (error) {
    for (const each of ways) await noteFailure(each, onWay(group, each), error, tools.now());
    return false;
  }
  for (const each of ways) await markSent(idsOf(onWay(group, each)), each, tools.now());
  return true;
}

/** One address may have been left at several seats. */
function waysOf(group: readonly DueDelivery[]): StoredWay[] {
  const found = new Map(group.map(({ way }) => [wayKey(way), way]));
  return [...found.values()];
}

const wayKey = (way: StoredWay): string =>
  way.kind === 'channel' ? way.channelId : `${way.gameId} ${way.seat}`;
const onWay = (group: readonly DueDelivery[], way: StoredWay): DueDelivery[] =>
  group.filter((delivery) => wayKey(delivery.way) === wayKey(way));

async function noteFailure(
  way: StoredWay,
  group: readonly DueDelivery[],
  error: unknown,
  at: Date,
): Promise<void> {
  const fault = error instanceof ChannelError ? error.fault : 'internal';
  const text = error instanceof ChannelError ? error.message : `internal: ${reasonOf(error)}`;
  const attempts = Math.max(...group.map((delivery) => delivery.attempts));
  const wait = fault === 'gone' ? undefined : RETRY_AFTER_MS[attempts - 1];
  logger().warn(
    { deliveries: idsOf(group), way: way.kind, attempts, err: text, final: wait === undefined },
    'a message did not go out',
  );
  await markFailed(idsOf(group), {
    ...{ way, at, error: text.slice(0, MAX_ERROR_LENGTH), isTheirs: isTheirs(fault) },
    retryAt: wait === undefined ? undefined : new Date(at.getTime() + wait),
    stop: wait === undefined && isTheirs(fault),
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/** Does something for each, a few at a time. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
