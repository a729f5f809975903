/**
 * The work of one seat: blind except for tiles offered to it. It records when hidden information was
 * needed.
 */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { StackId } from '@/lib/game/engine/secrets';
import type { View } from '@/lib/game/engine/view';

/** Something hidden from a seat: tiles of a stack, a random draw, or tiles offered to another seat. */
export interface HiddenTiles {
  readonly from: StackId | 'chance' | 'offer' | 'opponent';
  readonly count: number;
}

export class ViewWork extends BlindWork {
  /** Hidden things that came up, which only the server knows. */
  readonly unseen: HiddenTiles[] = [];

  constructor(
    pack: Pack,
    private readonly view: View,
  ) {
    super(pack, view.state);
  }

  /** Whether hidden information was needed; everything after it is a guess. */
  get isGuess(): boolean {
    return this.unseen.length > 0;
  }

  override draw(stack: StackId, count: number): readonly string[] {
    if (count > 0) this.unseen.push({ from: stack, count });
    return super.draw(stack, count);
  }

  override offered(item: number): readonly string[] | undefined {
    return this.view.offers.find((offer) => offer.item === item)?.tiles;
  }

  override returnOffer(item: number, kept: string | undefined): number {
    const tiles = this.offered(item);
    if (!tiles) this.unseen.push({ from: 'offer', count: 1 });
    return (tiles ?? []).filter((tile) => tile !== kept).length;
  }

  override pick<T>(label: string, items: readonly T[]): T {
    if (items.length > 1) this.unseen.push({ from: 'chance', count: 1 });
    return super.pick(label, items);
  }
}
