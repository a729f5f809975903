/** The execution context of the server, which knows hidden tiles and draws; browsers never have it. */
import { BlindWork } from './blind-work';
import type { Event } from './events';
import type { Pack } from './pack-index';
import { keyedInt, keyedShuffle } from './random';
import { InvariantError } from './rejections';
import { evolveSecrets, stackOf, type SecretEvent, type Secrets, type StackId } from './secrets';
import type { State } from './state';
import { elementAt } from './util';

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
