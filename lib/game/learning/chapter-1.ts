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
