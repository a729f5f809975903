import 'server-only';
import { addHabits, costliestOf, NO_HABITS, type CostliestHabits } from '@/lib/game/review/habits';
import { REVIEWER } from '@/lib/game/review/quality';
import { newestHabits } from './review-store';

/** Only reviews of one quality are compared: deeper searches find more losses. */
const QUALITY = 'normal';
/** Minimum reviewed games: fewer describe these games rather than their player. */
export const ENOUGH_REVIEWS = 3;
const MAX_GAMES = 30;

/** Losses per habit over a person's newest reviewed games. */
export async function habitsOfMine(userId: string): Promise<CostliestHabits> {
  const found = await newestHabits({ userId, most: MAX_GAMES, reviewer: REVIEWER, quality: QUALITY });
  return costliestOf(found.reduce(addHabits, NO_HABITS));
}
