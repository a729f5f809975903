import 'server-only';
import { db } from '@/lib/platform/db/db';

/** Adds to the count of `key` in the time span that began at `since`; returns the new count. */
export async function addToCount(key: string, since: Date, more: number): Promise<number> {
  const row = await db().rateLimit.upsert({
    where: { key_since: { key, since } },
    create: { key, since, count: more },
    update: { count: { increment: more } },
    select: { count: true },
  });
  return row.count;
}

/** Deletes all time spans that began before this time. */
export async function forgetCounts(before: Date): Promise<void> {
  await db().rateLimit.deleteMany({ where: { since: { lt: before } } });
}
