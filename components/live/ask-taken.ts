/** Asks the server whether stored steps were accepted. Until then the page reports nothing about them. */
import { untilDone } from '@/components/ui/browser/retry';
import type { LiveAction, LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/live-snapshot';
import { isUnclear, type UnsentSteps, type RowsById } from '@/lib/game/live/unsent';

interface Asking {
  readonly table: () => LiveTable;
  readonly loadTaken: (steps: UnsentSteps['steps']) => Promise<RowsById>;
  /** Fetches the current table. */
  readonly renew: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Finds out which stored steps the server has. If the page cannot know, it asks until the server responds.
 */
export async function askTaken(
  kept: UnsentSteps,
  { table, loadTaken, renew, signal }: Asking,
): Promise<LiveAction> {
  if (!isUnclear(kept, table())) return { type: 'unsent', kept };
  const taken = await untilDone(() => loadTaken(kept.steps), signal);
  if (Math.max(0, ...taken.values()) > seqOf(table().confirmed)) await renew();
  return { type: 'unsent', kept, taken };
}
