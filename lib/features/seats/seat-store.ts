import 'server-only';
import { pastHolderOf, seatBotOf, type PastHolder, type SeatRow } from '@/lib/features/table/load/seat-row';
import { provenSeats, seatMeant, type ProvenSeats } from '@/lib/features/table/seats/proven-seat-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { batched } from '@/lib/platform/db/batches';
import { db } from '@/lib/platform/db/db';

/** A seat found by its token. */
export interface FoundSeat {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  /** Whether a person holds it, or it is reserved for one. */
  readonly isHeld: boolean;
}

export const FOUND_SEAT = {
  gameId: true,
  seat: true,
  name: true,
  seatedAt: true,
  userId: true,
  game: { select: { name: true } },
} as const satisfies Prisma.SeatSelect;

export function foundSeatOf(row: Prisma.SeatGetPayload<{ select: typeof FOUND_SEAT }>): FoundSeat {
  const { gameId, seat, name, seatedAt, userId, game } = row;
  return { gameId, gameName: game.name, seat, name, seated: seatedAt !== null, isHeld: userId !== null };
}

export async function seatByTokenHash(tokenHash: string): Promise<FoundSeat | undefined> {
  const found = await db().seat.findUnique({ where: { tokenHash }, select: FOUND_SEAT });
  return found ? foundSeatOf(found) : undefined;
}

/** The address that the host entered for the seat with this token hash, while it is free. */
export async function addressOfInvited(tokenHash: string): Promise<string | undefined> {
  const where = { tokenHash, seatedAt: null };
  const found = await db().seat.findFirst({ where, select: { email: true } });
  return found?.email ?? undefined;
}

/** A seat with the newest step of its table. */
export interface SeatOfTable extends FoundSeat, Pick<ProvenSeats, 'head' | 'isRunning'> {
  /** Whether the keys belong to a delegate. */
  readonly isDelegated: boolean;
}

/** The seat of a table that these keys prove. */
export async function seatByKeys(gameId: string, keys: SeatKeys): Promise<SeatOfTable | undefined> {
  const proven = await provenSeats(gameId, keys);
  const found = seatMeant(proven);
  if (!found) return undefined;
  const { seat, name, seatedAt, userId, isDelegated } = found;
  const { name: gameName, head, isRunning } = proven;
  return {
    gameId,
    gameName,
    seat,
    name,
    seated: seatedAt !== null,
    isHeld: userId !== null,
    head,
    isRunning,
    isDelegated,
  };
}

/** The players of a table, in turn order. */
export async function seatsOfTable(gameId: string): Promise<readonly SeatRow[]> {
  return (await seatsByTable(gameId)) ?? [];
}

const seatsByTable = batched(async (gameIds) => {
  const rows = await db().seat.findMany({
    where: { gameId: { in: [...gameIds] } },
    orderBy: [{ gameId: 'asc' }, { seat: 'asc' }],
    select: { gameId: true, seat: true, name: true, seatedAt: true, bot: true },
  });
  const found = new Map<string, SeatRow[]>();
  for (const { gameId, seat, name, seatedAt, bot } of rows) {
    const held = seatBotOf(bot);
    const row = { seat, name, seated: seatedAt !== null, ...(held ? { bot: held } : {}) };
    found.set(gameId, [...(found.get(gameId) ?? []), row]);
  }
  return found;
});

/** A former holder, and when they lost the seat; unknown for old changes. */
export interface DatedHolder extends PastHolder {
  readonly until?: Date;
}

/** The former holders of a table's seats, oldest first. */
export async function pastHolders(gameId: string): Promise<readonly DatedHolder[]> {
  return (await holdersByTable(gameId)) ?? [];
}

const HOLDER = {
  ...{ gameId: true, seat: true, untilSeq: true, name: true, bot: true },
  ...{ at: true, replaced: true, decision: true },
} as const;

const holdersByTable = batched(async (gameIds) => {
  const where = { gameId: { in: [...gameIds] } };
  const orderBy = [{ untilSeq: 'asc' }, { seat: 'asc' }] as const;
  const rows = await db().seatHolder.findMany({ where, orderBy: [...orderBy], select: HOLDER });
  const found = new Map<string, DatedHolder[]>();
  for (const row of rows) {
    const holder = { ...pastHolderOf(row), until: row.at ?? undefined };
    found.set(row.gameId, [...(found.get(row.gameId) ?? []), holder]);
  }
  return found;
});

/** The delegates who have made rows of a table's log. */
export async function actingDelegates(gameId: string) {
  return db().seatDelegate.findMany({
    where: { gameId, steps: { isEmpty: false } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { seat: true, name: true, steps: true },
  });
}
