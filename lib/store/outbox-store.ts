import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatId } from '@/lib/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { ASKED_FOR_KINDS, type MessageKind } from '@/lib/outbox/kinds';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

export interface NewMessage {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly kind: MessageKind;
  /** Newest row of the log when it is written. */
  readonly seq: number;
  /** The same thing is told once: a message whose dedupe was used before is not written. */
  readonly dedupe: string;
  /** What its words need beyond the log: lib/outbox/payload.ts. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Not before this time; at once unless said otherwise. */
  readonly dueAt?: Date;
  readonly at: Date;
}

/** Writes a message that no row of the log causes. Tells whether it is a new one. */
export async function queueMessage(message: NewMessage): Promise<boolean> {
  const { gameId, seat, kind, seq, dedupe, payload = {}, dueAt = message.at, at } = message;
  const made = await onDatabase(
    () => db().$executeRaw`
      insert into "Outbox" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt")
      values (${randomUUID()}::uuid, ${gameId}, ${seat}::int, ${kind}, ${seq}::int, ${dedupe},
        ${JSON.stringify(payload)}::json, ${at}::timestamptz, ${dueAt}::timestamptz)
      on conflict ("dedupe") do nothing`,
  );
  return made > 0;
}

/** A message whose time has come, with what decides whether it goes out now. */
export interface DueMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly dueAt: Date;
  /** Whether the table waits for its seat now. */
  readonly isWaitedFor: boolean;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

/** What becomes of a due message: it goes out, it waits, or nobody needs it any more. */
export type Verdict = 'send' | 'needless' | { readonly waitUntil: Date };

export interface FanOut {
  readonly now: Date;
  readonly limit: number;
  /** Mail of several tables to one address within this span goes together. */
  readonly gatherMs: number;
  readonly judge: (message: DueMessage) => Verdict;
}

/**
 * Turns due messages into deliveries, one per way of their readers, all or nothing. Two that do this at once never take the same
 * message; one that dies leaves it as it was. Returns how many messages it has seen to.
 */
export async function fanOut({ now, limit, gatherMs, judge }: FanOut): Promise<number> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const due = await tx.$queryRaw<DueMessage[]>(dueSql(now, limit));
      if (due.length === 0) return 0;
      const judged = due.map((message) => ({ id: message.id, verdict: judge(message) }));
      await tx.$executeRaw(settleSql(judged, now));
      const ids = judged.filter(({ verdict }) => verdict === 'send').map(({ id }) => id);
      if (ids.length > 0) await tx.$executeRaw(waysSql(ids, now, gatherMs));
      return due.length;
    }),
  );
}

function dueSql(now: Date, limit: number): Prisma.Sql {
  return Prisma.sql`
    select o."id"::text as "id", o."kind", o."dueAt", u."timeZone", u."quietFrom", u."quietTo",
      g."status" = 'running' and o."seat" = any(g."waiting") as "isWaitedFor"
    from "Outbox" o
    join "Game" g on g."id" = o."gameId"
    join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
    left join "User" u on u."id" = s."userId"
    where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz
    order by o."dueAt" limit ${limit} for update of o skip locked`;
}

interface Judged {
  readonly id: string;
  readonly verdict: Verdict;
}

/** Notes the verdicts: `sentAt` of a message says when it was handed to its ways. */
function settleSql(judged: readonly Judged[], now: Date): Prisma.Sql {
  const ids = judged.map(({ id }) => id);
  const words = judged.map(({ verdict }) => (typeof verdict === 'string' ? verdict : 'wait'));
  const times = judged.map(({ verdict }) => (typeof verdict === 'string' ? now : verdict.waitUntil));
  return Prisma.sql`
    update "Outbox" o set "attempts" = o."attempts" + 1,
      "sentAt" = case when v."word" = 'send' then ${now}::timestamptz end,
      "cancelledAt" = case when v."word" = 'needless' then ${now}::timestamptz end,
      "dueAt" = case when v."word" = 'wait' then v."at" else o."dueAt" end
    from unnest(${ids}::uuid[], ${words}::text[], ${times}::timestamptz[]) as v("id", "word", "at")
    where o."id" = v."id"`;
}

/**
 * One delivery per way. A person's channels go by what they want; the address left at a seat hears what everybody hears, unless the
 * same address is a channel as well. A muted table is silent, but for the digest, which belongs to no table.
 */
function waysSql(ids: readonly string[], now: Date, gatherMs: number): Prisma.Sql {
  const asked = [...ASKED_FOR_KINDS];
  const since = new Date(now.getTime() - gatherMs);
  return Prisma.sql`
    with ready as (
      select o."id", o."kind", o."gameId", s."userId", s."email", s."mailStoppedAt"
      from "Outbox" o
      join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat" and s."bot" is null
      left join "TableWish" w on w."userId" = s."userId" and w."gameId" = o."gameId"
      where o."id" = any(${[...ids]}::uuid[]) and (w."mutedAt" is null or o."kind" = 'digest')
    ), ways as (
      select r."id", c."id" as "channelId", (
          select max(d."sentAt") from "Delivery" d join "Outbox" e on e."id" = d."outboxId"
          where c."kind" = 'mail' and d."channelId" = c."id" and d."sentAt" > ${since}::timestamptz and e."gameId" <> r."gameId"
        ) as "other"
      from ready r
      join "Channel" c on c."userId" = r."userId" and c."provedAt" is not null and c."stoppedAt" is null
      where r."kind" = any(c."wants")
        or (cardinality(c."wants") = 0 and (r."kind" <> all(${asked}::text[]) or (r."kind" = 'digest' and c."kind" = 'mail')))
      union all
      select r."id", null, null
      from ready r
      where r."email" is not null and r."mailStoppedAt" is null and r."kind" <> all(${asked}::text[]) and not exists (
        select 1 from "Channel" c
        where c."userId" = r."userId" and c."kind" = 'mail' and c."provedAt" is not null
          and lower(c."target"->>'address') = lower(r."email")
      )
    )
    insert into "Delivery" ("id", "outboxId", "channelId", "dueAt")
    select gen_random_uuid(), w."id", w."channelId",
      greatest(${now}::timestamptz, w."other" + make_interval(secs => ${gatherMs / 1000}::float8))
    from ways w
    on conflict do nothing`;
}
