/**
 * Stands in for lib/platform/i18n/current-words in unit tests (vitest.config.ts): there is no request that
 * could be asked for its language. They share their modules, so a file that replaced this one for itself
 * would come too late for whatever another has loaded before.
 */
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

let here: Locale = 'en';

/** All later drawings are in this language. A test that changes it sets it back. */
export function speak(locale: Locale): void {
  here = locale;
}

export const currentLocale = async (): Promise<Locale> => here;
export const getWords = async (): Promise<Wording> => wordingOf(here);
export const useWords = (): Wording => wordingOf(here);
