import { expect, test } from 'vitest';
import { MAX_STREAMS_OF, takeStreamPlace } from '@/lib/platform/live/places';

const many = (n: number, opener: (i: number) => Parameters<typeof takeStreamPlace>[0]) =>
  Array.from({ length: n }, (_, i) => takeStreamPlace(opener(i)));

test('an address has a limited number of streams at once; an ended one frees its place', () => {
  const { address: most } = MAX_STREAMS_OF;
  const open = many(most + 3, (i) => ({ address: '203.0.113.1', person: `person ${i}` }));
  expect(open.filter((leave) => leave)).toHaveLength(most);
  expect(takeStreamPlace({ address: '203.0.113.2' })).toBeDefined();
  open[0]?.();
  // Left once, however often it is said.
  open[0]?.();
  const next = [takeStreamPlace({ address: '203.0.113.1' }), takeStreamPlace({ address: '203.0.113.1' })];
  expect(next.map((leave) => leave !== undefined)).toEqual([true, false]);
  for (const leave of [...open, ...next]) leave?.();
  expect(takeStreamPlace({ address: '203.0.113.1' })).toBeDefined();
});

test('a limit for each person, from anywhere; unknown people are not counted', () => {
  const { person: most } = MAX_STREAMS_OF;
  const open = many(most + 3, (i) => ({ address: `198.51.100.${i}`, person: 'anna' }));
  expect(open.filter((leave) => leave)).toHaveLength(most);
  expect(many(200, () => ({})).every((leave) => leave)).toBe(true);
});
