import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  circlePayloadOf,
  newsKindOf,
  type CirclePayload,
} from '@/lib/features/notify/circles/circle-message';
import {
  circleForNews,
  letterZonesOf,
  waysToReader,
  type CircleReader,
} from '@/lib/features/notify/circles/circle-ways-store';
import { readersOfSeason } from '@/lib/features/notify/circles/season-news-store';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { localNow, quietUntil } from '@/lib/platform/outbox/quiet';
import { afterQuiet, DAY_MS, digestTime, letterTime, readersOf } from './circle-fan-out';

type Row = Prisma.CircleOutboxGetPayload<object>;
type NewDelivery = Prisma.CircleDeliveryCreateManyInput;

/** Messages per transaction: a circle may have many members. */
const AT_ONCE = 5;

/** Turns due messages into deliveries, one for each channel of a reader. Returns the number of messages. */
export async function spreadCircleNews(now: Date, limit: number): Promise<number> {
  let seen = 0;
  while (seen < limit) {
    const count = await db().$transaction((tx) => spreadSome(tx, now));
    seen += count;
    if (count < AT_ONCE) break;
  }
  return seen;
}

/** Rows stay locked until the deliveries exist, and other processes take other rows. */
async function spreadSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx.$queryRaw<{ circleId: string; id: string }[]>`
    select "circleId", "id"::text as "id" from "CircleOutbox"
    where "sentAt" is null and "dueAt" <= ${now}::timestamptz
    order by "dueAt" limit ${AT_ONCE} for update skip locked`;
  for (const { circleId, id } of due) {
    const row = await tx.circleOutbox.findUniqueOrThrow({ where: { circleId_id: { circleId, id } } });
    const kind = newsKindOf(row.kind, circlePayloadOf(row.payload));
    const data = kind ? await deliveriesOf(tx, { ...row, kind }, now) : [];
    if (data.length > 0) await tx.circleDelivery.createMany({ data: [...data] });
    await tx.circleOutbox.updateMany({ where: { circleId, id }, data: { sentAt: now } });
  }
  return due.length;
}

/** A message of a known kind. */
interface News extends Row {
  readonly kind: MessageKind;
}

/** Later messages are dropped: after a longer outage they are no longer news. */
const LATE_MS = 3 * 86_400_000;

async function deliveriesOf(tx: Tx, news: News, now: Date): Promise<readonly NewDelivery[]> {
  const circle = await circleForNews(tx, news.circleId, now);
  const isLate = now.getTime() - news.dueAt.getTime() > LATE_MS;
  if (!circle || isLate) return [];
  const payload = circlePayloadOf(news.payload);
  const call = await callOf(tx, payload, now);
  if (payload.gathering !== undefined && !call) return [];
  const answered = call?.answers.map(({ userId }) => userId) ?? [];
  const entrants = payload.season && (await readersOfSeason(tx, payload.season));
  const readers = readersOf(news.kind, payload, circle.members).filter(
    ({ userId }) => userId !== null && !answered.includes(userId) && (entrants?.includes(userId) ?? true),
  );
  const at = await timesOf(tx, { news, readers, payload, startsBy: call?.startsBy }, now);
  const base = { circleId: news.circleId, outboxId: news.id };
  const toMembers: NewDelivery[] = [];
  for (const reader of readers)
    for (const { isAtOnce, ...way } of await waysToReader(tx, reader, news.kind))
      toMembers.push({ ...base, ...way, id: randomUUID(), dueAt: at(reader, isAtOnce) });
  const hooks = payload.again ? [] : circle.hooks.filter(({ wants }) => wants.includes(news.kind));
  const toHooks = hooks.map(({ id: hookId, muteFrom: from, muteTo: to }) => {
    const isQuiet = from !== null && to !== null;
    const until = isQuiet ? quietUntil({ timeZone: circle.timeZone, from, to }, now) : undefined;
    return { ...base, hookId, id: randomUUID(), dueAt: until ?? now };
  });
  return [...toMembers, ...toHooks];
}

/** An open call for players with its answers. */
async function callOf(tx: Tx, { gathering }: CirclePayload, now: Date) {
  if (gathering === undefined) return undefined;
  const found = await tx.gathering.findFirst({
    where: { id: gathering, state: 'open', startsBy: { gt: now } },
    select: { startsBy: true, answers: { select: { userId: true } } },
  });
  return found ?? undefined;
}

interface Timing {
  readonly news: News;
  readonly readers: readonly CircleReader[];
  readonly payload: CirclePayload;
  readonly startsBy: Date | undefined;
}

type TimeOf = (reader: CircleReader, isAtOnce: boolean) => Date;

/** The delivery time for each reader and channel. */
async function timesOf(tx: Tx, { news, readers, payload, startsBy }: Timing, now: Date): Promise<TimeOf> {
  if (news.kind === 'circle-letter') {
    const ids = readers.flatMap(({ userId }) => userId ?? []);
    const zones = await letterZonesOf(tx, ids, now);
    return ({ userId }) => letterTime(zones.get(userId ?? '') ?? [], news.dueAt, now);
  }
  if (news.kind !== 'who-is-in' || payload.again) return (reader) => afterQuiet(reader, now);
  const isMany = (await callsBefore(tx, news)) >= CALLS_AT_ONCE;
  return (reader, isAtOnce) => {
    const digest = digestTime(reader, news.createdAt, now);
    const isInTime = startsBy === undefined || digest < startsBy;
    return isAtOnce && !isMany ? afterQuiet(reader, now) : isInTime ? digest : afterQuiet(reader, now);
  };
}

/** Calls per circle and day that are sent at once to members who asked for that. */
const CALLS_AT_ONCE = 3;

/** The number of earlier calls for players of the circle on the same day. */
async function callsBefore(tx: Tx, { circleId, id, createdAt }: News): Promise<number> {
  const circle = await tx.circle.findUnique({ where: { id: circleId }, select: { timeZone: true } });
  const dayOf = (at: Date) => localNow(circle?.timeZone ?? 'UTC', at).date;
  const rows = await tx.circleOutbox.findMany({
    where: {
      circleId,
      kind: 'who-is-in',
      createdAt: { gt: new Date(createdAt.getTime() - DAY_MS), lte: createdAt },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, createdAt: true, payload: true },
  });
  const today = rows.filter(
    (row) => dayOf(row.createdAt) === dayOf(createdAt) && !circlePayloadOf(row.payload).again,
  );
  return today.findIndex((row) => row.id === id);
}
