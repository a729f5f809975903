import type { Metadata } from 'next';
import { shareMetadataOf } from '@/app/games/[gameId]/share';
import { cardPreview } from '@/app/preview/cards';
import { lookBehind } from '@/lib/features/seats/free-seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { JoinPage } from '../join-page';

// The address is a secret: keep it from other sites and search engines.
export async function generateMetadata({ params }: PageProps<'/join/[token]'>): Promise<Metadata> {
  const [words, { token }] = await Promise.all([getWords(), params]);
  const behind = await lookBehind({ token });
  const table = behind && (await loadTable(behind.gameId, behind.free[0]?.seat, { log: 'none' }));
  return {
    title: words.t('join.title'),
    referrer: 'same-origin',
    robots: { index: false },
    description: words.t('site.preview.invitation'),
    openGraph: table ? shareMetadataOf(words, table) : cardPreview(words, 'invitation'),
  };
}

/** The page of a link: a circle, a box, a competition or the free seats of a table. */
export default async function Page({ params, searchParams }: PageProps<'/join/[token]'>) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  return JoinPage({ way: { token }, query });
}
