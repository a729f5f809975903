import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SandboxPage } from '@/components/analysis/sandbox/sandbox-page';
import { loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { tableTitleOf } from '../title';
import { isGameId, visitorOf } from '../visitor';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/try'>): Promise<Metadata> {
  const { t } = await getWords();
  return { title: await tableTitleOf(params, t('sandbox.title')), robots: { index: false } };
}

/** A private copy of a position to continue from for all seats: the newest, or the one after `?at=`. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/try'>) {
  const [{ gameId }, { at }] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId)) notFound();
  const who = await visitorOf(gameId);
  const table =
    at === undefined
      ? await loadTable(gameId, who, { log: 'none' })
      : await loadTableAt(gameId, Number(at), who);
  if (!table) notFound();
  return <SandboxPage table={table} />;
}
