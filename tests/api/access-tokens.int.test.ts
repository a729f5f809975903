import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { accessTokensOf, makeAccessToken, revokeAccessToken } from '@/lib/features/people/access-tokens';
import { endOtherBrowsers } from '@/lib/features/people/browsers';
import { makeGuest } from '@/lib/features/people/guests';
import type { AccessScope } from '@/lib/platform/auth/access-token';
import { db } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable, sitAs, whatNow } from '../support/tables';

await useService();

/** Anna at the first seat of a table for players only, with a token of hers. */
async function annaWith(scope: AccessScope, tableId?: string) {
  const anna = await makeGuest({ name: 'Anna', locale: 'en' });
  const table = await seatedTable(2, { emails: false, watchers: 'players' });
  await sitAs({ token: table.seats[0]?.token ?? '', userId: anna.id });
  const wanted = { name: 'bot', scope, tableId: tableId ?? table.gameId, days: 7 } as const;
  const token = (await makeAccessToken(anna.id, wanted)) ?? '';
  return { anna, table, token, path: `/api/games/${table.gameId}` };
}
type World = Awaited<ReturnType<typeof annaWith>>;

async function moveOf({ table, token, path }: World) {
  const { commands, view } = await whatNow(table);
  const json = { expectedSeq: view.seq, commandId: crypto.randomUUID(), command: commands[0] };
  return { method: 'POST', path: `${path}/commands`, token, json };
}

test('a read token sees what its person sees and changes nothing', async () => {
  const world = await annaWith('read');
  const { status, body } = await callJson({ path: world.path, token: world.token });
  expect([status, body.me, body.isHolder]).toEqual([200, 0, true]);
  const options = await callJson({ path: `${world.path}/options`, token: world.token });
  expect(options.body.commands).not.toEqual([]);
  const { body: why } = await problemOf(await moveOf(world), 403, 'beyond-scope');
  expect(why.params).toEqual({ scope: 'read' });
  await problemOf({ ...(await moveOf(world)), path: `${world.path}/leave` }, 403, 'beyond-scope');
});

test('a token for one table moves and reads there, and does nothing else', async () => {
  const world = await annaWith('table');
  const { path, token } = world;
  expect((await call(await moveOf(world))).status).toBe(200);
  expect((await call({ path: `${path}/options`, token })).status).toBe(200);
  await problemOf({ method: 'POST', path: `${path}/holiday`, token, json: {} }, 403, 'beyond-scope');
  const other = await seatedTable(2, { emails: false });
  await problemOf({ path: `/api/games/${other.gameId}`, token }, 403, 'beyond-scope');
  const make = { method: 'POST', path: '/api/tables', json: { name: 'B', seats: [{}, {}] } };
  await problemOf({ ...make, token }, 403, 'beyond-scope');
});

test('a full token creates a table for its person and joins a friend’s by a seat link', async () => {
  const { anna, token } = await annaWith('all');
  const json = { name: 'Made by a program', seats: [{ name: 'A' }, { name: 'B' }] };
  const made = await callJson({ method: 'POST', path: '/api/tables', token, json });
  expect(made.body).not.toHaveProperty('hostToken');
  expect((await db().game.findUnique({ where: { id: made.body.game.id } }))?.hostId).toBe(anna.id);
  const [, seat] = made.body.seats;
  const path = `/api/games/${made.body.game.id}`;
  await call({ method: 'POST', path: `${path}/sit`, token, json: { token: seat.token } });
  expect((await callJson({ path, token })).body).toMatchObject({ me: 1, isHolder: true, isHost: true });
});

test('revoked, expired and invented tokens are refused', async () => {
  const { anna, token, path } = await annaWith('read');
  const [kept] = await accessTokensOf(anna.id);
  expect(kept).toMatchObject({ name: 'bot', scope: 'read', tableId: null });
  expect(JSON.stringify(kept)).not.toContain(token);
  await call({ path, token });
  expect((await accessTokensOf(anna.id))[0]?.usedOn).toBe(new Date().toISOString().slice(0, 10));
  await problemOf({ path, token: `praga_${'A'.repeat(22)}` }, 401, 'access-token-wrong');
  await problemOf({ path, token: 'praga_x' }, 401, 'access-token-wrong');
  const expire = (expiresAt: Date) =>
    db().accessToken.updateMany({ where: { userId: anna.id }, data: { expiresAt } });
  await expire(new Date(0));
  await problemOf({ path, token }, 401, 'access-token-wrong');
  await expire(new Date('2090-01-01'));
  expect((await call({ path, token })).status).toBe(200);
  await revokeAccessToken(anna.id, kept?.id ?? '');
  await problemOf({ path, token }, 401, 'access-token-wrong');
});

test('banning a person or signing out everywhere invalidates the tokens', async () => {
  const { anna, token, path } = await annaWith('all');
  await db().user.update({ where: { id: anna.id }, data: { bannedAt: new Date() } });
  await problemOf({ path, token }, 401, 'access-token-wrong');
  await db().user.update({ where: { id: anna.id }, data: { bannedAt: null } });
  await endOtherBrowsers(anna.id, undefined);
  await problemOf({ path, token }, 401, 'access-token-wrong');
});

test('a token can be revoked only by its owner, and a person has at most twenty', async () => {
  const { anna, token, path } = await annaWith('read');
  const other = await makeGuest({ name: 'Bohumil', locale: 'en' });
  const [kept] = await accessTokensOf(anna.id);
  expect(await revokeAccessToken(other.id, kept?.id ?? '')).toBe(false);
  expect((await call({ path, token })).status).toBe(200);
  const wanted = { name: 'many', scope: 'read', days: 7 } as const;
  for (let n = 0; n < 20; n += 1) expect(await makeAccessToken(other.id, wanted)).toMatch(/^praga_/);
  expect(await makeAccessToken(other.id, wanted)).toBeUndefined();
});

test("pages ignore access tokens: only the API checks a token's scope", async () => {
  const { table, token } = await annaWith('all');
  const body = new URLSearchParams({ id: crypto.randomUUID(), text: 'Hello' });
  const request = new Request(`http://praga.test/games/${table.gameId}/talk/say`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: 'http://praga.test', host: 'praga.test' },
    body,
  });
  const params = Promise.resolve({ gameId: table.gameId, act: 'say' });
  const { POST: speak } = await import('@/app/games/[gameId]/talk/[act]/route');
  const { status } = await speak(request, { params });
  expect(status).not.toBe(200);
  expect(await db().chatMessage.count({ where: { gameId: table.gameId } })).toBe(0);
});
