import { constantTableOf } from '@/components/history/replay/document';
import type { LiveData } from '@/components/live/live-data';
import type { LiveStart } from '@/lib/features/table/load/load-live-snapshot';
import type { TableView } from '@/lib/features/table/load/table-view';

/** The data a browser needs to play a table. */
export function liveDataOf(table: TableView, { base, rows: all }: LiveStart): LiveData {
  const { inTurn, view } = table;
  // Only the newest hash is shown or compared, and hashes compress badly.
  const rows = all.map((row, i) => (i < all.length - 1 ? { ...row, hash: '' } : row));
  return { table: constantTableOf(table), base, rows, offers: view.offers, inTurn };
}
