import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** What a token turned out to be. */
export interface LinkUse {
  /** Whether it is the link of a seat that nobody holds yet: then using it is what it is for. */
  readonly isOpen: boolean;
  /** The held seat whose link it is, where this is its first use. */
  readonly first: SeatId | null;
}

/**
 * Notes that the link itself of a held seat is used, among the browsers of the seat; a trigger enters it. The
 * first use counts.
 */
export async function markLinkUsed(
  gameId: string,
  tokenHash: string,
  label: string,
  at: Date,
): Promise<LinkUse | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<LinkUse[]>`
      with link as (
        select k."gameId", k."seat", k."tenure", k."seatedAt" is null as "isOpen" from "Seat" k
        where k."gameId" = ${gameId} and k."tokenHash" = ${tokenHash} and k."bot" is null
      ), used as (
        insert into "SeatKey" ("gameId", "hash", "seat", "tenure", "own", "label", "createdAt")
        select "gameId", ${tokenHash}, "seat", "tenure", false, ${label}, ${at}::timestamptz from link where not "isOpen"
        on conflict ("gameId", "hash") do nothing returning "seat"
      )
      select "isOpen", (select "seat" from used) as "first" from link`,
  );
  return found;
}
