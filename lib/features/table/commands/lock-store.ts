import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Tx } from '@/lib/platform/db/db';

export interface LockedTable {
  readonly status: string;
  readonly seq: number;
  readonly tableRevision: number;
  readonly hostId: string | null;
}

/**
 * Locks a table until the transaction ends, as a step does: a concurrent move is either made already,
 * or waits. To avoid deadlocks, lock the table before its seats. Undefined if there is no such table.
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
 * Locks seat `k` until the transaction ends, so that its holder cannot change. Undefined if there is
 * none, or it does not match `proof`.
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
