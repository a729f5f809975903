import { LANGUAGES, type Language } from '@/lib/casebook/types';

/** How browsers name the languages of the casebook. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en', de: 'de', pt: 'pt-BR' };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
};

/** "pt-BR" and "pt" are the same to us. */
function languageOf(tag: string): Language | undefined {
  const main = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === main);
}

/** The language asked for in the address, else the first of the browser's that we have, else English. */
export function chooseLanguage(asked: string | undefined, acceptLanguage: string): Language {
  return languageOf(asked ?? '') ?? preferred(acceptLanguage) ?? 'en';
}

function preferred(acceptLanguage: string): Language | undefined {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', quality = 'q=1'] = wish.split(';');
    return { language: languageOf(tag), quality: Number(quality.trim().replace('q=', '')) };
  });
  // A stable sort, so that equal wishes stay in the browser's order.
  return wishes
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
}
