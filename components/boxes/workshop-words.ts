import { untilDone } from '@/components/ui/browser/until-done';
import type { Locale } from '@/lib/game/wording/locales';
import { makeWording } from '@/lib/game/wording/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';

/** Messages of the workshop. Tables do not need them. */
const WORKSHOP_MESSAGES = {
  en: () => import('@/lib/generated/browser/workshop-words-en.json'),
  de: () => import('@/lib/generated/browser/workshop-words-de.json'),
  'pt-BR': () => import('@/lib/generated/browser/workshop-words-pt-BR.json'),
} satisfies Record<Locale, () => Promise<{ readonly default: object }>>;

const coming = new Map<Locale, Promise<Wording>>();

/** The workshop's wording in a language, fetched with retries. */
export function workshopWordsIn(locale: Locale): Promise<Wording> {
  const words = coming.get(locale) ?? untilDone(() => load(locale));
  coming.set(locale, words);
  return words;
}

async function load(locale: Locale): Promise<Wording> {
  const [table, workshop] = await Promise.all([BROWSER_MESSAGES[locale](), WORKSHOP_MESSAGES[locale]()]);
  return makeWording(locale, { ...table.default, ...workshop.default });
}
