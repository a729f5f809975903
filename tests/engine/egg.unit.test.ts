/** EGG: eggs. */
import { expect, test } from 'vitest';
import { buyEgg, placeWall, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';

test('EGG-1, SETUP-3, R-45 eggs come from bonuses and the wheel, and any number may be held', () => {
  given(offered('manage-mines', 'egg-for-gold'), goods(0, { egg: 40, gold: 1 }))
    .when(0, take(), buyEgg)
    .gains(0, { gold: -1, egg: 1 });
  declared('construct-wall', goods(0, { egg: 40, stone: 2 }), inSlot('wall', 0, 'wall-i-granary-wall'))
    .when(0, placeWall(0, 'wall-cell-1'))
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
