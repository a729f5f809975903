import type { SiteNavProps } from '@/components/site/site-header';
import { SitePage } from '@/components/site/site-page';
import { Lead } from '@/components/ui/lead';
import { dayOf } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import type { TodaysDeal, DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { DealFacts } from './deal-facts';
import { OtherDeals } from './other-deals';
import { OwnGame, type OwnGameProps } from './own-game';
import { Results } from './results-table';

interface DealPageProps extends Omit<OwnGameProps, 'timeZone'> {
  readonly nav: SiteNavProps;
  readonly stand: DealView | TodaysDeal;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whether the reader has reached the limit of open games. */
  /** Code of the reason why the deal was not started. */
  readonly problem?: unknown;
  /** Earlier days, newest first. */
  readonly earlier: readonly string[];
}

/** The deal of a day: the reader's game, the results, other days, verification data. */
export function DealPage({ nav, stand, day, earlier, problem, ...own }: DealPageProps) {
  const { t, locale } = useWords();
  const { timeZone } = nav;
  const isToday = !stand.isOpen;
  const tomorrow = 'tomorrow' in stand ? stand.tomorrow : undefined;
  return (
    <SitePage nav={nav} title={t('daily.of', { day: dayOf(locale, day) })} isWide>
      {problem === 'many' && <Notice bad>{t('daily.many')}</Notice>}
      {problem === 'name' && <Notice bad>{t('daily.nameProblem')}</Notice>}
      <Lead>{t(stand.isOpen ? 'daily.leadOver' : 'daily.lead')}</Lead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <OwnGame {...{ stand, timeZone }} {...own} />
        <div className="stack lg:row-span-2">
          <Results stand={stand} />
          <DealFacts deal={stand.deal} seed={stand.seed} next={tomorrow} timeZone={timeZone} />
        </div>
        <OtherDeals
          title={t(isToday ? 'daily.earlier' : 'daily.otherDays')}
          now={isToday ? undefined : { href: '/daily', name: t('daily.today') }}
          deals={earlier.map((each) => ({ href: `/daily/${each}` as const, name: dayOf(locale, each) }))}
          none={isToday ? t('daily.noEarlier') : undefined}
        />
      </div>
    </SitePage>
  );
}
