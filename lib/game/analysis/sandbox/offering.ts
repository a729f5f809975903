/** Open items with tiles that only one seat sees. */
import type { StackId } from '@/lib/game/engine/secrets';
import type { Item } from '@/lib/game/engine/state';

/** The stack that an item's tiles came from, or undefined if none were drawn. */
export function stackOfItem(item: Item): StackId | undefined {
  switch (item.kind) {
    case 'technology':
      return item.drawn ? `technology-${item.level}` : undefined;
    case 'bridge-tile':
      return `bridge-${item.stack}`;
    case 'cathedral-tile':
      return 'cathedral-V';
    default:
      return undefined;
  }
}
