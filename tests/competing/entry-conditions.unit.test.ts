/** Who can sign up: each condition at its bound, just past it, and without a figure. */
import { expect, test } from 'vitest';
import { unmetCondition } from '@/lib/game/competing/entry-conditions';

const OWN = { memberDays: 30, games: 10, rating: 1500, lost: 2 };

test.each([
  ['memberDays', { memberDays: 30 }, { memberDays: 31 }, 30],
  ['games', { games: 10 }, { games: 11 }, 10],
  ['ratingFrom', { ratingFrom: 1500 }, { ratingFrom: 1501 }, 1500],
  ['ratingTo', { ratingTo: 1500 }, { ratingTo: 1499 }, 1500],
  ['mostLost', { mostLost: 2 }, { mostLost: 1 }, 2],
] as const)('%s: at its bound it is met, past it not', (condition, met, unmet, own) => {
  expect(unmetCondition(met, OWN)).toBeUndefined();
  expect(unmetCondition(unmet, OWN)).toEqual({ condition, wanted: Object.values(unmet)[0], own });
});

test('without a rating, a condition on it is not met', () => {
  const own = { ...OWN, rating: undefined };
  expect(unmetCondition({ ratingFrom: 0 }, own)).toMatchObject({ condition: 'ratingFrom', own: undefined });
  expect(unmetCondition({ ratingTo: 3000 }, own)).toMatchObject({ condition: 'ratingTo' });
  expect(unmetCondition({ games: 5 }, own)).toBeUndefined();
});

test('of several conditions, the first one that is not met is told', () => {
  expect(unmetCondition({ memberDays: 1, games: 20, mostLost: 0 }, OWN)).toMatchObject({
    condition: 'games',
  });
  expect(unmetCondition({}, OWN)).toBeUndefined();
});
