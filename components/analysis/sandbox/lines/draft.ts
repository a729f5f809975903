/**
 * The line on the table of this tab, so following a link or reloading does not lose it. It stays in the
 * browser.
 */
import { readDraftText } from '@/components/analysis/sandbox/payloads';
import { takeHandedOver } from '@/components/move/hand-over';
import { sessionStore } from '@/components/ui/browser/browser-features';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';

export interface LineDraft {
  readonly key: string;
  readonly steps: readonly LineStep[];
}

/** Key of a draft: a row of a game, and the seat's holder at that time. */
export type DraftOf = Pick<SandboxStart, 'gameId' | 'at' | 'draftsOf'>;

const nameOf = ({ gameId, at, draftsOf }: DraftOf) => `sandbox ${gameId} ${at} ${draftsOf}`;

/** The last line tried here; undefined if the browser stores nothing. */
export function readDraft(of: DraftOf): LineDraft | undefined {
  const text = sessionStore.read(nameOf(of)) ?? undefined;
  return text === undefined ? undefined : readDraftText(text);
}

/** Steps that were refused at the table and passed on. */
export function readHandedOver({ gameId, at }: DraftOf): LineDraft | undefined {
  const text = takeHandedOver(gameId, at);
  return text === undefined ? undefined : readDraftText(text);
}

export function writeDraft(of: DraftOf, { key, steps }: LineDraft): void {
  // Without storage it lasts as long as the page.
  sessionStore.write(nameOf(of), JSON.stringify({ key, steps }));
}
