/** The wording for client components, both on the server and in the browser (`#words` in package.json). */
import { createContext, useContext } from 'react';
import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording, type Messages } from '@/lib/game/wording/language/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { load } from '@/lib/generated/browser/words';

type Load = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;

/** Compiled by `npm run generate`, so that the browser needs no parser of ICU messages. */
export const BROWSER_MESSAGES: Load = load;

const loaded = new Map<Locale, Promise<Wording>>();

/** The wording of a language, loaded once. A failed load is retried the next time. */
export function loadWords(locale: Locale): Promise<Wording> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = BROWSER_MESSAGES[locale]().then((messages) => makeWording(locale, messages.default));
  loaded.set(locale, loading);
  loading.catch(() => loaded.delete(locale));
  return loading;
}

/** Provides the wording to the components below. */
export const WordsContext = createContext<Wording | undefined>(undefined);

/** The wording from the context. */
export function useWords(): Wording {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no wording is provided');
  return words;
}
