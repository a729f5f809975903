import type { PackData } from '@/lib/game/engine/pack';
import { BASE_PACK } from '../base';
import { BUILDINGS } from './buildings';
import { GRIDS } from './grids';
import { PLAYER_BOARD } from './player-board';
import { UPGRADES } from './upgrades';
import { WALLS } from './walls';

/**
 * The first version of the pack, for games that started with it. The files in this folder hold the old
 * values; all others have not changed since.
 */
export const BASE_PACK_1 = {
  ...BASE_PACK,
  version: 1,
  playerBoard: PLAYER_BOARD,
  grids: GRIDS,
  upgrades: UPGRADES,
  walls: WALLS,
  buildings: BUILDINGS,
} as const satisfies PackData;
