import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

export interface StoredFigures {
  readonly tables: readonly { readonly status: string; readonly n: number }[];
  /** Messages that are due and were neither handed to their ways nor cancelled. */
  readonly due: number;
  readonly oldestS: number;
}

/** Figures of the whole service, for those who run it. */
export async function loadServiceFigures(now: Date): Promise<StoredFigures> {
  return onDatabase(async () => {
    const [tables, [outbox]] = await Promise.all([
      db().$queryRaw<{ status: string; n: number }[]>`
        select "status", sum("n")::int as n from "TableCount" group by 1 having sum("n") > 0 order by 1`,
      db().$queryRaw<{ due: number; oldestS: number }[]>`
        select count(*)::int as "due",
          coalesce(extract(epoch from ${now}::timestamptz - min(o."createdAt")), 0)::float as "oldestS"
        from "Outbox" o
        where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz`,
    ]);
    return { tables, ...(outbox ?? { due: 0, oldestS: 0 }) };
  });
}
