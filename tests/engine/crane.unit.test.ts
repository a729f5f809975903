/** Taking action tiles and using their slots (CRANE, SPECIAL), and the fallback of R-17. */
import { describe, test } from 'vitest';
import {
  buyEgg,
  buyExtra,
  collect,
  declare,
  end,
  EXTRA_GG,
  mines,
  placeWall,
  scoreSpecial,
  skip,
  take,
  use,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { crane, offered, type SlotName } from '../support/engine/patches-board';
import { goods, noWealth, pawn, technology, upgraded } from '../support/engine/patches-player';
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import type { Patch } from '../support/engine/table';

describe('zones', () => {
  test.each([0, 1, 2, 3])('CRANE-7 position %i is red and costs 1 gold', (position) => {
    given(offered('manage-mines', position === 1 ? 'stone-2' : 'window', position))
      .when(0, take(position))
      .gains(0, { gold: -1 });
  });
  test.each([4, 5, 6])('CRANE-8 position %i is green: neither cost nor points', (position) => {
    given(offered('manage-mines', 'stone-2', position))
      .when(0, take(position))
      .gains(0, {});
  });
  test.each([
    [7, 1],
    [8, 2],
    [9, 3],
    [10, 4],
    [11, 5],
  ])('CRANE-9 position %i is blue and scores %i', (position, points) => {
    given(offered('manage-mines', 'stone-2', position))
      .when(0, take(position))
      .gains(0, { points });
  });
});

describe('slot bonuses', () => {
  test.each([
    ['gold-1', { gold: 1 }],
    ['gold-2', { gold: 2 }],
    ['stone-1', { stone: 1 }],
    ['stone-2', { stone: 2 }],
    ['window', { 'silver-window': 1 }],
  ] as const)('CRANE-10 %s is collected once, when its owner likes: %o', (slot: SlotName, gains) => {
    given(offered('manage-mines', slot))
      .when(0, take())
      .gains(0, {})
      .when(0, declare('manage-mines'), mines('increase'))
      .when(0, collect)
      .gains(0, gains)
      .refused(0, collect, 'no-slot-bonus', 'CRANE-10');
  });
  test.each([
    ['egg-for-gold', { gold: -1, egg: 1 }],
    ['egg-for-stone', { stone: -1, egg: 1 }],
  ] as const)('CRANE-11 %s is an offer: %o', (slot: SlotName, gains) => {
    given(offered('manage-mines', slot))
      .when(0, take())
      .refused(0, collect, 'not-collectable', 'CRANE-11')
      .when(0, buyEgg)
      .gains(0, gains)
      .refused(0, buyEgg, 'no-egg-offer', 'CRANE-11');
  });
  test('SPECIAL-4 the right to a special tile is worth the printed points', () => {
    given(offered('manage-mines', 'special-2')).when(0, take(), scoreSpecial).gains(0, { points: 2 });
    given(offered('manage-mines', 'gold-1'))
      .when(0, take())
      .refused(0, scoreSpecial, 'no-special-right', 'SPECIAL-4');
  });
});

describe('taking', () => {
  test('CRANE-13, CRANE-14 one tile per turn, from where one lies', () => {
    const start = given(offered('manage-mines'));
    start.refused(0, take(start.state.crane.arrow), 'no-tile-there', 'CRANE-14');
    start.when(0, take()).refused(0, take(0), 'tile-already-taken', 'CRANE-13');
  });
  test('CRANE-6 either of its two actions, no other', () => {
    const start = given(offered('manage-mines'), goods(0, { stone: 5 })).when(0, take());
    start
      .refused(0, declare('manage-quarries'), 'action-not-on-tile', 'CRANE-6')
      .when(0, declare('construct-wall'));
    start.when(0, declare('manage-mines'));
  });
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

/** Only tiles with Construct a Wall or the King's Road to be had, with walls that cannot be paid and the pawn on V. */
const STUCK: readonly Patch[] = [
  noWealth(0),
  goods(0, { gold: 0, stone: 0 }),
  pawn(0, 5),
  ...([0, 1, 2, 3] as const).map((slot) => emptySlot('upgrade', slot)),
  shortStack('upgrade', 'normal', 0),
  shortStack('upgrade', 'special', 0),
];
const ROAD_TILE = 'action-tile-5'; // Upgrade an Action, King's Road
const MINE_TILE = 'action-tile-1';

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
    // The wall costs 1 stone, which lies in the slot.
    given(...STUCK, offered('construct-wall', 'stone-1'), inSlot('wall', 0, 'wall-i-postern'))
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
  test('UPGRADE-7 the upgrade bonus of the action is counted too', () => {
    given(
      ...STUCK,
      pawn(0, 3),
      upgraded(0, 'upgrade-i-hen-coops'),
      crane(10, { 4: ROAD_TILE, 5: MINE_TILE }),
    ).when(0, take(4));
  });
});
