import { expect, test } from 'vitest';
import { inFull } from '../support/full';
import { gamesOf } from './box-games';

test.each(inFull([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2]))(
  'box %i is played to the end under all invariants',
  (seed) => {
    expect(gamesOf(seed, 1)).toEqual([]);
  },
);
