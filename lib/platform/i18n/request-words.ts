import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache, use } from 'react';
import { chooseLocale, LOCALE_COOKIE, LOCALE_HEADER, type Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from './wording-of';

/** The language of this request; cached per request. */
export const currentLocale = cache(async (): Promise<Locale> => {
  const [head, jar] = await Promise.all([headers(), cookies()]);
  const asked = [head.get(LOCALE_HEADER), jar.get(LOCALE_COOKIE)?.value];
  return chooseLocale(asked, head.get('accept-language'));
});

const currentWords = cache(async (): Promise<Wording> => wordingOf(await currentLocale()));

/** The wording of this request, for pages, actions and other async functions. */
export async function getWords(): Promise<Wording> {
  return currentWords();
}

/** The wording of this request, for server components that are not async. */
export function useWords(): Wording {
  return use(currentWords());
}
