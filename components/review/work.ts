/** What is sent to the workers that review a game, and what they answer. */
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { Quality } from '@/lib/game/review/quality';
import type { Retried, Retry } from '@/lib/game/review/retry';
import type { GameReview, TurnReview } from '@/lib/game/review/review';

export interface ReviewWork {
  readonly type: 'review';
  readonly pack: PackData;
  readonly log: GameDocument['log'];
  readonly head: string;
  readonly quality: Quality;
  /** This worker takes every n-th of the turns that are not known yet. */
  readonly share: { readonly index: number; readonly of: number };
  readonly known: readonly number[];
}

/** Another line of a decision, to be measured. */
export interface TryWork {
  readonly type: 'try';
  /** Given back with the answer. */
  readonly id: number;
  readonly pack: PackData;
  readonly retry: Retry;
  readonly tried: readonly Command[];
}

export type ReviewerWork = ReviewWork | TryWork;

export type ReviewAnswer =
  /** Everything of the review but its turns. */
  | { readonly type: 'begun'; readonly frame: Omit<GameReview, 'turns'>; readonly turns: number }
  | { readonly type: 'turn'; readonly turn: TurnReview }
  | { readonly type: 'done' };

export interface TryAnswer {
  readonly id: number;
  /** Missing for a line that cannot be played in thought. */
  readonly retried?: Retried | undefined;
}
