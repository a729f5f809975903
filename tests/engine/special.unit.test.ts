/** SPECIAL: special tiles. */
import { describe, expect, test } from 'vitest';
import {
  EXTRA_GG,
  PLAIN_ACTION,
  buyExtra,
  declare,
  end,
  placeBuilding,
  placeUpgrade,
  placeWall,
  scoreSpecial,
  take,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, heights, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { HOUSE_WITH_GOLD_MINE } from '../support/engine/tiles';

test('SPECIAL-1, SPECIAL-4 only a slot with the symbol gives the right', () => {
  for (const slot of ['stone-1', 'gold-1', 'window', 'egg-for-gold'] as const)
    given(offered('construct-wall', slot))
      .when(0, take())
      .refused(0, scoreSpecial, 'no-special-right', 'SPECIAL-4');
});
test.each([
  ['special', 1],
  ['special-2', 2],
] as const)(
  'SPECIAL-4, R-24 the right of a slot with %s is worth the points printed there: %i',
  (slot, points) => {
    given(offered('manage-mines', slot)).when(0, take(), scoreSpecial).gains(0, { points });
  },
);

test('SPECIAL-2 only for the main action, not for an extra one', () => {
  given(offered('upgrade-action', 'special'), goods(0, { 'gold-window': 2 }))
    .when(0, take(), buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'))
    .refused(0, placeUpgrade(3), 'special-right-needed', 'SPECIAL-2')
    .when(0, placeUpgrade(0), declare('upgrade-action'), placeUpgrade(3));
});

test('SPECIAL-5 the points of a special slot may be taken when the main action takes no tile at all', () => {
  given(offered('manage-mines', 'special-2'))
    .when(0, ...PLAIN_ACTION, scoreSpecial)
    .gains(0, { 'gold-mine': 1, gold: 1, points: 2 });
});

test('SPECIAL-3 the special tile costs what is printed on it', () => {
  given(
    offered('construct-wall', 'special'),
    goods(0, { gold: 5, stone: 5 }),
    noWealth(0),
    inSlot('wall', 3, 'wall-i-arsenal'),
  )
    .when(0, take(), declare('construct-wall'), placeWall(3, 'wall-cell-1'))
    .then((_state, now) =>
      expect(now.eventsOf('Paid').map(({ cost }) => cost)).toEqual([{ gold: 1, stone: 3 }]),
    );
  given(
    offered('construct-wall', 'special'),
    goods(0, { gold: 0, stone: 3 }),
    inSlot('wall', 3, 'wall-i-arsenal'),
  )
    .when(0, take(), declare('construct-wall'))
    .refused(0, placeWall(3, 'wall-cell-1'), 'cannot-pay', 'WALL-1');
});

describe('EX-5, EX-6 Special right', () => {
  const college = 'building-i-masters-college';
  const start = given(
    { players: 4 },
    offered('construct-building', 'special'),
    goods(0, { gold: 4, stone: 0 }),
    heights(0, { technology: 2 }),
    inSlot('building', 3, college),
    inSlot('building', 0, HOUSE_WITH_GOLD_MINE),
  ).when(0, take(), declare('construct-building'));

  test('EX-5 the special building is taken and the point is gone (SPECIAL-3, SPECIAL-4)', () => {
    start
      .when(0, placeBuilding(3, 'site-p1-a'))
      .gains(0, { gold: -2, technology: 1, stone: 1, points: 1 })
      .refused(0, scoreSpecial, 'no-special-right', 'SPECIAL-4')
      .when(0, end)
      .gains(0, {});
  });
  test('EX-6 with a normal tile the printed point is scored after all (SPECIAL-5)', () => {
    const normal = start
      .when(0, placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1 });
    normal.when(0, scoreSpecial).gains(0, { points: 1 });
    normal.when(0, end).gains(0, { points: 1 });
  });
  test('EX-6 once the point is scored the special tile is out of reach (SPECIAL-4)', () => {
    start
      .when(0, scoreSpecial)
      .refused(0, placeBuilding(3, 'site-p1-a'), 'special-right-needed', 'SPECIAL-2');
  });
});
