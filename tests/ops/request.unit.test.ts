import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requestIdOf, routeOf } from '@/lib/platform/request-label';

test.each([
  ['/', '/'],
  ['/?problem=1', '/'],
  ['/games/bcdfghjkmnpq', '/games/:x'],
  ['/games/bcdfghjkmnpq/at/12?look=a', '/games/:x/at/:x'],
  ['/games/undo/talk/say', '/games/:x/talk/say'],
  ['/api/games/bcdfghjkmnpq/commands', '/api/games/:x/commands'],
  ['/seat/AbCdEfGhIjKlMnOpQrStUv', '/seat/:x'],
  ['/seat/abcdefghijklmnopqrstuv', '/seat/:x'],
  ['/seat/address/eyJnIjoiYmNkZmdoamtt', '/seat/:x/:x'],
  ['/s/0a1b2c', '/s/:x'],
  ['/_next/static/chunks/a.js', '/_next'],
  ['/wp-admin/setup.php', '/:other'],
  ['/api/a/b/c/d/e/f/g/h', '/api/a/b/c/d/e'],
  ['/unsubscribe/eyJhbGciOi', '/unsubscribe/:x'],
  ['/operator/people/ludmila?done=done', '/operator/people/:x'],
  ['/operator/tables/bcdfghjkmnpq', '/operator/tables/:x'],
])('%s is logged as %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});

const tokens = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => path.posix.basename(file) === '[token]');

test('a token that looks like a word is logged nowhere', () => {
  const logged = tokens.map((folder) => routeOf(folder.replace('[token]', 'looks-like-a-word')));
  expect(logged.filter((route) => !/^\/:other$|:x$/.test(route))).toEqual([]);
  expect(logged.filter((route) => route !== '/:other').length).toBeGreaterThan(4);
});

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['short', 'new'],
  ['with space and\nnew line', 'new'],
  [['a', 'b'], 'new'],
  [undefined, 'new'],
])('the id %s is taken as %s', (given, id) => {
  expect(requestIdOf(given, () => 'new')).toBe(id);
});
