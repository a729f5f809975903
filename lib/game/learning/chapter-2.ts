import { BEFORE_CHAPTER_2 } from './before-chapter-2';
import type { Chapter } from './learning';

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
