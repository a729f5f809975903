/** The person a program acts for, and its view with a token that proves nothing yet. */
import { expect, test } from 'vitest';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { makeGuest } from '@/lib/features/people/guests';
import { callJson, problemOf } from '../support/api';
import { makeTable } from '../support/new-table';
import { useService } from '../support/service';

await useService();

test('an access token reports its user, its scope and its expiry', async () => {
  const { id } = await makeGuest({ name: 'Anna', locale: 'en', timeZone: 'Europe/Prague' });
  const wanted = { name: 'my bot', days: 7 } as const;
  const read = await makeAccessToken(id, { ...wanted, scope: 'read' });
  const before = Date.now();
  const { body } = await callJson({ path: '/api/me', token: read });
  expect(body).toMatchObject({ id, name: 'Anna', isGuest: true, timeZone: 'Europe/Prague' });
  expect(body.token).toMatchObject({ name: 'my bot', scope: 'read' });
  expect(Date.parse(body.token.expiresAt) - before).toBeGreaterThan(6.9 * 86_400_000);
  const table = await makeAccessToken(id, { ...wanted, scope: 'table', tableId: 'abcdef' });
  // A token for one table is good only for that table, and the answer says so.
  expect((await callJson({ path: '/api/me', token: table })).body.token).toMatchObject({
    scope: 'table',
    table: 'abcdef',
  });
  await problemOf({ path: '/api/me/tables', token: table }, 403, 'beyond-scope');
  await problemOf({ path: '/api/me' }, 401, 'person-missing');
});

test('a public table is shown with any token, and says why the token shows no more', async () => {
  const { path, tokens } = await makeTable();
  const look = async (token?: string) => (await callJson({ path, token })).body;
  expect(await look()).not.toHaveProperty('unproven');
  expect(await look('A'.repeat(22))).toMatchObject({ unproven: 'token-wrong', seq: 1 });
  expect(await look(tokens[0])).toMatchObject({ unproven: 'not-seated', seq: 1 });
  await callJson({ method: 'POST', path: `${path}/sit`, token: tokens[0] });
  const seated = await look(tokens[0]);
  expect(seated.me).toBe(0);
  expect(seated).not.toHaveProperty('unproven');
});

test('a table for its players refuses a token that proves nothing', async () => {
  const { path, tokens } = await makeTable({ watchers: 'players' });
  await problemOf({ path }, 404, 'unknown-table');
  await problemOf({ path, token: tokens[0] }, 403, 'not-seated');
});
