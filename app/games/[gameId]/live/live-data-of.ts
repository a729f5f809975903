import { constantTableOf } from '@/components/history/replay/replay-data';
import type { LiveData } from '@/components/live/live-data';
import type { TableView } from '@/lib/features/table/load/table-view';

/** The data a browser needs to play a table. `base` is the earliest position that an Undo may return to. */
export function liveDataOf(table: TableView, base: LiveData['base']): LiveData {
  const { log, inTurn, view } = table;
  // Only the newest hash is shown or compared, and hashes compress badly.
  const rows = log.map((row, i) => (i < log.length - 1 ? { ...row, hash: '' } : row));
  return { table: constantTableOf(table), base, rows, offers: view.offers, ...(inTurn ? { inTurn } : {}) };
}
