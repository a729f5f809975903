/** Why a request about a seat was refused. */
import type { NotDelegable } from '@/lib/features/seats/delegates/delegate';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { NameTaken } from '@/lib/game/names/alike';
import type { Result } from '@/lib/platform/http/refused';

export type SeatRefusal =
  /** Only the host can do this. */
  | { readonly kind: 'not-host' }
  /** Not possible with this seat: it is the computer's, or a person has played on it. */
  | { readonly kind: 'not-that-seat' }
  /** A table without a circle cannot be for the members of its circle. */
  | { readonly kind: 'no-circle' }
  /** The seat is taken: only its holder can change its name, address and link. */
  | { readonly kind: 'seat-held' }
  /** The address of a taken seat has to confirm a change, and its holder has given none. */
  | { readonly kind: 'no-own-address' }
  /** No delegate is allowed here, or not until then. */
  | { readonly kind: 'delegate-refused'; readonly why: NotDelegable }
  /** No delegate of the holder has this id. */
  | { readonly kind: 'unknown-delegate' }
  /** There is no free seat left, or the requested one is taken. */
  | { readonly kind: 'no-free-seat' }
  /** Only for games that are over. */
  | { readonly kind: 'still-running' }
  /** Another player at the table has this name. */
  | NameTaken;

export type SeatOutcome<T> = Result<T, SeatRefusal | TableRefusal>;
