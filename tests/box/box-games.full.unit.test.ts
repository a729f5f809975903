/** Random valid boxes, each with five whole games under all invariants. */
import { expect, test } from 'vitest';
import { firstSeedOf } from '../support/full';
import { gamesOf } from './box-games';

const FIRST = firstSeedOf('box games', 100);

test.each(Array.from({ length: 50 }, (_, i) => FIRST + i * 10))(
  'ten boxes from seed %i',
  (first) => {
    expect(Array.from({ length: 10 }, (_, i) => first + i).flatMap((seed) => gamesOf(seed, 5))).toEqual([]);
  },
  600_000,
);
