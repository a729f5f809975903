import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatId } from '@/lib/game/engine/commands';
import {
  ASKED_FOR_KINDS,
  DIGESTED_KINDS,
  SEAT_KINDS,
  type MessageKind,
} from '@/lib/game/wording/message-kinds';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { tellReplacedSql } from '@/lib/platform/outbox/outbox-sql';
import type { DaysOff } from '@/lib/platform/outbox/quiet';

export interface NewMessage {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly kind: MessageKind;
  /** Newest log row when it is written. */
  readonly seq: number;
  /** Deduplication key: a message with a used key is not written. */
  readonly dedupe: string;
  /** Data for its text beyond the log: lib/platform/outbox/payload.ts. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The earliest time to send it; now by default. */
  readonly dueAt?: Date;
  /** Not written if a message of its kind was written to the seat since then. */
  readonly noneSince?: Date;
  readonly at: Date;
  /** The reader, if it is not the holder of the seat. */
  readonly reader?: OtherReader;
}

/** A person or an address: a host without a seat, or a previous holder of the seat. */
export interface OtherReader {
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
  readonly name?: string | undefined;
}

/** Writes a message that is not caused by a log row. Returns whether it is new. */
export async function queueMessage(message: NewMessage): Promise<boolean> {
  if (message.noneSince && (await hasMessageSince(message, message.noneSince))) return false;
  const data = [messageRow(message)];
  const made = await db().outbox.createMany({ data, skipDuplicates: true });
  return made.count > 0;
}

/** Writes the messages that are new, in the transaction of their cause. */
export async function queueMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  await tx.outbox.createMany({ data: messages.map(messageRow), skipDuplicates: true });
}

/** A message as a row of the outbox, to insert in the transaction of its cause. */
export function messageRow(message: NewMessage): Prisma.OutboxCreateManyInput {
  const { gameId, seat, kind, seq, dedupe, payload = {}, dueAt = message.at, at, reader = {} } = message;
  const { userId = null, email = null, locale = null, name = null } = reader;
  const to = { readerId: userId, readerEmail: email, readerLocale: locale, readerName: name };
  const what = { id: randomUUID(), gameId, seat, kind, seq, dedupe, payload: jsonOf(payload) };
  return { ...what, ...to, createdAt: at, dueAt };
}

async function hasMessageSince({ gameId, seat, kind }: NewMessage, since: Date): Promise<boolean> {
  const where = { gameId, seat, kind, createdAt: { gt: since } };
  return (await db().outbox.findFirst({ where, select: { id: true } })) !== null;
}

/** Notifies the replaced players of a table that its people have agreed on the end. */
export async function tellReplaced(
  gameId: string,
  seq: number,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
  tx: Tx = db(),
): Promise<void> {
  await tx.$executeRaw`
    with moved as (select "id" from "Game" where "id" = ${gameId})${tellReplacedSql(seq, payload, at)} select 1`;
}

/** Cancels unsent messages of a kind about a seat. */
export async function cancelUnsent(
  tx: Tx,
  gameId: string,
  { seat, kind }: { readonly seat: SeatId; readonly kind: MessageKind },
  at: Date,
): Promise<void> {
  await tx.outbox.updateMany({
    where: { gameId, seat, kind, sentAt: null, cancelledAt: null },
    data: { cancelledAt: at },
  });
}

/** A due message, with the data that decide whether it is sent. */
export interface DueMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly dueAt: Date;
  /** Whether the table is waiting for its seat now. */
  readonly isWaitedFor: boolean;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** The reader's current and future days off; not automatic ones. */
  readonly holidays: readonly DaysOff[] | null;
}

/** The verdict on a due message: it is sent, delayed, or cancelled. */
export type Verdict = 'send' | 'needless' | { readonly waitUntil: Date };

export interface FanOut {
  readonly now: Date;
  readonly limit: number;
  /** Emails of several tables to one address within this time are combined. */
  readonly gatherMs: number;
  readonly judge: (message: DueMessage) => Verdict;
}

/** Whether message `o` is for a reader other than the holder of its seat. */
export const OTHER_READER = Prisma.sql`(o."readerId" is not null or o."readerEmail" is not null)`;

/**
 * Kinds for one tenure only. They are not sent to an address that another person entered, nor to a
 * later holder.
 */
export const ONE_HOLDER_KINDS: readonly MessageKind[] = ['fresh-link', 'address-asked', 'seat-given-back'];

/** Much longer than a judgement takes: until then no other process claims a message that is being judged. */
const LEASE_MS = 60_000;

/**
 * Turns due messages into deliveries, one per channel of their readers, everything due for a reader at
 * once. The first statement leases the messages. The second one stores the verdicts and creates the
 * deliveries of messages that are still leased. Each is atomic, and nothing is locked between them. Two
 * processes never claim the same message. If one dies, another takes over after the lease. Returns the
 * number of messages handled.
 */
export async function fanOut({ now, limit, gatherMs, judge }: FanOut): Promise<number> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const due = await db().$queryRaw<DueMessage[]>(leaseSql(now, lease, limit));
  if (due.length === 0) return 0;
  const judged = due.map((message) => ({ id: message.id, dueAt: message.dueAt, verdict: judge(message) }));
  await db().$executeRaw(settleSql(judged, { now, lease, gatherMs }));
  return due.length;
}

function leaseSql(now: Date, lease: Date, limit: number): Prisma.Sql {
  // Days off that ended two days ago have ended in every time zone.
  const earliest = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  return Prisma.sql`
    with ${readersSql(now, limit)}, due as (
      select o."id", o."dueAt" from "Outbox" o
      where o."id" in (select w."id" from wanted w) and ${isOpen(now)}
      for update skip locked
    ), leased as (
      update "Outbox" o set "dueAt" = ${lease}::timestamptz from due where o."id" = due."id"
      returning o."id", o."kind", o."gameId", o."seat", o."readerId", o."readerEmail", due."dueAt"
    )
    select o."id"::text as "id", o."kind", o."dueAt", u."timeZone", u."quietFrom", u."quietTo",
      g."status" = 'running' and o."seat" = any(g."waiting") as "isWaitedFor", (
        select json_agg(json_build_object('first', h."first", 'last', h."last")) from "Holiday" h
        where h."userId" = u."id" and not h."automatic" and h."last" >= ${earliest}
      ) as "holidays"
    from leased o
    join "Game" g on g."id" = o."gameId"
    join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
    left join "User" u on u."id" = case when ${OTHER_READER} then o."readerId" else s."userId" end
    order by o."dueAt"`;
}

const isOpen = (now: Date): Prisma.Sql => Prisma.sql`o."sentAt" is null and o."cancelledAt" is null
  and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz`;

/** Maximum messages of one reader that are handled at once. */
const MAX_OF_READER = 500;

/**
 * The next messages: the longest due, with all that are due for the same readers. A reader is locked
 * while the statement runs, so that two processes never claim one half each.
 */
function readersSql(now: Date, limit: number): Prisma.Sql {
  return Prisma.sql`picked as (
    select o."id", case when ${OTHER_READER} then o."readerId" else s."userId" end as "userId",
      case when ${OTHER_READER} then lower(o."readerEmail") else s."emailFolded" end as "email"
    from (
      select o."id", o."gameId", o."seat", o."readerId", o."readerEmail" from "Outbox" o
      where ${isOpen(now)} order by o."dueAt" limit ${limit}
    ) o
    join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
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
      join "Outbox" o on o."gameId" = s."gameId" and o."seat" = s."seat" and not ${OTHER_READER}
      where (s."userId" = r."userId" or (r."userId" is null and s."emailFolded" = r."email")) and ${isOpen(now)}
      order by o."dueAt" limit ${MAX_OF_READER}
    ) l
    union
    select l."id" from held r cross join lateral (
      select o."id" from "Outbox" o where o."readerId" = r."userId" and ${isOpen(now)}
      order by o."dueAt" limit ${MAX_OF_READER}
    ) l
  )`;
}

interface Judged {
  readonly id: string;
  readonly dueAt: Date;
  readonly verdict: Verdict;
}

interface Settling {
  readonly now: Date;
  readonly lease: Date;
  readonly gatherMs: number;
}

/**
 * Stores the verdicts and creates the deliveries. `sentAt` of a message is the time when its deliveries
 * were created. A message whose lease was lost, because it was cancelled or the process was suspended
 * for too long, stays unchanged.
 */
function settleSql(judged: readonly Judged[], { now, lease, gatherMs }: Settling): Prisma.Sql {
  const ids = judged.map(({ id }) => id);
  const words = judged.map(({ verdict }) => (typeof verdict === 'string' ? verdict : 'wait'));
  const times = judged.map(({ verdict, dueAt }) => (typeof verdict === 'string' ? dueAt : verdict.waitUntil));
  return Prisma.sql`
    with settled as (
      update "Outbox" o set "attempts" = o."attempts" + 1,
        "sentAt" = case when v."word" = 'send' then ${now}::timestamptz end,
        "cancelledAt" = case when v."word" = 'needless' then ${now}::timestamptz end,
        "dueAt" = v."at"
      from unnest(${ids}::uuid[], ${words}::text[], ${times}::timestamptz[]) as v("id", "word", "at")
      where o."id" = v."id" and o."dueAt" = ${lease}::timestamptz and o."sentAt" is null and o."cancelledAt" is null
      returning o."id", o."kind", o."gameId", o."seat", o."seq", o."readerId", o."readerEmail", o."payload", v."word"
    ), ${circlesSql(now)}, ${channelsSql(now, gatherMs)}`;
}

/** Kinds that the channel of a circle gets once for each game. */
const ONCE_A_GAME: readonly MessageKind[] = ['game-began', 'game-finished'];

/**
 * Creates one message for the channel of a circle where several seats get one each: a game began or
 * ended, or whose turn it is. Only if the circle has a channel and spectators can see the table.
 */
function circlesSql(now: Date): Prisma.Sql {
  return Prisma.sql`for_circles as (
      insert into "CircleOutbox" ("circleId", "id", "kind", "dedupe", "payload", "createdAt", "dueAt")
      select g."circleId", gen_random_uuid(), o."kind",
        concat_ws(':', o."kind", o."gameId", case when o."kind" = 'your-turn' then concat(o."seq", '.', o."seat") end),
        json_build_object('game', o."gameId", 'seat', o."seat", 'seq', o."seq",
          'told', o."payload"::jsonb - 'starts'), ${now}::timestamptz, ${now}::timestamptz
      from settled o join "Game" g on g."id" = o."gameId"
      where g."circleId" is not null and g."watchers" <> 'players' and exists (
        select 1 from "CircleHook" h
        where h."circleId" = g."circleId" and h."stoppedAt" is null and o."kind" = any(h."wants")
      ) and (o."kind" = any(${[...ONCE_A_GAME]}::text[]) or (o."kind" = 'your-turn' and o."word" <> 'needless'))
      on conflict ("dedupe") do nothing
    )`;
}

/**
 * One delivery per channel. A person's channels follow their settings. The address at a seat gets the default
 * kinds, unless the same address is a channel as well. A muted table is silent, except for the digest, news
 * of the reader's own seat, and the last reminder before a time-out. A fresh link is never sent to an address
 * that another person entered, and only the current address is asked about its change.
 */
function channelsSql(now: Date, gatherMs: number): Prisma.Sql {
  const [asked, ofSeat, ofTurns] = [[...ASKED_FOR_KINDS], [...SEAT_KINDS], [...DIGESTED_KINDS]];
  const since = new Date(now.getTime() - gatherMs);
  return Prisma.sql`ready as (
      select o."id", o."kind", o."gameId", r."userId", r."email", r."emailOwn", r."mailStoppedAt",
        coalesce(u."digestOnly" and u."digestAt" is not null and o."kind" = any(${ofTurns}::text[]), false) as "digested"
      from settled o
      join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat" and (s."bot" is null or ${OTHER_READER})
      cross join lateral (
        select s."userId", s."email", s."emailOwn", s."mailStoppedAt" where not ${OTHER_READER}
        union all select o."readerId", o."readerEmail", true, null where ${OTHER_READER}
      ) r
      left join "User" u on u."id" = r."userId"
      left join "TableWish" w on w."userId" = r."userId" and w."gameId" = o."gameId"
      where o."word" = 'send' and (w."mutedAt" is null or o."kind" = 'digest' or o."kind" = any(${ofSeat}::text[])
        or (o."kind" = 'reminder' and o."payload"->>'then' is not null))
    ), channels as (
      select r."id", r."gameId", c."id" as "channelId", (
          select max(d."sentAt") from "Delivery" d join "Outbox" e on e."id" = d."outboxId"
          where c."kind" = 'mail' and d."channelId" = c."id" and d."sentAt" > ${since}::timestamptz and e."gameId" <> r."gameId"
        ) as "other"
      from ready r
      join "Channel" c on c."userId" = r."userId" and c."provedAt" is not null and c."stoppedAt" is null
      where r."kind" <> 'address-asked' and not (r."digested" and c."kind" = 'mail') and (r."kind" = any(c."wants") or r."kind" = any(${ofSeat}::text[])
        or (cardinality(c."wants") = 0 and (r."kind" <> all(${asked}::text[]) or (r."kind" = 'digest' and c."kind" = 'mail'))))
      union all
      select r."id", r."gameId", null, null
      from ready r
      where r."email" is not null and not r."digested" and r."mailStoppedAt" is null and r."kind" <> all(${asked}::text[])
        and (r."emailOwn" or r."kind" <> all(${[...ONE_HOLDER_KINDS]}::text[])) and (r."kind" = 'address-asked' or not exists (
        select 1 from "Channel" c
        where c."userId" = r."userId" and c."kind" = 'mail' and c."provedAt" is not null
          and lower(c."target"->>'address') = lower(r."email")
      ))
    )
    insert into "Delivery" ("id", "gameId", "outboxId", "channelId", "dueAt")
    select gen_random_uuid(), w."gameId", w."id", w."channelId",
      greatest(${now}::timestamptz, w."other" + make_interval(secs => ${gatherMs / 1000}::float8))
    from channels w
    on conflict do nothing`;
}
