import { PLACES, TABS } from '@/components/site/places';
import { Rich } from '@/components/ui/rich';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';

/** Page for a missing page, table or step. Every page's answer contains it, so it has no menu. */
export default async function NotFound() {
  const { t } = await getWords();
  return (
    <main id="main" tabIndex={-1} className="page outline-none">
      <section className="panel stack">
        <h1 className="initial">{t('site.nothingHere')}</h1>
        <p>
          <Rich text={t('site.nothingHereWhy')} tag={(text) => <TextLink href="/">{text}</TextLink>} />
        </p>
        <nav className="row gap-x-5 links-tall" aria-label={t('tables.nav')}>
          {TABS.map(([tab]) => (
            <a key={tab} href={PLACES[tab].href}>
              {t(`site.places.tab.${tab}`)}
            </a>
          ))}
        </nav>
      </section>
    </main>
  );
}
