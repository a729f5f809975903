/**
 * The sandbox in the browser: the components of the table, the whole engine, one language. Bundled by itself
 * (scripts/lib/sandbox-bundle.ts), so that no page but its own carries any of it.
 */
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import type { Locale } from '@/lib/game/wording/locales';
import { makeWording, type Messages } from '@/lib/game/wording/make-wording';
import { sandboxOf } from '@/components/puzzles/puzzle-start';
import type { PuzzleTask } from '@/components/puzzles/puzzle-props';
import type { PuzzleStart } from '@/lib/features/puzzles/puzzle-view';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { withNames } from '@/lib/game/wording/seat-names';
import { playWith } from './current-rules';
import { freshKey } from './fresh-key';
import { readDraft, readHandedOver } from './draft';
import { SandboxTable, type SandboxProps } from './sandbox-table';
import { begin, lineOn } from './trying';
import { speak } from '@/components/ui/one-language';

interface Brought {
  readonly start: SandboxStart | PuzzleStart;
  /** Where a turn is to be found. */
  readonly task?: PuzzleTask | undefined;
  readonly pack: PackData;
  readonly locale: Locale;
  readonly messages: Messages;
  readonly computerUrl: string;
}

/** Sets a sandbox up from what the server has handed out. */
export function setUp({ start: brought, task, pack: packData, ...own }: Brought): SandboxProps {
  const { locale, messages, computerUrl } = own;
  const words = makeWording(locale, messages);
  speak(words);
  const start = 'theme' in brought ? sandboxOf(brought, words.t('puzzles.one', { id: brought.id })) : brought;
  const pack = indexPack(packData);
  playWith(pack);
  const ground = { pack, known: start.known };
  const handed = readHandedOver(start);
  const draft = handed ?? readDraft(start);
  const fresh = () => begin(ground, freshKey());
  let first;
  try {
    first = draft ? { line: lineOn(ground, draft.key, draft.steps), answer: 0 } : fresh();
    // How far they go is said, as of a line that was kept.
    if (handed) first = { ...first, note: 'loaded' as const };
  } catch {
    // Whatever lies in the browser's store, the page opens.
    first = fresh();
  }
  const named = { ...start, seats: withNames(words, start.seats) };
  return { words, ground, start: named, first, computerUrl, packData, task };
}

export { SandboxTable };
