import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dayOf } from '@/components/ui/moment';
import { isDay } from '@/lib/features/deals/deal';
import { loadDealOfDay } from '@/lib/features/deals/results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';
import { dealPage } from '../deal-page';

export async function generateMetadata({ params }: PageProps<'/daily/[day]'>): Promise<Metadata> {
  const [{ t, locale }, { day }] = await Promise.all([getWords(), params]);
  return { title: isDay(day) ? t('daily.of', { day: dayOf(locale, day) }) : t('daily.title') };
}

/** The deal of one day. */
export default async function Page({ params }: PageProps<'/daily/[day]'>) {
  const [{ day }, person] = await Promise.all([params, currentPerson()]);
  const stand = await loadDealOfDay(day, person?.id);
  if (!stand) notFound();
  return dealPage(stand, day);
}
