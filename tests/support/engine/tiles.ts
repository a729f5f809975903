/** Finds tiles by their print, so a test states the property it needs instead of an id. */
import type { BuildingTile, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { PACK } from './table';

/** The first tile with this print; the order of tiles is the same in every run. */
function first<Tile extends { readonly id: string }>(tiles: readonly Tile[], printed: Partial<Tile>): string {
  const wanted = Object.entries(printed).map(([what, value]) => [what, canonicalJson(value)] as const);
  const found = tiles.find((tile) => {
    const has = new Map<string, unknown>(Object.entries(tile));
    return wanted.every(([what, value]) => has.has(what) && canonicalJson(has.get(what)) === value);
  });
  if (!found) throw new Error(`no tile has ${canonicalJson(printed)}`);
  return found.id;
}

/** `aBuilding({ cost: { gold: 3, stone: 0 } })`. */
const aBuilding = (printed: Partial<BuildingTile>): string => first(PACK.buildings, printed);

/** `aWall({ cost: { gold: 0, stone: 1 } })`. */
export const aWall = (printed: Partial<WallTile>): string => first(PACK.walls, printed);

/** `anUpgrade({ action: 'manage-mines', bonus: { kind: 'points', n: 1 } })`. */
const anUpgrade = (printed: Partial<UpgradeTile>): string => first(PACK.upgrades, printed);

export const HOUSE_FOR_GOLD = aBuilding({ cost: { gold: 3, stone: 0 }, cubeSpace: true });
export const HOUSE_WITH_GOLD_MINE = aBuilding({ gain: { kind: 'gold-mine', n: 1 } });
export const HOUSE_WITH_STONE = aBuilding({ gain: { kind: 'stone', n: 2 } });
export const WALL_FOR_STONE = aWall({ cost: { gold: 0, stone: 1 } });
export const WALL_WITH_ICON = aWall({ gain: { kind: 'points', n: 2 }, icon: 'hunger-wall' });
export const POINT_FOR_MINES = anUpgrade({ action: 'manage-mines', bonus: { kind: 'points', n: 1 } });
