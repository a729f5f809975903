import type { Query } from '@/app/query';
import { nothingHere } from '@/app/nothing-here';
import { WeekPage } from '@/components/deals/week-page';
import { RESULTS_BY } from '@/components/deals/week-results';
import { SitePage } from '@/components/site/site-page';
import { dayOf } from '@/components/ui/moment';
import { WEEK_PLAYERS } from '@/lib/features/deals/deal';
import { boardOfDeal, earlierDeals } from '@/lib/features/deals/deals';
import { loadDealOfWeek } from '@/lib/features/deals/week-results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { currentPerson } from '../current-person';
import { playWeekly } from './actions';

/** The page of a week, by default the current one. */
export async function weekPage(week: string | undefined, query: Query) {
  const players = WEEK_PLAYERS.find((n) => String(n) === query.players) ?? 2;
  const by = RESULTS_BY.find((each) => each === query.by) ?? 'winners';
  const [nav, person] = await Promise.all([currentNav({ here: 'weekly' }), currentPerson()]);
  const stand = await loadDealOfWeek(week, players, person?.id);
  if (!stand) return nothingHere();
  const [board, earlier] = await Promise.all([boardOfDeal(stand.deal), earlierDeals(players, stand.week)]);
  const myName = person?.name ?? undefined;
  const { t, locale } = await getWords();
  const { timeZone } = nav;
  return (
    <SitePage nav={nav} title={t('weekly.of', { day: dayOf(locale, stand.week) })} isWide>
      <WeekPage
        {...{ stand, board, by, earlier, myName, timeZone }}
        problem={query.problem}
        sizes={WEEK_PLAYERS}
        play={playWeekly}
      />
    </SitePage>
  );
}
