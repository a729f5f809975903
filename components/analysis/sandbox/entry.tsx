/** The sandbox in the browser: the table's components, and the whole engine. */
import { sandboxOf } from '@/components/analysis/puzzles/puzzle-start';
import { readDraft, readHandedOver } from '@/components/analysis/sandbox/lines/draft';
import { freshKey } from '@/components/move/hand-over';
import type { PuzzleStart } from '@/lib/features/puzzles/puzzle-view';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { SandboxTable, type SandboxProps } from './sandbox-table';
import type { Task } from './task-side';
import { createTrial, lineOn } from './trial-line';

interface EntryProps {
  readonly start: SandboxStart | PuzzleStart;
  /** Set if the player has to find a turn. */
  readonly task?: Task | undefined;
  readonly pack: PackData;
  readonly words: Wording;
}

/** Builds a sandbox from the server's data. */
export function setUp({ start: brought, task, pack: packData, words }: EntryProps): SandboxProps {
  const start = startOf(brought, words, task);
  const pack = indexPack(packData);
  const alone = task && ('goal' in task ? task.goal.seat : task.seat);
  const ground = { pack, known: start.known, alone };
  const handed = readHandedOver(start);
  const draft = handed ?? readDraft(start);
  const fresh = () => createTrial(ground, freshKey());
  let first;
  try {
    first = draft ? { line: lineOn(ground, draft.key, draft.steps), answer: 0 } : fresh();
    // A note says how far the steps could be played, like for a stored line.
    if (handed) first = { ...first, note: 'loaded' as const };
  } catch {
    // The page opens even if the browser's storage is corrupt.
    first = fresh();
  }
  const named = { ...start, seats: withNames(words, start.seats) };
  return { words, ground, start: named, first, packData, task };
}

/** The start of a retry ignores drafts from the sandbox of that moment. */
function startOf(brought: EntryProps['start'], { t }: Wording, task: Task | undefined): SandboxStart {
  if ('theme' in brought) {
    const me = t('names.seat', { n: brought.seat + 1 });
    return sandboxOf(brought, { name: t('puzzles.one', { id: brought.id }), me });
  }
  return task ? { ...brought, draftsOf: 'retry', lines: [] } : brought;
}

export { SandboxTable };
