import 'server-only';
import { z } from 'zod';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { ReviewShape } from '@/lib/features/review/contract';
import type { Habits } from '@/lib/game/review/habits';
import { REASONS } from '@/lib/game/review/reasons';
import type { GameReview } from '@/lib/game/review/review';
import type { Quality } from '@/lib/game/review/quality';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Identifies a review of a game. */
export interface ReviewKey {
  readonly gameId: string;
  readonly reviewer: number;
  readonly quality: Quality;
}

/** A stored review. */
export interface StoredReview {
  readonly review: GameReview;
  readonly createdAt: Date;
  /** Whether the server has recomputed some of its turns. */
  readonly isVerified: boolean;
}

/** The stored review of a game in this version and quality; undefined if there is none. */
export async function storedReview({
  gameId,
  reviewer,
  quality,
}: ReviewKey): Promise<StoredReview | undefined> {
  const where = { gameId_reviewer_quality: { gameId, reviewer, quality } };
  const select = { review: true, createdAt: true, verifiedAt: true } as const;
  const row = await onDatabase(() => db().gameReview.findUnique({ where, select }));
  const review = row ? ReviewShape.safeParse(row.review).data : undefined;
  if (!row || !review) return undefined;
  return { review, createdAt: row.createdAt, isVerified: row.verifiedAt !== null };
}

/**
 * Stores a verified review. It replaces `former`, the review it was compared with, or none; false if
 * another was stored meanwhile.
 */
export async function keepVerified(
  gameId: string,
  { review, habits }: { readonly review: GameReview; readonly habits: readonly Habits[] },
  former: StoredReview | undefined,
  at: Date,
): Promise<boolean> {
  const { reviewer, quality } = review;
  const key = { gameId, reviewer, quality };
  const kept = { review: jsonOf(review), habits: jsonOf(habits), verifiedAt: at };
  const { count } = await onDatabase(async () =>
    former
      ? db().gameReview.updateMany({
          where: { ...key, createdAt: former.createdAt },
          data: { ...kept, createdAt: at },
        })
      : db().gameReview.createMany({ data: [{ ...key, ...kept, createdAt: at }], skipDuplicates: true }),
  );
  return count > 0;
}

const LostShape = z.object({ n: z.int(), points: z.number() });
const ActionsShape = z.partialRecord(z.enum(ACTIONS), LostShape);
const HabitsShape = z.object({
  games: z.int(),
  turns: z.int(),
  points: z.number(),
  sources: z.partialRecord(z.enum(REASONS), LostShape),
  actions: z.object({ other: ActionsShape, same: ActionsShape }),
});

/** The filter for a person's games. */
interface Newest {
  readonly userId: string;
  readonly most: number;
  readonly reviewer: number;
  readonly quality: Quality;
}

/** Habits of a person in verified reviews of their newest games, each seat separately. */
export async function newestHabits({ userId, most, ...which }: Newest): Promise<readonly Habits[]> {
  const verified = { ...which, verifiedAt: { not: null } };
  const games = await onDatabase(() =>
    db().game.findMany({
      where: { status: 'finished', origin: null, seats: { some: { userId } }, reviews: { some: verified } },
      orderBy: { finishedAt: 'desc' },
      take: most,
      select: {
        seats: { where: { userId }, select: { seat: true } },
        reviews: { where: verified, select: { habits: true } },
      },
    }),
  );
  return games.flatMap(({ seats, reviews }) => {
    const habits = z.array(HabitsShape).safeParse(reviews[0]?.habits).data ?? [];
    return seats.flatMap(({ seat }) => habits[seat] ?? []);
  });
}
