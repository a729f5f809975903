/** Over the wire, as a program gets it: compressed, and open to pages of other sites. */
import { beforeAll, expect, test } from 'vitest';
import { ask, wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';
let game: string;
beforeAll(async () => {
  const { id } = await wireTable(origin);
  game = `/api/games/${id}`;
});

test.each([
  'GAME',
  'GAME/export',
  'GAME/log',
  'GAME/at/1',
  '/api/packs/reconstruction/2',
  '/api/openapi.json',
])('%s is compressed on request, with its ETag', async (address) => {
  const url = `${origin}${address.replace('GAME', game)}`;
  const { status, headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('etag')).toMatch(/^W\/"/);
  const known = await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(known.status).toBe(304);
});

test('a stream is sent at once, not held back for compression', async () => {
  const url = `${origin}${game}/stream`;
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  await answer.body?.cancel();
});

test('an offline copy has its address', async () => {
  for (const file of ['/robots.txt', '/.well-known/security.txt', '/api-docs/types.ts'])
    expect([file, (await fetch(`${origin}${file}`)).status]).toEqual([file, 200]);
});

test('the page about the API has at most 150 kB of HTML', async () => {
  const html = await (await fetch(`${origin}/api-docs`)).text();
  expect(html).toContain('/api-docs/operations/Tables#joinTable');
  // React's data says the same once more, to nobody who reads.
  const read = html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  expect(Buffer.byteLength(read)).toBeLessThan(150_000);
});

test('only tables whose host allowed it can be framed, no other page', async () => {
  const { game: made, hostToken } = await ask(origin, '/api/tables', {
    json: { name: 'Framed', seats: [{}, {}] },
  });
  const frame = () => fetch(`${origin}/embed/${made.id}`);
  expect((await frame()).status).toBe(404);
  await ask(origin, `/api/games/${made.id}/terms`, { token: hostToken, json: { embed: true } });
  const shown = await frame();
  expect([shown.status, shown.headers.get('x-frame-options')]).toEqual([200, null]);
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors *');
  for (const path of [`/games/${made.id}`, '/api-docs', `/api/games/${made.id}`, '/embedded']) {
    const { headers: told } = await fetch(`${origin}${path}`);
    expect([path, told.get('x-frame-options')]).toEqual([path, 'DENY']);
    expect(told.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});
