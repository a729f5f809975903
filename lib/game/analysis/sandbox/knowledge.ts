/**
 * Everything that a person can know of a game, as the basis of an analysis. The type has no field for a
 * seed or the order of a stack.
 */
import { rarityOf } from '@/lib/game/engine/board/rows';
import type { Slot } from '@/lib/game/engine/commands';
import type { Event, EventOf } from '@/lib/game/engine/events';
import type { StackId } from '@/lib/game/engine/secrets';
import { standingRows } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { type Era, ERAS, LEVELS, type Row, ROWS } from '@/lib/game/engine/vocabulary';

/** The public half of a log row. */
export interface KnownRow {
  readonly seq: number;
  readonly events: readonly Event[];
}

export interface KnownPast {
  /** The seat's current view; a spectator sees no offers. */
  readonly view: View;
  /** The public log from the first row up to this position. */
  readonly rows: readonly KnownRow[];
  /** Tiles that the seat was shown earlier in the game, by open item. */
  readonly shown?: Readonly<Record<number, readonly string[]>>;
}

// An attentive observer's knowledge of each face-down stack.

interface Draft {
  /**
   * Layers by stack; for rows, they start with the tiles put under, because the number above is visible.
   */
  readonly layers: Map<StackId, readonly StackLayer[]>;
  /** Tiles known to be in a seat's hand, by open item: all that remained of a known stack. */
  readonly hands: Map<number, readonly string[]>;
  /** The item that a hidden draw from a stack was made for, until it is answered. */
  readonly drawnFor: Map<StackId, number>;
  /** How many tiles were drawn for each open item. */
  readonly drawn: Map<number, number>;
  readonly shown: Readonly<Record<number, readonly string[]>>;
  /** Bridge tiles that left their stack for good. */
  readonly bridgeTiles: string[];
  /** Parler's cards shown since the deck was last shuffled. */
  cards: readonly string[];
  era: Era;
}

export type Memory = Pick<Draft, 'layers' | 'hands' | 'drawn' | 'bridgeTiles' | 'cards'>;

/** Everything that follows from the public log and from tiles shown to the seat. */
export function rememberAll({ view, rows, shown = {} }: KnownPast): Memory {
  const own = Object.fromEntries(view.offers.map(({ item, tiles }) => [item, tiles]));
  const draft: Draft = {
    layers: new Map(),
    hands: new Map(),
    drawnFor: new Map(),
    drawn: new Map(),
    shown: { ...shown, ...own },
    bridgeTiles: [],
    cards: [],
    era: 'I',
  };
  for (const { events } of standingRows(rows)) for (const event of events) remember(draft, event);
  return draft;
}

function remember(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'GameStarted':
      return start(draft, event);
    case 'EraChanged':
      return changeEra(draft, event.era);
    case 'RowRefilled':
      return see(draft, rowStack(draft, event.row, event.slot), [event.tile]);
    case 'RowRefreshed':
      return refreshed(draft, event);
    case 'ParlerTileTaken':
      if (event.to === 'stack') under(draft, rowStack(draft, event.row, event.slot), [event.tile], true);
      return;
    case 'ParlerCardRevealed':
      draft.cards = event.reshuffled ? [event.card] : [...draft.cards, event.card];
      return;
    case 'TechnologyDrawn':
      return draw(draft, `technology-${event.level}`, event);
    case 'TechnologyChosen':
      return giveBack(draft, `technology-${event.level}`, event.tile, event.returned);
    case 'BridgeTilesDrawn':
      return draw(draft, `bridge-${event.stack}`, event);
    case 'BridgeTileChosen':
      draft.bridgeTiles.push(event.tile);
      return giveBack(draft, `bridge-${event.stack}`, event.tile, event.returned);
    case 'CathedralTilesShown':
      return draw(draft, 'cathedral-V', event);
    case 'CathedralTileClaimed':
      return giveBack(draft, 'cathedral-V', event.tile, event.returned);
    default:
      // No other event touches the stacks.
      return;
  }
}

function start({ layers }: Draft, { technologyStacks, bridgeStacks, openV }: EventOf<'GameStarted'>): void {
  for (const level of LEVELS) layers.set(`technology-${level}`, unknown(technologyStacks[level]));
  layers.set('bridge-IV', unknown(bridgeStacks.IV));
  layers.set('bridge-V', openV ? knownLayer(openV.bridge) : unknown(bridgeStacks.V));
  layers.set('cathedral-V', openV ? knownLayer(openV.cathedral) : unknown(bridgeStacks.cathedral));
}

function changeEra(draft: Draft, era: Era): void {
  draft.era = era;
  for (const row of ROWS)
    for (const past of ERAS)
      for (const rarity of ['normal', 'special'] as const) draft.layers.delete(`${row}-${past}-${rarity}`);
}

function rowStack({ era }: Draft, row: Row, slot: Slot): StackId {
  return `${row}-${era}-${rarityOf(slot)}`;
}

/** REFRESH-5: everyone saw which two tiles went under the stack, and their order. */
function refreshed(draft: Draft, { row, slots, removed }: EventOf<'RowRefreshed'>): void {
  const pairs = slots.map((slot, i) => ({ slot, tile: removed[i] ?? '' }));
  for (const { slot, tile } of pairs.sort((a, b) => a.slot - b.slot))
    under(draft, rowStack(draft, row, slot), [tile], true);
}

/**
 * A revealed tile is no longer in the stack. If no one knew that it was there, it came from the unknown
 * part above.
 */
function see({ layers }: Draft, stack: StackId, tiles: readonly string[]): void {
  const before = layers.get(stack) ?? [];
  const isKnown = before.some((layer) => layer.tiles?.some((tile) => tiles.includes(tile)));
  if (isKnown) layers.set(stack, takeSeen(before, tiles));
}

function under({ layers }: Draft, stack: StackId, tiles: readonly string[], isOrdered = false): void {
  layers.set(stack, [...(layers.get(stack) ?? []), ...knownLayer(tiles, isOrdered)]);
}

function draw(
  { layers, hands, drawnFor, drawn, shown }: Draft,
  stack: StackId,
  { item, count }: { readonly item: number; readonly count: number },
): void {
  drawnFor.set(stack, item);
  drawn.set(item, count);
  const before = layers.get(stack) ?? [];
  const seen = shown[item];
  if (seen) {
    layers.set(stack, takeSeen(before, seen));
    hands.set(item, seen);
    return;
  }
  const { left, tiles } = takeUnseen(before, count);
  layers.set(stack, left);
  if (tiles) hands.set(item, tiles);
}

/** The remaining tiles go under the stack in unknown order. */
function giveBack(
  { layers, hands, drawnFor }: Draft,
  stack: StackId,
  chosen: string | undefined,
  count: number,
): void {
  const item = drawnFor.get(stack);
  const hand = item === undefined ? undefined : hands.get(item);
  drawnFor.delete(stack);
  if (item !== undefined) hands.delete(item);
  const rest = hand ? knownLayer(hand.filter((tile) => tile !== chosen)) : unknown(count);
  layers.set(stack, [...(layers.get(stack) ?? []), ...rest]);
}

// A face-down stack as a seat knows it: layers from the top, some with known tiles.

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

interface TakenTiles {
  readonly left: readonly StackLayer[];
  /** The taken tiles, if they are known exactly. */
  readonly tiles?: readonly string[];
}

/** Takes unseen tiles from the top. A known layer that loses some of its tiles becomes unknown. */
function takeUnseen(layers: readonly StackLayer[], count: number): TakenTiles {
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
function takeSeen(layers: readonly StackLayer[], seen: readonly string[]): readonly StackLayer[] {
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
