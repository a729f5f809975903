import { lastingOf } from '@/components/history/replay/replay-data';
import type { LiveData } from '@/components/live/live-data';
import type { TableView } from '@/lib/features/table/load/table-view';

/** The data a browser needs to play a table; `base` is the earliest position that an Undo may return to. */
export function liveDataOf(table: TableView, base: LiveData['base']): LiveData {
  const { log: rows, inTurn, view } = table;
  return { table: lastingOf(table), base, rows, offers: view.offers, ...(inTurn ? { inTurn } : {}) };
}
