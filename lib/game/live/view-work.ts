/**
 * The workbench of one seat: blind except for tiles offered to it, and it notes when that was not
 * enough.
 */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { StackId } from '@/lib/game/engine/secrets';
import type { View } from '@/lib/game/engine/view';

/** Something a seat does not see: tiles of a stack, a draw by chance, or tiles before another seat. */
export interface HiddenTiles {
  readonly from: StackId | 'chance' | 'offer' | 'opponent';
  readonly count: number;
}

export class ViewWork extends BlindWork {
  /** Things that came up and only the server knows. */
  readonly unseen: HiddenTiles[] = [];

  constructor(
    pack: Pack,
    private readonly view: View,
  ) {
    super(pack, view.state);
  }

  /** Whether anything did: everything after it is no more than a guess. */
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
