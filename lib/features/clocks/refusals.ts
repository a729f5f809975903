/** Refusals about clocks and decisions. */
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type ClockRefusal =
  /** Nobody is late at this seat, or no longer. */
  | { readonly kind: 'not-late'; readonly seq: number }
  /** The others are asked, not the seat that is late. */
  | { readonly kind: 'not-asked'; readonly seq: number }
  /** This cannot be agreed on: a day that has passed or is too far away, a game that is over. */
  | { readonly kind: 'not-to-agree'; readonly seq: number }
  /** No such decision of this table, or it holds for good. */
  | { readonly kind: 'not-to-take-back'; readonly seq: number };

export type ClockOutcome<T> = Result<T, ClockRefusal | SeatRefusal | TableRefusal>;
