import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Somebody who wants a daily digest. */
export interface DigestReader {
  readonly userId: string;
  readonly timeZone: string;
  readonly digestAt: number;
  readonly digestSentOn: string | null;
}

/** Those whose digest is to be looked at, the longest due first. */
export async function digestReaders(now: Date, limit: number): Promise<DigestReader[]> {
  return onDatabase(
    () => db().$queryRaw<DigestReader[]>`
      select "id" as "userId", "timeZone", "digestAt", "digestSentOn" from "User"
      where "digestAt" is not null and "digestDueAt" <= ${now}::timestamptz order by "digestDueAt" limit ${limit}`,
  );
}

/** What has become of a reader's digest. */
export interface DigestSeen {
  /** The local date that is seen to. */
  readonly sentOn?: string;
  /** When it is to be looked at again. */
  readonly dueAt: Date;
}

/** Notes it; somebody who has changed their wish meanwhile is looked at anew. */
export async function markDigest(
  { userId, timeZone, digestAt }: DigestReader,
  { sentOn, dueAt }: DigestSeen,
): Promise<void> {
  await onDatabase(() =>
    db().user.updateMany({
      where: { id: userId, timeZone, digestAt },
      data: { digestDueAt: dueAt, ...(sentOn === undefined ? {} : { digestSentOn: sentOn }) },
    }),
  );
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
      where s."userId" = ${userId} and s."inPlay" and s."bot" is null and g."status" = 'running' and s."seat" = any(g."waiting")
        and w."mutedAt" is null
      order by g."updatedAt", g."id"`,
  );
}
