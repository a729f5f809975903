/** The execution context for code without secrets. */
import type { SeatId } from './commands';
import { resolve } from './effects/resolve';
import type { Event } from './events';
import { evolve } from './evolve';
import type { Pack } from './pack-index';
import type { StackId } from './secrets';
import type { Item, Player, Source, State } from './state';
import { elementAt } from './util';
import type { Effect } from './vocabulary';
import type { CloseReason, UnnumberedItem, Work } from './work';

/**
 * Collects the events of one command and folds each at once, so every rule sees the state after the
 * previous ones. It is blind: draws return placeholders, which is enough to learn whether a command would
 * reveal anything. On the server, SecretWork draws real tiles.
 */
export class BlindWork implements Work {
  readonly events: Event[] = [];

  constructor(
    readonly pack: Pack,
    public state: State,
  ) {}

  /** Whether draws return placeholders. */
  get isBlind(): boolean {
    return true;
  }

  /** Adds an event. */
  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  /**
   * Executes an effect. It is a method, because gains cause further effects without a cycle of imports
   * between the effect files.
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

  /** The tiles shown for an item; undefined in a blind context. */
  offered(_item: number): readonly string[] | undefined {
    return undefined;
  }

  /** Closes an offer; the remaining tiles go under their stack in secret order. Returns their number. */
  returnOffer(_item: number, _kept: string | undefined, _stack: StackId): number {
    return 0;
  }

  /** A random element of `items`, keyed by the label and the turn; blind contexts return the first. */
  pick<T>(_label: string, items: readonly T[]): T {
    return elementAt(items, 0);
  }

  /** Rebuilds a stack from all its tiles. */
  reshuffle(_stack: StackId, _tiles: readonly string[]): void {}

  /** Puts tiles that everyone has seen under a stack, in the given order. */
  putUnder(_stack: StackId, _tiles: readonly string[]): void {}
}
