import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** Somebody who wants a daily digest. */
export interface DigestReader {
  readonly userId: string;
  readonly timeZone: string;
  readonly digestAt: number;
  readonly digestSentOn: string | null;
}

/** Everybody whose digest may be due: who had one with tomorrow's date already, somewhere ahead of us, is left out. */
export async function digestReaders(now: Date): Promise<DigestReader[]> {
  // Local dates are at most a day before or after ours.
  const dayAhead = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return onDatabase(
    () => db().$queryRaw<DigestReader[]>`
      select "id" as "userId", "timeZone", "digestAt", "digestSentOn" from "User"
      where "digestAt" is not null and ("digestSentOn" is null or "digestSentOn" < ${dayAhead})`,
  );
}

/** Notes that a person's digest of a day has been seen to. */
export async function markDigest(userId: string, date: string): Promise<void> {
  await onDatabase(() => db().user.updateMany({ where: { id: userId }, data: { digestSentOn: date } }));
}

/** A table that waits for a person. */
export interface WaitingTable {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
  readonly seq: number;
  readonly since: Date;
}

/** The running tables that wait for a person and are not muted, longest first. */
export async function waitingTables(userId: string): Promise<WaitingTable[]> {
  return onDatabase(
    () => db().$queryRaw<WaitingTable[]>`
      select g."id" as "gameId", g."name", s."seat", g."seq", g."updatedAt" as "since"
      from "Seat" s join "Game" g on g."id" = s."gameId"
      left join "TableWish" w on w."gameId" = g."id" and w."userId" = s."userId"
      where s."userId" = ${userId} and s."bot" is null and g."status" = 'running' and s."seat" = any(g."waiting")
        and w."mutedAt" is null
      order by g."updatedAt", g."id"`,
  );
}
