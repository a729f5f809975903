import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import type { OtherReader } from '@/lib/platform/outbox/outbox-store';

/** A seat that a person used to hold, found by their old key. */
export interface FormerSeat {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  /** Their name at that time. */
  readonly name: string;
  /** When they were replaced, and the decision of the table that caused it. */
  readonly at: Date | null;
  readonly decision: string | null;
  /** The tenure of the seat if it is free now. */
  readonly freeTenure: number | null;
  readonly isOver: boolean;
}

/** The former seat of a replaced player, by the hash of their link or browser cookie. */
export function formerSeatOf(hash: string): Promise<FormerSeat | undefined> {
  return formerSeatWhere({ keys: { has: hash } });
}

/** A player's time at a seat, identified by its last log row. */
export interface HeldSeat {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly untilSeq: number;
}

/** The seat that a player held until a log row. */
export function formerSeatAt(held: HeldSeat): Promise<FormerSeat | undefined> {
  return formerSeatWhere({ ...held, bot: null });
}

async function formerSeatWhere(where: Prisma.SeatHolderWhereInput): Promise<FormerSeat | undefined> {
  const found = await db().seatHolder.findFirst({
    where,
    orderBy: { untilSeq: 'desc' },
    select: {
      gameId: true,
      seat: true,
      name: true,
      at: true,
      decision: true,
      game: { select: { name: true, status: true, seats: { select: FREE_SEAT } } },
    },
  });
  if (!found) return undefined;
  const { game, ...former } = found;
  const isOver = game.status !== 'running';
  const now = game.seats.find(({ seat }) => seat === former.seat);
  const isFree = !isOver && now?.seatedAt === null && now.bot === null && now.userId === null;
  return { ...former, gameName: game.name, isOver, freeTenure: isFree ? now.tenure : null };
}

const FREE_SEAT = { seat: true, seatedAt: true, bot: true, userId: true, tenure: true } as const;

/** Adds a key that can read like the keys that proved the seat; adding it again changes nothing. */
export async function addFormerKey(held: HeldSeat, hash: string): Promise<void> {
  const where = { ...held, NOT: { keys: { has: hash } } };
  await db().seatHolder.updateMany({ where, data: { keys: { push: hash } } });
}

/** The data about a holder that a message needs after they have lost the seat. */
export async function readerOfSeat(
  gameId: string,
  seat: SeatId,
  tx: Tx = db(),
): Promise<OtherReader | undefined> {
  const where = { gameId_seat: { gameId, seat }, seatedAt: { not: null }, bot: null };
  const select = { userId: true, email: true, locale: true, name: true, mailStoppedAt: true } as const;
  const found = await tx.seat.findUnique({ where, select });
  if (!found) return undefined;
  const { userId, email, locale, name, mailStoppedAt } = found;
  return {
    name,
    userId: userId ?? undefined,
    ...(email === null || mailStoppedAt !== null ? {} : { email }),
    locale: locale ?? undefined,
  };
}
