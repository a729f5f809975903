/** The line on the table of this tab, so that a look at the rules, or a reload, does not lose it. It stays in the browser. */
import type { Step } from '@/lib/sandbox/line';

export interface Draft {
  readonly key: string;
  readonly steps: readonly Step[];
}

const nameOf = (gameId: string, at: number) => `sandbox ${gameId} ${at}`;

/** What was tried here last; nothing where the browser keeps nothing. */
export function readDraft(gameId: string, at: number): Draft | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(gameId, at));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/** Keeps it. */
export function writeDraft(gameId: string, at: number, { key, steps }: Draft): void {
  try {
    sessionStorage.setItem(nameOf(gameId, at), JSON.stringify({ key, steps }));
  } catch {
    // Full or forbidden: then it lasts as long as the page.
  }
}
