import { dayOf } from '@/components/ui/moment';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealPage, OtherDeals, type DealParts } from './deal-page';

interface DayPageProps extends DealParts {
  /** Earlier days, newest first. */
  readonly earlier: readonly string[];
}

/** The deal of a day. */
export function DayPage({ earlier, ...parts }: DayPageProps) {
  const { t, locale } = useWords();
  const isToday = !parts.stand.isOpen;
  return (
    <DealPage
      {...parts}
      lead={t(isToday ? 'daily.lead' : 'daily.leadOver')}
      others={
        <OtherDeals
          title={t(isToday ? 'daily.earlier' : 'daily.otherDays')}
          now={isToday ? undefined : { href: '/daily', name: t('daily.today') }}
          deals={earlier.map((each) => ({ href: `/daily/${each}`, name: dayOf(locale, each) }))}
          none={isToday ? t('daily.noEarlier') : undefined}
        />
      }
    />
  );
}
