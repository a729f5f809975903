/**
 * The workbench of one seat: blind to all but what lies before it alone, and it notes when that was not
 * enough.
 */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { StackId } from '@/lib/game/engine/secrets';
import type { View } from '@/lib/game/engine/view';

export class ViewWork extends BlindWork {
  /** Whether something came up that only the server knows: what followed is no more than a guess. */
  isGuess = false;

  constructor(
    pack: Pack,
    private readonly view: View,
  ) {
    super(pack, view.state);
  }

  override draw(stack: StackId, count: number): readonly string[] {
    this.isGuess ||= count > 0;
    return super.draw(stack, count);
  }

  override offered(item: number): readonly string[] | undefined {
    return this.view.offers.find((offer) => offer.item === item)?.tiles;
  }

  override returnOffer(item: number, kept: string | undefined): number {
    const tiles = this.offered(item);
    this.isGuess ||= tiles === undefined;
    return (tiles ?? []).filter((tile) => tile !== kept).length;
  }

  override pick<T>(label: string, items: readonly T[]): T {
    this.isGuess ||= items.length > 1;
    return super.pick(label, items);
  }
}
