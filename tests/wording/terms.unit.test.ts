import { expect, test } from 'vitest';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { describeAmount, describeCost, describeEffect, describeGained } from '@/lib/game/wording/terms';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const EN = wordingOf('en');

test.each<[Effect, string]>([
  [
    {
      kind: 'both',
      of: [
        { kind: 'egg', n: 1 },
        { kind: 'points', n: 2 },
      ],
    },
    '1 egg and 2 points',
  ],
  [{ kind: 'pay', cost: { gold: 1 }, gain: { kind: 'points', n: 4 } }, '4 points for 1 gold'],
  [{ kind: 'special-or-points', n: 1 }, 'special tile or 1 point'],
  [
    { kind: 'perform-action', action: 'construct-wall', discount: { stone: 2 } },
    'perform: construct a wall for 2 stone less',
  ],
  [{ kind: 'points-per', n: 3, per: 'era-1-upgrade' }, '3 points per Era I upgrade'],
])('%o', (effect, words) => expect(describeEffect(EN, effect)).toBe(words));

test('a price of nothing is nothing', () => {
  expect(describeCost(EN, { gold: 0, stone: 0 })).toBe('nothing');
});

test('German has gains in the accusative, and tiles on the board in the nominative', () => {
  const de = wordingOf('de');
  expect(describeGained(de, 'blue-token', 1)).toBe('1 blauen Marker');
  expect(describeGained(de, 'red-token', 2)).toBe('2 rote Marker');
  expect(describeAmount(de, 'red-token', 1)).toBe('1 roter Marker');
  expect(describeGained(de, 'egg', 1)).toBe(describeAmount(de, 'egg', 1));
});
