import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requestIdOf, routeOf } from '@/lib/platform/request-label';

test.each([
  ['/', '/'],
  ['/?problem=1', '/'],
  ['/games/bcdfghjkmnpq', '/games/:x'],
  ['/games/bcdfghjkmnpq/at/12?look=a', '/games/:x/at/:x'],
  ['/games/undo/talk/say', '/games/:x/talk/:x'],
  ['/api/games/bcdfghjkmnpq/commands', '/api/games/:x/commands'],
  ['/seat/AbCdEfGhIjKlMnOpQrStUv', '/seat/:x'],
  ['/seat/abcdefghijklmnopqrstuv', '/seat/:x'],
  ['/seat/address/eyJnIjoiYmNkZmdoamtt', '/seat/address/:x'],
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

const app = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll(path.sep, '/')}`);
/** Folders with a page or a route, whose addresses end here. */
const served = app
  .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file))
  .map((file) => path.posix.dirname(file).replaceAll(/\/\(\w+\)/g, '') || '/')
  .filter((folder) => !folder.includes('...'));
const visited = (folder: string) => folder.replaceAll(/\[\w+\]/g, 'looks-like-a-word');

test('each page and route has a label of its own, without its parameters', () => {
  const labels = served.map((folder) => routeOf(visited(folder)));
  expect(served.length).toBeGreaterThan(100);
  expect(labels).toEqual(served.map((folder) => folder.replaceAll(/\[\w+\]/g, ':x')));
  expect(new Set(labels).size).toBe(served.length);
});

test('files that are sent as they are have their labels', () => {
  const files = fs.readdirSync('public').map((file) => `/${file}`);
  expect(files.map(routeOf)).toEqual(files);
});

test('unknown addresses share one label, even below known ones', () => {
  const known = new Set(served.map((folder) => folder.split('/')[1]));
  const gone = ['claim', 'players', 'sandbox', 'lab', 'signin', 'wp-login.php'];
  expect(gone.filter((part) => known.has(part))).toEqual([]);
  const guesses = [
    ...gone.map((part) => `/${part}`),
    ...served.map((folder) => `${visited(folder)}/a/b/c/d`),
  ];
  expect(new Set(guesses.filter((path) => !path.startsWith('/api/')).map(routeOf))).toEqual(
    new Set(['/:other']),
  );
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
