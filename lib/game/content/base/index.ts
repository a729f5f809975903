import type { PackData } from '@/lib/game/engine/pack';
import { ACTION_BOARD } from './action-board';
import { ACTION_TILES } from './action-tiles';
import { BRIDGE } from './bridge';
import { BUILDINGS } from './buildings';
import { CITY } from './city';
import { CRANE } from './crane';
import { GRIDS } from './grids';
import { KINGS_ROAD } from './kings-road';
import { PLAYER_BOARD } from './player-board';
import { PLAZAS } from './plazas';
import { PRODUCTION_TOKENS } from './production-tokens';
import { SCORING } from './scoring';
import { SEALS } from './seals';
import { SOLO } from './solo';
import { SUPPLY } from './supply';
import { TECHNOLOGIES } from './technologies';
import { UPGRADES } from './upgrades';
import { WALLS } from './walls';

/** The current pack: known values of the printed game, with gaps filled by our own design. */
export const BASE_PACK = {
  id: 'reconstruction',
  version: 2,
  name: 'Reconstruction',
  crane: CRANE,
  actionTiles: ACTION_TILES,
  playerBoard: PLAYER_BOARD,
  actionBoard: ACTION_BOARD,
  grids: GRIDS,
  bridge: BRIDGE,
  kingsRoad: KINGS_ROAD,
  city: CITY,
  plazas: PLAZAS,
  upgrades: UPGRADES,
  walls: WALLS,
  buildings: BUILDINGS,
  technologies: TECHNOLOGIES,
  productionTokens: PRODUCTION_TOKENS,
  seals: SEALS,
  solo: SOLO,
  scoring: SCORING,
  supply: SUPPLY,
} as const satisfies PackData;
