import 'server-only';
import { compileMessages } from '@/lib/game/wording/language/compile-messages';
import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import type { Wording } from '@/lib/game/wording/wording';

const known = new Map<Locale, Wording>();

/** The wording of a language, cached because it stores every formatted message. */
export function wordingOf(locale: Locale): Wording {
  const wording = known.get(locale) ?? makeWording(locale, compileMessages(MESSAGES[locale], locale));
  known.set(locale, wording);
  return wording;
}
