import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { InsightsView } from '@/components/insights/insights-page';
import { insightsOf, insightsOfMine } from '@/lib/features/insights/insights';
import { ENOUGH_REVIEWS, habitsOfMine } from '@/lib/features/review/reviews';
import { BASE_PACK } from '@/lib/game/content/base';
import { cohortIn, playersIn } from '@/lib/game/insights';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';

export const generateMetadata = pageMeta('insights.title', { description: 'insights.lead' });

/** Statistics over the finished games of this service. */
export default async function InsightsPage({ searchParams }: PageProps<'/insights'>) {
  const [{ t }, query, me] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const which = { cohort: cohortIn(query.cohort), players: playersIn(query.players) };
  const [answer, mine, habits] = await Promise.all([
    insightsOf(which),
    me && insightsOfMine(me.id),
    me && habitsOfMine(me.id),
  ]);
  const own = habits && { habits, enough: ENOUGH_REVIEWS };
  return (
    <CurrentPage here="insights" title={t('insights.title')} isWide>
      <InsightsView {...{ which, answer, mine }} habits={own} pack={BASE_PACK} />
    </CurrentPage>
  );
}
