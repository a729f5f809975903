/** What became of steps that were kept: nothing is said of them before that is clear. */
import { untilDone } from '@/components/ui/until-done';
import type { Act, LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import { isUnclear, type Kept, type Taken } from '@/lib/game/live/unsent';

interface Asking {
  readonly table: () => LiveTable;
  readonly loadTaken: (steps: Kept['steps']) => Promise<Taken>;
  /** Fetches the table as it is now. */
  readonly renew: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Kept steps with what the service has of them, asked until it answers where the page itself cannot tell. */
export async function askTaken(kept: Kept, { table, loadTaken, renew, signal }: Asking): Promise<Act> {
  if (!isUnclear(kept, table())) return { type: 'unsent', kept };
  const taken = await untilDone(() => loadTaken(kept.steps), signal);
  if (Math.max(0, ...taken.values()) > seqOf(table().confirmed)) await renew();
  return { type: 'unsent', kept, taken };
}
