import 'server-only';
import { lockSeat, lockTable } from '@/lib/features/table/commands/lock-store';
import { keeperSql, TAKEN, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** An offered seat. */
export interface OfferRow {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly isComputer: boolean;
  /** Null for a host without a seat. */
  readonly by: SeatId | null;
  readonly opensAt: Date;
  readonly goodUntil: Date;
}

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
  return db().$transaction(async (tx) => {
    if ((await lockTable(tx, gameId))?.status !== 'running') return false;
    const held = await lockSeat(tx, { gameId, seat }, proof);
    if (!held) return false;
    const offer = { tenure: held.tenure, tokenHash, by: by ?? null, at, opensAt, goodUntil };
    await tx.seatOffer.upsert({
      where: { gameId_seat: { gameId, seat } },
      create: { gameId, seat, ...offer },
      update: offer,
    });
    return true;
  });
}

/**
 * Offers the player's own seat; the link of an earlier offer no longer opens anything. False unless its
 * holder asks.
 */
export async function offerOwnSeat(
  gameId: string,
  seat: SeatId,
  keys: SeatKeys,
  offer: NewOffer,
): Promise<boolean> {
  return insertWhere(gameId, seat, offer, Prisma.sql`${TAKEN} and ${keeperSql(keys)}`);
}

/** Offers the seat of a computer. False if no computer plays there. */
export async function offerComputerSeat(gameId: string, seat: SeatId, offer: NewOffer): Promise<boolean> {
  return insertWhere(gameId, seat, offer, Prisma.sql`k."bot" is not null`);
}

/**
 * Withdraws an offer. Only the holder of the seat can, unless a computer plays it. False if there is no
 * offer.
 */
export async function dropOffer(gameId: string, seat: SeatId, keys: SeatKeys): Promise<boolean> {
  const proof = Prisma.sql`(k."bot" is not null or ${keeperSql(keys)})`;
  return db().$transaction(async (tx) => {
    const held = await lockSeat(tx, { gameId, seat }, proof);
    if (!held) return false;
    const gone = await tx.seatOffer.deleteMany({ where: { gameId, seat, tenure: held.tenure } });
    return gone.count > 0;
  });
}

async function offersWhere(which: Prisma.SeatOfferWhereInput, now: Date): Promise<OfferRow[]> {
  const seats = { select: { seat: true, tenure: true, bot: true } } as const;
  const rows = await db().seatOffer.findMany({
    where: { ...which, goodUntil: { gt: now }, game: { status: 'running' } },
    orderBy: { seat: 'asc' },
    include: { game: { select: { name: true, seats } } },
  });
  return rows.flatMap(({ game, gameId, seat, tenure, by, opensAt, goodUntil }) => {
    const held = game.seats.find((each) => each.seat === seat && each.tenure === tenure);
    if (!held) return [];
    return { gameId, gameName: game.name, seat, isComputer: held.bot !== null, by, opensAt, goodUntil };
  });
}

/** The offered seats of a table. */
export async function offersOf(gameId: string, now: Date): Promise<OfferRow[]> {
  return offersWhere({ gameId }, now);
}

/** The offer with this link hash. */
export async function offerByTokenHash(tokenHash: string, now: Date): Promise<OfferRow | undefined> {
  return (await offersWhere({ tokenHash }, now))[0];
}

/** The offer of the seat that a computer plays in this tenure. */
export async function offerInTenure(
  { gameId, seat, tenure }: { readonly gameId: string; readonly seat: SeatId; readonly tenure: number },
  now: Date,
): Promise<OfferRow | undefined> {
  return (await offersWhere({ gameId, seat, tenure }, now)).find(({ isComputer }) => isComputer);
}

/** The person who held a seat before its computer. */
export interface PersonBefore {
  readonly userId: string | null;
  readonly name: string;
  /** Their address at the seat. */
  readonly email: string | null;
  readonly locale: string | null;
  /** The last log row of their tenure. */
  readonly untilSeq: number;
  /** The tenure of the computer. */
  readonly tenure: number;
}

/** The last person who held a seat before the computer that plays it, if there was one. */
export async function personBefore(gameId: string, seat: SeatId): Promise<PersonBefore | undefined> {
  const [held, before] = await Promise.all([
    db().seat.findUnique({ where: { gameId_seat: { gameId, seat } }, select: { tenure: true } }),
    db().seatHolder.findFirst({
      where: { gameId, seat, bot: null },
      orderBy: { untilSeq: 'desc' },
      select: { userId: true, name: true, email: true, locale: true, untilSeq: true },
    }),
  ]);
  if (!held || !before) return undefined;
  const told = before.userId === null ? null : await toldOfReplacing(gameId, seat, before.userId);
  return {
    userId: before.userId,
    name: before.name,
    email: before.email ?? told?.readerEmail ?? null,
    locale: before.locale ?? told?.readerLocale ?? null,
    untilSeq: before.untilSeq,
    tenure: held.tenure,
  };
}

/** The message to a replaced player about their seat's new holder. */
async function toldOfReplacing(gameId: string, seat: SeatId, readerId: string) {
  return db().outbox.findFirst({
    where: { gameId, seat, kind: 'seat-replaced', readerId },
    orderBy: { createdAt: 'desc' },
    select: { readerEmail: true, readerLocale: true },
  });
}
