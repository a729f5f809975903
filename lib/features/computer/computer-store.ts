import 'server-only';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** Running games that wait for a seat held by the computer, those first that have waited longest. */
export async function gamesWaitingForComputers(limit: number): Promise<string[]> {
  const found = await onDatabase(
    () => db().$queryRaw<{ id: string }[]>`
      select g."id" from "Game" g
      where g."status" = 'running' and exists (
        select 1 from "Seat" s where s."gameId" = g."id" and s."bot" is not null and s."seat" = any(g."waiting")
      )
      order by g."updatedAt" limit ${limit}`,
  );
  return found.map(({ id }) => id);
}
