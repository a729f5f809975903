import { expect, test } from 'vitest';
import { inFull } from '../support/full';
import { faultsOf } from './shown-whole';

test.each(inFull([1, 2], [1]))('everything of box %i can be drawn and put into words', (seed) => {
  expect(faultsOf(seed)).toEqual([]);
});
