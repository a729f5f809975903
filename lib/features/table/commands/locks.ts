import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';

/** A transaction, or the client itself where one statement is all there is. */
export type Tx = Prisma.TransactionClient;

export interface LockedTable {
  readonly status: string;
  readonly seq: number;
  readonly tableRevision: number;
  readonly hostId: string | null;
}

/**
 * Locks a table until the transaction ends, as a step does: a move at this moment has been made, or waits.
 * Lock it before any of its seats, so no two transactions wait for each other. Undefined if there is no such
 * table.
 */
export async function lockTable(tx: Tx, gameId: string): Promise<LockedTable | undefined> {
  const [table] = await tx.$queryRaw<LockedTable[]>`
    select g."status", g."seq", g."affairs" as "tableRevision", g."hostId" from "Game" g
    where g."id" = ${gameId} for no key update`;
  return table;
}

export interface LockedSeat {
  readonly tenure: number;
  readonly heldFrom: number;
  readonly name: string;
  readonly userId: string | null;
  readonly tokenHash: string | null;
  readonly email: string | null;
  readonly emailOwn: boolean;
  readonly locale: string | null;
  readonly mailStoppedAt: Date | null;
  /** Whether a person has sat down there. */
  readonly isTaken: boolean;
  readonly isComputer: boolean;
}

/**
 * Locks seat `k` until the transaction ends: while it is, the seat gets no other holder. Undefined where
 * there is none, or `proof` does not hold of it.
 */
export async function lockSeat(
  tx: Tx,
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  proof: Prisma.Sql = Prisma.sql`true`,
): Promise<LockedSeat | undefined> {
  const [held] = await tx.$queryRaw<LockedSeat[]>`
    select k."tenure", k."heldFrom", k."name", k."userId", k."tokenHash", k."email", k."emailOwn", k."locale", k."mailStoppedAt",
      k."seatedAt" is not null and k."bot" is null as "isTaken", k."bot" is not null as "isComputer"
    from "Seat" k where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${proof} for no key update of k`;
  return held;
}
