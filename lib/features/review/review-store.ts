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
export async function insertReview(
  gameId: string,
  { review, habits }: { readonly review: GameReview; readonly habits: readonly Habits[] },
  at: Date,
): Promise<void> {
  const { reviewer, quality } = review;
  const kept = { review: jsonOf(review), habits: jsonOf(habits) };
  const data = [{ gameId, reviewer, quality, ...kept, createdAt: at }];
  await onDatabase(() => db().gameReview.createMany({ data, skipDuplicates: true }));
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

/** Which games of somebody are looked through. */
interface Newest {
  readonly userId: string;
  readonly most: number;
  readonly reviewer: number;
  readonly quality: Quality;
}

/** What reviews say of somebody's own seats in their newest games, each seat by itself. */
export async function newestHabits({ userId, most, ...which }: Newest): Promise<readonly Habits[]> {
  const games = await onDatabase(() =>
    db().game.findMany({
      where: { status: 'finished', origin: null, seats: { some: { userId } }, reviews: { some: which } },
      orderBy: { finishedAt: 'desc' },
      take: most,
      select: {
        seats: { where: { userId }, select: { seat: true } },
        reviews: { where: which, select: { habits: true } },
      },
    }),
  );
  return games.flatMap(({ seats, reviews }) => {
    const habits = z.array(HabitsShape).safeParse(reviews[0]?.habits).data ?? [];
    return seats.flatMap(({ seat }) => habits[seat] ?? []);
  });
}
