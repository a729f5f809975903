import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { Prisma } from '@/lib/generated/prisma/client';

/** A message to the holder of a seat, if they can be reached. */
export interface SeatMessage {
  readonly seat: SeatId;
  readonly kind: MessageKind;
  readonly dueAt: Date;
}

/** The messages that a row adds and cancels. */
export interface OutboxChanges {
  readonly tell: readonly SeatMessage[];
  /** Rows after this one were undone: their messages are cancelled. */
  readonly cancelAfter?: number;
  /** Seats that have answered: their pending messages are obsolete. */
  readonly answered: readonly SeatId[];
}

/** Kinds about whose turn it is: outdated once their row is undone. */
const TURN_KINDS: readonly MessageKind[] = ['your-turn', 'next-but-one'];
/** Kinds that ask a seat to move, obsolete once it has. */
export const ASKING_KINDS: readonly MessageKind[] = ['your-turn', 'next-but-one', 'reminder'];

/** Whether channel `c` is in use, or a program can read its events later. */
export const IS_LISTENING = Prisma.sql`(c."stoppedAt" is null or c."target"->>'form' = 'json')`;
/** Whether any channel can reach the holder of seat `s`: otherwise no message is written. */
const REACHABLE = Prisma.sql`s."bot" is null and ((s."email" is not null and s."mailStoppedAt" is null)
  or exists (select 1 from "Channel" c where c."userId" = s."userId" and ${IS_LISTENING}))`;
/** Some kinds are only for readers who have asked for them. */
const ASKED = Prisma.sql`(t."kind" <> 'next-but-one'
  or exists (select 1 from "Channel" c where c."userId" = s."userId" and c."wants" @> array['next-but-one']))`;

/** Whether message `o` is for a reader other than the holder of its seat. */
export const OTHER_READER = Prisma.sql`(o."readerId" is not null or o."readerEmail" is not null)`;

/** Larger than any row number. */
const NO_ROW = 2 ** 31 - 1;

/** Part of the append statement: cancels messages that are no longer needed. */
export function cancelSql({ cancelAfter, answered }: OutboxChanges, at: Date): Prisma.Sql {
  if (cancelAfter === undefined && answered.length === 0) return Prisma.empty;
  return Prisma.sql`, cancelled as (
    update "OutboxMessage" o set "cancelledAt" = ${at}::timestamptz
    from moved
    where o."gameId" = moved."id" and o."sentAt" is null and o."cancelledAt" is null
      and ((o."seq" > ${cancelAfter ?? NO_ROW}::int and o."kind" = any(${[...TURN_KINDS]}::text[]))
        or (o."dueAt" > ${at}::timestamptz and o."seat" = any(${[...answered]}::int[])
          and o."kind" = any(${[...ASKING_KINDS]}::text[])))
  )`;
}

/** Part of the append statement: one outbox row per reachable seat. */
export function tellSql({ tell }: OutboxChanges, seq: number, at: Date): Prisma.Sql {
  if (tell.length === 0) return Prisma.empty;
  const seats = tell.map((message) => message.seat);
  const kinds = tell.map((message) => message.kind);
  const dueAt = tell.map((message) => message.dueAt);
  const isOver = kinds.includes('game-finished');
  return Prisma.sql`${isOver ? tellReplacedSql(seq, {}, at) : Prisma.empty}, told as (
    insert into "OutboxMessage" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt")
    select gen_random_uuid(), s."gameId", s."seat", t."kind", ${seq}::int,
      concat_ws(':', s."gameId", s."seat", t."kind", ${seq}::int), '{}'::json, ${at}::timestamptz, t."dueAt"
    from moved
    join "Seat" s on s."gameId" = moved."id" and ${REACHABLE}
    join unnest(${seats}::int[], ${kinds}::text[], ${dueAt}::timestamptz[]) as t("seat", "kind", "dueAt")
      on t."seat" = s."seat" and ${ASKED}
    on conflict ("dedupe") do nothing
    returning 1
  )`;
}

/**
 * A part of a statement that ends a game, after its query named "moved". Replaced players who no longer
 * sit there are notified once how the game ended, and their address is deleted.
 */
export function tellReplacedSql(
  seq: number,
  payload: Readonly<Record<string, unknown>>,
  at: Date,
): Prisma.Sql {
  const kind: MessageKind = 'game-finished';
  return Prisma.sql`, replaced_told as (
    insert into "OutboxMessage" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "readerId", "readerEmail", "readerName", "readerLocale",
      "createdAt", "dueAt")
    select distinct on (coalesce(h."userId", lower(h."email"))) gen_random_uuid(), h."gameId", h."seat", ${kind}::text, ${seq}::int,
      concat_ws(':', ${kind}::text, h."gameId", 'former', h."seat", h."untilSeq"),
      (${JSON.stringify(payload)}::jsonb || jsonb_build_object('heldUntil', h."untilSeq"))::json,
      h."userId", h."email", h."name", h."locale", ${at}::timestamptz, ${at}::timestamptz
    from moved join "SeatHolder" h on h."gameId" = moved."id"
    where (h."replaced" or h."decision" is not null) and h."bot" is null and (h."userId" is not null or h."email" is not null)
      and not exists (
        select 1 from "Seat" s where s."gameId" = h."gameId" and s."seatedAt" is not null and s."bot" is null
          and (s."userId" = h."userId" or lower(s."email") = lower(h."email")))
    order by coalesce(h."userId", lower(h."email")), h."untilSeq" desc
    on conflict ("dedupe") do nothing
  ), addresses_forgotten as (
    update "SeatHolder" h set "email" = null from moved where h."gameId" = moved."id" and h."email" is not null
  )`;
}
