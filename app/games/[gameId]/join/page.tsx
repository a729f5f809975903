import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JoinPage } from '@/app/join/join-page';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId } from '../visitor';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('join.title'), robots: { index: false } };
}

/** The free seats of a lobby table. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/join'>) {
  const [{ gameId }, query] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId)) notFound();
  return JoinPage({ way: { lobby: gameId }, query });
}
