import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PositionPage } from '@/components/table/position-page';
import { getWords } from '@/lib/i18n/here';
import { loadTableAt } from '@/lib/service/load-position';
import { named } from '../../named';
import { isGameId, visitorOf } from '../../looker';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('site.positionTitle'), robots: { index: false } };
}

/** The position right after any step, as everybody could see it then. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/at/[seq]'>) {
  const { gameId, seq } = await params;
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) notFound();
  const table = await loadTableAt(gameId, Number(seq), await visitorOf(gameId));
  if (!table) notFound();
  const { look } = await searchParams;
  return (
    <PositionPage table={named(await getWords(), table)} look={typeof look === 'string' ? look : undefined} />
  );
}
