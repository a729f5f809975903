import 'server-only';
import { handBoxesOn, lockBoxesOf } from '@/lib/features/boxes/leaving-store';
import { leaveCircles, lockCirclesOf, withdrawEntrants } from '@/lib/features/people/membership-store';
import { forgetRows } from '@/lib/features/people/personal-store';
import { newBank } from '@/lib/game/pace/bank';
import { storedPace } from '@/lib/game/pace/pace';
import { lostHash } from '@/lib/platform/auth/lost-hash';
import { db, type Tx } from '@/lib/platform/db/db';
import { DATABASE_TIMES } from '@/lib/platform/db/pool';
import { UNSENT } from '@/lib/platform/outbox/unsent';

/** The running tables where a person sits. */
export async function runningTablesOf(userId: string): Promise<readonly string[]> {
  const where = { userId, seatedAt: { not: null }, game: { status: 'running' } };
  const rows = await db().seat.findMany({ where, select: { gameId: true } });
  return [...new Set(rows.map(({ gameId }) => gameId))];
}

/**
 * Deletes a person in one transaction. Their seats in running games become free, and their moves stay
 * without a name. Seats of finished games stay taken without a name. Their texts and unsent messages
 * are deleted, and their tables get another host.
 */
export async function deletePerson(userId: string, email: string | undefined, at: Date): Promise<void> {
  await db().$transaction(
    async (tx) => {
      // Competitions are locked before their tables, as in every change of them.
      await withdrawEntrants(tx, userId, at);
      // A step that was decided for the old holder can no longer be appended.
      await tx.game.updateMany({
        where: { seats: { some: { userId } } },
        data: { tableRevision: { increment: 1 } },
      });
      const circles = await lockCirclesOf(tx, userId);
      const boxes = await lockBoxesOf(tx, userId);
      const seats = await seatsOf(tx, userId);
      await cancelMessages(tx, seats, at);
      await forgetRows(tx, userId, at);
      await tx.seatDelegate.updateMany({
        where: { userId, power: 'mentor', endedAt: null },
        data: { endedAt: at },
      });
      for (const seat of seats) await freeSeat(tx, seat, at);
      // The database wrote these when the seats became free.
      await tx.seatEntry.updateMany({ where: { userId }, data: { name: '', userId: null } });
      await handTablesOn(tx, userId);
      await leaveCircles(tx, circles, userId, at);
      await handBoxesOn(tx, boxes, userId);
      const links = [`device:${userId}`, ...(email ? [`mail:${email}`] : [])];
      await tx.verificationToken.deleteMany({ where: { identifier: { in: links } } });
      await tx.user.deleteMany({ where: { id: userId } });
    },
    { timeout: DATABASE_TIMES.idleInTransactionMs },
  );
}

async function seatsOf(tx: Tx, userId: string) {
  const seats = await tx.seat.findMany({
    where: { userId },
    select: {
      gameId: true,
      seat: true,
      game: { select: { status: true, seq: true, pace: true } },
    },
  });
  return seats.map(({ game: { seq, status, pace }, ...seat }) => {
    return { ...seat, seq, isRunning: status === 'running', bank: newBank(storedPace(pace)) };
  });
}

type SeatOfPerson = Awaited<ReturnType<typeof seatsOf>>[number];

const about = (seats: readonly SeatOfPerson[]) => ({
  OR: seats.map(({ gameId, seat }) => ({ gameId, seat })),
});

async function cancelMessages(tx: Tx, seats: readonly SeatOfPerson[], at: Date): Promise<void> {
  await tx.outbox.updateMany({ where: { ...about(seats), ...UNSENT }, data: { cancelledAt: at } });
  await tx.delivery.updateMany({
    where: { outbox: about(seats), sentAt: null, failedAt: null },
    data: { failedAt: at },
  });
}

async function freeSeat(
  tx: Tx,
  { gameId, seat, seq, isRunning, bank }: SeatOfPerson,
  at: Date,
): Promise<void> {
  const nobody = { name: '', email: null, tokenHash: lostHash(), userId: null };
  const clock = { bankMs: bank.bankMs ?? null, tickingAt: null, reminded: null, lookAt: at };
  const free = { seatedAt: null, heldFrom: seq + 1, ...clock };
  if (isRunning) {
    const data = [{ gameId, seat, untilSeq: seq, name: '' }];
    await tx.seatHolder.createMany({ data, skipDuplicates: true });
    await tx.vote.deleteMany({ where: { gameId, seat } });
  }
  await tx.seat.updateMany({
    where: { gameId, seat },
    data: { ...nobody, ...(isRunning ? free : {}) },
  });
}

/** Hands each table they made to the first person who sits there, or else to the first one expected there. */
async function handTablesOn(tx: Tx, userId: string): Promise<void> {
  const tables = await tx.game.findMany({
    where: { hostId: userId },
    select: {
      id: true,
      seats: {
        where: { userId: { not: null } },
        orderBy: { seat: 'asc' },
        select: { userId: true, seatedAt: true },
      },
    },
  });
  for (const { id, seats } of tables) {
    const next = seats.find(({ seatedAt }) => seatedAt !== null) ?? seats[0];
    await tx.game.updateMany({ where: { id }, data: { hostId: next?.userId ?? null } });
  }
}
