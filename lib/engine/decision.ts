/** What a command leads to, and the workbench on which it is worked out. */
import type { SeatId } from './commands';
import { resolve } from './effects/resolve';
import { evolve } from './evolve';
import type { Event } from './events';
import type { Pack } from './pack-index';
import { InvariantError } from './rejections';
import type { Effect } from './vocabulary';
import { keyedInt, keyedShuffle } from './random';
import { evolveSecrets, stackOf, type SecretEvent, type Secrets, type StackId } from './secrets';
import type { Item, Player, Source, State } from './state';
import { nth } from './util';

/** Public facts and the secret ones that go with them. */
export interface Decision {
  readonly events: readonly Event[];
  readonly secretEvents: readonly SecretEvent[];
}

/** An item before it has its number. */
type Unnumbered<T> = T extends Item ? Omit<T, 'id'> : never;

/**
 * Collects the events of one command while folding each at once, so that every rule sees the state its predecessors left. Without
 * secrets it is blind: draws yield placeholders, which is enough to learn whether a command would reveal anything.
 */
export class Work {
  readonly events: Event[] = [];
  readonly secretEvents: SecretEvent[] = [];

  constructor(
    readonly pack: Pack,
    public state: State,
    private secrets?: Secrets,
  ) {}

  /** Whether draws yield placeholders. */
  get isBlind(): boolean {
    return this.secrets === undefined;
  }

  /** Adds a fact. */
  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  /** Carries out an effect. A method, so that gains can cause further effects without the effect files importing each other in a ring. */
  resolve(seat: SeatId, effect: Effect, source: Source): void {
    resolve(this, seat, effect, source);
  }

  player(seat: SeatId): Player {
    return nth(this.state.players, seat);
  }

  /** Opens an item and returns its number. */
  open(item: Unnumbered<Item>): number {
    const id = this.state.nextItem;
    this.emit({ type: 'ItemOpened', item: { ...item, id } as Item });
    return id;
  }

  close(item: Item, how: 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot'): void {
    this.emit({ type: 'ItemClosed', id: item.id, seat: item.seat, kind: item.kind, how });
  }

  /** Takes the top `count` tiles of a stack. */
  draw(stack: StackId, count: number): readonly string[] {
    if (!this.secrets) return Array.from({ length: count }, () => 'hidden');
    const tiles = stackOf(this.secrets, stack).slice(0, count);
    if (tiles.length < count)
      throw new InvariantError(`stack ${stack} has only ${tiles.length} of ${count} tiles`);
    this.note({ type: 'DrawnFrom', stack, count });
    return tiles;
  }

  /** Shows tiles to the owner of an item alone. */
  offer(item: number, tiles: readonly string[]): void {
    if (this.secrets) this.note({ type: 'Offered', item, tiles });
  }

  /** The tiles shown for an item; undefined for the blind. */
  offered(item: number): readonly string[] | undefined {
    return this.secrets?.offers[item];
  }

  /** Ends an offer; what was not taken goes under its stack in an order nobody knows. Returns how many. */
  returnOffer(item: number, kept: string | undefined, stack: StackId): number {
    if (!this.secrets) return 0;
    const rest = (this.secrets.offers[item] ?? []).filter((tile) => tile !== kept);
    this.note({ type: 'OfferClosed', item });
    if (rest.length === 0) return 0;
    const label = `${stack}/under/${this.secrets.shuffles[stack] ?? 0}`;
    this.note({ type: 'PutUnder', stack, tiles: keyedShuffle(this.secrets.seed, label, rest) });
    return rest.length;
  }

  /** One of `items` at random, keyed by the label and the turn; the blind get the first. */
  pick<T>(label: string, items: readonly T[]): T {
    const index = this.secrets
      ? keyedInt(this.secrets.seed, `${label}/${this.state.turnsDone}`, 0, items.length)
      : 0;
    return nth(items, index);
  }

  /** Makes a new stack of all its tiles. */
  reshuffle(stack: StackId, tiles: readonly string[]): void {
    if (!this.secrets) return;
    this.note({
      type: 'Shuffled',
      stack,
      tiles: keyedShuffle(this.secrets.seed, `${stack}/${this.state.turnsDone}`, tiles),
    });
  }

  /** Puts tiles everyone has seen under a stack, in the given order. */
  putUnder(stack: StackId, tiles: readonly string[]): void {
    if (this.secrets) this.note({ type: 'PutUnder', stack, tiles });
  }

  decision(): Decision {
    return { events: this.events, secretEvents: this.secretEvents };
  }

  private note(event: SecretEvent): void {
    this.secretEvents.push(event);
    this.secrets = evolveSecrets(this.secrets, event);
  }
}
