import 'server-only';
import { dropFromBoxes } from '@/lib/features/boxes/leaving-store';
import { dropEntrants, dropMemberships } from '@/lib/features/people/membership-store';
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
      await dropEntrants(tx, userId, at);
      // First, because it locks the tables: a step that was decided for the old holder can no longer be
      // appended.
      await tx.game.updateMany({
        where: { seats: { some: { userId } } },
        data: { tableRevision: { increment: 1 } },
      });
      const seats = await seatsOf(tx, userId);
      await dropMessages(tx, userId, seats, at);
      await dropWritten(tx, seats);
      for (const seat of seats) await freeSeat(tx, seat, at);
      await handTablesOn(tx, userId);
      await dropMemberships(tx, userId, at);
      await dropFromBoxes(tx, userId, at);
      await forgetPerson(tx, userId, email, at);
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
      tenure: true,
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

async function dropMessages(tx: Tx, userId: string, seats: readonly SeatOfPerson[], at: Date): Promise<void> {
  await tx.outbox.updateMany({ where: { ...about(seats), ...UNSENT }, data: { cancelledAt: at } });
  await tx.outbox.deleteMany({ where: { readerId: userId } });
  await tx.delivery.updateMany({
    where: { outbox: about(seats), sentAt: null, failedAt: null },
    data: { failedAt: at },
  });
}

/**
 * Deletes texts written at these seats, including those from before the person was known there, because
 * their author could not be found afterwards.
 */
async function dropWritten(tx: Tx, seats: readonly SeatOfPerson[]): Promise<void> {
  await tx.sandboxLine.deleteMany({ where: { ...about(seats), userId: null } });
  await tx.plan.deleteMany({ where: about(seats) });
  await tx.vote.deleteMany({ where: about(seats.filter(({ isRunning }) => isRunning)) });
  // Entries about their seats stay, but without the person's name.
  const tenures = seats.map(({ gameId, seat, tenure }) => ({ gameId, seat, tenure }));
  await tx.seatEntry.updateMany({ where: { OR: tenures }, data: { name: '' } });
  await tx.problemReport.deleteMany({ where: { OR: tenures } });
  // Their log rows stay, but the names of their delegates are deleted.
  await tx.seatDelegate.updateMany({ where: { OR: tenures }, data: { name: '', tokenHash: null } });
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

async function forgetPerson(tx: Tx, userId: string, email: string | undefined, at: Date): Promise<void> {
  await tx.seatEntry.updateMany({ where: { userId }, data: { name: '', userId: null } });
  const unsaid = { name: '', text: '', removedAt: at, userId: null };
  await tx.chatMessage.updateMany({ where: { userId }, data: unsaid });
  const unknown = { name: '', userId: null, keys: [], email: null, locale: null };
  await tx.seatHolder.updateMany({ where: { userId }, data: unknown });
  await tx.seatDelegate.updateMany({
    where: { userId, power: 'mentor', endedAt: null },
    data: { endedAt: at },
  });
  await tx.seatDelegate.updateMany({ where: { userId }, data: { name: '', userId: null } });
  const subjects = [`device:${userId}`, ...(email ? [`mail:${email}`] : [])];
  await tx.verificationToken.deleteMany({ where: { identifier: { in: subjects } } });
  // Deletes linked accounts, channels, preferences, holidays, notes, lines and plans too.
  await tx.user.deleteMany({ where: { id: userId } });
}
