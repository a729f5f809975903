import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';

/** Proof of a seat: the hash of its token, the person who holds it, or both. */
export interface SeatKeys {
  readonly tokenHash?: string;
  readonly userId?: string;
}

/**
 * Whether one of these opens seat `k`: its link, the key of a browser that sat down there, or the link
 * of a delegate who plays whole turns.
 */
export function opensSql(tokenHash: string | undefined): Prisma.Sql {
  if (tokenHash === undefined) return Prisma.sql`false`;
  return Prisma.sql`(k."tokenHash" = ${tokenHash} or exists (select 1 from "SeatKey" b
    where b."gameId" = k."gameId" and b."hash" = ${tokenHash} and b."seat" = k."seat" and b."tenure" = k."tenure")
    or exists (select 1 from "SeatDelegate" d where d."tokenHash" = ${tokenHash} and d."power" = 'turns' and ${delegatedSql(Prisma.sql`k`)}))`;
}

/** Whether this person plays whole turns of seat `k` as a delegate, in whichever browser they are signed in. */
const helpsSql = (userId: string): Prisma.Sql => Prisma.sql`exists (select 1 from "SeatDelegate" d
    where d."userId" = ${userId} and d."power" = 'turns' and d."usedAt" is not null and ${delegatedSql(Prisma.sql`k`)})`;

/**
 * Whether delegate `d` can act now for this row of "Seat": named by its current holder, not revoked,
 * not expired, and the game is running.
 */
export function delegatedSql(seat: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(d."gameId" = ${seat}."gameId" and d."seat" = ${seat}."seat" and d."tenure" = ${seat}."tenure"
    and d."endedAt" is null and d."until" > ${systemClock.now()}::timestamptz and ${seat}."inPlay")`;
}

/** A person has sat down on seat `k`. */
export const TAKEN = Prisma.sql`k."seatedAt" is not null and k."bot" is null`;

/**
 * Whether these keys prove the holder of seat `k`: the person's session, or a browser or program that
 * holds the seat. Every decision about a seat, a clock, an end or another player uses this rule. A link
 * plays its seat but proves nothing here, because the inviter has it too. Only without an account does
 * the link prove the program that sat down with it.
 */
export function holderSql({ tokenHash, userId }: SeatKeys): Prisma.Sql {
  return Prisma.sql`((k."userId" = ${userId ?? null}) is true or exists (select 1 from "SeatKey" b
    where b."gameId" = k."gameId" and b."hash" = ${tokenHash ?? null} and b."seat" = k."seat" and b."tenure" = k."tenure" and b."own"
      and (k."userId" is null or b."hash" is distinct from k."tokenHash")))`;
}

/**
 * Whether this holder can also change what proves the seat: name, address, link, browsers, offers. With
 * an account this needs the session, otherwise the browser that sat down, not the link itself.
 */
export function keeperSql(keys: SeatKeys): Prisma.Sql {
  const { tokenHash, userId } = keys;
  return Prisma.sql`(${holderSql(keys)} and case when k."userId" is null
    then k."tokenHash" is distinct from ${tokenHash ?? null} else k."userId" = ${userId ?? null} end) is true`;
}

/**
 * The seat of game `g` that these keys prove. A token identifies its seat; a person with several seats
 * of a table acts for the one the table waits for, and as a delegate only without a seat of their own.
 */
export function seatOfKeysSql({ tokenHash, userId }: SeatKeys): Prisma.Sql {
  const opens = opensSql(tokenHash);
  if (userId === undefined)
    return Prisma.sql`select k."seat" from "Seat" k where k."gameId" = g."id" and ${opens} limit 1`;
  return Prisma.sql`select k."seat" from "Seat" k
    where k."gameId" = g."id" and (${opens} or k."userId" = ${userId} or ${helpsSql(userId)})
    order by (${opens} is true) desc, (k."userId" = ${userId}) is true desc, (k."seat" = any(g."waiting")) desc, k."seat" limit 1`;
}

/**
 * The seat of table `g` that the owner of these keys held before the current holder; of several, the
 * last; else null.
 */
export function formerSeatSql({ userId, tokenHash }: SeatKeys): Prisma.Sql {
  return Prisma.sql`
    select f."seat" from "SeatHolder" f where f."gameId" = g."id" and f."bot" is null
      and (f."userId" = ${userId ?? null} or f."keys" @> array[${tokenHash ?? ''}])
    order by f."untilSeq" desc limit 1`;
}

/**
 * Whether the owner of these keys has finished their counted table for the deal of `g`, solo or with others.
 */
export function peerSql({ userId }: SeatKeys): Prisma.Sql {
  return Prisma.sql`exists (
    select 1 from "DealEntry" e join "Game" o on o."id" = e."gameId"
    where e."dealId" = g."dealId" and o."status" = 'finished' and (e."userId" = ${userId ?? null}
      or exists (select 1 from "Seat" s where s."gameId" = o."id" and s."userId" = ${userId ?? null} and s."seatedAt" is not null)))`;
}
