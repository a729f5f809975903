import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/**
 * Makes one person of two: everything of `from` (seats with their clocks, past seats, tables made, channels,
 * preferences, holidays, talk, notes, lines, plans) is `into`'s from now on, and `from` is no more. All of it
 * or nothing.
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
      db().seatEntry.updateMany({ where, data }),
      db().account.updateMany({ where, data }),
      db().$executeRaw`
        insert into "TableWish" ("userId", "gameId", "mutedAt")
        select ${into}, "gameId", "mutedAt" from "TableWish" where "userId" = ${from} on conflict do nothing`,
      db().$executeRaw`
        update "User" t set "name" = coalesce(t."name", f."name"), "digestAt" = coalesce(t."digestAt", f."digestAt"),
          "digestOnly" = t."digestOnly" or (t."digestAt" is null and f."digestOnly")
        from "User" f where t."id" = ${into} and f."id" = ${from}`,
      db().user.deleteMany({ where: { id: from } }),
    ]),
  );
}

/**
 * Seats at which this address was left are its owner's, once it is proved: those that nobody has taken yet
 * are kept for them, and those of guests, who have lost their browser or are about to claim it, come back. An
 * address that somebody else wrote down for a seat says nothing of whoever sits there.
 */
export async function adoptSeatsOfAddress(email: string, userId: string): Promise<void> {
  // Each holder is looked up: asked whether one exists, the planner would gather all guests there are.
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "userId" = ${userId}
      where lower(s."email") = ${email} and s."bot" is null and (s."seatedAt" is null or s."emailOwn") and (s."userId" is null or (
        select u."emailVerified" is null and not exists (select 1 from "Account" a where a."userId" = u."id")
        from "User" u where u."id" = s."userId"
      ))`,
  );
}

/**
 * Seats at which a browser itself sat down, and that no person holds yet, are this person's from now on. A
 * link alone moves none.
 */
export async function adoptSeats(keyHashes: readonly string[], userId: string): Promise<void> {
  if (keyHashes.length === 0) return;
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "userId" = ${userId} from "SeatKey" b
      where b."hash" = any(${[...keyHashes]}::text[]) and b."own" and b."hash" is distinct from s."tokenHash" and s."gameId" = b."gameId" and s."seat" = b."seat"
        and s."tenure" = b."tenure" and s."userId" is null and s."seatedAt" is not null and s."bot" is null`,
  );
}
