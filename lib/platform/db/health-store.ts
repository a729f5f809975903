import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Throws if the database does not answer, or was never migrated. */
export async function pingDatabase(): Promise<void> {
  await onDatabase(() => db().game.findFirst({ select: { id: true } }));
}

/** The time of the database. */
export async function databaseNow(): Promise<Date> {
  const [row] = await onDatabase(() => db().$queryRaw<{ now: Date }[]>`select now() as "now"`);
  if (!row) throw new Error('the database told no time');
  return row.now;
}
