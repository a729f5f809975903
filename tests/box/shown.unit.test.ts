import { expect, test } from 'vitest';
import { faultsOf } from './shown-whole';

test.each([1, 2])('everything of box %i can be drawn and put into words', (seed) => {
  expect(faultsOf(seed)).toEqual([]);
});
