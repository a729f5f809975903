import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { waitingElsewhere } from '@/app/tables-here';
import { readFilter } from '@/components/history/query';
import { PositionPage } from '@/components/table/position-page';
import { env } from '@/lib/env';
import { getWords } from '@/lib/i18n/here';
import { loadHistory } from '@/lib/service/load-position';
import { named } from '../../named';
import { isGameId, visitorOf } from '../../looker';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/at/[seq]'>): Promise<Metadata> {
  const [{ t }, { gameId, seq }] = await Promise.all([getWords(), params]);
  const title = t('history.oneStep', { step: seq });
  const picture = `${env().APP_URL}/games/${gameId}/at/${seq}/picture`;
  return {
    title,
    robots: { index: false },
    openGraph: { title, images: [{ url: picture, width: 1000, height: 1330 }] },
  };
}

/** The position right after any step, as everybody could see it then. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/at/[seq]'>) {
  const { gameId, seq } = await params;
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) notFound();
  const history = await loadHistory(gameId, Number(seq), await visitorOf(gameId));
  if (!history) notFound();
  const query = await searchParams;
  return (
    <PositionPage
      {...history}
      table={named(await getWords(), history.table)}
      elsewhere={await waitingElsewhere(gameId)}
      filter={readFilter(query)}
      look={typeof query.look === 'string' ? query.look : undefined}
    />
  );
}
