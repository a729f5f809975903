/**
 * Replaces lib/platform/i18n/current-words in unit tests (vitest.config.ts), where no request has a language.
 * Unit tests share their modules, so a mock in one file would not reach modules that another file has loaded
 * before.
 */
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

let here: Locale = 'en';

/** Sets the language of all later drawings. A test that changes it sets it back. */
export function speak(locale: Locale): void {
  here = locale;
}

export const currentLocale = async (): Promise<Locale> => here;
export const getWords = async (): Promise<Wording> => wordingOf(here);
export const useWords = (): Wording => wordingOf(here);
