/**
 * Stands in for lib/platform/i18n/current-words where the browser draws (`#words` in package.json):
 * there is one language, known before all else.
 */
import type { Wording } from '@/lib/game/wording/wording';

let words: Wording | undefined;

export function speak(wording: Wording): void {
  words = wording;
}

export function useWords(): Wording {
  if (!words) throw new Error('nobody has said in what language');
  return words;
}
