import 'server-only';
import { z } from 'zod';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import type { ReviewRow } from '@/lib/game/analysis/review/decisions';
import type { Habits } from '@/lib/game/analysis/review/habits';
import { QUALITIES, type Quality } from '@/lib/game/analysis/review/weigh';
import { type GameReview, REASONS } from '@/lib/game/analysis/review/review';
import { reviewRowOf } from '@/lib/game/analysis/review/share';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { ReviewShape } from './shapes';

/** The log of a finished game, in the reviewer's form. */
export async function reviewRows(gameId: string, seq: number): Promise<readonly ReviewRow[]> {
  return (await readWholeLog(gameId, seq)).map(reviewRowOf);
}

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
  /** Turns that the server has recomputed and found right. */
  readonly checked: readonly number[];
  /** Whether it has recomputed every turn. */
  readonly isVerified: boolean;
}

/** The stored review of a game in this version and quality; undefined if there is none. */
export async function storedReview({
  gameId,
  reviewer,
  quality,
}: ReviewKey): Promise<StoredReview | undefined> {
  const where = { gameId_reviewer_quality: { gameId, reviewer, quality } };
  const select = { review: true, createdAt: true, checked: true, verifiedAt: true } as const;
  const row = await db().gameReview.findUnique({ where, select });
  const review = row ? ReviewShape.safeParse(row.review).data : undefined;
  if (!row || !review) return undefined;
  const { createdAt, checked, verifiedAt } = row;
  return { review, createdAt, checked, isVerified: verifiedAt !== null };
}

interface CheckedReview {
  readonly review: GameReview;
  readonly habits: readonly Habits[];
  readonly checked: readonly number[];
}

/** The marks of a review after these turns were recomputed. */
const marksOf = ({ turns }: GameReview, checked: readonly number[], at: Date) => ({
  checked: [...checked],
  checkedAt: at,
  verifiedAt: turns.every(({ turn }) => checked.includes(turn)) ? at : null,
});

/**
 * Stores a review. It replaces `former`, the review it was compared with, or none; false if another was
 * stored meanwhile.
 */
export async function keepChecked(
  gameId: string,
  { review, habits, checked }: CheckedReview,
  former: StoredReview | undefined,
  at: Date,
): Promise<boolean> {
  const { reviewer, quality } = review;
  const key = { gameId, reviewer, quality };
  const kept = { review: jsonOf(review), habits: jsonOf(habits), ...marksOf(review, checked, at) };
  const { count } = await (former
    ? db().gameReview.updateMany({
        where: { ...key, createdAt: former.createdAt },
        data: { ...kept, createdAt: at },
      })
    : db().gameReview.createMany({ data: [{ ...key, ...kept, createdAt: at }], skipDuplicates: true }));
  return count > 0;
}

/** The reviews that wait longest for a check of their other turns. */
export async function waitingReviews(reviewer: number, most: number): Promise<readonly ReviewKey[]> {
  const rows = await db().gameReview.findMany({
    where: { reviewer, verifiedAt: null },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    take: most,
    select: { gameId: true, quality: true },
  });
  return rows.flatMap(({ gameId, quality }) => {
    const known = QUALITIES.find((each) => each === quality);
    return known ? [{ gameId, reviewer, quality: known }] : [];
  });
}

/** Notes that more turns of a stored review are right, unless another has replaced it. */
export async function noteChecked(
  { gameId, reviewer, quality }: ReviewKey,
  { review, createdAt }: StoredReview,
  checked: readonly number[],
  at: Date,
): Promise<void> {
  const where = { gameId, reviewer, quality, createdAt };
  await db().gameReview.updateMany({ where, data: marksOf(review, checked, at) });
}

/** Drops a stored review that is wrong, unless another has replaced it. */
export async function dropReview(
  { gameId, reviewer, quality }: ReviewKey,
  { createdAt }: StoredReview,
): Promise<void> {
  await db().gameReview.deleteMany({ where: { gameId, reviewer, quality, createdAt } });
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
  const games = await db().game.findMany({
    where: { status: 'finished', origin: null, seats: { some: { userId } }, reviews: { some: verified } },
    orderBy: { finishedAt: 'desc' },
    take: most,
    select: {
      seats: { where: { userId }, select: { seat: true } },
      reviews: { where: verified, select: { habits: true } },
    },
  });
  return games.flatMap(({ seats, reviews }) => {
    const habits = z.array(HabitsShape).safeParse(reviews[0]?.habits).data ?? [];
    return seats.flatMap(({ seat }) => habits[seat] ?? []);
  });
}
