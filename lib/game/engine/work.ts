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
/** Why an item is open no longer. */
export type CloseReason = 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot';

export interface Work {
  readonly pack: Pack;
  readonly events: Event[];
  /** With every event so far folded in. */
  readonly state: State;
  /** Whether draws yield placeholders. */
  readonly isBlind: boolean;
  /** Adds a fact. */
  emit(event: Event): void;
  /**
   * Carries out an effect. A method, so gains can cause further effects without the effect files importing
   * each other in a ring.
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
  /** The tiles shown for an item; undefined for the blind. */
  offered(item: number): readonly string[] | undefined;
  /** Ends an offer; the rest goes under its stack in an order nobody knows. Returns how many. */
  returnOffer(item: number, kept: string | undefined, stack: StackId): number;
  /** One of `items` at random, keyed by the label and the turn; the blind get the first. */
  pick<T>(label: string, items: readonly T[]): T;
  /** Makes a new stack of all its tiles. */
  reshuffle(stack: StackId, tiles: readonly string[]): void;
  /** Puts tiles everyone has seen under a stack, in the given order. */
  putUnder(stack: StackId, tiles: readonly string[]): void;
}
