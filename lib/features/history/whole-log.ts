import 'server-only';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';

/**
 * A table with its whole log. The rows of a finished game are the same objects each time, so that their
 * cached wording stays valid.
 */
export async function loadWithWholeLog(gameId: string, who: Visitor): Promise<TableView | undefined> {
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return undefined;
  if (table.status === 'running') return loadTable(gameId, who, { log: 'all' });
  const { seq, head } = table;
  return { ...table, log: (await logCacheOf(gameId, { seq, head })).logTo(seq) };
}
