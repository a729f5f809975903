import { pageMeta } from '@/app/page-meta';
import { dayOf } from '@/components/ui/moment';
import { isWeek } from '@/lib/features/deals/deal';
import { weekPage } from '../week-page';

export const generateMetadata = pageMeta(
  ({ t, locale }, { week }: { week: string }) =>
    isWeek(week) ? t('weekly.of', { day: dayOf(locale, week) }) : t('weekly.title'),
  { card: 'weekly' },
);

/** The deal of the given week. */
export default async function Page({ params, searchParams }: PageProps<'/weekly/[week]'>) {
  return weekPage((await params).week, await searchParams);
}
