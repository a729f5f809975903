/** Reviews of laid-out games, computed here. */
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import type { Effort, Quality } from '@/lib/game/analysis/review/weigh';
import { ReviewableGame, type GameReview } from '@/lib/game/analysis/review/review';
import { reviewRowOf } from '@/lib/game/analysis/review/share';
import { packFor } from '@/lib/game/rulesets';
import { inFull } from '../support/full';
import type { LaidOut } from '../support/lay-out';
import { little } from './support';

export const LITTLE = little(inFull(100, 15));

export async function reviewOf(
  { gameId, seq }: LaidOut,
  quality: Quality,
  effort?: Effort,
): Promise<GameReview> {
  const row = await loadTableRow(gameId, {});
  if (!row) throw new Error('no game');
  const { head, packId, packVersion } = row.game;
  const rows = (await readWholeLog(gameId, seq)).map(reviewRowOf);
  const reviewing = new ReviewableGame(packFor(packId, packVersion), { head, quality, rows }, effort);
  return reviewing.whole(reviewing.turns.flatMap((turn) => reviewing.review(turn) ?? []));
}
