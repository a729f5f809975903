/** Waits for row locks, in tests of two concurrent transactions. */
import { db } from '@/lib/platform/db/db';

/** Waits until a statement of this database waits for a row lock. */
export async function untilOneWaits(): Promise<void> {
  for (;;) {
    const waiting = await db().$queryRaw<unknown[]>`
      select 1 from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`;
    if (waiting.length > 0) return;
  }
}
