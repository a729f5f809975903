import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dayAt } from '@/lib/features/deals/deal';
import { loadTodaysDeal } from '@/lib/features/deals/results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { dealPage } from './deal-page';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('daily.title'), description: t('daily.lead') };
}

/** Today's deal, which is the same for all players. */
export default async function DailyPage({ searchParams }: PageProps<'/daily'>) {
  const [person, { problem }] = await Promise.all([currentPerson(), searchParams]);
  const stand = await loadTodaysDeal(person?.id);
  if (!stand) notFound();
  return dealPage(stand, dayAt(stand.deal.startsAt), { problem });
}
