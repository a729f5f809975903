import { tableMeta } from '@/app/page-meta';
import { SandboxPage } from '@/components/analysis/sandbox/sandbox-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('sandbox.title');

/** A private copy of a position to continue from for all seats: the newest, or the one after `?at=`. */
export default tablePage(async ({ gameId, who, query: { at } }) => {
  const table =
    at === undefined
      ? await loadTable(gameId, who, { log: 'none' })
      : await loadTableAt(gameId, Number(at), who);
  return table && <SandboxPage table={table} />;
});
