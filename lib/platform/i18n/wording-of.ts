import 'server-only';
import type { Locale } from './locales';
import { makeWording } from './make-wording';
import { MESSAGES } from './messages';
import type { Wording } from './wording';

const known = new Map<Locale, Wording>();

/** The wording of a language. There is one per language: it keeps every message that it has compiled. */
export function wordingOf(locale: Locale): Wording {
  const wording = known.get(locale) ?? makeWording(locale, MESSAGES[locale]);
  known.set(locale, wording);
  return wording;
}
