import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { waitingElsewhere } from '@/app/tables-here';
import { LogList } from '@/components/log/log-list';
import { TableHeader } from '@/components/panels/table-header';
import { getWords } from '@/lib/i18n/here';
import { loadTable } from '@/lib/service/load-table';
import { withTenures } from '@/lib/service/tenures';
import { isGameId, visitorOf } from '../looker';
import { named } from '../named';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('table.log'), robots: { index: false } };
}

/** The whole log in words, newest first. */
export default async function Page({ params }: PageProps<'/games/[gameId]/log'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const loaded = await loadTable(gameId, await visitorOf(gameId), { log: 'all' });
  if (!loaded) notFound();
  const words = await getWords();
  const { t } = words;
  const table = named(words, withTenures(loaded));
  return (
    <>
      <TableHeader table={table} elsewhere={await waitingElsewhere(gameId)} />
      <main className="page">
        <section className="panel" aria-label={t('table.wholeLog')}>
          <h2>{t('table.wholeLog')}</h2>
          <p className="small log-ways">
            <a href={`/games/${gameId}/try?at=${table.seq}`}>{t('sandbox.tryFromHere')}</a>
          </p>
          <LogList table={table} rows={table.log} />
        </section>
      </main>
    </>
  );
}
