import type { Metadata } from 'next';
import { dayOf } from '@/components/ui/moment';
import { isWeek } from '@/lib/features/deals/deal';
import { getWords } from '@/lib/platform/i18n/request-words';
import { weekPage } from '../week-page';

export async function generateMetadata({ params }: PageProps<'/weekly/[week]'>): Promise<Metadata> {
  const [{ t, locale }, { week }] = await Promise.all([getWords(), params]);
  return { title: isWeek(week) ? t('weekly.of', { day: dayOf(locale, week) }) : t('weekly.title') };
}

/** The deal of the given week. */
export default async function Page({ params, searchParams }: PageProps<'/weekly/[week]'>) {
  return weekPage((await params).week, await searchParams);
}
