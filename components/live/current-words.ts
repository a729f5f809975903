/**
 * Stands in for lib/platform/i18n/current-words where the live table is drawn (scripts/lib/live-bundle.ts):
 * the page has one language, known before all else.
 */
import type { Wording } from '@/lib/game/wording/wording';

let here: Wording | undefined;

export function speak(words: Wording): void {
  here = words;
}

export function useWords(): Wording {
  if (!here) throw new Error('nobody has said which language to speak');
  return here;
}
