import 'server-only';
import { db } from '@/lib/platform/db/db';

export interface StoredFigures {
  readonly tables: readonly { readonly status: string; readonly n: number }[];
  /** Messages that are due and were neither assigned to channels nor cancelled. */
  readonly due: number;
  readonly oldestS: number;
}

/** Metrics of the whole service. */
export async function loadServiceFigures(now: Date): Promise<StoredFigures> {
  const [tables, outbox] = await Promise.all([
    db().tableCount.groupBy({
      by: ['status'],
      _sum: { n: true },
      having: { n: { _sum: { gt: 0 } } },
      orderBy: { status: 'asc' },
    }),
    db().outbox.aggregate({
      where: { sentAt: null, cancelledAt: null, failedAt: null, dueAt: { lte: now } },
      _count: true,
      _min: { createdAt: true },
    }),
  ]);
  const oldest = outbox._min.createdAt ?? now;
  return {
    tables: tables.map(({ status, _sum }) => ({ status, n: _sum.n ?? 0 })),
    due: outbox._count,
    oldestS: (now.getTime() - oldest.getTime()) / 1000,
  };
}
