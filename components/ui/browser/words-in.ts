import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { loadWords } from '@/lib/platform/i18n/browser-words';
import { untilDone } from './retry';

/** Messages by language, each fetched once, with retries. */
export function wordsBy(load: (locale: Locale) => Promise<Wording>): (locale: Locale) => Promise<Wording> {
  const coming = new Map<Locale, Promise<Wording>>();
  return (locale) => {
    const words = coming.get(locale) ?? untilDone(() => load(locale));
    coming.set(locale, words);
    return words;
  };
}

export const fetchWords = wordsBy(loadWords);
