/**
 * The languages of the service and how a reader's language is found. Pure, and free to be used in a browser.
 */

interface Language {
  /** Its own name. */
  readonly name: string;
  /** The tag that formats numbers, dates and lists. English is international: "a, b and c", 20 November. */
  readonly format: string;
  /** Where most of its readers live. A browser that names no time zone gets this one. */
  readonly zone: string;
  /** Whether it says "0 days" with the plural, though its category "one" includes zero. */
  readonly zeroIsPlural?: boolean;
}

/** One line per language. Its messages are in `messages`, in the folder of its tag. */
const LANGUAGES = {
  en: { name: 'English', format: 'en-GB', zone: 'UTC' },
  de: { name: 'Deutsch', format: 'de', zone: 'Europe/Berlin' },
  'pt-BR': { name: 'Português', format: 'pt-BR', zone: 'America/Sao_Paulo', zeroIsPlural: true },
} satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof LANGUAGES;

export const isLocale = (tag: string): tag is Locale => Object.hasOwn(LANGUAGES, tag);
export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);
export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** Name of the cookie that keeps the choice. */
export const LOCALE_COOKIE = 'lang';
/** It stays for a year and is of no use to scripts. */
export const LOCALE_COOKIE_OPTIONS = {
  path: '/',
  maxAge: 365 * 24 * 3600,
  sameSite: 'lax',
  httpOnly: true,
} as const;
/** Header that carries a language chosen in the address from the proxy. */
export const LOCALE_HEADER = 'x-lang';

/** "pt", "pt-PT" and "PT-br" all mean the Portuguese we have. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const main = tag?.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale.split('-')[0] === main);
}

/** The first of the languages of an Accept-Language that we have. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const preferences = (acceptLanguage ?? '').split(',').map((preference) => {
    const [tag = '', quality = 'q=1'] = preference.split(';');
    return { locale: localeOf(tag), quality: Number(quality.trim().replace('q=', '')) };
  });
  // A stable sort, so equal preferences stay in the browser's order.
  return preferences
    .filter(({ locale, quality }) => locale && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.locale;
}

/** The language asked for (in the address, else in the cookie), else the browser's, else English. */
export function chooseLocale(
  asked: readonly (string | null | undefined)[],
  acceptLanguage: string | null | undefined,
): Locale {
  for (const tag of asked) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return preferredLocale(acceptLanguage) ?? 'en';
}
