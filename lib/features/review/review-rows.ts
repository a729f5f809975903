import 'server-only';
import type { ReviewRow } from '@/lib/game/review/decisions';
import { reviewRowOf } from '@/lib/game/review/rows';
import { readWholeLog } from '@/lib/features/table/log/log-store';

/** The log of a finished game, in the reviewer's form. */
export async function reviewRows(gameId: string, seq: number): Promise<readonly ReviewRow[]> {
  return (await readWholeLog(gameId, seq)).map(reviewRowOf);
}
