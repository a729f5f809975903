/** Why something about reviews was not done. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

/** What was sent is no review of this game by this version. */
export interface ReviewRefusal {
  readonly kind: 'not-this-game';
}

export type Outcome<T> = Result<T, ReviewRefusal | SeatRefusal | TableRefusal>;
