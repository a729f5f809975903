import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Running games that wait for a seat held by the computer, those first that have waited longest. */
export async function gamesWaitingForComputers(limit: number): Promise<string[]> {
  const found = await onDatabase(
    () => db().$queryRaw<{ id: string }[]>`
      select g."id" from "Game" g
      where g."status" = 'running' and g."waiting" && g."computers"
      order by g."updatedAt" limit ${limit}`,
  );
  return found.map(({ id }) => id);
}
