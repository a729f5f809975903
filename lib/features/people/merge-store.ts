import 'server-only';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/**
 * Makes one person of two: everything of `from` (seats with their clocks, past seats, tables made, channels, wishes, holidays, talk,
 * notes, lines, plans) is `into`'s from now on, and `from` is no more. All of it or nothing.
 */
export async function mergePeople(from: string, into: string): Promise<void> {
  if (from === into) return;
  const [where, data] = [{ userId: from }, { userId: into }];
  await onDatabase(() =>
    db().$transaction([
      db().seat.updateMany({ where, data }),
      db().seatHolder.updateMany({ where, data }),
      db().game.updateMany({ where: { hostId: from }, data: { hostId: into } }),
      db().channel.updateMany({ where, data }),
      db().holiday.updateMany({ where, data }),
      db().chatMessage.updateMany({ where, data }),
      db().note.updateMany({ where, data }),
      db().sandboxLine.updateMany({ where, data }),
      db().plan.updateMany({ where, data }),
      db().account.updateMany({ where, data }),
      db().$executeRaw`
        insert into "TableWish" ("userId", "gameId", "mutedAt")
        select ${into}, "gameId", "mutedAt" from "TableWish" where "userId" = ${from} on conflict do nothing`,
      db().$executeRaw`
        update "User" t set "name" = coalesce(t."name", f."name"), "digestAt" = coalesce(t."digestAt", f."digestAt")
        from "User" f where t."id" = ${into} and f."id" = ${from}`,
      db().user.deleteMany({ where: { id: from } }),
    ]),
  );
}

/**
 * Seats at which this address was left are its owner's, once it is proved: those that nobody holds yet are kept for them, and those of
 * guests, who have lost their browser or are about to claim it, come back.
 */
export async function adoptSeatsOfAddress(email: string, userId: string): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "userId" = ${userId}
      where lower(s."email") = ${email} and s."bot" is null and (s."userId" is null or exists (
        select 1 from "User" u where u."id" = s."userId" and u."emailVerified" is null
          and not exists (select 1 from "Account" a where a."userId" = u."id")
      ))`,
  );
}

/** Seats whose tokens somebody shows, and that no person holds yet, are this person's from now on. */
export async function adoptSeats(tokenHashes: readonly string[], userId: string): Promise<void> {
  if (tokenHashes.length === 0) return;
  await onDatabase(() =>
    db().seat.updateMany({
      where: { tokenHash: { in: [...tokenHashes] }, userId: null, seatedAt: { not: null }, bot: null },
      data: { userId },
    }),
  );
}
