/** Refusals about clocks and decisions. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type ClockRefusal =
  /** This seat is not late, or no longer. */
  | { readonly kind: 'not-late'; readonly seq: number }
  /** A late seat cannot vote about itself. */
  | { readonly kind: 'not-asked'; readonly seq: number }
  /** This is not possible: a day is past or too far away, the game is over, or only one person plays. */
  | { readonly kind: 'not-to-agree'; readonly seq: number; readonly why?: 'one-person' }
  /** The table has no such decision, or it is final. */
  | { readonly kind: 'not-to-take-back'; readonly seq: number };

export type ClockOutcome<T> = Result<T, ClockRefusal | SeatRefusal | TableRefusal>;
