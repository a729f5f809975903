import 'server-only';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

export interface StoredFigures {
  readonly tables: readonly { readonly status: string; readonly n: number }[];
  /** Messages that are due and neither sent, cancelled nor given up. */
  readonly due: number;
  readonly oldestS: number;
  readonly failed: number;
}

/** Figures of the whole service, for those who run it. */
export async function loadFigures(now: Date): Promise<StoredFigures> {
  return onDatabase(async () => {
    const [tables, [outbox]] = await Promise.all([
      db().$queryRaw<{ status: string; n: number }[]>`
        select "status", count(*)::int as n from "Game" group by 1 order by 1`,
      db().$queryRaw<{ due: number; oldestS: number; failed: number }[]>`
        select count(*) filter (where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now})::int
            as "due",
          coalesce(extract(epoch from ${now}::timestamptz - min(o."createdAt")
            filter (where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now})), 0)::float
            as "oldestS",
          count(*) filter (where o."failedAt" is not null)::int as "failed"
        from "Outbox" o`,
    ]);
    return { tables, ...(outbox ?? { due: 0, oldestS: 0, failed: 0 }) };
  });
}
