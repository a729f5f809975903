import type { Locale } from '@/lib/game/wording/locales';
import { makeWording } from '@/lib/game/wording/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';

/** Messages of the sandbox, of puzzles and of reviews. No table in play needs them. */
const SANDBOX_MESSAGES = {
  en: () => import('@/lib/generated/browser/sandbox-words-en.json'),
  de: () => import('@/lib/generated/browser/sandbox-words-de.json'),
  'pt-BR': () => import('@/lib/generated/browser/sandbox-words-pt-BR.json'),
} satisfies Record<Locale, () => Promise<{ readonly default: object }>>;

/** The wording of the sandbox in a language. */
export async function loadSandboxWords(locale: Locale): Promise<Wording> {
  const [table, sandbox] = await Promise.all([BROWSER_MESSAGES[locale](), SANDBOX_MESSAGES[locale]()]);
  return makeWording(locale, { ...table.default, ...sandbox.default });
}
