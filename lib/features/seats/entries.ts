import 'server-only';
import { entriesOf, type SeatEntry } from '@/lib/features/seats/entry-store';

export type { EntryKind, SeatEntry } from '@/lib/features/seats/entry-store';

/** More entries than this are not shown: the newest ones count. */
const MOST = 100;

/** What has changed about the seats of a table, the newest first, for everybody who may look at it. */
export async function loadEntries(gameId: string): Promise<readonly SeatEntry[]> {
  return entriesOf(gameId, MOST);
}
