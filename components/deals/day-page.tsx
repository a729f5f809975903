import { dayOf } from '@/components/ui/moment';
import type { DealBoard } from '@/lib/features/deals/deals';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealPage, OtherDeals } from './deal-page';
import { OwnGame, type OwnGameProps } from './own-game';
import { problemWords } from './problem-words';
import { Results } from './results-table';

interface DayPageProps extends OwnGameProps {
  readonly board: DealBoard;
  /** Code of the reason why the deal was not started. */
  readonly problem?: unknown;
  /** Earlier days, newest first. */
  readonly earlier: readonly string[];
}

/** The deal of a day. */
export function DayPage({ board, earlier, problem, ...own }: DayPageProps) {
  const { t, locale } = useWords();
  const { stand, timeZone } = own;
  const isToday = !stand.isOpen;
  return (
    <DealPage
      {...{ stand, board, timeZone }}
      problem={problemWords(t, problem)}
      lead={t(stand.isOpen ? 'daily.leadOver' : 'daily.lead')}
      own={<OwnGame {...own} />}
      results={<Results stand={stand} />}
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
