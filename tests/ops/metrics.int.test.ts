import { expect, test, vi } from 'vitest';
import { TurnTime } from '@/lib/features/computer/computer-choice';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { db } from '@/lib/platform/db/db';
import { poolFigures } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env';
import { call, problemOf } from '../support/api';
import { startMailServer } from '../support/mail-server';
import { queueTo } from '../support/notifications';
import { CRON_SECRET, randomNumbers, useService } from '../support/service';
import { playUntil, seatedTable } from '../support/tables';

const SECRET = 'a-secret-for-prometheus';
vi.stubEnv('METRICS_SECRET', SECRET);
await useService();

test('metrics require the secret', async () => {
  await problemOf({ path: '/api/metrics' }, 401, 'token-missing');
  await problemOf({ path: '/api/metrics', token: 'something-else' }, 403, 'token-wrong');
  await problemOf({ path: '/api/metrics', token: 'a-secret-for-the-tests' }, 403, 'token-wrong');
});

test('they report the tables, the outbox and the process', async () => {
  await seatedTable();
  const response = await call({ path: '/api/metrics', token: SECRET });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain('praga_tables{status="running"} 1');
  for (const line of [/^praga_database_up 1$/m, /^praga_outbox_due \d+$/m, /^praga_streams_open 0$/m])
    expect(text).toMatch(line);
  expect(text).toContain('process_resident_memory_bytes');
});

/** The value of a figure as it is served. */
async function figure(name: string): Promise<number> {
  const text = await (await call({ path: '/api/metrics', token: SECRET })).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const mail = (name: string) => `praga_deliveries_${name}{channel="mail"}`;

test('a mail server that takes nothing raises the figures that alarms watch, and they fall once it does', async () => {
  await queueTo(await seatedTable(), 'joined', new Date());
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9' });
  const { failed } = await deliverDue();
  expect(failed).toBeGreaterThan(0);
  expect(await figure(mail('failing'))).toBe(failed);
  expect(await figure(mail('due'))).toBe(failed);
  expect(await figure(mail('failed'))).toBe(0);
  // Ten minutes on: the next attempt lies ahead, and the age rises all the same.
  await db().$executeRaw`update "Outbox" set "sentAt" = "sentAt" - interval '10 minutes'`;
  expect(await figure(mail('oldest_seconds'))).toBeGreaterThan(590);
  expect(await figure('praga_deliveries_failing{channel="webhook"}')).toBe(0);

  const smtp = await startMailServer();
  Object.assign(env(), { SMTP_URL: smtp.url });
  await db().$executeRaw`update "Delivery" set "dueAt" = now() where "sentAt" is null`;
  await deliverDue();
  await smtp.close();
  expect([await figure(mail('due')), await figure(mail('oldest_seconds'))]).toEqual([0, 0]);
  await db().$executeRaw`update "Delivery" set "sentAt" = null, "failedAt" = now()`;
  expect(await figure(mail('failed'))).toBeGreaterThan(0);
});

test("they report the scheduler's last run, the played moves, and waiting database connections", async () => {
  expect(await figure('praga_cron_last_run_timestamp_seconds')).toBe(0);
  await call({ method: 'POST', path: '/api/cron/outbox', token: CRON_SECRET });
  expect(await figure('praga_cron_last_run_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
  const table = await seatedTable(2);
  await playUntil(table, randomNumbers('figures'), () => true);
  expect(await figure('praga_moves_total{by="person"}')).toBeGreaterThan(0);
  let ticks = 0;
  new TurnTime(() => (ticks += 250)).spend(1, () => {});
  expect(await figure('praga_computer_seconds_total')).toBe(0.25);
  const many = Promise.all(
    Array.from({ length: 30 }, () => db().$queryRaw`select 1 as n from pg_sleep(0.3)`),
  );
  await expect.poll(() => poolFigures().waiting).toBeGreaterThan(0);
  await many;
  expect(await figure('praga_pool_waiting')).toBe(0);
  expect(await figure('praga_pool_open')).toBe(10);
});
