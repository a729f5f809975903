import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/store/db';
import type { Door, LineSharing, Watchers } from '@/lib/store/doors';
import type { SeatKeys } from '@/lib/store/seat-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** Whether these keys are the host's: the person who made the table, or the token they got for it. */
function hostSql({ userId, tokenHash }: SeatKeys): Prisma.Sql {
  return Prisma.sql`(g."hostId" = ${userId ?? null} or g."hostHash" = ${tokenHash ?? null})`;
}

/** Whether these are the keys of a table's host. */
export async function isHostOf(gameId: string, keys: SeatKeys): Promise<boolean> {
  const found = await onDatabase(
    () => db().$queryRaw<unknown[]>`select 1 from "Game" g where g."id" = ${gameId} and ${hostSql(keys)}`,
  );
  return found.length > 0;
}

/** Gives a person's seat another token; the old link opens it no longer. False unless the host asks and it is such a seat. */
export async function replaceSeatToken(
  { gameId, seat }: { readonly gameId: string; readonly seat: SeatId },
  host: SeatKeys,
  tokenHash: string,
): Promise<boolean> {
  const changed = await onDatabase(
    () => db().$executeRaw`
      update "Seat" s set "tokenHash" = ${tokenHash} from "Game" g
      where g."id" = ${gameId} and ${hostSql(host)} and s."gameId" = g."id" and s."seat" = ${seat}::int and s."bot" is null`,
  );
  return changed > 0;
}

export interface Terms {
  readonly door?: Door | undefined;
  readonly watchers?: Watchers | undefined;
  readonly lineSharing?: LineSharing | undefined;
  /** Of the link that opens any free seat; null for none. */
  readonly doorHash?: string | null | undefined;
}

/** Changes who may come, who may look, and whether lines may be shared; what is not given stays. False unless the host asks. */
export async function changeTerms(gameId: string, host: SeatKeys, terms: Terms): Promise<boolean> {
  const { door, watchers, lineSharing, doorHash } = terms;
  const changed = await onDatabase(
    () => db().$executeRaw`
      update "Game" g set "door" = coalesce(${door ?? null}, g."door"), "watchers" = coalesce(${watchers ?? null}, g."watchers"),
        "lineSharing" = coalesce(${lineSharing ?? null}, g."lineSharing")
        ${doorHash === undefined ? Prisma.empty : Prisma.sql`, "doorHash" = ${doorHash}`}
      where g."id" = ${gameId} and ${hostSql(host)}`,
  );
  return changed > 0;
}

/**
 * Frees the seat of somebody who has not played yet: they have no past at the table that could be theirs. False unless the host asks,
 * a person has sat down there, and no row of the log is theirs.
 */
export async function freeSeat(
  gameId: string,
  seat: SeatId,
  host: SeatKeys,
  tokenHash: string,
): Promise<boolean> {
  const freed = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with affairs as (
        update "Game" g set "affairs" = g."affairs" + 1 where g."id" = ${gameId} and g."status" = 'running' and ${hostSql(host)}
      ), freed as (
        update "Seat" s set "name" = '', "email" = null, "userId" = null, "seatedAt" = null, "tokenHash" = ${tokenHash}
        from "Game" g
        where g."id" = ${gameId} and g."status" = 'running' and ${hostSql(host)} and s."gameId" = g."id" and s."seat" = ${seat}::int
          and s."bot" is null and s."seatedAt" is not null and not exists (
            select 1 from "GameLog" l where l."gameId" = g."id" and l."seat" = s."seat" and l."seq" >= s."heldFrom"
          )
        returning s."gameId", s."seat"
      ), forgotten as (
        delete from "Plan" p using freed where p."gameId" = freed."gameId" and p."seat" = freed."seat"
      )
      select 1 from freed`,
  );
  return freed.length > 0;
}
