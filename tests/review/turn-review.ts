import type { TurnReview } from '@/lib/game/analysis/review/review';

/** The review of a turn; the best one there was, unless `more` says otherwise. */
export const turnReview = (turn: number, more: Partial<TurnReview> = {}): TurnReview => ({
  turn,
  seat: 0,
  at: turn,
  value: [0, 0],
  spread: 0,
  effect: [0, 0],
  loss: 0,
  error: 0,
  mark: 'best',
  ...more,
});
