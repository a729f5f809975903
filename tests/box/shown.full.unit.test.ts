/** Drawings and words of many random boxes. */
import { expect, test } from 'vitest';
import { firstSeedOf } from '../support/full';
import { faultsOf } from './shown-whole';

const FIRST = firstSeedOf('boxes shown', 1000);

test.each(Array.from({ length: 40 }, (_, i) => FIRST + i))(
  'everything of box %i can be drawn and put into words',
  (seed) => {
    expect(faultsOf(seed)).toEqual([]);
  },
  60_000,
);
