import type { Metadata } from 'next';
import { getWords } from '@/lib/platform/i18n/request-words';
import { weekPage } from './week-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('weekly.title'), description: t('weekly.lead') };
}

/** This week's deal, for groups of friends. */
export default async function WeeklyPage({ searchParams }: PageProps<'/weekly'>) {
  return weekPage(undefined, await searchParams);
}
