/** EGG: eggs. */
import { describe, expect, test } from 'vitest';
import { buyEgg, declare, placeWall, road, roadEgg, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, pawn } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { acting, scored } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';

describe('road and bridge', () => {
  test('EGG-2 an egg buys an egg effect, and the moves to IV and V', () => {
    acting('kings-road', pawn(0, 1), goods(0, { egg: 1 }))
      .when(0, road, roadEgg('II', 0))
      .gains(0, { road: 1, egg: -1, 'gold-window': 1 });
    for (const from of [3, 4])
      acting('kings-road', pawn(0, from), goods(0, { egg: 1 }))
        .when(0, road)
        .gains(0, { road: 1, egg: -1 });
  });
});

describe('goods and tokens', () => {
  test.each([
    [0, undefined],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [9, 10],
  ])('EGG-3, SCORE-9 %i eggs left score %s', (egg, points) => {
    expect(scored(goods(0, { egg })).eggs).toBe(points);
  });
});

describe('goods without limit or worth', () => {
  test('EGG-1, SETUP-3, R-45 eggs come from bonuses and the wheel, and any number may be held', () => {
    given(offered('manage-mines', 'egg-for-gold'), goods(0, { egg: 40, gold: 1 }))
      .when(0, take(), buyEgg)
      .gains(0, { gold: -1, egg: 1 });
    given(
      offered('construct-wall'),
      goods(0, { egg: 40, stone: 2 }),
      inSlot('wall', 0, 'wall-i-granary-wall'),
    )
      .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
      .gains(0, { stone: -2, egg: 1 });
  });
  test('EGG-2 nothing but the King’s Road has a price in eggs', () => {
    const { kingsRoad, ...rest } = PACK;
    const priced = (part: unknown): number => {
      if (typeof part !== 'object' || part === null) return 0;
      return Object.entries(part).reduce((sum, [key, value]: [string, unknown]) => {
        const isPrice = ['cost', 'entry', 'discount', 'crossing', 'climbCost', 'prices'].includes(key);
        const here = isPrice && JSON.stringify(value).includes('"egg"') ? 1 : 0;
        return sum + here + (value instanceof Map ? 0 : priced(value));
      }, 0);
    };
    expect(priced(rest)).toBe(0);
    expect(priced(kingsRoad), 'three effects, and the moves to IV and V').toBe(3 + 2);
  });
});

describe('eggs', () => {
  test('EGG-2 the offer of the wheel is one egg', () => {
    given(offered('manage-mines'), goods(0, { gold: 2 }))
      .when(0, take(), buyEgg)
      .gains(0, { egg: 1, gold: -1 });
  });
});
