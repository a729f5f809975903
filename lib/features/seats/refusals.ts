/** Why something about seats was not done. */
import type { NameTaken } from '@/lib/game/names/refuse-name';
import type { NotDelegable } from '@/lib/features/seats/delegates/delegate';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { Result } from '@/lib/platform/http/refused';

export type SeatRefusal =
  /** Only the host of the table may do that. */
  | { readonly kind: 'not-host' }
  /** That cannot be done with this seat: it is the computer's, or somebody has played on it. */
  | { readonly kind: 'not-that-seat' }
  /** Somebody holds this seat: only they may change its name, address and link. */
  | { readonly kind: 'seat-held' }
  /**
   * The address of a held seat is asked before it is changed, and this seat has none that its holder gave.
   */
  | { readonly kind: 'no-own-address' }
  /** Nobody may play for the holder here, or not until then. */
  | { readonly kind: 'delegate-refused'; readonly why: NotDelegable }
  /** Nobody of this id plays for the holder. */
  | { readonly kind: 'unknown-delegate' }
  /** There is no free seat left, or not the requested one. */
  | { readonly kind: 'no-free-seat' }
  /** Only for games that are over. */
  | { readonly kind: 'still-running' }
  /** Somebody else at the table is called so. */
  | NameTaken;

export type SeatOutcome<T> = Result<T, SeatRefusal | TableRefusal>;
