import crypto from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeAll, expect, test } from 'vitest';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
let table: CreatedTable;
let game: string;
beforeAll(async () => {
  table = await seatedTable();
  game = `/api/games/${table.gameId}`;
});
const token = (seat: number) => table.seats[seat]?.token ?? '';
const withCookie = (cookie: string) => ({ headers: { cookie } });

test('tokens are 128 random bits, and only their hashes are stored', async () => {
  const tokens = Array.from({ length: 500 }, newToken);
  expect(new Set(tokens).size).toBe(500);
  for (const each of tokens) {
    expect(each).toMatch(TOKEN_PATTERN);
    expect(Buffer.from(each, 'base64url')).toHaveLength(16);
  }
  const stored = JSON.stringify(await db().seat.findMany({ where: { gameId: table.gameId } }));
  expect(stored).toContain(hashToken(token(0)));
  expect(stored).not.toContain(token(0));
});

test.each([
  ['its hash', () => hashToken(token(0))],
  ['all but its last letter', () => token(0).slice(0, -1)],
  ['one letter more', () => `${token(0)}A`],
  ['in other letters', () => token(0).toLowerCase().replace(/[a-z]/, 'Q')],
  ['with a wildcard', () => '%'.repeat(22)],
  ['a hash of nothing', () => hashToken('')],
  ['a very long one', () => 'A'.repeat(4000)],
])('a guess opens no seat: %s', async (_what, guess) => {
  await problemOf({ path: `${game}/options`, token: guess() }, 403, 'token-wrong');
});

test('a seat cookie under the name of another table opens nothing, nor do two names at once', async () => {
  const other = await seatedTable();
  const moved = `${seatCookieName(other.gameId)}=${token(0)}`;
  await problemOf({ path: `/api/games/${other.gameId}/options`, ...withCookie(moved) }, 403, 'token-wrong');
  const twice = `${seatCookieName(table.gameId)}=${'A'.repeat(22)}; ${seatCookieName(table.gameId)}=${token(0)}`;
  await problemOf({ path: `${game}/options`, ...withCookie(twice) }, 403, 'token-wrong');
});

test("requests forged by other sites are refused, our own pages' are not", async () => {
  const cookie = `${seatCookieName(table.gameId)}=${token(0)}`;
  const json = { expectedSeq: 1, commandId: crypto.randomUUID(), command: { type: 'EndTurn' } };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://praga.test.evil.test' },
  ];
  const { command: _command, ...undo } = { ...json, to: 1 };
  for (const headers of foreign)
    for (const [path, body] of [
      ['commands', json],
      ['undo', undo],
      ['sit', { name: 'Evil' }],
    ] as const) {
      const sent = { method: 'POST', path: `${game}/${path}`, headers: { cookie, ...headers } };
      await problemOf({ ...sent, json: body }, 403, 'cross-site');
    }
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://praga.test' },
    {},
  ];
  for (const headers of own) {
    const sent = { method: 'POST', path: `${game}/commands`, headers: { cookie, ...headers } };
    await problemOf({ ...sent, json }, 422, 'tile-not-taken');
  }
  expect((await callJson({ path: game })).body.seq).toBe(1);
});

const FORMS = {
  language: () => import('@/app/language/route'),
  theme: () => import('@/app/theme/route'),
  'renew-push': () => import('@/app/me/prompts/renew/route'),
  'at-table': () => import('@/app/me/at-table/route'),
  talk: () => import('@/app/games/[gameId]/talk/[act]/route'),
  sit: () => import('@/app/games/[gameId]/sit/route'),
  rematch: () => import('@/app/games/[gameId]/rematch/route'),
  progress: () => import('@/app/learn/progress/route'),
  'sign-in': () => import('@/app/sign-in/with/route'),
} as const;

test.each(Object.entries(FORMS))('nor can they post our forms: %s', async (_name, load) => {
  const { POST } = await load();
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
  ];
  for (const headers of foreign) {
    const body = new URLSearchParams({ gameId: table.gameId, lang: 'de', theme: 'dark' });
    const request = new NextRequest('http://praga.test/form', { method: 'POST', body, headers });
    const params = Promise.resolve({ gameId: table.gameId, act: 'say' });
    const post = POST as (request: Request, context: object) => Promise<Response>;
    const response = await inRequest({ cookies: new Map(), headers: new Headers() }, () =>
      post(request, { params }),
    );
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('no answer to a stranger holds a token, a hash of one, or an address', async () => {
  const told = await Promise.all(
    ['', '/log', '/export', '/at/1', '/late'].map(async (path) => (await call({ path: game + path })).text()),
  );
  for (const text of told)
    for (const { token: secret } of table.seats) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(hashToken(secret));
      expect(text).not.toContain('@praga.test');
    }
});
