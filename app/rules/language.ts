import type { Language } from '@/lib/game/casebook/types';
import type { Locale } from '@/lib/game/wording/locales';

/** How browsers name the languages of the casebook. */
export const LANGUAGE_TAGS: Readonly<Record<Language, Locale>> = { en: 'en', de: 'de', pt: 'pt-BR' };

/** The casebook's name for a language of the service. */
export const LANGUAGE_OF: Readonly<Record<Locale, Language>> = { en: 'en', de: 'de', 'pt-BR': 'pt' };
