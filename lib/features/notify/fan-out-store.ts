/** Turns due messages into deliveries: fetches what decides, and stores what was decided (decide.ts). */
import 'server-only';
import { newsToTell, type DueNews, type NewsWay } from '@/lib/features/notify/circles/news-readers-store';
import {
  decideDelivery,
  decideMessage,
  isEvent,
  type DeliveryAnswer,
  type MessageDecision,
  type DueSeatMessage,
  type SeatReader,
  type Told,
  type Way,
} from '@/lib/features/notify/decide';
import { noteEvents, type NewHookEvent } from '@/lib/features/notify/hook-event-store';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { IS_LISTENING, OTHER_READER } from '@/lib/platform/outbox/outbox-sql';

export interface FanOut {
  readonly now: Date;
  readonly limit: number;
  /** Emails of several tables to one address within this time are combined. */
  readonly gatherMs: number;
  readonly decide?: typeof decideMessage;
}

/** Much longer than a decision takes: until then no other process claims a message that is decided about. */
const LEASE_MS = 60_000;

/**
 * Turns due messages into deliveries, one per channel of their readers, everything due for a reader at
 * once. The first statement leases the messages. The last one stores the decisions and creates the
 * deliveries of messages that are still leased. Each is atomic, and nothing is locked between them. Two
 * processes never claim the same message. If one dies, another takes over after the lease. Returns the
 * number of messages handled.
 */
export async function fanOut({ now, limit, gatherMs, decide = decideMessage }: FanOut): Promise<number> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const due = await db().$queryRaw<DueMessage[]>(leaseSql({ now, lease, limit, gatherMs }));
  if (due.length === 0) return 0;
  const settled: Settled[] = [];
  for (const message of due) {
    const { circleId } = message;
    if (circleId === null) settled.push(settledSeat(message, decide, now));
    else settled.push(await settledNews({ ...message, circleId, payload: JSON.parse(message.payload) }, now));
  }
  const events = settled.flatMap((each) => each.events);
  const settle = db().$executeRaw(settleSql(settled, now, lease));
  await (events.length > 0 ? db().$transaction([...noteEvents(events), settle]) : settle);
  return due.length;
}

/** A due message, with the rows that decide what becomes of it. */
interface DueMessage extends DueSeatMessage, SeatReader, Pick<DueNews, 'id' | 'createdAt'> {
  readonly circleId: string | null;
  readonly userId: string | null;
  readonly payload: string;
  readonly email: string | null;
  readonly emailOwn: boolean;
  readonly mailStoppedAt: Date | null;
  readonly mailError: string | null;
  readonly channels: readonly StoredWay[] | null;
  /** Whether the channel of a circle shows the table and wants this kind. */
  readonly isShown: boolean;
  /** Whether a program reads that channel. */
  readonly isShownToProgram: boolean;
}

interface StoredWay extends Omit<Way, 'gatherUntil' | 'address'> {
  readonly address: string | null;
  readonly gatherUntil: string | null;
}

interface Settling {
  readonly now: Date;
  readonly lease: Date;
  readonly limit: number;
  readonly gatherMs: number;
}

function leaseSql({ now, lease, limit, gatherMs }: Settling): Prisma.Sql {
  // Days off that ended two days ago have ended in every time zone.
  const earliest = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  const since = new Date(now.getTime() - gatherMs);
  return Prisma.sql`
    with ${readersSql(now, limit)}, due as (
      select o."id", o."dueAt" from "OutboxMessage" o
      where o."id" in (select w."id" from wanted w) and ${isOpen(now)}
      for update skip locked
    ), leased as (
      update "OutboxMessage" o set "dueAt" = ${lease}::timestamptz from due where o."id" = due."id"
      returning o."id", o."kind", o."gameId", o."seat", o."circleId", o."readerId", o."readerEmail", o."payload", o."createdAt", due."dueAt"
    )
    select o."id"::text as "id", o."kind", o."dueAt", o."createdAt", o."circleId", u."id" as "userId", o."payload"::text as "payload",
      o."payload"->>'then' is not null as "isLastCall", o."payload"->>'starts' is not null as "isStart",
      exists (select 1 from "Fixture" f where f."tableId" = o."gameId") as "isCompeting",
      u."timeZone", u."quietFrom", u."quietTo", u."digestAt",
      coalesce(u."digestOnly" and u."digestAt" is not null, false) as "digestOnly",
      p."mutedAt" is not null as "isMuted", s."bot" is not null and not ${OTHER_READER} as "isComputer",
      coalesce(g."status" = 'running' and o."seat" = any(g."waiting"), false) as "isWaitedFor",
      case when ${OTHER_READER} then o."readerEmail" else s."email" end as "email",
      ${OTHER_READER} or coalesce(s."emailOwn", false) as "emailOwn",
      case when not ${OTHER_READER} then s."mailStoppedAt" end as "mailStoppedAt", s."mailError", (
        select json_agg(json_build_object('first', h."first", 'last', h."last")) from "Holiday" h
        where h."userId" = u."id" and not h."automatic" and h."last" >= ${earliest}
      ) as "holidays", (
        select json_agg(json_build_object('channelId', c."id", 'form', c."kind", 'wants', c."wants", 'isProved', c."provedAt" is not null,
          'isStopped', c."stoppedAt" is not null, 'lastError', c."lastError",
          'isProgram', c."kind" = 'webhook' and c."target"->>'form' = 'json',
          'address', case when c."kind" = 'mail' then lower(c."target"->>'address') end, 'gatherUntil', (
            select max(d."sentAt") + make_interval(secs => ${gatherMs / 1000}::float8)
            from "OutboxDelivery" d join "OutboxMessage" e on e."id" = d."outboxId"
            where c."kind" = 'mail' and d."channelId" = c."id" and d."sentAt" > ${since}::timestamptz and e."gameId" <> o."gameId"
          ))) from "Channel" c where c."userId" = u."id"
      ) as "channels", (g."watchers" <> 'players' and exists (
        select 1 from "Channel" c where c."circleId" = g."circleId" and ${IS_LISTENING} and o."kind" = any(c."wants")
      )) is true as "isShown", exists (
        select 1 from "Channel" c where c."circleId" = g."circleId" and c."target"->>'form' = 'json'
      ) as "isShownToProgram"
    from leased o
    left join "Game" g on g."id" = o."gameId"
    left join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
    left join "User" u on u."id" = case when ${OTHER_READER} then o."readerId" else s."userId" end
    left join "TableWish" p on p."userId" = u."id" and p."gameId" = o."gameId"
    order by o."dueAt"`;
}

const isOpen = (now: Date): Prisma.Sql => Prisma.sql`o."sentAt" is null and o."cancelledAt" is null
  and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz`;

/** Maximum messages of one reader that are handled at once. */
const MAX_OF_READER = 500;

/**
 * The next messages: the longest due, with all that are due for the same readers. A reader is locked
 * while the statement runs: two processes never claim one half each.
 */
function readersSql(now: Date, limit: number): Prisma.Sql {
  return Prisma.sql`picked as (
    select o."id", case when ${OTHER_READER} then o."readerId" else s."userId" end as "userId",
      case when ${OTHER_READER} then lower(o."readerEmail") else s."emailFolded" end as "email"
    from (
      select o."id", o."gameId", o."seat", o."readerId", o."readerEmail" from "OutboxMessage" o
      where ${isOpen(now)} order by o."dueAt" limit ${limit}
    ) o
    left join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
  ), readers as materialized (
    select distinct p."userId", p."email" from picked p
  ), held as materialized (
    select r."userId", r."email" from readers r
    where pg_try_advisory_xact_lock(hashtextextended(concat('told ', coalesce(r."userId", r."email")), 0))
  ), wanted as materialized (
    select p."id" from picked p
    join held r on r."userId" is not distinct from p."userId" and r."email" is not distinct from p."email"
    union
    select l."id" from held r cross join lateral (
      select o."id" from "Seat" s
      join "OutboxMessage" o on o."gameId" = s."gameId" and o."seat" = s."seat" and not ${OTHER_READER}
      where (s."userId" = r."userId" or (r."userId" is null and s."emailFolded" = r."email")) and ${isOpen(now)}
      order by o."dueAt" limit ${MAX_OF_READER}
    ) l
    union
    select l."id" from held r cross join lateral (
      select o."id" from "OutboxMessage" o where o."readerId" = r."userId" and ${isOpen(now)}
      order by o."dueAt" limit ${MAX_OF_READER}
    ) l
  )`;
}

interface NewDelivery extends NewsWay {
  readonly channelId: string | null;
  readonly at: Date;
  /** Whether it goes earlier with another email to its reader. */
  readonly rides: boolean;
}

const placedAt = ({ at, waits }: Extract<DeliveryAnswer, { at: Date }>) => ({
  at,
  rides: waits === 'evening',
});

interface Settled {
  readonly id: string;
  readonly word: MessageDecision['word'];
  readonly dueAt: Date;
  readonly why: readonly string[];
  readonly deliveries: readonly NewDelivery[];
  /** Its events for programs. */
  readonly events: readonly NewHookEvent[];
  /** Whether the channel of a circle gets the same. */
  readonly isShown: boolean;
}

function settledSeat(message: DueMessage, decide: typeof decideMessage, now: Date): Settled {
  const { id, kind, dueAt, userId } = message;
  const ways = waysOf(message);
  const { word, waitUntil, answers } = decide(message, message, ways, now);
  const hooks = hooksWith({ of: 'table', message, reader: message }, ways, now);
  return {
    id,
    word,
    dueAt: waitUntil ?? dueAt,
    why: answers.flatMap(({ way, answer }) => ('why' in answer ? [`${way.form}:${answer.why}`] : [])),
    deliveries:
      word === 'send'
        ? answers.flatMap(({ way: { channelId }, answer }) =>
            'at' in answer ? [{ channelId, ...placedAt(answer) }] : [],
          )
        : [],
    events: userId !== null && hooks.length > 0 ? [{ outboxId: id, userId, hooks, at: now }] : [],
    isShown:
      message.isShown &&
      (ONCE_A_GAME.includes(kind) ||
        (kind === 'your-turn' && (word !== 'needless' || message.isShownToProgram))),
  };
}

/** The hooks for programs that are told. */
const hooksWith = (told: Told, ways: readonly Way[], now: Date): string[] =>
  ways.flatMap((way) => (way.channelId !== null && isEvent(told, way, now) ? [way.channelId] : []));

/** The channels of the reader, and the address at the seat. */
function waysOf({ channels, email, emailOwn, mailStoppedAt, mailError }: DueMessage): readonly Way[] {
  const stored = channels ?? [];
  const ways = stored.map(({ address: _address, gatherUntil, ...way }) => {
    return { ...way, gatherUntil: gatherUntil === null ? null : new Date(gatherUntil) };
  });
  if (email === null) return ways;
  const isChannel = stored.some(({ address, isProved }) => isProved && address === email.toLowerCase());
  const stopped = { isStopped: mailStoppedAt !== null, lastError: mailError };
  const address = { isOwn: emailOwn, isChannel };
  return [...ways, { channelId: null, form: 'mail', wants: [], isProved: true, ...stopped, address }];
}

async function settledNews(news: DueNews, now: Date): Promise<Settled> {
  const deliveries: NewDelivery[] = [];
  const events = new Map<string, NewHookEvent>();
  for (const { told, ways } of await newsToTell(news, now))
    for (const { to, way } of ways) {
      const answer = decideDelivery(told, way, now);
      if ('at' in answer) deliveries.push({ ...to, channelId: way.channelId, ...placedAt(answer) });
      const { userId } = to;
      const of = userId === undefined ? { circleId: news.circleId } : { userId };
      const known = events.get(userId ?? '')?.hooks ?? [];
      const hooks = [...known, ...hooksWith(told, [way], now)];
      if (hooks.length > 0) events.set(userId ?? '', { outboxId: news.id, ...of, hooks, at: now });
    }
  const settled = { word: 'send', why: [], isShown: false } as const;
  return { ...settled, id: news.id, dueAt: news.dueAt, deliveries, events: [...events.values()] };
}

/** Kinds that the channel of a circle gets once for each game. */
const ONCE_A_GAME: readonly MessageKind[] = ['game-began', 'game-finished'];

/**
 * Stores the decisions and creates the deliveries. `sentAt` of a message is the time when its deliveries
 * were created. A message whose lease was lost, because it was cancelled or the process was suspended
 * for too long, stays unchanged. Where the channel of a circle shows a table, it gets one message where
 * several seats get one each: a game began or ended, or whose turn it is.
 */
function settleSql(settled: readonly Settled[], now: Date, lease: Date): Prisma.Sql {
  const shown = settled.flatMap(({ id, isShown }) => (isShown ? [id] : []));
  const ways = settled.flatMap(({ id, deliveries }) => deliveries.map((each) => ({ id, ...each })));
  const textOf = (of: (way: (typeof ways)[number]) => string | number | null | undefined) =>
    ways.map((way) => String(of(way) ?? ''));
  return Prisma.sql`
    with settled as (
      update "OutboxMessage" o set "attempts" = o."attempts" + 1,
        "sentAt" = case when v."word" = 'send' then ${now}::timestamptz end,
        "cancelledAt" = case when v."word" = 'needless' then ${now}::timestamptz end,
        "dueAt" = v."at", "why" = string_to_array(v."why", ',')
      from unnest(${settled.map(({ id }) => id)}::uuid[], ${settled.map(({ word }) => word)}::text[],
        ${settled.map(({ dueAt }) => dueAt)}::timestamptz[], ${settled.map(({ why }) => why.join(','))}::text[]) as v("id", "word", "at", "why")
      where o."id" = v."id" and o."dueAt" = ${lease}::timestamptz and o."sentAt" is null and o."cancelledAt" is null
      returning o."id", o."kind", o."gameId", o."seat", o."seq", o."payload", v."word"
    ), shown as (
      insert into "OutboxMessage" ("id", "circleId", "kind", "dedupe", "payload", "createdAt", "dueAt")
      select gen_random_uuid(), g."circleId", o."kind",
        concat_ws(':', o."kind", o."gameId", case when o."kind" = 'your-turn' then concat(o."seq", '.', o."seat") end),
        json_build_object('game', o."gameId", 'seat', o."seat", 'seq', o."seq", 'told', o."payload"::jsonb - 'starts'),
        ${now}::timestamptz, ${now}::timestamptz
      from settled o join "Game" g on g."id" = o."gameId" where o."id" = any(${shown}::uuid[])
      on conflict ("dedupe") do nothing
    )
    insert into "OutboxDelivery" ("id", "gameId", "outboxId", "channelId", "userId", "addressAt", "addressSeat", "dueAt", "rides")
    select gen_random_uuid(), o."gameId", o."id", nullif(w."channelId", '')::uuid, nullif(w."userId", ''), nullif(w."addressAt", ''),
      nullif(w."addressSeat", '')::int, w."at", w."rides"
    from settled o
    join unnest(${ways.map(({ id }) => id)}::uuid[], ${textOf(({ channelId }) => channelId)}::text[], ${textOf(({ userId }) => userId)}::text[],
      ${textOf(({ addressAt }) => addressAt)}::text[], ${textOf(({ addressSeat }) => addressSeat)}::text[],
      ${ways.map(({ at }) => at)}::timestamptz[], ${ways.map(({ rides }) => rides)}::boolean[]) as w("id", "channelId", "userId", "addressAt", "addressSeat", "at", "rides") on w."id" = o."id"
    where o."word" = 'send' and (w."channelId" = '' or exists (select 1 from "Channel" c where c."id" = w."channelId"::uuid))
    on conflict do nothing`;
}
