import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { loadWords } from '@/lib/platform/i18n/browser-words';
import { untilDone } from './retry';

const coming = new Map<Locale, Promise<Wording>>();

/** The messages of a language, fetched with retries. */
export function fetchWords(locale: Locale): Promise<Wording> {
  const words = coming.get(locale) ?? untilDone(() => loadWords(locale));
  coming.set(locale, words);
  return words;
}
