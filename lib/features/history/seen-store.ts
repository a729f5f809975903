import 'server-only';
import { db } from '@/lib/platform/db/db';
import { seatOfKeysSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Notes that the seat these keys prove has seen so much of the talk. */
export async function markTalkSeen(gameId: string, keys: SeatKeys, talk: number): Promise<void> {
  await noteSeen(gameId, keys, { seq: 0, talk });
}

/**
 * Notes that the seat these keys prove has seen everything up to row `seq`, or up to the newest if that is
 * less.
 */
export async function markSeen(gameId: string, keys: SeatKeys, seq: number): Promise<void> {
  await noteSeen(gameId, keys, { seq, talk: 0 });
}

async function noteSeen(
  gameId: string,
  keys: SeatKeys,
  { seq, talk }: { readonly seq: number; readonly talk: number },
): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "seenTalk" = greatest(s."seenTalk", ${talk}::int),
        "seenSeq" = greatest(s."seenSeq", least(${seq}::bigint, g."seq")::int)
      from "Game" g
      where g."id" = ${gameId} and s."gameId" = g."id" and s."seat" = (${seatOfKeysSql(keys)})`,
  );
}
