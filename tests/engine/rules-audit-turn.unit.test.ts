/** Nuances of the turn that are easily got wrong: skipping the main action. */
import { describe, test } from 'vitest';
import {
  bonus,
  buyExtra,
  choose,
  collect,
  declare,
  end,
  EXTRA_GG,
  EXTRA_GS,
  mines,
  produceKind,
  road,
  skip,
  take,
  use,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { crane } from '../support/engine/patches-board';
import { goods, noWealth, pawn, technology, upgraded } from '../support/engine/patches-player';
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import type { Patch } from '../support/engine/table';

const WALL_AND_ROAD = 'action-tile-2'; // side B
const MINE_TILE = 'action-tile-6'; // side B: King's Road, Manage Mines
const B_SIDE = { variant: { actionSide: 'B' } } as const;
/** A tile with Construct a Wall and King's Road for a player who can pay no wall and whose pawn stands on V. */
const STUCK: readonly Patch[] = [
  noWealth(0),
  goods(0, { gold: 0, stone: 0 }),
  pawn(0, 5),
  ...(['wall-i-earth-rampart', 'wall-i-beacon-tower', 'wall-i-granary-wall'] as const).map((id, slot) =>
    inSlot('wall', slot as 0 | 1 | 2, id),
  ),
  crane(10, { 4: WALL_AND_ROAD, 0: MINE_TILE }),
];

describe('R-17 the main action is skipped only when nothing is left that could make it possible', () => {
  const refused = (...patches: readonly Patch[]) =>
    given(B_SIDE, ...STUCK, ...patches)
      .when(0, take(4))
      .refused(0, skip, 'main-action-possible', 'R-17');

  test('R-17 with nothing left it is skipped', () => {
    given(B_SIDE, ...STUCK)
      .when(0, take(4), skip, end)
      .waitsFor(1);
  });
  test('R-17 an extra action that can be paid has to be used up first', () => {
    refused(goods(0, { 'gold-window': 2 }))
      .when(0, buyExtra(EXTRA_GG))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, declare('manage-mines', 'extra'), mines('increase'));
  });
  test('R-17 an extra action that the window of the slot helps to pay counts', () => {
    const window = crane(11, { 4: WALL_AND_ROAD, 0: MINE_TILE });
    refused(goods(0, { 'gold-window': 1 }), window).when(0, collect, buyExtra(EXTRA_GS));
  });
  test('R-17 a single-use technology that may bring goods has to be used up first', () => {
    refused(technology(0, 'technology-iii-produce-gold')).when(0, use('technology-iii-produce-gold'));
  });
  test('R-17 what brings no goods does not count: university steps, permanent technologies', () => {
    given(
      B_SIDE,
      ...STUCK,
      technology(0, 'technology-iii-university'),
      technology(0, 'technology-i-wheel-gold'),
    ).when(0, take(4), skip);
  });
  test('R-17 with the pawn on V and no wall to be had goods would not help', () => {
    const none = ([0, 1, 2, 3] as const).map((slot) => emptySlot('wall', slot));
    given(
      B_SIDE,
      ...STUCK,
      ...none,
      shortStack('wall', 'normal', 0),
      shortStack('wall', 'special', 0),
      goods(0, { 'gold-window': 2 }),
    ).when(0, take(4), skip);
  });
  test('R-17 an open choice that may bring goods has to be made first', () => {
    refused(technology(0, 'technology-iv-production'))
      .when(0, use('technology-iv-production'))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, choose(0))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, produceKind('gold'), skip);
  });
  test('R-17 an upgrade bonus that brings goods has to be collected first', () => {
    // The extra action moves the pawn from II to III; IV would cost an egg.
    const gravel = 'upgrade-i-gravel-bed';
    refused(pawn(0, 2), upgraded(0, gravel), goods(0, { 'gold-window': 2 }))
      .when(0, buyExtra(EXTRA_GG), declare('kings-road', 'extra'), road)
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, bonus(1, gravel), skip);
  });
});
