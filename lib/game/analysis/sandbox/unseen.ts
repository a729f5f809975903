/**
 * The tiles that may be in unknown places: all of a kind, minus those that are visible or known to be
 * elsewhere.
 */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { StackId } from '@/lib/game/engine/secrets';
import type { Item, State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { ERAS, LEVELS, ROWS, type Row } from '@/lib/game/engine/vocabulary';
import { knownIn } from './layers';
import type { Memory } from './knowledge';
import { stackOfItem } from './offering';

/** Stacks of indistinguishable tiles, with all tiles that can be in them. */
export interface StackFamily {
  readonly stacks: readonly StackId[];
  readonly tiles: readonly string[];
}

/** Every family of a table. V tiles share one family, because their places are unknown unless face up. */
export function familiesOf(pack: Pack, state: State): readonly StackFamily[] {
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
export function unseenOf(family: StackFamily, { state, offers }: View, memory: Memory): readonly string[] {
  const placed = new Set([
    ...visibleTiles(state),
    ...offers.flatMap(({ tiles }) => tiles),
    ...memory.bridgeTiles,
    ...(family.stacks[0] === 'parler-cards' ? memory.cards : []),
    ...family.stacks.flatMap((stack) => knownIn(memory.layers[stack] ?? [])),
    ...state.items.flatMap((item) => (stackOfItem(item) ? (memory.hands[item.id] ?? []) : [])),
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
