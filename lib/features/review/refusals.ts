/** Why a request about a review was refused. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type ReviewRefusal =
  /** Not a review of this game by this version. */
  | { readonly kind: 'not-this-game' }
  /** The server recomputed these turns with other results. */
  | { readonly kind: 'wrong-review'; readonly turns: readonly number[] }
  /** The server could not recompute the turns in time. */
  | { readonly kind: 'review-unchecked'; readonly retryAfterS: number };

export type ReviewOutcome<T> = Result<T, ReviewRefusal | SeatRefusal | TableRefusal>;
