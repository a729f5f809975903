import 'server-only';
import { ReviewShape } from '@/lib/features/review/contract';
import type { GameReview } from '@/lib/game/review/review';
import type { Quality } from '@/lib/game/review/quality';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Which review of a game. */
export interface ReviewKey {
  readonly gameId: string;
  readonly reviewer: number;
  readonly quality: Quality;
}

/** The review that is kept. */
export async function storedReview({
  gameId,
  reviewer,
  quality,
}: ReviewKey): Promise<GameReview | undefined> {
  const where = { gameId_reviewer_quality: { gameId, reviewer, quality } };
  const row = await onDatabase(() => db().gameReview.findUnique({ where, select: { review: true } }));
  return row ? ReviewShape.safeParse(row.review).data : undefined;
}

/** Keeps a review where there is none of its kind yet. */
export async function insertReview(gameId: string, review: GameReview, at: Date): Promise<void> {
  const { reviewer, quality } = review;
  const data = [{ gameId, reviewer, quality, review: jsonOf(review), createdAt: at }];
  await onDatabase(() => db().gameReview.createMany({ data, skipDuplicates: true }));
}
