import 'server-only';
import { db } from '@/lib/platform/db/db';
import { seatOfKeysSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Notes that the seat these keys prove has seen so much of the talk. */
export async function markTalkSeen(gameId: string, keys: SeatKeys, seen: number): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "seenTalk" = greatest(s."seenTalk", ${seen}::int)
      from "Game" g
      where g."id" = ${gameId} and s."gameId" = g."id" and s."seat" = (${seatOfKeysSql(keys)})`,
  );
}

/**
 * Notes that the seat these keys prove has seen everything up to row `seq`, or up to the newest if that is
 * less.
 */
export async function markSeen(gameId: string, keys: SeatKeys, seq: number): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "seenSeq" = greatest(s."seenSeq", least(${seq}::bigint, g."seq")::int)
      from "Game" g
      where g."id" = ${gameId} and s."gameId" = g."id" and s."seat" = (${seatOfKeysSql(keys)})`,
  );
}
