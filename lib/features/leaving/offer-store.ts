import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import { holderSql, TAKEN } from '@/lib/features/seats/own-store';
import type { SeatKeys } from '@/lib/features/table/seat-sql';

/** A seat that waits for somebody else. */
export interface OfferRow {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly isComputer: boolean;
  /** Null: the host, who has no seat. */
  readonly by: SeatId | null;
  readonly opensAt: Date;
  readonly goodUntil: Date;
}

/** What an offer says. */
export interface NewOffer {
  readonly tokenHash: string;
  readonly by: SeatId | undefined;
  readonly at: Date;
  readonly opensAt: Date;
  readonly goodUntil: Date;
}

async function insertWhere(
  gameId: string,
  seat: SeatId,
  { tokenHash, by, at, opensAt, goodUntil }: NewOffer,
  proof: Prisma.Sql,
): Promise<boolean> {
  const made = await onDatabase(
    () => db().$executeRaw`
      insert into "SeatOffer" ("gameId", "seat", "tenure", "tokenHash", "by", "at", "opensAt", "goodUntil")
      select k."gameId", k."seat", k."tenure", ${tokenHash}, ${by ?? null}::int, ${at}::timestamptz, ${opensAt}::timestamptz,
        ${goodUntil}::timestamptz
      from "Seat" k join "Game" g on g."id" = k."gameId"
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and g."status" = 'running' and ${proof}
      on conflict ("gameId", "seat") do update set "tenure" = excluded."tenure", "tokenHash" = excluded."tokenHash", "by" = excluded."by",
        "at" = excluded."at", "opensAt" = excluded."opensAt", "goodUntil" = excluded."goodUntil"`,
  );
  return made > 0;
}

/**
 * Offers one's own seat; the link of an earlier offer opens nothing any more. False unless its holder asks.
 */
export async function offerOwnSeat(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  offer: NewOffer,
): Promise<boolean> {
  return insertWhere(gameId, seat, offer, Prisma.sql`${TAKEN} and ${holderSql(keys)}`);
}

/** Offers the seat of a computer. False where none plays there. */
export async function offerComputerSeat(gameId: string, seat: SeatId, offer: NewOffer): Promise<boolean> {
  return insertWhere(gameId, seat, offer, Prisma.sql`k."bot" is not null`);
}

/**
 * Takes an offer back, for the holder of the seat alone unless a computer plays it. False where there is
 * none.
 */
export async function dropOffer(gameId: string, seat: SeatId, keys: SeatKeys): Promise<boolean> {
  const gone = await onDatabase(
    () => db().$executeRaw`
      delete from "SeatOffer" o using "Seat" k
      where o."gameId" = ${gameId} and o."seat" = ${seat}::int and k."gameId" = o."gameId" and k."seat" = o."seat"
        and k."tenure" = o."tenure" and (k."bot" is not null or ${holderSql(keys)})`,
  );
  return gone > 0;
}

async function offersWhere(which: Prisma.Sql, now: Date): Promise<OfferRow[]> {
  return onDatabase(
    () => db().$queryRaw<OfferRow[]>`
      select o."gameId", g."name" as "gameName", o."seat", s."bot" is not null as "isComputer", o."by", o."opensAt", o."goodUntil"
      from "SeatOffer" o join "Game" g on g."id" = o."gameId" and g."status" = 'running'
      join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat" and s."tenure" = o."tenure"
      where o."goodUntil" > ${now}::timestamptz and ${which} order by o."seat"`,
  );
}

/** The seats of a table that wait for somebody else. */
export async function offersOf(gameId: string, now: Date): Promise<OfferRow[]> {
  return offersWhere(Prisma.sql`o."gameId" = ${gameId}`, now);
}

/** The offer that a link leads to. */
export async function offerByTokenHash(tokenHash: string, now: Date): Promise<OfferRow | undefined> {
  return (await offersWhere(Prisma.sql`o."tokenHash" = ${tokenHash}`, now))[0];
}

/** The offer of the seat that a computer plays in this tenure. */
export async function offerInTenure(
  { gameId, seat, tenure }: { readonly gameId: string; readonly seat: SeatId; readonly tenure: number },
  now: Date,
): Promise<OfferRow | undefined> {
  const which = Prisma.sql`o."gameId" = ${gameId} and o."seat" = ${seat}::int and o."tenure" = ${tenure}::int and s."bot" is not null`;
  return (await offersWhere(which, now))[0];
}

/** Who held a seat before the computer that plays it. */
export interface PersonBefore {
  readonly userId: string | null;
  readonly name: string;
  /** The address they had left at the seat. */
  readonly email: string | null;
  readonly locale: string | null;
  /** Last row of the log of their time. */
  readonly untilSeq: number;
  /** The tenure of the computer. */
  readonly tenure: number;
}

/** The last person who held a seat before the computer that plays it, if there was one. */
export async function personBefore(gameId: string, seat: SeatId): Promise<PersonBefore | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<PersonBefore[]>`
      select h."userId", h."name", coalesce(h."email", o."readerEmail") as "email", coalesce(h."locale", o."readerLocale") as "locale",
        h."untilSeq", s."tenure"
      from "SeatHolder" h join "Seat" s on s."gameId" = h."gameId" and s."seat" = h."seat"
      left join lateral (
        select o."readerEmail", o."readerLocale" from "Outbox" o
        where o."gameId" = h."gameId" and o."seat" = h."seat" and o."kind" = 'seat-replaced' and o."readerId" = h."userId"
        order by o."createdAt" desc limit 1
      ) o on true
      where h."gameId" = ${gameId} and h."seat" = ${seat}::int and h."bot" is null
      order by h."untilSeq" desc limit 1`,
  );
  return found;
}
