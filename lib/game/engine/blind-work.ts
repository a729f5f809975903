/** The execution context for code without secrets. */
import type { SeatId } from './commands';
import { resolve } from './effects/resolve';
import type { Event } from './events';
import { evolve } from './evolve';
import type { Pack } from './pack-index';
import { keyedInt, keyedShuffle } from './random';
import { InvariantError } from './rejections';
import { evolveSecrets, type SecretEvent, type Secrets, type StackId, stackOf } from './secrets';
import type { Item, Player, RowState, Source, State } from './state';
import { elementAt } from './util';
import { type Effect, ROWS } from './vocabulary';
import type { CloseReason, UnnumberedItem, Work } from './work';

/**
 * Collects the events of one command and folds each at once, so every rule sees the state after the
 * previous ones. It is blind: draws return placeholders, which is enough to learn whether a command would
 * reveal anything. On the server, SecretWork draws real tiles. The interface describes the methods.
 */
export class BlindWork implements Work {
  readonly events: Event[] = [];

  constructor(
    readonly pack: Pack,
    public state: State,
  ) {}

  get isBlind(): boolean {
    return true;
  }

  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  resolve(seat: SeatId, effect: Effect, source: Source): void {
    resolve(this, seat, effect, source);
  }

  player(seat: SeatId): Player {
    return elementAt(this.state.players, seat);
  }

  open(item: UnnumberedItem): number {
    const id = this.state.nextItem;
    this.emit({ type: 'ItemOpened', item: { ...item, id } as Item });
    return id;
  }

  close(item: Item, how: CloseReason): void {
    this.emit({ type: 'ItemClosed', id: item.id, seat: item.seat, kind: item.kind, how });
  }

  draw(_stack: StackId, count: number): readonly string[] {
    return Array.from({ length: count }, () => 'hidden');
  }

  offer(_item: number, _tiles: readonly string[]): void {}

  offered(_item: number): readonly string[] | undefined {
    return undefined;
  }

  returnOffer(_item: number, _kept: string | undefined, _stack: StackId): number {
    return 0;
  }

  pick<T>(_label: string, items: readonly T[]): T {
    return elementAt(items, 0);
  }

  reshuffle(_stack: StackId, _tiles: readonly string[]): void {}

  putUnder(_stack: StackId, _tiles: readonly string[]): void {}
}

/** A state after blind draws, without the placeholders in the rows. */
export function withoutHiddenTiles(state: State): State {
  if (!ROWS.some((row) => state.rows[row].slots.includes('hidden'))) return state;
  const cleared = (row: RowState): RowState => ({
    ...row,
    slots: row.slots.map((tile) => (tile === 'hidden' ? null : tile)),
  });
  const { upgrade, wall, building } = state.rows;
  return { ...state, rows: { upgrade: cleared(upgrade), wall: cleared(wall), building: cleared(building) } };
}

// The execution context of the server, which knows hidden tiles and draws; browsers never have it.

/** Public events with their secret events. */
export interface Decision {
  readonly events: readonly Event[];
  readonly secretEvents: readonly SecretEvent[];
}

/** Also collects and folds secret events. */
export class SecretWork extends BlindWork {
  readonly secretEvents: SecretEvent[] = [];

  constructor(
    pack: Pack,
    state: State,
    private secrets: Secrets,
  ) {
    super(pack, state);
  }

  override get isBlind(): boolean {
    return false;
  }

  override draw(stack: StackId, count: number): readonly string[] {
    const tiles = stackOf(this.secrets, stack).slice(0, count);
    if (tiles.length < count)
      throw new InvariantError(`stack ${stack} has only ${tiles.length} of ${count} tiles`);
    this.note({ type: 'DrawnFrom', stack, count });
    return tiles;
  }

  override offer(item: number, tiles: readonly string[]): void {
    this.note({ type: 'Offered', item, tiles });
  }

  override offered(item: number): readonly string[] | undefined {
    return this.secrets.offers[item];
  }

  override returnOffer(item: number, kept: string | undefined, stack: StackId): number {
    const rest = (this.secrets.offers[item] ?? []).filter((tile) => tile !== kept);
    this.note({ type: 'OfferClosed', item });
    if (rest.length === 0) return 0;
    const label = `${stack}/under/${this.secrets.shuffles[stack] ?? 0}`;
    this.note({ type: 'PutUnder', stack, tiles: keyedShuffle(this.secrets.seed, label, rest) });
    return rest.length;
  }

  override pick<T>(label: string, items: readonly T[]): T {
    const { seed } = this.secrets;
    return elementAt(items, keyedInt(seed, `${label}/${this.state.turnsDone}`, 0, items.length));
  }

  override reshuffle(stack: StackId, tiles: readonly string[]): void {
    const label = `${stack}/${this.state.turnsDone}`;
    this.note({ type: 'Shuffled', stack, tiles: keyedShuffle(this.secrets.seed, label, tiles) });
  }

  override putUnder(stack: StackId, tiles: readonly string[]): void {
    this.note({ type: 'PutUnder', stack, tiles });
  }

  decision(): Decision {
    return { events: this.events, secretEvents: this.secretEvents };
  }

  private note(event: SecretEvent): void {
    this.secretEvents.push(event);
    this.secrets = evolveSecrets(this.secrets, event);
  }
}
