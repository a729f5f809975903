import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { MessageKind } from '@/lib/game/wording/message-kinds';

interface Place {
  readonly kind: 'seat';
  readonly gameId: string;
  readonly seat: number;
}

/** A channel that is given up, and a delivery that did not get through on it. */
export interface Stop {
  readonly channel: Place | { readonly kind: 'channel'; readonly channelId: string };
  readonly error: string;
  readonly at: Date;
  readonly delivery: string;
}

const KIND: MessageKind = 'channel-stopped';

/**
 * Part of a statement: stops a channel and has its owner told so, once, on whatever else reaches them. An
 * owner without another channel is not written to: every page tells them. Table and row are those of the
 * message that did not get through.
 */
export function tellStopSql(stop: Stop): Prisma.Sql {
  const { channel, at, delivery } = stop;
  const lost =
    channel.kind === 'channel' ? stopChannelSql(channel.channelId, stop) : stopSeatSql(channel, stop);
  return Prisma.sql`, lost as (${lost})
    insert into "Outbox" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "readerId", "readerEmail", "createdAt", "dueAt")
    select gen_random_uuid(), o."gameId", o."seat", ${KIND}::text, o."seq", concat_ws(':', ${KIND}::text, l."what", ${at.toISOString()}::text),
      json_build_object('channel', l."form"), l."userId", a."email", ${at}::timestamptz, ${at}::timestamptz
    from lost l
    join "Delivery" d on d."id" = ${delivery}::uuid
    join "Outbox" o on o."id" = d."outboxId"
    left join "Seat" a on a."gameId" = o."gameId" and a."seat" = o."seat" and a."userId" = l."userId"
      and a."emailOwn" and a."mailStoppedAt" is null and lower(a."email") is distinct from l."address"
    where l."isNew" and (a."email" is not null or exists (
      select 1 from "Channel" c
      where c."userId" = l."userId" and c."id"::text <> l."what" and c."provedAt" is not null and c."stoppedAt" is null))
    on conflict ("dedupe") do nothing`;
}

/**
 * What both kinds of channels return: the channel, whose it is, its address in small letters, and whether it
 * is a loss that its owner has not heard of.
 */
function stopChannelSql(id: string, { error, at }: Stop): Prisma.Sql {
  return Prisma.sql`
    update "Channel" c set "lastError" = ${error}, "lastErrorAt" = ${at}::timestamptz, "failures" = c."failures" + 1,
      "stoppedAt" = coalesce(c."stoppedAt", ${at}::timestamptz)
    from (select "id", "stoppedAt" from "Channel" where "id" = ${id}::uuid for update) b
    where c."id" = b."id"
    returning c."id"::text as "what", c."userId", c."kind" as "form", lower(c."target"->>'address') as "address",
      b."stoppedAt" is null as "isNew"`;
}

/** An address may stand at many seats of a person: its loss is told where it is noticed first. */
function stopSeatSql({ gameId, seat }: Place, { error, at }: Stop): Prisma.Sql {
  return Prisma.sql`
    update "Seat" s set "mailError" = ${error}, "mailFailures" = s."mailFailures" + 1,
      "mailStoppedAt" = coalesce(s."mailStoppedAt", ${at}::timestamptz)
    from (select "gameId", "seat", "mailStoppedAt" from "Seat" where "gameId" = ${gameId} and "seat" = ${seat}::int for update) b
    where s."gameId" = b."gameId" and s."seat" = b."seat"
    returning concat_ws('/', s."gameId", s."seat") as "what", s."userId", 'mail' as "form", lower(s."email") as "address",
      b."mailStoppedAt" is null and not exists (
        select 1 from "Seat" e where e."userId" = s."userId" and lower(e."email") = lower(s."email")
          and (e."gameId", e."seat") <> (s."gameId", s."seat") and e."mailStoppedAt" is not null and e."mailError" is not null
      ) as "isNew"`;
}
