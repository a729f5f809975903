/** Where somebody is led back to: a page of ours. */
import { expect, test } from 'vitest';
import { ownPath, returnPath } from '@/app/return-path';
import { PAGES, ROUTES } from '@/lib/generated/addresses/addresses';
import { isBackName } from '@/lib/platform/http/back-name';
import { backTo } from '@/lib/platform/http/back-to';

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

test('a form behind a proxy that hands on another host leads back too', () => {
  const referer = 'http://localhost:3000/rules?a=1';
  expect(returnPath(new Headers({ host: 'app:3000', referer }))).toBe('/rules?a=1');
  const listed = { host: 'app:3000', 'x-forwarded-host': 'praga.test, inner' };
  expect(returnPath(new Headers({ ...listed, referer: 'https://praga.test/rules' }))).toBe('/rules');
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

test.each([
  '/',
  '/games/abcdef1234',
  '/games/abcdef1234/seats',
  '/circles/abcdef1234',
  '/competitions/new',
  '/boxes/abcdef1234',
  '/puzzles/today',
  '/daily/2026-11-25',
  '/me/tables',
  '/api-docs',
  '/people/abcdef1234',
])('signing in returns to %s', (page) => {
  expect(backTo(page)).toBe(page);
});

test.each([
  '/me/delete',
  '/me/sign-out',
  '/me/prompts/prove/abcdef1234',
  '/sign-in/abcdef1234',
  '/seat/abcdef1234',
  '/join/abcdef1234',
  '/circles/join/abcdef1234',
  '/api/me/tables',
  '//evil.test/me/tables',
  '/\\evil.test',
  '/daily?lang=de',
  'https://evil.test',
  '',
  undefined,
])('but not to %s', (other) => {
  expect(backTo(other)).toBeUndefined();
});

/** With words in the place of parameters. */
const filled = (addresses: readonly string[]) =>
  addresses.map((address) => address.replaceAll(/\[+[^\]]+\]+/g, 'abcdef1234'));

test('nor to a route, which may only take forms or answer with a file', () => {
  expect(filled(ROUTES).filter((route) => backTo(route) !== undefined)).toEqual([]);
});

test('but to every page with a plain address, unless it holds a secret or ends something', () => {
  expect(filled(PAGES).filter((page) => isBackName(page) && backTo(page) === undefined)).toEqual([]);
});
