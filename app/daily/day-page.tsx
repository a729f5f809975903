import { nothingHere } from '@/app/nothing-here';
import { DayPage } from '@/components/deals/day-page';
import { SitePage } from '@/components/site/site-page';
import { dayOf } from '@/components/ui/moment';
import { dayOfDeal } from '@/lib/features/deals/deal';
import { boardOfDeal, earlierDeals } from '@/lib/features/deals/deals';
import { loadDealOfDay, personalBest } from '@/lib/features/deals/results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { currentPerson } from '../current-person';
import { playDaily } from './actions';

/** The page of a day's deal, by default today's, which is the same for all players. */
export async function dayPage(asked: string | undefined, problem?: unknown) {
  const [{ t, locale }, nav, person] = await Promise.all([
    getWords(),
    currentNav({ here: 'daily' }),
    currentPerson(),
  ]);
  const stand = await loadDealOfDay(asked, person?.id);
  const day = stand && dayOfDeal(stand.deal.id);
  if (!stand || day === undefined) return nothingHere();
  const [board, earlier, best] = await Promise.all([
    boardOfDeal(stand.deal),
    earlierDeals('daily', day),
    person && stand.mine?.score !== undefined ? personalBest(person.id) : undefined,
  ]);
  return (
    <SitePage nav={nav} title={t('daily.of', { day: dayOf(locale, day) })} isWide>
      <DayPage
        {...{ stand, board, earlier, problem, best }}
        play={playDaily}
        isNamed={Boolean(person?.name)}
        timeZone={nav.timeZone}
      />
    </SitePage>
  );
}
