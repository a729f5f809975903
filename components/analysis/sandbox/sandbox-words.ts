import type { Locale } from '@/lib/game/wording/language/locales';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { load } from '@/lib/generated/browser/sandbox-words';
import { BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';

/** The wording of the sandbox, puzzles and reviews. No table in play needs their own messages. */
export async function loadSandboxWords(locale: Locale): Promise<Wording> {
  const [table, sandbox] = await Promise.all([BROWSER_MESSAGES[locale](), load[locale]()]);
  return makeWording(locale, { ...table.default, ...sandbox.default });
}
