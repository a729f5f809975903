import type { Metadata } from 'next';
import { Markup } from '@/components/ui/markup';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import { LANGUAGES, type Language } from '@/lib/game/casebook/types';
import { getWords, currentLocale } from '@/lib/platform/i18n/request-words';
import { LOCALE_NAMES } from '@/lib/game/wording/locales';
import { LANGUAGE_OF, LANGUAGE_TAGS } from './language';
import { casebookMarkup } from './markup';
import './rules.css';

export async function generateMetadata(): Promise<Metadata> {
  const language = await currentLanguage();
  const addresses = LANGUAGES.map((other) => [LANGUAGE_TAGS[other], addressIn(other)]);
  return {
    title: PAGE_WORDS.title[language],
    description: PAGE_WORDS.lead[language],
    alternates: { canonical: addressIn(language), languages: Object.fromEntries(addresses) },
  };
}

/**
 * The casebook: every rule with its number, the rulings with their reasons, and the tests that prove them.
 */
export default async function RulesPage() {
  const [language, { t }] = await Promise.all([currentLanguage(), getWords()]);
  return (
    <main className="page" lang={LANGUAGE_TAGS[language]}>
      <header className="stack">
        <p>
          <TextLink href="/">{t('site.title')}</TextLink> ·{' '}
          <TextLink href="/reference">{t('reference.title')}</TextLink>
        </p>
        <h1 className="initial">{PAGE_WORDS.title[language]}</h1>
        <p>
          {PAGE_WORDS.lead[language]} {PAGE_WORDS.cite[language]}
        </p>
        <nav className="row" aria-label={PAGE_WORDS.languages[language]}>
          {LANGUAGES.map((other) => (
            <a
              key={other}
              className="btn aria-[current]:border-2 aria-[current]:bg-sunken"
              href={addressIn(other)}
              hrefLang={LANGUAGE_TAGS[other]}
              lang={LANGUAGE_TAGS[other]}
              aria-current={other === language ? 'true' : undefined}
            >
              {LOCALE_NAMES[LANGUAGE_TAGS[other]]}
            </a>
          ))}
        </nav>
      </header>
      <Markup className="stack" html={casebookMarkup(language)} />
      <SiteFooter>
        <a href="#contents">{PAGE_WORDS.top[language]}</a>
        <TextLink href="/reference">{t('reference.title')}</TextLink>
        <TextLink href="/learn">{t('site.learn')}</TextLink>
      </SiteFooter>
    </main>
  );
}

const addressIn = (language: Language) => `/rules?lang=${LANGUAGE_TAGS[language]}`;

/** The address may name the language: the proxy has read it before the page does. */
async function currentLanguage(): Promise<Language> {
  return LANGUAGE_OF[await currentLocale()];
}
