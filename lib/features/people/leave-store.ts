import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** The running tables at which a person sits. */
export async function runningTablesOf(userId: string): Promise<readonly string[]> {
  const where = { userId, seatedAt: { not: null }, game: { status: 'running' } };
  const rows = await onDatabase(() => db().seat.findMany({ where, select: { gameId: true } }));
  return [...new Set(rows.map(({ gameId }) => gameId))];
}

/**
 * Deletes a person. Their seats of running games become free, and what was played on them stays under no
 * name; seats of games that are over stay taken under no name. What they wrote goes, what was to be told to
 * them is not told, and tables they made get another host. All of it or nothing.
 */
export async function deletePerson(userId: string, email: string | undefined, at: Date): Promise<void> {
  const subjects = [`device:${userId}`, ...(email ? [`mail:${email}`] : [])];
  await onDatabase(() =>
    db().$transaction([
      ...messagesGone(userId, at),
      linesGone(userId),
      entriesNameless(userId),
      ...seatsGone(userId, at),
      db().seatEntry.updateMany({ where: { userId }, data: { name: '', userId: null } }),
      handTablesOn(userId),
      db().chatMessage.updateMany({
        where: { userId },
        data: { name: '', text: '', removedAt: at, userId: null },
      }),
      db().seatHolder.updateMany({
        where: { userId },
        data: { name: '', userId: null, keys: [], email: null, locale: null },
      }),
      db().verificationToken.deleteMany({ where: { identifier: { in: subjects } } }),
      // Accounts elsewhere, channels, preferences, holidays, notes, lines and plans go with it.
      db().user.deleteMany({ where: { id: userId } }),
    ]),
  );
}

/**
 * The hash of a token that nobody has: a person's seat always has one, and this one opens to no link until
 * its host makes a new one.
 */
const LOST_HASH = Prisma.sql`encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex')`;

function messagesGone(userId: string, at: Date) {
  return [
    db().$executeRaw`
      update "Outbox" o set "cancelledAt" = ${at}::timestamptz from "Seat" s
      where s."userId" = ${userId} and o."gameId" = s."gameId" and o."seat" = s."seat"
        and o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null`,
    db().$executeRaw`
      delete from "Outbox" where "readerId" = ${userId}`,
    db().$executeRaw`
      update "Delivery" d set "failedAt" = ${at}::timestamptz from "Outbox" o join "Seat" s on s."gameId" = o."gameId" and s."seat" = o."seat"
      where d."outboxId" = o."id" and s."userId" = ${userId} and d."sentAt" is null and d."failedAt" is null`,
  ];
}

/**
 * Lines made at this person's seats before they were known go as well; by whom they are nobody could tell
 * afterwards.
 */
function linesGone(userId: string) {
  return db().$executeRaw`
    delete from "SandboxLine" l using "Seat" s
    where s."userId" = ${userId} and l."gameId" = s."gameId" and l."seat" = s."seat" and l."userId" is null`;
}

/** What is told of their seats stays, but not of whom, even from before they were known as a person. */
function entriesNameless(userId: string) {
  return db().$executeRaw`
    update "SeatEntry" e set "name" = '' from "Seat" s
    where s."userId" = ${userId} and e."gameId" = s."gameId" and e."seat" = s."seat" and e."tenure" = s."tenure"`;
}

function seatsGone(userId: string, at: Date) {
  return [
    // First of all, for it locks the tables: a step that was decided for the old holder is not appended any
    // more.
    db().$executeRaw`
      update "Game" g set "affairs" = g."affairs" + 1 from "Seat" s where s."gameId" = g."id" and s."userId" = ${userId}`,
    db().$executeRaw`
      delete from "Plan" p using "Seat" s where s."userId" = ${userId} and p."gameId" = s."gameId" and p."seat" = s."seat"`,
    db().$executeRaw`
      delete from "Consent" c using "Seat" s join "Game" g on g."id" = s."gameId"
      where s."userId" = ${userId} and g."status" = 'running' and c."gameId" = s."gameId" and c."seat" = s."seat"`,
    db().$executeRaw`
      insert into "SeatHolder" ("gameId", "seat", "untilSeq", "name", "userId", "bot")
      select s."gameId", s."seat", g."seq", '', null, null from "Seat" s join "Game" g on g."id" = s."gameId"
      where s."userId" = ${userId} and g."status" = 'running' on conflict do nothing`,
    db().$executeRaw`
      update "Seat" s set "name" = '', "email" = null, "tokenHash" = ${LOST_HASH}, "userId" = null, "seatedAt" = null, "reminded" = null,
        "heldFrom" = g."seq" + 1, "lookAt" = ${at}::timestamptz
      from "Game" g where g."id" = s."gameId" and s."userId" = ${userId} and g."status" = 'running'`,
    db().$executeRaw`
      update "Seat" set "name" = '', "email" = null, "tokenHash" = ${LOST_HASH}, "userId" = null where "userId" = ${userId}`,
  ];
}

function handTablesOn(userId: string) {
  return db().$executeRaw`
    update "Game" g set "hostId" = (
      select s."userId" from "Seat" s where s."gameId" = g."id" and s."userId" is not null order by s."seat" limit 1
    ) where g."hostId" = ${userId}`;
}
