import { pageMeta } from '@/app/page-meta';
import { dayOf } from '@/components/ui/moment';
import { isDay } from '@/lib/features/deals/deal';
import { dayPage } from '../day-page';

export const generateMetadata = pageMeta(
  ({ t, locale }, { day }: { day: string }) =>
    isDay(day) ? t('daily.of', { day: dayOf(locale, day) }) : t('daily.title'),
  { card: 'daily' },
);

/** The deal of one day. */
export default async function Page({ params }: PageProps<'/daily/[day]'>) {
  return dayPage((await params).day);
}
