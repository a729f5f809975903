import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { call, callJson } from '../support/api';
import { useService } from '../support/service';
import { playOne, seatedTable, whatNow } from '../support/tables';
import { browserOf, guest } from '../support/world';
import { post } from './post';

await useService();

const ELSEWHERE = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };

test('pages of any site can read tables, packs and problems without cookies', async () => {
  const { gameId } = await seatedTable(2, { emails: false });
  for (const path of [`/api/games/${gameId}`, '/api/packs/reconstruction/2', '/api/games/nothing-here']) {
    const { headers } = await call({ path, headers: ELSEWHERE });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
  }
});

test("preflight requests are answered, except for the operator's operations", async () => {
  const asked = { ...ELSEWHERE, 'access-control-request-method': 'POST' };
  const { headers } = await call({ method: 'OPTIONS', path: '/api/games/abcdef/commands', headers: asked });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')).toBe('POST, GET');
  expect(headers.get('access-control-allow-headers')).toContain('Authorization');
  for (const path of ['/api/metrics', '/api/cron/outbox', '/api/health/proxy']) {
    expect((await call({ method: 'OPTIONS', path })).headers.get('access-control-allow-origin')).toBeNull();
    expect((await call({ path })).headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a page of another site needs a seat token to write', async () => {
  const table = await seatedTable(2, { emails: false });
  const [seat] = table.seats;
  const path = `/api/games/${table.gameId}/sit`;
  const sit = { method: 'POST', path, headers: ELSEWHERE, json: {} };
  expect((await call({ ...sit, token: seat?.token })).status).toBe(200);
  const { status, body } = await callJson(sit);
  expect([status, body.code]).toEqual([403, 'cross-site']);
});

test('every answer has the rate limit and what is left of it', async () => {
  const { gameId } = await seatedTable(2, { emails: false });
  const path = `/api/games/${gameId}`;
  const { most, spanS } = LIMITS.read;
  const here = await call({ path });
  expect(here.headers.get('ratelimit-policy')).toBe(`"read";q=${most};w=${spanS}`);
  // This machine is not counted, and hears that its limit is full.
  expect(here.headers.get('ratelimit')).toBe(`"read";r=${most};t=${spanS}`);
  const headers = { 'x-forwarded-for': '203.0.113.44' };
  const left = async () => (await call({ path, headers })).headers.get('ratelimit');
  expect(await left()).toBe(`"read";r=${most - 1};t=${spanS}`);
  expect(await left()).toMatch(new RegExp(`^"read";r=${most - 2};t=\\d+$`));
  expect((await call({ path: '/api/health/live' })).headers.get('ratelimit-policy')).toBeNull();
});

test('a page of the log says whether there is more, and where it begins', async () => {
  const table = await seatedTable(2, { emails: false });
  for (let row = 2; row <= 4; row += 1) await playOne(table, () => 0);
  const { seat } = await whatNow(table);
  const token = table.seats[seat]?.token;
  const read = async (range: string) =>
    (await callJson({ path: `/api/games/${table.gameId}/log${range}`, token })).body;
  expect(await read('')).toMatchObject({ seq: 4, hasMore: false });
  expect((await read('?from=2&to=3')).hasMore).toBe(false);
  expect(await read('')).not.toHaveProperty('next');
});

test('a page of another site makes a table, joins and imports without a token, anonymously', async () => {
  const id = await guest('Anna');
  const headers = { ...ELSEWHERE, ...(await browserOf(id)) };
  const table = post('/api/tables', undefined, { name: 'From elsewhere', seats: [{}, {}], door: 'open' });
  const made = await callJson({ ...table, headers });
  // The browser does not matter: the holder of the token is the host.
  expect([made.status, typeof made.body.hostToken]).toEqual([201, 'string']);
  const join = post('/api/joins', undefined, { table: made.body.game.id, name: 'Bot' });
  expect((await callJson({ ...join, headers })).body).toMatchObject({ seat: 0, token: expect.any(String) });
  const bring = post('/api/imports', undefined, { format: 'another' });
  expect((await callJson({ ...bring, headers })).body.code).toBe('invalid-request');
});
