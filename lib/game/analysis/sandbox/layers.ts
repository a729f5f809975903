/** A face-down stack as a seat knows it: layers from the top, some with known tiles. */

/** A group of tiles in a stack. */
export interface StackLayer {
  readonly count: number;
  /** The known tiles; missing if unknown. */
  readonly tiles?: readonly string[];
  /** Whether their order is also known, top first. */
  readonly isOrdered?: true;
}

/** A layer with only a known size. */
export const unknown = (count: number): readonly StackLayer[] => (count > 0 ? [{ count }] : []);

/** A layer of known tiles. */
export function knownLayer(tiles: readonly string[], isOrdered = false): readonly StackLayer[] {
  if (tiles.length === 0) return [];
  return [{ count: tiles.length, tiles, ...(isOrdered ? { isOrdered } : {}) }];
}

/** The number of tiles in these layers. */
export function sizeOf(layers: readonly StackLayer[]): number {
  return layers.reduce((sum, { count }) => sum + count, 0);
}

/** All tiles known to be in these layers. */
export function knownIn(layers: readonly StackLayer[]): readonly string[] {
  return layers.flatMap(({ tiles }) => tiles ?? []);
}

export interface TakenTiles {
  readonly left: readonly StackLayer[];
  /** The taken tiles, if they are known exactly. */
  readonly tiles?: readonly string[];
}

/** Takes unseen tiles from the top. A known layer that loses some of its tiles becomes unknown. */
export function takeUnseen(layers: readonly StackLayer[], count: number): TakenTiles {
  const left: StackLayer[] = [];
  const tiles: string[] = [];
  let due = count;
  let isKnown = true;
  for (const layer of layers) {
    const taken = Math.min(due, layer.count);
    due -= taken;
    if (taken === 0) left.push(layer);
    else if (taken < layer.count) {
      left.push(...broken(layer, taken));
      isKnown = isKnown && layer.isOrdered === true;
      tiles.push(...(layer.tiles ?? []).slice(0, taken));
    } else {
      isKnown = isKnown && layer.tiles !== undefined;
      tiles.push(...(layer.tiles ?? []));
    }
  }
  return isKnown ? { left, tiles } : { left };
}

function broken({ count, tiles, isOrdered }: StackLayer, taken: number): readonly StackLayer[] {
  return isOrdered && tiles ? knownLayer(tiles.slice(taken), true) : unknown(count - taken);
}

/** Takes tiles from the top that the viewer has seen. */
export function takeSeen(layers: readonly StackLayer[], seen: readonly string[]): readonly StackLayer[] {
  let due = seen.length;
  return layers.flatMap((layer) => {
    if (due === 0) return [layer];
    const { tiles } = layer;
    const taken = tiles ? tiles.filter((tile) => seen.includes(tile)).length : Math.min(due, layer.count);
    due -= taken;
    if (!tiles) return unknown(layer.count - taken);
    return knownLayer(
      tiles.filter((tile) => !seen.includes(tile)),
      layer.isOrdered,
    );
  });
}
