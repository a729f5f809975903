import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LogList } from '@/components/log/log-list';
import { TableHeader } from '@/components/panels/table-header';
import { loadTable } from '@/lib/service/load-table';
import { isGameId, seatOfVisitor } from '../looker';

export const metadata: Metadata = { title: 'Log', robots: { index: false } };

/** The whole log in words, newest first. */
export default async function Page({ params }: PageProps<'/games/[gameId]/log'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const table = await loadTable(gameId, seatOfVisitor(gameId), { log: 'all' });
  if (!table) notFound();
  return (
    <>
      <TableHeader table={table} />
      <main className="page">
        <section className="panel" aria-label="The whole log">
          <h2>The whole log</h2>
          <LogList table={table} rows={table.log} />
        </section>
      </main>
    </>
  );
}
