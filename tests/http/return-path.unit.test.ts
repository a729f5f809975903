import { expect, test } from 'vitest';
import { returnPath } from '@/app/return-path';

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
