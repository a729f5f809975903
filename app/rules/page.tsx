import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Markup } from '@/components/ui/markup';
import { TextLink } from '@/components/ui/text-link';
import { PAGE_WORDS } from '@/lib/casebook/page-words';
import { LANGUAGES, type Language } from '@/lib/casebook/types';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS } from './language';
import { casebookMarkup } from './markup';
import './rules.css';

type Props = PageProps<'/rules'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await languageFor(props);
  const addresses = LANGUAGES.map((other) => [LANGUAGE_TAGS[other], addressIn(other)]);
  return {
    title: PAGE_WORDS.title[language],
    description: PAGE_WORDS.lead[language],
    alternates: { canonical: addressIn(language), languages: Object.fromEntries(addresses) },
  };
}

/** The casebook: every rule with its number, the rulings with their reasons, and the tests that prove them. */
export default async function RulesPage(props: Props) {
  const language = await languageFor(props);
  return (
    <main className="page" lang={LANGUAGE_TAGS[language]}>
      <header className="stack">
        <p>
          <TextLink href="/">Praga by Post</TextLink>
        </p>
        <h1 className="initial">{PAGE_WORDS.title[language]}</h1>
        <p>
          {PAGE_WORDS.lead[language]} {PAGE_WORDS.cite[language]}
        </p>
        <nav className="row" aria-label={PAGE_WORDS.languages[language]}>
          {LANGUAGES.map((other) => (
            <a
              key={other}
              className="btn"
              href={addressIn(other)}
              hrefLang={LANGUAGE_TAGS[other]}
              lang={LANGUAGE_TAGS[other]}
              aria-current={other === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          ))}
        </nav>
      </header>
      <Markup className="stack" html={casebookMarkup(language)} />
      <p>
        <a href="#contents">{PAGE_WORDS.top[language]}</a>
      </p>
    </main>
  );
}

const addressIn = (language: Language) => `/rules?lang=${LANGUAGE_TAGS[language]}`;

async function languageFor({ searchParams }: Props): Promise<Language> {
  const [{ lang }, asked] = await Promise.all([searchParams, headers()]);
  return chooseLanguage(typeof lang === 'string' ? lang : undefined, asked.get('accept-language') ?? '');
}
