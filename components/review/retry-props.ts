import type { Retry } from '@/lib/game/review/retry';

/** A turn that is to be played better than before, as it is set before somebody. */
export interface RetryTask extends Omit<Retry, 'known'> {
  readonly gameId: string;
  readonly turn: number;
  /** The points that were possible, roughly. */
  readonly loss: number;
  /** Each telling more of the better line: sentences. */
  readonly hints: readonly (readonly string[])[];
  /** Another turn of the reader to continue with. */
  readonly following?: number | undefined;
}
