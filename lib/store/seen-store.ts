import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { seatOfKeysSql, type SeatKeys } from '@/lib/store/seat-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** Notes that the seat these keys prove has seen everything up to row `seq`, or up to the newest if that is less. */
export async function markSeen(gameId: string, keys: SeatKeys, seq: number): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "seenSeq" = greatest(s."seenSeq", least(${seq}::bigint, g."seq")::int)
      from "Game" g
      where g."id" = ${gameId} and s."gameId" = g."id" and s."seat" = (${seatOfKeysSql(keys)})`,
  );
}

/** Up to which row a seat has seen everything. */
export async function seenBy(gameId: string, seat: SeatId): Promise<number> {
  const [found] = await onDatabase(
    () => db().$queryRaw<{ seenSeq: number }[]>`
      select "seenSeq" from "Seat" where "gameId" = ${gameId} and "seat" = ${seat}::int`,
  );
  return found?.seenSeq ?? 0;
}
