import { expect, test } from 'vitest';
import { isFull, sampled } from '../support/full';

test('a sample has the first, the last, and as many as it was asked for; the long form has all', () => {
  const all = Array.from({ length: 100 }, (_, i) => i);
  if (isFull) return expect(sampled(all, 2)).toEqual(all);
  for (const count of [2, 7, 33, 99]) {
    const found = sampled(all, count);
    expect([found.length, found[0], found.at(-1)]).toEqual([count, 0, 99]);
  }
  expect(sampled(all, 200)).toEqual(all);
});
