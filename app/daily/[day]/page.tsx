import type { Metadata } from 'next';
import { dayOf } from '@/components/ui/moment';
import { isDay } from '@/lib/features/deals/deal';
import { getWords } from '@/lib/platform/i18n/request-words';
import { dayPage } from '../day-page';

export async function generateMetadata({ params }: PageProps<'/daily/[day]'>): Promise<Metadata> {
  const [{ t, locale }, { day }] = await Promise.all([getWords(), params]);
  return { title: isDay(day) ? t('daily.of', { day: dayOf(locale, day) }) : t('daily.title') };
}

/** The deal of one day. */
export default async function Page({ params }: PageProps<'/daily/[day]'>) {
  return dayPage((await params).day);
}
