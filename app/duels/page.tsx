import { NewDuel } from '@/components/deals/new-duel';
import { SitePage } from '@/components/site/site-page';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { DUEL_PLACES, DUEL_SEATS } from '@/lib/features/deals/deal';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { pageMeta } from '../page-meta';
import { newDuel } from './actions';

export const generateMetadata = pageMeta('site.places.duels', { description: 'duel.newLead' });

/** The form for a new duel. */
export default async function NewDuelPage({ searchParams }: PageProps<'/duels'>) {
  const [{ t }, nav, { problem }] = await Promise.all([
    getWords(),
    currentNav({ here: 'duels' }),
    searchParams,
  ]);
  return (
    <SitePage nav={nav} title={t('site.places.duels')}>
      {problem && <Notice bad>{t(problem === 'many' ? 'daily.many' : 'duel.wrong')}</Notice>}
      <Lead>{t('duel.newLead')}</Lead>
      <NewDuel make={newDuel} size={DUEL_PLACES} seats={DUEL_SEATS} />
    </SitePage>
  );
}
