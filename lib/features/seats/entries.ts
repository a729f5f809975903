import 'server-only';
import { entriesOf, type SeatEntry } from '@/lib/features/seats/entry-store';

export type { SeatEntry } from '@/lib/features/seats/entry-store';

/** Maximum entries shown; the newest ones. */
const MAX_ENTRIES = 100;

/**
 * Changes of the seats of a table, newest first. `seq` is the newest row that the viewer can see.
 * Entries from a turn that is hidden from them get that number.
 */
export async function loadEntries(gameId: string, seq: number): Promise<readonly SeatEntry[]> {
  const entries = await entriesOf(gameId, MAX_ENTRIES);
  return entries.map(({ steps, ...entry }) => ({
    ...entry,
    seq: Math.min(entry.seq, seq),
    // Steps of a turn that the viewer does not see yet are not listed either.
    ...(steps ? { steps: steps.filter((step) => step <= seq) } : {}),
  }));
}
