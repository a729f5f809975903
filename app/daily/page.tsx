import type { Metadata } from 'next';
import { getWords } from '@/lib/platform/i18n/request-words';
import { dayPage } from './day-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('daily.title'), description: t('daily.lead') };
}

/** Today's deal. */
export default async function DailyPage({ searchParams }: PageProps<'/daily'>) {
  return dayPage(undefined, (await searchParams).problem);
}
