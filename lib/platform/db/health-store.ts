import 'server-only';
import { db } from '@/lib/platform/db/db';
import { tellingTime } from '@/lib/platform/db/telling-time';

/** Throws if the database does not answer, or was never migrated. */
export async function pingDatabase(): Promise<void> {
  await tellingTime(
    () =>
      db().$queryRaw<{ now: Date }[]>`select now() as "now", exists (select 1 from "Game") as "isMigrated"`,
  );
}

/** Rows that fill a temporary file of about 600 kB, which is deleted at once. */
const SPILLED_ROWS = 20_000;

/**
 * Makes the database take new space on its disk. Small writes prove nothing: they find place in files that
 * are there already.
 */
export async function takeSpace(): Promise<void> {
  await db().$transaction([
    db().$executeRaw`set local work_mem = '64kB'`,
    db().$queryRaw`select count(*) from generate_series(1, ${SPILLED_ROWS})`,
  ]);
}

/** The time of the database. */
export async function databaseNow(): Promise<Date> {
  const row = await tellingTime(() => db().$queryRaw<{ now: Date }[]>`select now() as "now"`);
  if (!row) throw new Error('the database told no time');
  return row.now;
}
