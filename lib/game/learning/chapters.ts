import { BEFORE_CHAPTER_2, BEFORE_CHAPTER_3 } from './before';
import type { Chapter } from './learning';

/** Crane, mines, quarries, buildings, plazas: the first three turns of a game. */
export const CHAPTER_1: Chapter = {
  id: '1',
  seed: 'c3a68e921a8e22feee64031d2741ec72857edb8d9c764d4fb5374d3de43f2fe1',
  commitment: '8c293d2948a0bdfe8f00e829ee619b949a559f978d64211233ce6d3912d59970',
  before: [],
  steps: [
    { id: 'welcome', at: ['board:0'], rule: 'TURN' },
    { id: 'crane', at: ['crane:0', 'crane:4'], rule: 'CRANE' },
    { id: 'take', does: [{ type: 'TakeActionTile', position: 4 }], rule: 'CRANE' },
    {
      id: 'work',
      does: [
        { type: 'DeclareAction', action: 'manage-quarries', context: 'main' },
        { type: 'ManageQuarries', choice: 'increase' },
      ],
      at: ['track:0-quarry'],
      rule: 'QUARRY',
    },
    { id: 'bonus', does: [{ type: 'CollectSlotBonus' }], rule: 'CRANE' },
    { id: 'back', rule: 'TURN' },
    { id: 'end', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'parler', at: ['board:1'], rule: 'PARLER' },
    { id: 'mine', does: [{ type: 'TakeActionTile', position: 5 }], rule: 'CRANE' },
    {
      id: 'produce',
      does: [
        { type: 'DeclareAction', action: 'manage-mines', context: 'main' },
        { type: 'ManageMines', choice: 'produce' },
      ],
      at: ['track:0-gold-mine'],
      rule: 'MINE',
    },
    { id: 'mineEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'plan', does: [{ type: 'TakeActionTile', position: 4 }], rule: 'CRANE' },
    {
      id: 'build',
      does: [
        { type: 'DeclareAction', action: 'construct-building', context: 'main' },
        { type: 'PlaceBuilding', slot: 0, site: 'site-p9-b', rotation: 0 },
      ],
      rule: 'BUILD',
    },
    { id: 'claim', at: ['plaza:p9'], rule: 'PLAZA' },
    { id: 'buildEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'known1', rule: 'TURN' },
  ],
};

/** Upgrades, walls, corners, Hunger Wall and Cathedral, technologies: three turns of the first era. */
export const CHAPTER_2: Chapter = {
  id: '2',
  seed: '8794ff02367ef8aaa79816af30f67c773586f95b1cac817169cc56742c6e7b3f',
  commitment: 'a55487363d32c51a5bf84d61a7744585563066cc4f5c3febb271532f0097e37c',
  before: BEFORE_CHAPTER_2,
  steps: [
    { id: 'board', at: ['board:0'], rule: 'UPGRADE' },
    { id: 'choose', does: [{ type: 'TakeActionTile', position: 4 }], rule: 'CRANE' },
    {
      id: 'upgrade',
      does: [
        { type: 'DeclareAction', action: 'upgrade-action', context: 'main' },
        { type: 'PlaceUpgrade', slot: 2, rotation: 0 },
      ],
      rule: 'UPGRADE',
    },
    {
      id: 'pays',
      does: [{ type: 'CollectUpgradeBonus', performance: 1, tile: 'upgrade-i-trestle-bench' }],
      rule: 'UPGRADE',
    },
    { id: 'upgradeEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'blue', does: [{ type: 'TakeActionTile', position: 8 }], rule: 'CRANE' },
    {
      id: 'corner',
      does: [
        { type: 'DeclareAction', action: 'construct-building', context: 'main' },
        { type: 'PlaceBuilding', slot: 0, site: 'site-p6-a', rotation: 4 },
      ],
      rule: 'CORNER',
    },
    {
      id: 'cathedral',
      does: [{ type: 'MoveSideways', item: 2, grid: 'cathedral' }],
      at: ['grid:cathedral'],
      rule: 'GRID',
    },
    { id: 'cornerEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'wallTake', does: [{ type: 'TakeActionTile', position: 9 }], rule: 'CRANE' },
    {
      id: 'wall',
      does: [
        { type: 'DeclareAction', action: 'construct-wall', context: 'main' },
        { type: 'PlaceWall', slot: 1, cell: 'wall-cell-4', rotation: 4 },
      ],
      rule: 'WALL',
    },
    {
      id: 'technology',
      does: [{ type: 'ChooseTechnology', tile: 'technology-i-wheel-gold' }],
      rule: 'TECH',
    },
    {
      id: 'hunger',
      does: [{ type: 'MoveSideways', item: 5, grid: 'hunger-wall' }],
      at: ['grid:hunger-wall'],
      rule: 'GRID',
    },
    {
      id: 'climb',
      does: [{ type: 'MoveUp', grid: 'hunger-wall' }],
      at: ['grid:hunger-wall'],
      rule: 'GRID',
    },
    { id: 'wallEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'known2', rule: 'GRID' },
  ],
};

/**
 * King's Road, eggs, bridge, windows, extra action, seals and the final scoring: the last three turns of a
 * game.
 */
export const CHAPTER_3: Chapter = {
  id: '3',
  seed: 'adbf849667539e8c320eeb27a767480def21041e17bfcfa399f3375351bde650',
  commitment: 'c7215f8498097ef1395499c0c501e13b22fabce5ce262787be129163c24279ad',
  before: BEFORE_CHAPTER_3,
  steps: [
    { id: 'late', at: ['board:0'], rule: 'TIMING' },
    { id: 'eggTake', does: [{ type: 'TakeActionTile', position: 8 }], rule: 'CRANE' },
    { id: 'egg', does: [{ type: 'BuyEgg' }], rule: 'EGG' },
    {
      id: 'quarry',
      does: [
        { type: 'DeclareAction', action: 'manage-quarries', context: 'main' },
        { type: 'ManageQuarries', choice: 'increase' },
      ],
      at: ['track:0-quarry'],
      rule: 'QUARRY',
    },
    { id: 'seal', does: [{ type: 'ClaimSeal', seal: 'seal-six' }], at: ['seal:seal-six'], rule: 'SEAL' },
    { id: 'eggEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'roadTake', does: [{ type: 'TakeActionTile', position: 11 }], rule: 'CRANE' },
    {
      id: 'road',
      does: [{ type: 'DeclareAction', action: 'kings-road', context: 'main' }, { type: 'AdvanceRoad' }],
      rule: 'ROAD',
    },
    { id: 'bridge', does: [{ type: 'ChooseBridgeTile', tile: 'bridge-iv-gold-window' }], rule: 'BRIDGE' },
    { id: 'plank', does: [{ type: 'PlacePlank', place: 'bridge-place-5' }], rule: 'BRIDGE' },
    {
      id: 'windows',
      does: [{ type: 'BuyExtraAction', pay: { 'gold-window': 1, 'silver-window': 1 } }],
      rule: 'EXTRA',
    },
    {
      id: 'again',
      does: [{ type: 'DeclareAction', action: 'kings-road', context: 'extra' }, { type: 'AdvanceRoad' }],
      rule: 'EXTRA',
    },
    {
      id: 'plank2',
      does: [
        { type: 'ChooseBridgeTile', tile: 'bridge-v-quarries' },
        { type: 'PlacePlank', place: 'bridge-place-3' },
      ],
      rule: 'BRIDGE',
    },
    { id: 'roadEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'forecast', at: ['board:0'], rule: 'SCORE' },
    { id: 'lastTake', does: [{ type: 'TakeActionTile', position: 3 }], rule: 'CRANE' },
    {
      id: 'last',
      does: [
        { type: 'DeclareAction', action: 'construct-building', context: 'main' },
        { type: 'PlaceBuilding', slot: 0, site: 'site-p5-b', rotation: 2 },
      ],
      rule: 'BUILD',
    },
    {
      id: 'lastSide',
      does: [{ type: 'MoveSideways', item: 24, grid: 'cathedral' }],
      at: ['grid:cathedral'],
      rule: 'GRID',
    },
    { id: 'lastEnd', does: [{ type: 'EndTurn' }], rule: 'END' },
    { id: 'known3', rule: 'SCORE' },
  ],
};
