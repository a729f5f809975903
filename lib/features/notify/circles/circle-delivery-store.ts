import 'server-only';
import { unseenMention } from '@/lib/features/circles/circle-talk-store';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import {
  circlePayloadOf,
  newsKindOf,
  type CircleDelivery,
  type CirclePayload,
} from '@/lib/features/notify/circles/circle-message';
import { hasWeekNews } from '@/lib/features/notify/circles/circle-week-store';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import type { Lane } from '@/lib/platform/outbox/channel-forms';
import { letterWeekFrom } from '@/lib/platform/outbox/circle-outbox';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';

const isDue = (now: Date): Prisma.Sql => Prisma.sql`d."sentAt" is null and d."failedAt" is null
  and d."cancelledAt" is null and d."dueAt" <= ${now}::timestamptz`;

/** Whether any message of circles is due. */
export async function isCircleNewsDue(now: Date): Promise<boolean> {
  const [found] = await db().$queryRaw<{ due: boolean }[]>`
    select exists (select 1 from "CircleOutbox" where "sentAt" is null and "dueAt" <= ${now}::timestamptz)
      or exists (select 1 from "CircleDelivery" d where ${isDue(now)}) as "due"`;
  return found?.due ?? false;
}

/**
 * Claims due deliveries of a lane until the lease ends. For emails it claims all due ones of the same
 * members, so that letters of several circles are combined. Only one process at a time claims some.
 */
export async function claimCircleDeliveries(
  now: Date,
  leaseUntil: Date,
  limit: number,
  lane: Lane,
): Promise<CircleDelivery[]> {
  const taken = await db().$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ held: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${`circle ${lane}`}, 0)) as "held"`;
    return lock?.held ? tx.$queryRaw<Taken[]>(claimSql(now, leaseUntil, limit, lane)) : [];
  });
  if (taken.length === 0) return [];
  const rows = await db().circleDelivery.findMany({ where: keysOf(taken), select: DELIVERY });
  const found: CircleDelivery[] = [];
  for (const { id, wasDueAt } of taken) {
    const row = rows.find((each) => each.id === id);
    if (row) found.push(await deliveryOf(row, wasDueAt, now));
  }
  return found;
}

interface Taken {
  readonly circleId: string;
  readonly id: string;
  readonly wasDueAt: Date;
}

const keysOf = (rows: readonly Taken[]) => ({
  circleId: { in: rows.map(({ circleId }) => circleId) },
  id: { in: rows.map(({ id }) => id) },
});

function claimSql(now: Date, leaseUntil: Date, limit: number, lane: Lane): Prisma.Sql {
  const open = Prisma.sql`select d."circleId", d."id", d."userId", d."dueAt" from "CircleDelivery" d
    left join "Channel" k on k."id" = d."channelId"
    where ${isDue(now)} and case when d."hookId" is null then coalesce(k."kind", 'mail') else 'webhook' end = ${lane}`;
  return Prisma.sql`
    with open as materialized (${open}), picked as materialized (
      select * from open order by "dueAt" limit ${limit}
    ), due as materialized (
      select p."circleId", p."id", p."dueAt" from open p where p."id" in (select "id" from picked)
        or (${lane} = 'mail' and p."userId" in (select "userId" from picked))
    )
    update "CircleDelivery" d set "dueAt" = ${leaseUntil}::timestamptz, "attempts" = d."attempts" + 1
    from due where d."circleId" = due."circleId" and d."id" = due."id" and ${isDue(now)}
    returning d."circleId", d."id"::text as "id", due."dueAt" as "wasDueAt"`;
}

const DELIVERY = {
  id: true,
  attempts: true,
  userId: true,
  addressAt: true,
  addressSeat: true,
  user: { select: { locale: true, timeZone: true } },
  channel: { select: { id: true, kind: true, target: true, stoppedAt: true } },
  hook: { select: { id: true, target: true, locale: true, stoppedAt: true } },
  outbox: {
    select: {
      kind: true,
      payload: true,
      createdAt: true,
      dueAt: true,
      circle: { select: { id: true, name: true, timeZone: true } },
    },
  },
} as const satisfies Prisma.CircleDeliverySelect;
type Row = Prisma.CircleDeliveryGetPayload<{ select: typeof DELIVERY }>;

async function deliveryOf(row: Row, dueAt: Date, now: Date): Promise<CircleDelivery> {
  const { id, attempts, userId, user, channel, hook, outbox } = row;
  const { kind: stored, circle, createdAt } = outbox;
  const payload = circlePayloadOf(outbox.payload);
  const kind = newsKindOf(stored, payload);
  const on = await channelOf(row, circle.id);
  const name = userId === null ? '' : await memberName(circle.id, userId, now, kind === 'circle-letter');
  const isReader = userId === null ? await isOpen(circle.id, now) : name !== undefined;
  const isStopped =
    !kind ||
    !on ||
    !isReader ||
    Boolean((hook ?? channel)?.stoppedAt) ||
    !(await isStillTrue(row, payload, now));
  return {
    id,
    attempts,
    dueAt,
    circle,
    payload,
    createdAt,
    newsAt: outbox.dueAt,
    isStopped,
    channel: on ?? { kind: 'channel', channelId: id, form: 'none', target: {} },
    message: {
      kind: kind ?? 'circle-news',
      locale: user?.locale ?? hook?.locale ?? null,
      gameId: circle.id,
      payload: outbox.payload,
    },
    ...(userId !== null && user ? { reader: { userId, name: name ?? '', timeZone: user.timeZone } } : {}),
  };
}

async function channelOf(row: Row, circleId: string): Promise<DeliveryChannel | undefined> {
  const { hook, channel, addressAt: gameId, addressSeat: seat, userId } = row;
  if (hook) return { kind: 'channel', channelId: hook.id, form: 'webhook', target: hook.target, circleId };
  if (channel) return { kind: 'channel', channelId: channel.id, form: channel.kind, target: channel.target };
  if (gameId === null || seat === null || userId === null) return undefined;
  const where = { gameId, seat, userId, emailOwn: true, email: { not: null }, mailStoppedAt: null };
  const found = await db().seat.findFirst({ where, select: { email: true } });
  return found?.email ? { kind: 'seat', gameId, seat, email: found.email } : undefined;
}

/** The name of a person who is currently a member; undefined for anyone else. */
async function memberName(circleId: string, userId: string, now: Date, hasLetter: boolean) {
  const where = {
    circleId,
    userId,
    ...isMemberAt(now),
    circle: isOpenAt(now),
    ...(hasLetter ? { letter: true } : {}),
  };
  return (await db().circleMember.findFirst({ where, select: { name: true } }))?.name;
}

async function isOpen(id: string, now: Date): Promise<boolean> {
  return (await db().circle.count({ where: { id, ...isOpenAt(now) } })) > 0;
}

/**
 * Whether the message is still true: the call waits for the reader, the table waits for the seat, the
 * week had any news, or the mentioned member has not looked.
 */
async function isStillTrue({ userId, outbox }: Row, payload: CirclePayload, now: Date): Promise<boolean> {
  const { gathering, game, seat, memberId } = payload;
  const { circle, kind, dueAt } = outbox;
  if (kind === 'circle-mention') return (await unseenMention(circle.id, memberId)) !== undefined;
  if (gathering !== undefined) {
    const where = { id: gathering, state: 'open', startsBy: { gt: now } };
    const unanswered = userId === null ? {} : { answers: { none: { userId } } };
    return (await db().gathering.count({ where: { ...where, ...unanswered } })) > 0;
  }
  if (kind === 'circle-letter')
    return hasWeekNews(circle.id, { from: letterWeekFrom(circle.timeZone, dueAt), until: dueAt });
  if (game === undefined) return true;
  // A spectator sees nothing of a table that is for its players only.
  const watched = { id: game, circleId: circle.id, watchers: { not: 'players' } };
  const waits = kind === 'your-turn' ? { status: 'running', waiting: { has: seat ?? -1 } } : {};
  return (await db().game.count({ where: { ...watched, ...waits } })) > 0;
}
