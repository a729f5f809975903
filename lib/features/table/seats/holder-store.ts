import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { holderSql, keeperSql, opensSql, TAKEN, type SeatKeys } from './seat-sql';

/** A taken seat that a visitor's keys open, with the rights they prove. */
export interface ShownSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  readonly name: string;
  readonly userId: string | null;
  readonly email: string | null;
  /** Whether that address was given up because delivery kept failing. */
  readonly isLost: boolean;
  /** Whether the keys prove the holder; otherwise they only play by the link. */
  readonly isHolder: boolean;
  /** Whether they can also change what proves the seat. */
  readonly isKeeper: boolean;
}

/**
 * The taken seat of a table that these keys open. A seat they hold comes first, then the one that the
 * browser opens, then the one the table waits for.
 */
export async function findShownSeat(gameId: string, keys: SeatKeys): Promise<ShownSeat | undefined> {
  const { tokenHash, userId } = keys;
  const opens = opensSql(tokenHash);
  const [found] = await db().$queryRaw<ShownSeat[]>`
    select k."seat", k."tenure", k."name", k."userId", k."email",
      (k."mailStoppedAt" is not null and k."mailError" is not null) as "isLost",
      ${holderSql(keys)} as "isHolder", ${keeperSql(keys)} as "isKeeper"
    from "Seat" k join "Game" g on g."id" = k."gameId"
    where g."id" = ${gameId} and ${TAKEN} and (${opens} or k."userId" = ${userId ?? null})
    order by "isHolder" desc, (${opens} is true) desc, (k."seat" = any(g."waiting")) desc, k."seat" limit 1`;
  return found;
}

/** The tenure, person and name of a seat's holder. */
export interface TenureHolder {
  readonly tenure: number;
  readonly userId: string | null;
  readonly name: string;
}

/**
 * The seat, if these keys prove its holder. The data of its tenure stays theirs even if the holder
 * changes meanwhile.
 */
export async function holdingOf(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  keys: SeatKeys,
): Promise<TenureHolder | undefined> {
  const [held] = await db().$queryRaw<TenureHolder[]>`
    select k."tenure", k."userId", k."name" from "Seat" k
    where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${holderSql(keys)}`;
  return held;
}
