import type { Metadata } from 'next';
import { currentNav } from '@/app/current-nav';
import { OpenTarget } from '@/components/site/open-target';
import { SiteFrame } from '@/components/site/site-page';
import { Markup } from '@/components/ui/markup';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import { LANGUAGES, type Language } from '@/lib/game/casebook/types';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { FiveMinutes } from './five-minutes';
import { LANGUAGE_OF, LANGUAGE_TAGS } from './language';
import { casebookMarkup, searchMarkup } from './markup';
import { RulesSearch } from './search';
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

/** The longest text that is searched for. */
const MAX_SEARCH = 80;

/** The rules: in five minutes, by search, or all of them by topic; on request with the tests. */
export default async function RulesPage({ searchParams }: PageProps<'/rules'>) {
  const [language, { q, tests }] = await Promise.all([currentLanguage(), searchParams]);
  const search = typeof q === 'string' ? q.trim().slice(0, MAX_SEARCH) : '';
  const found = search === '' ? undefined : searchMarkup(language, search);
  return (
    <SiteFrame nav={await currentNav({ here: 'rules' })} className="max-w-328" lang={LANGUAGE_TAGS[language]}>
      <Markup html={SYMBOL_SHEET} className="contents" />
      <header className="stack">
        <h1 className="initial">{PAGE_WORDS.title[language]}</h1>
        <p>{PAGE_WORDS.lead[language]}</p>
        <RulesSearch language={language} search={search} found={found} />
      </header>
      {!found && <FiveMinutes language={language} />}
      <section className="stack" aria-labelledby="topics">
        <h2 id="topics">{PAGE_WORDS.topics[language]}</h2>
        <p className="small muted">
          {PAGE_WORDS.cite[language]}{' '}
          <a href={tests === undefined ? '/rules?tests#topics' : '/rules#topics'}>
            {PAGE_WORDS[tests === undefined ? 'showTests' : 'hideTests'][language]}
          </a>
        </p>
        <Markup
          className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-3"
          html={casebookMarkup({ language, tests: tests !== undefined })}
        />
      </section>
      <OpenTarget />
    </SiteFrame>
  );
}

const addressIn = (language: Language) => `/rules?lang=${LANGUAGE_TAGS[language]}`;

/** The address may name the language: the proxy has read it before the page does. */
async function currentLanguage(): Promise<Language> {
  return LANGUAGE_OF[await currentLocale()];
}
