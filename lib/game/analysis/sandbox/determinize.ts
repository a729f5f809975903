/**
 * Creates a private position for analysis: known tiles stay, and unknown ones are dealt again from a new
 * key.
 */
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { keyedShuffle } from '@/lib/game/engine/random';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Position } from '@/lib/game/engine/replay';
import type { Secrets, StackId } from '@/lib/game/engine/secrets';
import type { Item, State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { ERAS, LEVELS, type Row, ROWS } from '@/lib/game/engine/vocabulary';
import {
  knownIn,
  knownLayer,
  type KnownPast,
  type Memory,
  rememberAll,
  sizeOf,
  type StackLayer,
  unknown,
} from './knowledge';

/** A sandbox: a position with its own secrets and no earlier positions. */
export type Sandbox = Position & { readonly secrets: Secrets };

const KEY = /^[0-9a-f]{64}$/;

/**
 * Creates a sandbox from the knowledge of a position. `key` is 64 hex digits of fresh randomness, never
 * derived from the game; the same knowledge and key give the same sandbox. Throws InvariantError if the
 * key is malformed or the log does not fit the position.
 */
export function determinize(pack: Pack, of: KnownPast, key: string): Sandbox {
  if (!KEY.test(key)) throw new InvariantError('the key of a sandbox is 64 lower-case hex digits');
  const { state, offers } = of.view;
  const memory = rememberAll(of);
  const stacks: Partial<Record<StackId, readonly string[]>> = {};
  const hands: Record<string, readonly string[]> = {};
  for (const { item, tiles } of offers) hands[item] = tiles;
  for (const family of familiesOf(pack, state)) {
    const name = family.stacks.join('+');
    const unseen = keyedShuffle(key, `sandbox/${name}`, unseenOf(family, of.view, memory));
    for (const [pile, tiles] of deal(pilesOf(of.view, memory, family), unseen, key, name)) {
      if (pile.stack === undefined) hands[pile.item] = tiles;
      else stacks[pile.stack] = tiles;
    }
  }
  const start = { ...state, commitment: sha256Hex(key), undo: { floor: state.seq, steps: [] } };
  return { state: start, secrets: { seed: key, stacks, offers: hands, shuffles: {} }, trail: [] };
}

/** Fills the piles with shuffled tiles; known tiles in unknown order are shuffled within their layer. */
function deal(
  piles: readonly Pile[],
  unseen: readonly string[],
  key: string,
  name: string,
): readonly (readonly [Pile, readonly string[]])[] {
  const due = piles.flatMap(({ layers }) => layers.filter(({ tiles }) => !tiles));
  if (sizeOf(due) !== unseen.length)
    throw new InvariantError(`${unseen.length} unseen tiles for ${sizeOf(due)} places in ${name}`);
  let next = 0;
  return piles.map((pile, i) => {
    const tiles = pile.layers.flatMap(({ count, tiles, isOrdered }, j) => {
      if (isOrdered && tiles) return tiles;
      if (tiles) return keyedShuffle(key, `sandbox/${name}/${i}/${j}`, tiles);
      next += count;
      return unseen.slice(next - count, next);
    });
    return [pile, tiles] as const;
  });
}

// Face-down tiles: the stacks, and tiles that other seats have been shown and not answered yet.

interface StackPile {
  readonly stack: StackId;
  readonly layers: readonly StackLayer[];
}
interface HandPile {
  readonly stack?: undefined;
  readonly item: number;
  readonly layers: readonly StackLayer[];
}
type Pile = StackPile | HandPile;

/** The piles of a family. */
function pilesOf(view: View, memory: Memory, family: StackFamily): readonly Pile[] {
  const sizes = sizesOf(view.state);
  const stacks = family.stacks.map((stack) => ({
    stack,
    // No tile of a later era's stack has been drawn yet.
    layers: fitted(memory.layers.get(stack) ?? [], sizes.get(stack) ?? family.tiles.length, stack),
  }));
  return [...stacks, ...handPiles(view, memory, family)];
}

/** Tiles offered to other seats: known if they were all that remained of a known stack. */
function handPiles({ state, offers }: View, memory: Memory, { stacks }: StackFamily): readonly HandPile[] {
  return state.items.flatMap((item) => {
    const from = stackOfItem(item);
    const isMine = offers.some((offer) => offer.item === item.id);
    if (!from || isMine || !stacks.includes(from)) return [];
    const hand = memory.hands.get(item.id);
    return [{ item: item.id, layers: hand ? knownLayer(hand) : unknown(memory.drawn.get(item.id) ?? 0) }];
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

// The tiles that may be in unknown places: all of a kind, minus those that are visible or known to be
// elsewhere.

/** Stacks of indistinguishable tiles, with all tiles that can be in them. */
interface StackFamily {
  readonly stacks: readonly StackId[];
  readonly tiles: readonly string[];
}

/** Every family of a table. V tiles share one family, because their places are unknown unless face up. */
function familiesOf(pack: Pack, state: State): readonly StackFamily[] {
  return [
    ...ROWS.flatMap((row) => rowFamilies(pack, state, row)),
    ...LEVELS.map((level) => ({
      stacks: [`technology-${level}`] as const,
      tiles: idsOf(pack.technologies.filter((tile) => tile.level === level)),
    })),
    { stacks: ['bridge-IV'], tiles: idsOf(pack.bridge.tilesIV) },
    { stacks: ['bridge-V', 'cathedral-V'], tiles: idsOf(pack.bridge.tilesV) },
    ...(state.parler ? [{ stacks: ['parler-cards'] as const, tiles: idsOf(pack.solo.parlerCards) }] : []),
  ];
}

const idsOf = (tiles: readonly { readonly id: string }[]): readonly string[] => tiles.map(({ id }) => id);

/** Stacks of a finished era have left the game. */
function rowFamilies(pack: Pack, state: State, row: Row): readonly StackFamily[] {
  const tiles = { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row];
  return ERAS.slice(ERAS.indexOf(state.era)).flatMap((era) =>
    (['normal', 'special'] as const).map((rarity) => ({
      stacks: [`${row}-${era}-${rarity}` as const],
      tiles: idsOf(tiles.filter((tile) => tile.era === era && tile.special === (rarity === 'special'))),
    })),
  );
}

/** The tiles of a family that may be in any unknown place. */
function unseenOf(family: StackFamily, { state, offers }: View, memory: Memory): readonly string[] {
  const placed = new Set([
    ...visibleTiles(state),
    ...offers.flatMap(({ tiles }) => tiles),
    ...memory.bridgeTiles,
    ...(family.stacks[0] === 'parler-cards' ? memory.cards : []),
    ...family.stacks.flatMap((stack) => knownIn(memory.layers.get(stack) ?? [])),
    ...state.items.flatMap((item) => (stackOfItem(item) ? (memory.hands.get(item.id) ?? []) : [])),
  ]);
  return family.tiles.filter((tile) => !placed.has(tile));
}

/** Every face-up tile and card. */
function visibleTiles(state: State): readonly string[] {
  return [
    ...ROWS.flatMap((row) => state.rows[row].slots.flatMap((tile) => tile ?? [])),
    ...state.buildings.map(({ tile }) => tile),
    ...state.bridge.flatMap(({ plank }) => plank ?? []),
    ...state.items.flatMap(inHand),
    ...(state.parler?.card ? [state.parler.card] : []),
    ...state.players.flatMap((player) => [
      ...Object.values(player.upgrades).flatMap((stack) => stack.map(({ tile }) => tile)),
      ...player.walls.map(({ tile }) => tile),
      ...player.technologies.map(({ tile }) => tile),
      ...player.usedTechnologies,
      ...player.vTiles.map(({ tile }) => tile),
    ]),
  ];
}

function inHand(item: Item): readonly string[] {
  return item.kind === 'plank' || item.kind === 'parler-building' ? [item.tile] : [];
}

// Open items with tiles that only one seat sees.

/** The stack that an item's tiles came from, or undefined if none were drawn. */
function stackOfItem(item: Item): StackId | undefined {
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
