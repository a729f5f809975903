/** Messages between the page and the workers that review a game. */
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { RetryResult, Retry } from '@/lib/game/analysis/review/retry';
import type { ReviewWork } from '@/lib/game/analysis/review/share';

/** An alternative line to measure. */
export interface TryWork {
  readonly type: 'try';
  readonly pack: PackData;
  readonly retry: Retry;
  readonly tried: readonly Command[];
}

export type ReviewerWork = ReviewWork | TryWork;

export interface TryAnswer {
  /** Undefined for a line that cannot be simulated. */
  readonly retried?: RetryResult | undefined;
}
