/** The interface of the execution context for rules and effects: BlindWork or, on the server, SecretWork. */
import type { SeatId } from './commands';
import type { Event } from './events';
import type { Pack } from './pack-index';
import type { StackId } from './secrets';
import type { Item, Player, Source, State } from './state';
import type { Effect } from './vocabulary';

type Unnumbered<T> = T extends Item ? Omit<T, 'id'> : never;
/** An item before it has its number. */
export type UnnumberedItem = Unnumbered<Item>;
/** Why an item was closed. */
export type CloseReason = 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot';

export interface Work {
  readonly pack: Pack;
  readonly events: Event[];
  /** The state with all events so far folded in. */
  readonly state: State;
  /** Whether draws return placeholders. */
  readonly isBlind: boolean;
  /** Adds an event. */
  emit(event: Event): void;
  /**
   * Executes an effect. It is a method, because gains cause further effects without a cycle of imports
   * between the effect files.
   */
  resolve(seat: SeatId, effect: Effect, source: Source): void;
  player(seat: SeatId): Player;
  /** Opens an item and returns its number. */
  open(item: UnnumberedItem): number;
  close(item: Item, how: CloseReason): void;
  /** Takes the top `count` tiles of a stack. */
  draw(stack: StackId, count: number): readonly string[];
  /** Shows tiles only to the owner of an item. */
  offer(item: number, tiles: readonly string[]): void;
  /** The tiles shown for an item; undefined in a blind context. */
  offered(item: number): readonly string[] | undefined;
  /** Closes an offer; the remaining tiles go under their stack in secret order. Returns their number. */
  returnOffer(item: number, kept: string | undefined, stack: StackId): number;
  /** A random element of `items`, keyed by the label and the turn; blind contexts return the first. */
  pick<T>(label: string, items: readonly T[]): T;
  /** Rebuilds a stack from all its tiles. */
  reshuffle(stack: StackId, tiles: readonly string[]): void;
  /** Puts tiles that everyone has seen under a stack, in the given order. */
  putUnder(stack: StackId, tiles: readonly string[]): void;
}
