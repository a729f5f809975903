import type { Metadata } from 'next';
import { CurrentFrame } from '@/app/current-page';
import { cardPreview } from '@/app/preview/cards';
import { OpenTarget } from '@/components/site/open-target';
import { Markup } from '@/components/ui/markup';
import { TextLink } from '@/components/ui/text-link';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { getWords } from '@/lib/platform/i18n/request-words';
import { FiveMinutes } from './five-minutes';
import { casebookMarkup, searchMarkup } from './markup';
import './rules.css';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords();
  const { t, locale } = words;
  const addresses = LOCALES.map((other) => [other, addressIn(other)]);
  return {
    title: t('rules.page.title'),
    description: t('rules.page.lead'),
    openGraph: cardPreview(words, 'rules'),
    alternates: { canonical: addressIn(locale), languages: Object.fromEntries(addresses) },
  };
}

/** Maximum length of a search, in characters. */
const MAX_SEARCH = 80;

/** The rules: in five minutes, by search, or all by topic; on request with their tests. */
export default async function RulesPage({ searchParams }: PageProps<'/rules'>) {
  const [words, { q, tests }] = await Promise.all([getWords(), searchParams]);
  const { t } = words;
  const search = typeof q === 'string' ? q.trim().slice(0, MAX_SEARCH) : '';
  const found = search === '' ? undefined : searchMarkup(words, search);
  return (
    <CurrentFrame here="rules" className="max-w-328">
      <Markup html={SYMBOL_SHEET} className="contents" />
      <header className="stack">
        <h1 className="initial">{t('rules.page.title')}</h1>
        <p>{t('rules.page.lead')}</p>
        <RulesSearch search={search} found={found} />
      </header>
      {!found && <FiveMinutes />}
      <section className="stack" aria-labelledby="topics">
        <h2 id="topics">{t('rules.page.topics')}</h2>
        <p className="small muted">
          {t('rules.page.cite')}{' '}
          <a href={tests === undefined ? '/rules?tests#topics' : '/rules#topics'}>
            {t(tests === undefined ? 'rules.page.showTests' : 'rules.page.hideTests')}
          </a>
        </p>
        <Markup
          className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-3"
          html={casebookMarkup({ words, tests: tests !== undefined })}
        />
      </section>
      <OpenTarget />
    </CurrentFrame>
  );
}

interface RulesSearchProps {
  /** The search text; empty without a search. */
  readonly search: string;
  readonly found: { readonly n: number; readonly html: string } | undefined;
}

/** The rules search, a plain form, with its results. */
function RulesSearch({ search, found }: RulesSearchProps) {
  const { t } = useWords();
  return (
    <>
      <form action="/rules" role="search" className="flex max-w-160 flex-wrap items-end gap-2">
        <div className="field min-w-0 grow-1 basis-64">
          <label htmlFor="q">{t('rules.page.search')}</label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            placeholder={t('rules.page.searchHint')}
          />
        </div>
        <button className="btn btn-main">{t('rules.page.find')}</button>
      </form>
      {found && (
        <section className="panel casebook" aria-labelledby="found">
          <h2 id="found">
            {found.n === 0 ? t('rules.page.foundNone') : t('rules.page.found', { n: found.n })}
          </h2>
          <Markup html={found.html} />
          <p>
            <TextLink href="/rules">{t('rules.page.all')}</TextLink>
          </p>
        </section>
      )}
    </>
  );
}

/** The proxy reads the address's language before the page does. */
const addressIn = (locale: Locale) => `/rules?lang=${locale}`;
