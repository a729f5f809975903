import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Adds to what is counted of `key` in the span that began at `since`; answers how much that makes. */
export async function count(key: string, since: Date, more: number): Promise<number> {
  const [row] = await onDatabase(
    () => db().$queryRaw<{ count: number }[]>`
      insert into "RateLimit" ("key", "since", "count") values (${key}, ${since}::timestamptz, ${more}::int)
      on conflict ("key", "since") do update set "count" = "RateLimit"."count" + excluded."count"
      returning "count"`,
  );
  return row?.count ?? more;
}

/** Forgets all spans that began before this time. */
export async function forgetCounts(before: Date): Promise<void> {
  await onDatabase(() => db().rateLimit.deleteMany({ where: { since: { lt: before } } }));
}
