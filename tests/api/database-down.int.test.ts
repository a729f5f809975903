import crypto from 'node:crypto';
import { inject, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { disconnect } from '@/lib/platform/db/db';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { call, callJson } from '../support/api';
import { connected } from '../support/db';
import { CRON_SECRET, useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { databaseUrl } = await useService();
const table = await seatedTable(2, { emails: false });
const game = `/api/games/${table.gameId}`;
const token = table.seats[0]?.token;

const asAdmin = (statement: string) => connected(inject('adminUrl'), (client) => client.query(statement));
const database = new URL(databaseUrl).pathname.slice(1);
const cutConnections = () =>
  asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);

const requests = () => [
  { path: '/api/health' },
  { path: '/api/health/ready' },
  { path: game },
  { path: game, token },
  { path: `${game}/log` },
  { path: `${game}/at/1` },
  { path: `${game}/export` },
  { path: `${game}/options`, token },
  { method: 'POST', path: `${game}/sit`, token },
  { method: 'POST', path: '/api/tables', json: { name: 'T', seats: [{ name: 'A' }, { name: 'B' }] } },
  { method: 'POST', path: '/api/cron/outbox', token: CRON_SECRET },
  {
    method: 'POST',
    path: `${game}/commands`,
    token,
    json: { expectedSeq: 1, commandId: crypto.randomUUID(), command: { type: 'EndTurn' } },
  },
];

async function expectAllAway() {
  for (const request of requests()) {
    const { status, headers, body } = await callJson(request);
    expect([request.path, status]).toEqual([request.path, 503]);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toMatchObject({ status: 503, code: 'database-unavailable' });
  }
}

test('a broken connection is a 503 at worst, and recovers automatically', async () => {
  expect((await call({ path: game })).status).toBe(200);
  await cutConnections();
  for (const request of requests()) expect((await call(request)).status).not.toBe(500);
  for (const request of requests()) expect((await call(request)).status).toBeLessThan(500);
});

test('a database that refuses connections is a 503 everywhere until it accepts them again', async () => {
  await asAdmin(`alter database ${database} with allow_connections false`);
  await cutConnections();
  await call({ path: game });
  await expectAllAway();
  await asAdmin(`alter database ${database} with allow_connections true`);
  for (const request of requests()) expect((await call(request)).status).toBeLessThan(500);
});

/** A caller that acts for a person or a seat has to be proved first, in every operation. */
const withToken = CONTRACTS.filter((contract) => takesAccessTokens(contract));

async function expectEachAway() {
  for (const { method, path } of withToken) {
    const named = path.replace('{id}', table.gameId).replace(/\{\w+\}/g, '1');
    const { status, body } = await callJson({ method, path: named, token: `praga_${'A'.repeat(22)}` });
    expect([method, path, status, body.code]).toEqual([method, path, 503, 'database-unavailable']);
  }
}

test('a server that is not there is a 503 everywhere', async () => {
  await disconnect();
  const { env } = await import('@/lib/platform/env');
  const { DATABASE_URL } = env();
  Object.assign(env(), { DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:9/none' });
  await expectAllAway();
  await expectEachAway();
  for (const method of ['GET', 'POST'])
    expect((await call({ method, path: '/api/cron/outbox', token: CRON_SECRET })).status).toBe(503);
  await disconnect();
  Object.assign(env(), { DATABASE_URL });
  expect((await call({ path: game })).status).toBe(200);
});
