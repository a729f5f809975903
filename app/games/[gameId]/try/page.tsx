import { nothingHere } from '@/app/nothing-here';
import { tableMeta } from '@/app/page-meta';
import { SandboxPage } from '@/components/analysis/sandbox/sandbox-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { isGameId, visitorOf } from '../visitor';

export const generateMetadata = tableMeta('sandbox.title');

/** A private copy of a position to continue from for all seats: the newest, or the one after `?at=`. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/try'>) {
  const [{ gameId }, { at }] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId)) return nothingHere();
  const who = await visitorOf(gameId);
  const table =
    at === undefined
      ? await loadTable(gameId, who, { log: 'none' })
      : await loadTableAt(gameId, Number(at), who);
  if (!table) return nothingHere();
  return <SandboxPage table={table} />;
}
