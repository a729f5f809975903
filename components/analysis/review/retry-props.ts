import type { Retry } from '@/lib/game/analysis/review/retry';

/** A turn to retry, as presented to the player. */
export interface RetryTask extends Omit<Retry, 'known'> {
  readonly gameId: string;
  readonly turn: number;
  /** The points that the played turn lost, approximately. */
  readonly loss: number;
  /** Hints, each a list of sentences that reveals more of the better line. */
  readonly hints: readonly (readonly string[])[];
  /** Another turn of the reader to continue with. */
  readonly following?: number | undefined;
}
