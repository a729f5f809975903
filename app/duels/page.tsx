import { CurrentPage } from '@/app/current-page';
import { duelPicture } from '@/components/board/post-picture';
import { NewDuel } from '@/components/deals/new-duel';
import { Lead } from '@/components/ui/lead';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { DUEL_PLACES, DUEL_SEATS } from '@/lib/features/deals/deal';
import { getWords } from '@/lib/platform/i18n/request-words';
import { pageMeta } from '../page-meta';
import { newDuel } from './actions';

export const generateMetadata = pageMeta('site.places.duels', { card: 'duel' });

/** The form for a new duel. */
export default async function NewDuelPage({ searchParams }: PageProps<'/duels'>) {
  const [words, { problem }] = await Promise.all([getWords(), searchParams]);
  const { t } = words;
  return (
    <CurrentPage here="duels" title={t('site.places.duels')}>
      {problem && <Notice bad>{t('duel.wrong')}</Notice>}
      <div className="grid items-center gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Lead>{t('duel.newLead')}</Lead>
        <Markup html={duelPicture(words, t('duel.picture'))} className="drawing-wide" />
      </div>
      <NewDuel make={newDuel} size={DUEL_PLACES} seats={DUEL_SEATS} />
    </CurrentPage>
  );
}
