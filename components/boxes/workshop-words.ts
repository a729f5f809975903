import { untilDone } from '@/components/ui/browser/retry';
import { load } from '@/lib/generated/browser/workshop-words';
import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';

const coming = new Map<Locale, Promise<Wording>>();

/** The workshop's wording in a language, fetched with retries. */
export function workshopWordsIn(locale: Locale): Promise<Wording> {
  const words = coming.get(locale) ?? untilDone(() => loadWords(locale));
  coming.set(locale, words);
  return words;
}

/** Its own messages are apart, because no table needs them. */
async function loadWords(locale: Locale): Promise<Wording> {
  const [table, workshop] = await Promise.all([BROWSER_MESSAGES[locale](), load[locale]()]);
  return makeWording(locale, { ...table.default, ...workshop.default });
}
