import { lastingOf } from '@/components/history/stepping/replay-data';
import type { LiveData } from '@/components/live/live-data';
import type { TableView } from '@/lib/features/table/table-view';

/** What a browser plays a table with; `base` is the earliest position that an Undo may return to. */
export function liveDataOf(table: TableView, base: LiveData['base']): LiveData {
  const { log: rows, inTurn, view } = table;
  return { table: lastingOf(table), base, rows, offers: view.offers, ...(inTurn ? { inTurn } : {}) };
}
