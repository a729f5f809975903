/** TURN: a turn. */
import { describe, test } from 'vitest';
import {
  EXTRA_GG,
  buyExtra,
  collect,
  declare,
  end,
  mines,
  moveUp,
  placeWall,
  quarries,
  skip,
  take,
  use,
} from '../support/engine/commands';
import { crane, offered } from '../support/engine/patches-board';
import { goods, pawn, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { MINE_TILE, owed, ROAD_TILE, STUCK } from '../support/engine/scenes';
import { aWall } from '../support/engine/tiles';

const WALL_FOR_STONE = aWall({ cost: { gold: 0, stone: 1 } });

describe('taking', () => {
  test('TURN-4 the main action needs the tile, extra actions and technologies do not', () => {
    const start = given(
      offered('manage-mines'),
      goods(0, { 'gold-window': 2 }),
      technology(0, 'technology-iii-university'),
    );
    start.refused(0, declare('manage-mines'), 'tile-not-taken', 'TURN-4');
    start
      .when(
        0,
        use('technology-iii-university'),
        buyExtra(EXTRA_GG),
        declare('manage-mines', 'extra'),
        mines('increase'),
      )
      .gains(0, { university: 4, 'gold-window': -2, gold: 1, 'gold-mine': 1 })
      .when(0, take(), declare('manage-mines'));
  });
});

describe('R-17 a tile whose actions are both impossible', () => {
  test('TURN-7 it may not be taken while another tile is useful', () => {
    given(...STUCK, crane(10, { 4: ROAD_TILE, 5: MINE_TILE }))
      .refused(0, take(4), 'actions-impossible', 'TURN-7')
      .when(0, take(5));
  });
  test('TURN-7 an unused extra action or a single-use technology makes it useful', () => {
    const both = [...STUCK, crane(10, { 4: ROAD_TILE, 5: MINE_TILE })];
    given(...both, goods(0, { 'gold-window': 2 })).when(0, take(4));
    given(...both, technology(0, 'technology-iii-university')).when(0, take(4));
    given(...both, technology(0, 'technology-i-mine-points')).refused(0, take(4), 'actions-impossible');
  });
  test('R-17 if no affordable tile is useful any may be taken, and the main action is skipped', () => {
    given(...STUCK, crane(10, { 4: ROAD_TILE, 0: MINE_TILE }))
      .refused(0, take(0), 'cannot-pay', 'CRANE-7')
      .refused(0, skip, 'tile-not-taken')
      .when(0, take(4))
      .refused(0, declare('kings-road'), 'pawn-at-the-end', 'ROAD-2')
      .refused(0, end, 'main-action-open', 'TURN-2')
      .when(0, skip)
      .refused(0, skip, 'main-action-done', 'TURN-2')
      .when(0, end)
      .waitsFor(1);
  });
  test('R-17 skipping is refused while an action is possible, the slot bonus counted', () => {
    const start = given(offered('manage-mines'));
    start.when(0, take()).refused(0, skip, 'main-action-possible', 'R-17');
    start.when(0, take(), declare('manage-mines')).refused(0, skip, 'finish-performance-first', 'R-25');
    // The wall costs 1 stone, which is in the slot.
    given(...STUCK, offered('construct-wall', 'stone-1'), inSlot('wall', 0, WALL_FOR_STONE))
      .when(0, take())
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, collect, declare('construct-wall'), placeWall(0, 'wall-cell-1'));
  });
  test('R-17 the slot bonus of the tile is counted when it is taken', () => {
    // The egg of the slot lets the pawn move from III to IV.
    given(...STUCK, pawn(0, 3), goods(0, { gold: 1 }), crane(10, { 4: ROAD_TILE, 5: MINE_TILE })).when(
      0,
      take(4),
    );
    given(...STUCK, pawn(0, 3), crane(10, { 4: ROAD_TILE, 5: MINE_TILE })).refused(
      0,
      take(4),
      'actions-impossible',
    );
  });
});

describe('up by windows (GRID-5, GRID-6)', () => {
  test('TURN-9 only in the own turn', () => {
    given(goods(1, { 'silver-window': 2 })).refused(1, moveUp('cathedral'), 'not-your-turn', 'TURN-9');
  });
});

describe('sideways moves', () => {
  test('R-43 it is owed before the turn ends', () => {
    given(offered('manage-mines'), owed(0, 'hunger-wall', 'must'))
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .refused(0, end, 'must-be-resolved', 'TURN-8');
  });
});

describe('a turn', () => {
  test('TURN-1 take a tile, perform one of its actions, perhaps more, end the turn', () => {
    const start = given(offered('manage-mines'), goods(0, { 'gold-window': 2 }));
    start.refused(0, declare('manage-mines'), 'tile-not-taken').refused(0, end, 'tile-not-taken');
    const taken = start.when(0, take()).refused(0, end, 'main-action-open');
    taken.when(0, declare('manage-mines'), mines('increase'), end).waitsFor(1);
    taken
      .when(0, declare('manage-mines'), mines('increase'))
      .refused(0, declare('construct-wall'), 'main-action-done')
      .when(0, buyExtra(EXTRA_GG), declare('manage-quarries', 'extra'), quarries('increase'), end)
      .waitsFor(1);
  });
});
