import { WaysToCompete } from '@/components/competitions/ways-to-compete';
import { SitePage } from '@/components/site/site-page';
import { Lead } from '@/components/ui/lead';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { pageMeta } from '../page-meta';

export const generateMetadata = pageMeta('site.ways.title', { description: 'site.ways.lead' });

/** Every way to compete: daily, weekly, duel, rated table, season of a circle, cup. */
export default async function Page() {
  const [{ t }, nav] = await Promise.all([getWords(), currentNav({ here: 'challenges' })]);
  return (
    <SitePage nav={nav} title={t('site.ways.title')} isWide>
      <Lead>{t('site.ways.lead')}</Lead>
      <WaysToCompete />
    </SitePage>
  );
}
