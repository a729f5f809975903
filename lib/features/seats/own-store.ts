import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { opensSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A browser that has a seat's cookie. */
export interface SeatBrowser {
  readonly hash: string;
  readonly label: string;
  /** Whether the holder themselves sat down there. */
  readonly own: boolean;
  /** Whether it is the link itself that was used. */
  readonly isLink: boolean;
  readonly createdAt: Date;
}

/** What a visitor's own seat is to them. */
export interface OwnSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** Whether they are its holder; anybody else plays by its link. */
  readonly isHolder: boolean;
  /** Where messages go; missing where nobody has left an address. */
  readonly email?: string;
  /** Whether that address was given up because no mail got through. */
  readonly isLost?: true;
}

/**
 * Whether the holder of seat `k` is proved: by their session, or, where nobody is known, in the browser that
 * sat down.
 */
export function holderSql({ tokenHash, userId }: SeatKeys): Prisma.Sql {
  return Prisma.sql`case when k."userId" is null then exists (
      select 1 from "SeatKey" b where b."gameId" = k."gameId" and b."hash" = ${tokenHash ?? null} and b."seat" = k."seat"
        and b."tenure" = k."tenure" and b."own" and b."hash" is distinct from k."tokenHash"
    ) else coalesce(k."userId" = ${userId ?? null}, false) end`;
}

/** A person has sat down on seat `k`. */
export const TAKEN = Prisma.sql`k."seatedAt" is not null and k."bot" is null`;

/** The seat that a visitor has taken or opened at a table; of several the one their cookie names. */
export async function ownSeat(gameId: string, keys: SeatKeys): Promise<OwnSeat | undefined> {
  const opens = keys.tokenHash === undefined ? Prisma.sql`false` : opensSql(keys.tokenHash);
  const [raw] = await onDatabase(
    () => db().$queryRaw<(Omit<OwnSeat, 'email' | 'isLost'> & { email: string | null; lost: boolean })[]>`
      select k."seat", k."tenure", k."email", k."mailStoppedAt" is not null and k."mailError" is not null as "lost",
        ${holderSql(keys)} as "isHolder" from "Seat" k
      where k."gameId" = ${gameId} and ${TAKEN} and (${opens} or k."userId" = ${keys.userId ?? null})
      order by (${opens} is true) desc, k."seat" limit 1`,
  );
  if (!raw) return undefined;
  const { email, lost, ...seat } = raw;
  return email === null ? seat : { ...seat, email, ...(lost ? { isLost: true } : {}) };
}

/** The browsers that have a cookie of a seat, the newest first. */
export async function browsersOf(gameId: string, seat: SeatId): Promise<SeatBrowser[]> {
  return onDatabase(
    () => db().$queryRaw<SeatBrowser[]>`
      select b."hash", b."label", b."own", (b."hash" = k."tokenHash") is true as "isLink", b."createdAt"
      from "SeatKey" b join "Seat" k on k."gameId" = b."gameId" and k."seat" = b."seat"
      where b."gameId" = ${gameId} and b."seat" = ${seat}::int order by b."createdAt" desc, b."hash"`,
  );
}

/** A browser with the seat it opens. */
export interface PersonBrowser extends SeatBrowser {
  readonly gameId: string;
  readonly table: string;
  readonly seat: SeatId;
}

/** The browsers that have a cookie of a seat of a person, at running tables first, then the newest. */
export async function browsersOfPerson(userId: string, most: number): Promise<PersonBrowser[]> {
  return onDatabase(
    () => db().$queryRaw<PersonBrowser[]>`
      select k."gameId", g."name" as "table", k."seat", b."hash", b."label", b."own", (b."hash" = k."tokenHash") is true as "isLink",
        b."createdAt"
      from "Seat" k join "Game" g on g."id" = k."gameId"
      join "SeatKey" b on b."gameId" = k."gameId" and b."seat" = k."seat" and b."tenure" = k."tenure"
      where k."userId" = ${userId} and ${TAKEN}
      order by (g."status" = 'running') desc, b."createdAt" desc, b."hash" limit ${most}::int`,
  );
}

/**
 * Gives a seat another link, for its holder alone; the old one opens nothing any more. False for anybody
 * else.
 */
export async function replaceOwnLink(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  link: string,
): Promise<boolean> {
  const done = await onDatabase(
    () => db().$executeRaw`
      update "Seat" k set "tokenHash" = ${link}
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and ${holderSql(keys)}`,
  );
  return done > 0;
}

/**
 * Signs a browser out of a seat, and replaces the link it may have come by; for the holder alone. False when
 * there is no such browser, or somebody else asks.
 */
export async function endBrowser(
  gameId: string,
  { seat, hash }: { readonly seat: SeatId; readonly hash: string },
  keys: SeatKeys,
  link: string,
): Promise<boolean> {
  const ended = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with gone as (
        delete from "SeatKey" d using "Seat" k
        where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and ${holderSql(keys)}
          and d."gameId" = k."gameId" and d."seat" = k."seat" and d."hash" = ${hash}
        returning k."gameId", k."seat", k."tenure", k."name", k."userId"
      ), entered as (
        insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "by", "seq", "at")
        select o."gameId", o."seat", o."tenure", 'browser-out', o."name", o."userId", o."seat", g."seq", now()
        from gone o join "Game" g on g."id" = o."gameId"
      )
      update "Seat" s set "tokenHash" = ${link} from gone o where s."gameId" = o."gameId" and s."seat" = o."seat" returning 1`,
  );
  return ended.length > 0;
}

/**
 * Has a browser of a seat count as the holder's own, for the holder alone. False for anybody else, and for
 * the link itself.
 */
export async function markTrusted(
  gameId: string,
  { seat, hash }: { readonly seat: SeatId; readonly hash: string },
  keys: SeatKeys,
): Promise<boolean> {
  const done = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with trusted as (
        update "SeatKey" d set "own" = true from "Seat" k
        where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and ${holderSql(keys)} and d."gameId" = k."gameId"
          and d."seat" = k."seat" and d."tenure" = k."tenure" and d."hash" = ${hash} and d."hash" is distinct from k."tokenHash"
        returning k."gameId", k."seat", k."tenure", k."name", k."userId"
      )
      insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "by", "seq", "at")
      select t."gameId", t."seat", t."tenure", 'browser-trusted', t."name", t."userId", t."seat", g."seq", now()
      from trusted t join "Game" g on g."id" = t."gameId" returning 1`,
  );
  return done.length > 0;
}

/** Stores another address of a seat, for its holder alone: their own from now on. False for anybody else. */
export async function changeAddress(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  email: string,
): Promise<boolean> {
  const done = await onDatabase(
    () => db().$executeRaw`
      update "Seat" k set "email" = ${email}, "emailOwn" = true, "mailStoppedAt" = null, "mailError" = null, "mailFailures" = 0
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and ${holderSql(keys)}`,
  );
  return done > 0;
}

/** A taken seat of this tenure, as a link that was sent to its holder finds it. */
export async function takenSeat(gameId: string, seat: SeatId, tenure: number) {
  const [found] = await onDatabase(
    () => db().$queryRaw<
      { gameId: string; gameName: string; seat: SeatId; name: string; seated: boolean; isHeld: boolean }[]
    >`
      select k."gameId", g."name" as "gameName", k."seat", k."name", true as "seated", k."userId" is not null as "isHeld"
      from "Seat" k join "Game" g on g."id" = k."gameId"
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and k."tenure" = ${tenure}::int and ${TAKEN}`,
  );
  return found;
}

/** A seat of this tenure on which nobody sits, and which is kept for nobody. */
export async function openSeat(gameId: string, seat: SeatId, tenure: number) {
  const [found] = await onDatabase(
    () => db().$queryRaw<
      { gameId: string; gameName: string; seat: SeatId; name: string; seated: boolean; isHeld: boolean }[]
    >`
      select k."gameId", g."name" as "gameName", k."seat", k."name", false as "seated", false as "isHeld"
      from "Seat" k join "Game" g on g."id" = k."gameId" and g."status" = 'running'
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and k."tenure" = ${tenure}::int
        and k."seatedAt" is null and k."bot" is null and k."userId" is null`,
  );
  return found;
}

/**
 * A taken seat as a message to its holder refers to it: by its tenure and the beginning of the hash of its
 * link.
 */
export async function referredSeat(gameId: string, seat: SeatId) {
  const [found] = await onDatabase(
    () => db().$queryRaw<{ seat: SeatId; tenure: number; key: string; name: string }[]>`
      select k."seat", k."tenure", left(k."tokenHash", 12) as "key", k."name" from "Seat" k
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and k."tokenHash" is not null`,
  );
  return found;
}

/** The tenure of a seat on which nobody sits; undefined where somebody does, or the game is over. */
export async function freeTenure(gameId: string, seat: SeatId): Promise<number | undefined> {
  const free = { gameId, seat, seatedAt: null, bot: null, userId: null, game: { status: 'running' } };
  const found = await onDatabase(() => db().seat.findFirst({ where: free, select: { tenure: true } }));
  return found?.tenure;
}

/**
 * The tenure of a taken seat whose holder can be reached on a way of their own; an address that somebody else
 * wrote down is none.
 */
export async function reachableTenure(gameId: string, seat: SeatId): Promise<number | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<{ tenure: number }[]>`
      select k."tenure" from "Seat" k
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN} and (
        (k."email" is not null and k."emailOwn" and k."mailStoppedAt" is null) or exists (
          select 1 from "Channel" c where c."userId" = k."userId" and c."provedAt" is not null and c."stoppedAt" is null))`,
  );
  return found?.tenure;
}
