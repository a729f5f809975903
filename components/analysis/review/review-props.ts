import type { ReviewedGame } from '@/lib/features/review/reviews';
import type { Account, PlaySummary } from '@/lib/game/analysis/review/habits';
import type { GameReview } from '@/lib/game/analysis/review/review';

/** A seat's data on the page. */
export interface SeatReview {
  readonly seat: number;
  readonly account: Account;
  readonly play: PlaySummary;
}

/** A game with its review, shared by all parts of its page. */
export interface ReviewProps extends ReviewedGame {
  readonly review: GameReview;
  readonly seats: readonly SeatReview[];
  /** Whether to list only the reader's turns. */
  readonly isOwnOnly?: boolean;
}

/** Whether it is a solo game, where points count and there is no lead. */
export const isSolo = ({ table }: Pick<ReviewedGame, 'table'>): boolean =>
  table.seats.filter(({ automatic }) => !automatic).length === 1;
