import { afterAll, expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { pingDatabase } from '@/lib/platform/db/health-store';
import { DATABASE_TIMES, poolFigures, poolSize } from '@/lib/platform/db/pool';
import { isDatabaseThere, watchDatabase } from '@/lib/platform/db/presence';
import { DatabaseUnavailableError } from '@/lib/platform/db/unavailable';
import { env } from '@/lib/platform/env';
import { call } from '../support/api';
import { useService } from '../support/service';
import { stallingProxy } from '../support/stalling-proxy';
import { seatedTable } from '../support/tables';

const { databaseUrl } = await useService();
const proxy = await stallingProxy(databaseUrl);
process.env.DATABASE_URL = proxy.url;
afterAll(() => proxy.close());

const WITHIN_MS = 2_000;
const FROZEN_TEST_MS = 60_000;

const statusOf = async (path: string): Promise<number> => (await call({ path })).status;

/**
 * Which comes first: the answer, or the end of this time. Both are waited for by one process, so a machine
 * that is busy makes both late.
 */
function within<T>(ms: number, work: () => Promise<T>): Promise<T | 'late'> {
  const late = new Promise<'late'>((done) => setTimeout(done, ms, 'late').unref());
  return Promise.race([work(), late]);
}

/** Whether a good answer comes before this. */
const isBefore = (other: Promise<unknown>, path: string): Promise<boolean> =>
  Promise.race([other.then(() => false), statusOf(path).then((status) => status === 200)]);

test('every connection has limits and says whose it is', async () => {
  const [row] = await db().$queryRaw<Record<string, string>[]>`
    select current_setting('statement_timeout') as "statement", current_setting('application_name') as "name",
      current_setting('idle_in_transaction_session_timeout') as "idle"`;
  expect(row).toEqual({ statement: '10s', idle: '10s', name: 'praga' });
});

test('a statement that takes longer than it may is a database that is away, not a mistake', async () => {
  const slow = db().$transaction([
    db().$executeRaw`set local statement_timeout = 50`,
    db().$executeRaw`select pg_sleep(5)`,
  ]);
  await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test('a function holds fewer connections than a server, unless configured otherwise', () => {
  expect(poolSize({ ...env(), PG_POOL: undefined, SERVERLESS: false })).toBe(10);
  expect(poolSize({ ...env(), PG_POOL: undefined, SERVERLESS: true })).toBe(2);
  expect(poolSize({ ...env(), PG_POOL: 5, SERVERLESS: true })).toBe(5);
});

test(
  'while the database is frozen, health answers within two seconds and nothing waits forever',
  { timeout: FROZEN_TEST_MS },
  async () => {
    const { gameId } = await seatedTable();
    watchDatabase(pingDatabase);
    for (const path of ['/api/health', '/api/health/ready', '/api/health/live'])
      expect(await statusOf(path)).toBe(200);

    proxy.freeze();
    const stuck = within(DATABASE_TIMES.clientMs + DATABASE_TIMES.connectMs, () =>
      statusOf(`/api/games/${gameId}`),
    );
    expect(await isBefore(stuck, '/api/health/live')).toBe(true);
    for (let i = 0; i < 5; i += 1) {
      for (const path of ['/api/health', '/api/health/ready'])
        expect(await within(WITHIN_MS, () => statusOf(path))).toBe(503);
      expect(await within(WITHIN_MS, () => statusOf('/api/health/live'))).toBe(200);
    }
    expect(await isDatabaseThere()).toBe(false);
    // However often it is asked: one connection for each of the two questions, and the one that is stuck.
    expect(poolFigures().open).toBeLessThanOrEqual(4);
    expect(await stuck).toBe(503);

    proxy.thaw();
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: 15_000 }).toBe(200);
    expect(await statusOf(`/api/games/${gameId}`)).toBe(200);
    expect(await isDatabaseThere()).toBe(true);
  },
);
