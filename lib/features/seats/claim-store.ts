import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { tellFormerSql } from '@/lib/platform/outbox/outbox-sql';
import { OTHER_READER } from '@/lib/platform/outbox/outbox-store';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A new link that somebody asks for, because the holder of a seat has lost theirs. */
export interface Claim {
  readonly seat: SeatId;
  /** Missing where the host asks and has no seat. */
  readonly askedBy?: SeatId;
  readonly agreed: readonly SeatId[];
  readonly askedAt: Date;
  /**
   * When the holder was told; when it was asked, where there is no way to tell them or they are still to be
   * told.
   */
  readonly toldAt: Date;
  /** Whether it can be made: two players are for it, or the holder has had time enough. */
  readonly isReady: boolean;
}

export interface ClaimPlace {
  readonly gameId: string;
  readonly seat: SeatId;
}

/**
 * Seat `s` is held by a person who has no account to sign in to: only they can lose their seat with their
 * link.
 */
const LOSABLE = Prisma.sql`s."seatedAt" is not null and s."bot" is null and not exists (
  select 1 from "User" u where u."id" = s."userId" and (u."emailVerified" is not null
    or exists (select 1 from "Account" a where a."userId" = u."id")))`;

/** Whether whoever holds the seat of claim `c` has moved since: then nothing is lost. */
const MOVED = Prisma.sql`exists (
  select 1 from "GameLog" l where l."gameId" = c."gameId" and l."seat" = c."seat" and l."seq" > c."seq")`;

/** Claim `c` stands: nobody has refused it, and its seat `s` has the holder it is asked of. */
const STANDS = Prisma.sql`c."refusedAt" is null and c."tenure" = s."tenure" and not ${MOVED}`;

/**
 * Whether two people are for claim `c` of seat `s`; whoever holds two seats counts once, and the holder's own
 * person not at all.
 */
const AGREED = Prisma.sql`(
  select count(distinct coalesce(v."userId", v."seat"::text)) >= 2 from "Seat" v
  where v."gameId" = c."gameId" and v."seat" <> c."seat" and v."bot" is null and v."seatedAt" is not null
    and (v."seat" = any(c."agreed") or v."seat" = c."askedBy") and (v."userId" is null or v."userId" is distinct from s."userId"))`;

/** What was to be told to the holder of claim `c`: message `o` and its deliveries `d`. */
const NEWS = Prisma.sql`"Outbox" o left join "Delivery" d on d."gameId" = o."gameId" and d."outboxId" = o."id"
  where o."gameId" = c."gameId" and o."seat" = c."seat" and o."kind" = 'link-asked' and o."createdAt" >= c."askedAt"`;
const TOLD_AT = Prisma.sql`(select min(d."sentAt") from ${NEWS})`;
/** Whether it is still on its way: held back by a limit or a night, or tried again. */
const STILL_TOLD = Prisma.sql`exists (select 1 from ${NEWS} and o."cancelledAt" is null and o."failedAt" is null
  and (o."sentAt" is null or (d."id" is not null and d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null)))`;

/**
 * Whether claim `c` can be made: two are for it, or its holder was told before `since` and has not refused.
 */
const readySql = (since: Date) => Prisma.sql`(${AGREED}
  or (coalesce(${TOLD_AT}, c."askedAt") <= ${since}::timestamptz and (${TOLD_AT} is not null or not ${STILL_TOLD})))`;

const OF = Prisma.sql`"SeatClaim" c join "Seat" s on s."gameId" = c."gameId" and s."seat" = c."seat"
  join "Game" g on g."id" = c."gameId" and g."status" = 'running'`;

/** The claims of a table that stand; holders who were told before `since` have had time enough. */
export async function claimsOf(gameId: string, since: Date): Promise<Claim[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<(Omit<Claim, 'askedBy'> & { askedBy: SeatId | null })[]>`
      select c."seat", c."askedBy", c."agreed", c."askedAt", coalesce(${TOLD_AT}, c."askedAt") as "toldAt",
        ${readySql(since)} as "isReady"
      from ${OF}
      where c."gameId" = ${gameId} and ${STANDS} order by c."seat"`,
  );
  return rows.map(({ askedBy, ...claim }) => (askedBy === null ? claim : { ...claim, askedBy }));
}

/** Seats whose holders may have lost their link. */
export async function losableSeats(gameId: string): Promise<SeatId[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<{ seat: SeatId }[]>`
      select s."seat" from "Seat" s join "Game" g on g."id" = s."gameId" and g."status" = 'running'
      where s."gameId" = ${gameId} and ${LOSABLE} order by s."seat"`,
  );
  return rows.map(({ seat }) => seat);
}

/** Entry of `kind` for the seat of a `changed` claim. */
const enteredSql = (kind: string, by: SeatId | undefined) => Prisma.sql`
  insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "by", "seq", "at")
  select s."gameId", s."seat", s."tenure", ${kind}, s."name", s."userId", ${by ?? null}::int, g."seq", now()
  from changed c join "Seat" s on s."gameId" = c."gameId" and s."seat" = c."seat" join "Game" g on g."id" = s."gameId"`;

/**
 * Asks for a new link of a seat. False where nothing can be lost there, or it was asked already; one that was
 * refused is asked again after `again` at the earliest, so that nobody has to refuse every day.
 */
export async function insertClaim(
  { gameId, seat }: ClaimPlace,
  by: SeatId | undefined,
  at: Date,
  again: Date,
): Promise<boolean> {
  const made = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with changed as (
        insert into "SeatClaim" as c ("gameId", "seat", "tenure", "askedBy", "agreed", "seq", "askedAt")
        select s."gameId", s."seat", s."tenure", ${by ?? null}::int, '{}', g."seq", ${at}::timestamptz
        from "Seat" s join "Game" g on g."id" = s."gameId" and g."status" = 'running'
        where s."gameId" = ${gameId} and s."seat" = ${seat}::int and ${LOSABLE}
        on conflict ("gameId", "seat") do update set "tenure" = excluded."tenure", "askedBy" = excluded."askedBy", "agreed" = '{}',
          "seq" = excluded."seq", "askedAt" = excluded."askedAt", "refusedAt" = null
        where c."tenure" <> excluded."tenure" or ((c."refusedAt" is not null or ${MOVED})
          and coalesce(c."refusedAt", c."askedAt") < ${again}::timestamptz)
        returning c."gameId", c."seat"
      ), entered as (${enteredSql('asked', by)})
      select 1 from changed`,
  );
  return made.length > 0;
}

/** Notes that a player is for it; saying it again changes nothing. */
export async function agreeToClaim({ gameId, seat }: ClaimPlace, by: SeatId): Promise<boolean> {
  const changed = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with changed as (
        update "SeatClaim" c set "agreed" = c."agreed" || ${by}::int from "Seat" s
        where c."gameId" = ${gameId} and c."seat" = ${seat}::int and c."seat" <> ${by}::int and c."askedBy" is distinct from ${by}::int
          and not ${by}::int = any(c."agreed") and s."gameId" = c."gameId" and s."seat" = c."seat" and ${STANDS}
        returning c."gameId", c."seat"
      ), entered as (${enteredSql('agreed', by)})
      select 1 from changed`,
  );
  return changed.length > 0;
}

/** Whoever has the seat is there: no new link is made. */
export async function refuseClaim({ gameId, seat }: ClaimPlace, at: Date): Promise<boolean> {
  const changed = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with changed as (
        update "SeatClaim" c set "refusedAt" = ${at}::timestamptz
        where c."gameId" = ${gameId} and c."seat" = ${seat}::int and c."refusedAt" is null returning c."gameId", c."seat"
      ), entered as (${enteredSql('refused', seat)})
      select 1 from changed`,
  );
  return changed.length > 0;
}

/** What whoever is behind seat `f` is told, should they be there after all. */
const WHY_LOST = Prisma.sql`json_build_object(
  'reason', case when f."isAgreed" then 'link-agreed' else 'link-day' end, 'seat', f."askedBy")`;

/**
 * Makes the new link: the seat is free for whoever opens it, in a new tenure, and the old link, cookies and
 * session open it no more. Only when its holder was told before `since` or two players are for it, and nobody
 * has refused: of a refusal and this at once one comes first, and this finds the claim as it is then. Clock
 * and position stay as they are.
 */
export async function fulfilClaim(
  { gameId, seat }: ClaimPlace,
  link: string,
  since: Date,
  at: Date,
): Promise<boolean> {
  const made = await onDatabase(() =>
    db().$transaction(async (tx) => {
      // In the order in which a step locks them.
      await tx.$queryRaw`select 1 from "Game" where "id" = ${gameId} for no key update`;
      await tx.$queryRaw`select 1 from "SeatClaim" where "gameId" = ${gameId} and "seat" = ${seat}::int for update`;
      return tx.$queryRaw<unknown[]>`
        with ready as (
          select s."gameId", s."seat", s."tenure", s."name", s."userId", s."email", s."locale", s."mailStoppedAt", g."seq", c."askedBy",
            ${AGREED} as "isAgreed"
          from ${OF}
          where c."gameId" = ${gameId} and c."seat" = ${seat}::int and ${STANDS} and ${readySql(since)}
        ), moved as (
          update "Game" g set "affairs" = g."affairs" + 1 from ready where g."id" = ready."gameId"
        ), entered as (
          insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
          select "gameId", "seat", "tenure", 'made', "name", "userId", "seq", now() from ready
        ), kept as (
          insert into "SeatHolder" ("gameId", "seat", "untilSeq", "name", "userId")
          select "gameId", "seat", "seq", "name", "userId" from ready on conflict do nothing
        ), silenced as (
          update "Outbox" o set "cancelledAt" = ${at}::timestamptz from ready
          where o."gameId" = ready."gameId" and o."seat" = ready."seat" and not ${OTHER_READER} and o."sentAt" is null
            and o."cancelledAt" is null
        ), told as (${tellFormerSql('ready', WHY_LOST, at)}
        ), forgotten as (
          delete from "Plan" p using ready where p."gameId" = ready."gameId" and p."seat" = ready."seat"
        )
        update "Seat" s set "tokenHash" = ${link}, "userId" = null, "email" = null, "seatedAt" = null, "heldFrom" = ready."seq" + 1,
          "reminded" = null, "locale" = null, "mailStoppedAt" = null, "seenSeq" = 0, "seenTalk" = 0
        from ready where s."gameId" = ready."gameId" and s."seat" = ready."seat" returning 1`;
    }),
  );
  return made.length > 0;
}
