/** A price that cannot be paid is refused with the needed, present and missing amounts, good by good. */
import { expect, test } from 'vitest';
import { priceParams, refusePayment, shortagesOf } from '@/lib/game/engine/effects/gain';
import { GOODS } from '@/lib/game/engine/vocabulary';

const PURSE = { gold: 1, stone: 4, egg: 0, 'silver-window': 1, 'gold-window': 0 } as const;

test('only what is short is named as such, the whole price as the price', () => {
  expect(shortagesOf(PURSE, { gold: 3, stone: 4 })).toEqual([{ good: 'gold', need: 3, have: 1, short: 2 }]);
  expect(priceParams(PURSE, { gold: 3, stone: 4 })).toEqual({
    gold: 3,
    stone: 4,
    'gold-have': 1,
    'gold-short': 2,
  });
});

test.each(GOODS)('%s: exactly enough is enough, one less is one short', (good) => {
  const need = PURSE[good] + 1;
  expect(refusePayment({ ...PURSE, [good]: need }, { [good]: need }, 'TURN-6')).toBeUndefined();
  expect(refusePayment(PURSE, { [good]: need }, 'TURN-6', { seal: 'seal-1' })).toEqual({
    code: 'cannot-pay',
    rule: 'TURN-6',
    params: { seal: 'seal-1', [good]: need, [`${good}-have`]: PURSE[good], [`${good}-short`]: 1 },
  });
});
