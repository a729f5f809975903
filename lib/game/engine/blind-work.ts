/** The execution context for code without secrets. */
import type { SeatId } from './commands';
import { resolve } from './effects/resolve';
import { evolve } from './evolve';
import type { Event } from './events';
import type { Pack } from './pack-index';
import type { Effect } from './vocabulary';
import type { StackId } from './secrets';
import type { Item, Player, Source, State } from './state';
import { elementAt } from './util';
import type { CloseReason, UnnumberedItem, Work } from './work';

/**
 * Collects the events of one command while folding each at once, so every rule sees the state its
 * predecessors left. It is blind: draws yield placeholders, which is enough to learn whether a command would
 * reveal anything. On the server SecretWork draws.
 */
export class BlindWork implements Work {
  readonly events: Event[] = [];

  constructor(
    readonly pack: Pack,
    public state: State,
  ) {}

  /** Whether draws yield placeholders. */
  get isBlind(): boolean {
    return true;
  }

  /** Adds a fact. */
  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  /**
   * Carries out an effect. A method, so gains can cause further effects without the effect files importing
   * each other in a ring.
   */
  resolve(seat: SeatId, effect: Effect, source: Source): void {
    resolve(this, seat, effect, source);
  }

  player(seat: SeatId): Player {
    return elementAt(this.state.players, seat);
  }

  /** Opens an item and returns its number. */
  open(item: UnnumberedItem): number {
    const id = this.state.nextItem;
    this.emit({ type: 'ItemOpened', item: { ...item, id } as Item });
    return id;
  }

  close(item: Item, how: CloseReason): void {
    this.emit({ type: 'ItemClosed', id: item.id, seat: item.seat, kind: item.kind, how });
  }

  /** Takes the top `count` tiles of a stack. */
  draw(_stack: StackId, count: number): readonly string[] {
    return Array.from({ length: count }, () => 'hidden');
  }

  /** Shows tiles only to the owner of an item. */
  offer(_item: number, _tiles: readonly string[]): void {}

  /** The tiles shown for an item; undefined for the blind. */
  offered(_item: number): readonly string[] | undefined {
    return undefined;
  }

  /** Ends an offer; the rest goes under its stack in an order nobody knows. Returns how many. */
  returnOffer(_item: number, _kept: string | undefined, _stack: StackId): number {
    return 0;
  }

  /** One of `items` at random, keyed by the label and the turn; the blind get the first. */
  pick<T>(_label: string, items: readonly T[]): T {
    return elementAt(items, 0);
  }

  /** Makes a new stack of all its tiles. */
  reshuffle(_stack: StackId, _tiles: readonly string[]): void {}

  /** Puts tiles everyone has seen under a stack, in the given order. */
  putUnder(_stack: StackId, _tiles: readonly string[]): void {}
}
