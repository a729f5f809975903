import { CurrentPage } from '@/app/current-page';
import { WaysToCompete } from '@/components/competitions/ways-to-compete';
import { Lead } from '@/components/ui/lead';
import { getWords } from '@/lib/platform/i18n/request-words';
import { pageMeta } from '../page-meta';

export const generateMetadata = pageMeta('site.ways.title', { description: 'site.ways.lead' });

/** Every way to compete: daily, weekly, duel, rated table, season of a circle, cup. */
export default async function Page() {
  const { t } = await getWords();
  return (
    <CurrentPage here="challenges" title={t('site.ways.title')} isWide>
      <Lead>{t('site.ways.lead')}</Lead>
      <WaysToCompete />
    </CurrentPage>
  );
}
