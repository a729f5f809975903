/** Face-down tiles: the stacks, and tiles that other seats have been shown and not answered yet. */
import { InvariantError } from '@/lib/game/engine/rejections';
import type { StackId } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { LEVELS, ROWS } from '@/lib/game/engine/vocabulary';
import { knownLayer, sizeOf, unknown, type StackLayer } from './layers';
import type { Memory } from './knowledge';
import { stackOfItem } from './offering';
import type { StackFamily } from './unseen';

interface StackPile {
  readonly stack: StackId;
  readonly layers: readonly StackLayer[];
}
interface HandPile {
  readonly stack?: undefined;
  readonly item: number;
  readonly layers: readonly StackLayer[];
}
export type Pile = StackPile | HandPile;

/** The piles of a family. */
export function pilesOf(view: View, memory: Memory, family: StackFamily): readonly Pile[] {
  const sizes = sizesOf(view.state);
  const stacks = family.stacks.map((stack) => ({
    stack,
    // No tile of a later era's stack has been drawn yet.
    layers: fitted(memory.layers[stack] ?? [], sizes.get(stack) ?? family.tiles.length, stack),
  }));
  return [...stacks, ...handPiles(view, memory, family)];
}

/** Tiles offered to other seats: known if they were all that remained of a known stack. */
function handPiles({ state, offers }: View, memory: Memory, { stacks }: StackFamily): readonly HandPile[] {
  return state.items.flatMap((item) => {
    const from = stackOfItem(item);
    const isMine = offers.some((offer) => offer.item === item.id);
    if (!from || isMine || !stacks.includes(from)) return [];
    const hand = memory.hands[item.id];
    return [{ item: item.id, layers: hand ? knownLayer(hand) : unknown(memory.drawn[item.id] ?? 0) }];
  });
}

/** The layers of a stack, fitted to its size: unaccounted tiles are on top. */
function fitted(layers: readonly StackLayer[], size: number, stack: StackId): readonly StackLayer[] {
  const above = size - sizeOf(layers);
  if (above < 0)
    throw new InvariantError(`${stack} holds ${size} tiles and fewer than are known to lie there`);
  return [...unknown(above), ...layers];
}

/** The number of tiles in each stack, which is public. */
function sizesOf({ rows, era, technologyStacks, bridgeStacks, parler }: State): ReadonlyMap<StackId, number> {
  return new Map<StackId, number>([
    ...ROWS.flatMap((row) => [
      [`${row}-${era}-normal`, rows[row].stack.normal] as const,
      [`${row}-${era}-special`, rows[row].stack.special] as const,
    ]),
    ...LEVELS.map((level) => [`technology-${level}`, technologyStacks[level]] as const),
    ['bridge-IV', bridgeStacks.IV],
    ['bridge-V', bridgeStacks.V],
    ['cathedral-V', bridgeStacks.cathedral],
    ['parler-cards', parler?.deck ?? 0],
  ]);
}
