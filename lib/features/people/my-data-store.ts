import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** So many rows are in memory at once. */
const PAGE = 500;

/**
 * Rows of a table of which every one names a person, or the seat of one in their own tenure from before they
 * were known.
 */
function ownSql(table: 'Note' | 'SandboxLine' | 'Plan' | 'SeatEntry', userId: string): Prisma.Sql {
  const of = Prisma.raw(`"${table}"`);
  return Prisma.sql`(
    select x.* from ${of} x where x."userId" = ${userId} union all
    select x.* from "Seat" s join ${of} x on x."gameId" = s."gameId" and x."seat" = s."seat" and x."tenure" = s."tenure"
    where s."userId" = ${userId} and x."userId" is null
  )`;
}

/**
 * The statement of a part, with what its rows are ordered by as `key`. Columns that are not named here are
 * left out (docs/my-data.md).
 */
type Part = (userId: string) => Prisma.Sql;

export const PARTS = {
  User: (userId) => Prisma.sql`
    select "id" as "key", "id", "name", "email", "emailVerified", "image", "locale", "timeZone", "quietFrom", "quietTo", "daysOff", "autoHolidays",
      "digestAt", "digestSentOn", "digestOnly", "isAdmin", "createdAt", "sessionsFrom", "bannedAt" from "User" where "id" = ${userId}`,
  Account: (userId) => Prisma.sql`
    select "provider" || ' ' || "providerAccountId" as "key", "type", "provider", "providerAccountId", "scope"
    from "Account" where "userId" = ${userId}`,
  Device: (userId) => Prisma.sql`
    select "id" as "key", "label", "createdAt", "seenOn" from "Device" where "userId" = ${userId}`,
  Holiday: (userId) => Prisma.sql`
    select "id"::text as "key", "id"::text as "id", "first", "last", "automatic" from "Holiday" where "userId" = ${userId}`,
  // A webhook's address and a browser's are keys themselves: whoever has them can send. Of those the host is
  // enough to know them by.
  Channel: (userId) => Prisma.sql`
    select "id"::text as "key", "id"::text as "id", "kind", case when "kind" = 'mail' then "target" ->> 'address'
        else substring(coalesce("target" ->> 'url', "target" ->> 'endpoint') from '^[a-z]+://([^/?#]+)') end as "target",
      "label", "wants", "provedAt", "stoppedAt", "lastSentAt", "lastError", "lastErrorAt", "failures", "createdAt"
    from "Channel" where "userId" = ${userId}`,
  TableWish: (userId) => Prisma.sql`
    select "gameId" as "key", "gameId", "mutedAt" from "TableWish" where "userId" = ${userId}`,
  Game: (userId) => Prisma.sql`
    select "id" as "key", "id", "name", "status", "pace", "door", "watchers", "lineSharing", "createdAt", "finishedAt"
    from "Game" where "hostId" = ${userId}`,
  Seat: (userId) => Prisma.sql`
    select s."gameId" || ' ' || s."seat" as "key", s."gameId", g."name" as "table", g."status", s."seat", s."tenure", s."name", s."email",
      s."emailOwn", s."seatedAt", s."heldFrom", s."bankMs", s."tickingAt", s."grantedMs", s."reminded", s."seenSeq", s."seenTalk", s."locale",
      s."mailStoppedAt", s."mailSentAt", s."mailError", s."mailFailures"
    from "Seat" s join "Game" g on g."id" = s."gameId" where s."userId" = ${userId}`,
  SeatHolder: (userId) => Prisma.sql`
    select "gameId" || ' ' || "seat" || ' ' || "untilSeq" as "key", "gameId", "seat", "untilSeq", "name", "at", "replaced", "email", "locale"
    from "SeatHolder" where "userId" = ${userId}`,
  SeatKey: (userId) => Prisma.sql`
    select k."hash" as "key", k."gameId", k."seat", k."tenure", k."own", k."label", k."createdAt"
    from "Seat" s join "SeatKey" k on k."gameId" = s."gameId" and k."seat" = s."seat" and k."tenure" = s."tenure" where s."userId" = ${userId}`,
  SeatEntry: (userId) => Prisma.sql`
    select lpad(e."id"::text, 20, '0') as "key", e."id"::text as "id", e."gameId", e."seat", e."tenure", e."kind", e."name", e."by", e."seq",
      e."at" from ${ownSql('SeatEntry', userId)} e`,
  SeatClaim: (userId) => Prisma.sql`
    select c."gameId" || ' ' || c."seat" as "key", c."gameId", c."seat", c."tenure", c."askedBy", c."agreed", c."seq", c."askedAt", c."refusedAt"
    from "Seat" s join "SeatClaim" c on c."gameId" = s."gameId" and c."seat" = s."seat" and c."tenure" = s."tenure" where s."userId" = ${userId}`,
  SeatOffer: (userId) => Prisma.sql`
    select o."gameId" || ' ' || o."seat" as "key", o."gameId", o."seat", o."tenure", o."by", o."at", o."opensAt", o."goodUntil"
    from "Seat" s join "SeatOffer" o on o."gameId" = s."gameId" and o."seat" = s."seat" and o."tenure" = s."tenure" where s."userId" = ${userId}`,
  Consent: (userId) => Prisma.sql`
    select c."gameId" || ' ' || c."question" || ' ' || c."about" as "key", c."gameId", c."seat", c."question", c."about", c."at"
    from "Seat" s join "Consent" c on c."gameId" = s."gameId" and c."seat" = s."seat" and c."at" >= s."seatedAt" where s."userId" = ${userId}`,
  // Those that one made or took back, by the seat one has held since.
  Decision: (userId) => Prisma.sql`
    select d."gameId" || ' ' || d."id" as "key", d."gameId", d."id"::text as "id", d."kind", d."subject", d."seat", d."about", d."detail", d."by",
      d."why", d."state", d."at", d."effectAt", d."undoUntil", d."endedAt", d."endedBy"
    from "Seat" s join "Decision" d on d."gameId" = s."gameId" and (s."seat" = any(d."by") or s."seat" = d."endedBy")
      and d."at" >= s."seatedAt" where s."userId" = ${userId}`,
  ChatMessage: (userId) => Prisma.sql`
    select c."id"::text as "key", c."id"::text as "id", c."gameId", c."seat", c."name", c."text", c."seq", c."mentions", c."at", c."removedAt" from (
      select x.* from "ChatMessage" x where x."userId" = ${userId} union all
      select x.* from "Seat" s join "ChatMessage" x on x."gameId" = s."gameId" and x."seat" = s."seat" and x."at" >= s."seatedAt"
        and x."seq" >= s."heldFrom" - 1
      where s."userId" = ${userId} and x."userId" is null
    ) c`,
  Note: (userId) => Prisma.sql`
    select n."id"::text as "key", n."id"::text as "id", n."gameId", n."seat", n."tenure", n."text", n."sealed", n."seq", n."at"
    from ${ownSql('Note', userId)} n`,
  SandboxLine: (userId) => Prisma.sql`
    select l."id"::text as "key", l."id"::text as "id", l."gameId", l."seat", l."tenure", l."seq", l."base", l."key" as "dealtBy", l."name", l."steps",
      l."sharedAs"::text as "sharedAs", l."createdAt", l."updatedAt" from ${ownSql('SandboxLine', userId)} l`,
  Plan: (userId) => Prisma.sql`
    select p."id"::text as "key", p."id"::text as "id", p."gameId", p."seat", p."tenure", p."heldFrom", p."place", p."baseSeq", p."afterTurn", p."plan",
      p."mode", p."found", p."progress", p."report", p."revision", p."keptAt", p."endedAt" from ${ownSql('Plan', userId)} p`,
} as const satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;

type Row = Readonly<Record<string, unknown>>;

/** What one table holds of a person, in as many pages as it takes. */
export async function* rowsOfPart(part: PartName, userId: string): AsyncGenerator<readonly Row[]> {
  for (let after = ''; ;) {
    const rows = await onDatabase(
      () => db().$queryRaw<({ key: string } & Row)[]>`
        select * from (${PARTS[part](userId)}) r where r."key" collate "C" > ${after} order by r."key" collate "C" limit ${PAGE}`,
    );
    yield rows.map(({ key: _key, ...row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.key;
  }
}
