import { expect, test } from 'vitest';
import { gamesOf } from './box-games';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('box %i is played to the end under all invariants', (seed) => {
  expect(gamesOf(seed, 1)).toEqual([]);
});
