import type { Metadata } from 'next';
import { LocalWorkshop } from '@/components/boxes/local-workshop';
import { SitePage } from '@/components/site/site-page';
import { Lead } from '@/components/ui/lead';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('boxes.title'), description: t('boxes.lead') };
}

/** The printed values of the game, entered in this browser. */
export default async function BoxesPage() {
  const { t, locale } = await getWords();
  const newest = registeredPacks().at(-1);
  return (
    <SitePage nav={await currentNav({ here: 'boxes' })} title={t('boxes.title')} isWide>
      <Lead>{t('boxes.lead')}</Lead>
      <p className="small muted">
        {t('boxes.facts')} {t('boxes.local')}
      </p>
      {newest && <LocalWorkshop base={{ id: newest.id, version: newest.version }} locale={locale} />}
    </SitePage>
  );
}
