/**
 * Stands in for lib/platform/i18n/current-words where the browser draws (`#words` in package.json): there is
 * one language, known before all else.
 */
import type { Wording } from '@/lib/game/wording/wording';

let here: Wording | undefined;

/** From now on everything is said in this language. */
export function speak(words: Wording): void {
  here = words;
}

/** The wording of this page. */
export function useWords(): Wording {
  if (!here) throw new Error('no language');
  return here;
}
