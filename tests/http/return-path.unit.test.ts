import { expect, test } from 'vitest';
import { ownPath, returnPath } from '@/app/return-path';

const from = (referer: string) => returnPath(new Headers({ host: 'praga.test', referer }));

test.each([
  ['http://praga.test/games/abc?a=1&lang=de', '/games/abc?a=1'],
  ['http://praga.test/', '/'],
  ['http://evil.test/games', '/'],
  ['nonsense', '/'],
  ['http://praga.test//evil.test/x', '/evil.test/x'],
  ['http://praga.test///evil.test', '/evil.test'],
  ['http://praga.test/\\evil.test', '/evil.test'],
  ['http://praga.test/%5Cevil.test', '/%5Cevil.test'],
])('a form posted from %s leads back to %s', (referer, back) => {
  expect(from(referer)).toBe(back);
});

test.each([
  ['/duels?a=1', '/duels?a=1'],
  ['//evil.test/x', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
])('a way back named as %s leads to %s', (named, back) => {
  expect(ownPath(named)).toBe(back);
});
