import { BEFORE_CHAPTER_3 } from './before-chapter-3';
import type { Chapter } from './learning';

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
