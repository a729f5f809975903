/** A read waits for a connection, within bounds, before it says that the database is away. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, disconnect } from '@/lib/platform/db/db';
import { pingDatabase } from '@/lib/platform/db/health-store';
import { DATABASE_TIMES, isPoolBusy, poolSize } from '@/lib/platform/db/pool';
import { isDatabaseThere, watchDatabase } from '@/lib/platform/db/presence';
import { env } from '@/lib/platform/env';
import { call, callJson } from '../support/api';
import { inFull, isFull, sampled } from '../support/full';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { databaseUrl, sql } = await useService();
const { gameId } = await seatedTable();

/** Every kind of read: of a page's guard, by the client, in a transaction. */
const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  'whether the database is there': () => isDatabaseThere(),
  'a table': async () => (await call({ path: `/api/games/${gameId}` })).status === 200,
  'a log': async () => (await call({ path: `/api/games/${gameId}/log` })).status === 200,
  'a transaction': async () => (await db().$transaction([db().game.count()])).length === 1,
};

/** Their routes are loaded when it counts. */
beforeAll(async () => {
  for (const ask of Object.values(READS)) expect(await ask()).toBe(true);
});

const SECONDS = inFull(3, 1);

afterEach(() => void vi.restoreAllMocks());

const realNow = performance.now.bind(performance);
let later = 0;

/** From now on the last answer of the database is no longer fresh, whatever time it was given at. */
function makeOld(): void {
  later += 1_500;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + later);
}

/** Keeps all connections of this process at work for some seconds. */
async function occupy(seconds: number): Promise<{ readonly done: Promise<unknown> }> {
  expect(await isDatabaseThere()).toBe(true);
  const sleep = () => db().$queryRaw`select 1 as "one" from pg_sleep(${seconds})`;
  const done = Promise.allSettled(Array.from({ length: poolSize() }, sleep));
  const asleep = `select count(*)::int as n from pg_stat_activity where query like '%pg_sleep($1)%' and state = 'active' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await sql.query(asleep)).rows[0].n).toBe(poolSize());
  return { done };
}

describe('all connections of the process are at work', () => {
  beforeAll(() => watchDatabase(pingDatabase, { isBusy: isPoolBusy }));

  test(`for ${SECONDS} s: every kind of read waits`, async () => {
    const { done } = await occupy(SECONDS);
    makeOld();
    const answers = await Promise.all(Object.entries(READS).map(async ([read, ask]) => [read, await ask()]));
    expect(answers).toEqual(Object.keys(READS).map((read) => [read, true]));
    await done;
  });

  test.runIf(isFull)(
    'for longer than the bound: the read is a 503 then, and all is well afterwards',
    async () => {
      const { done } = await occupy(2 * SECONDS);
      const began = performance.now();
      const { status, body } = await callJson({ path: `/api/games/${gameId}` });
      expect([status, body.code]).toEqual([503, 'database-unavailable']);
      const ms = performance.now() - began;
      expect(ms).toBeGreaterThan(DATABASE_TIMES.connectMs - 100);
      expect(ms).toBeLessThan(DATABASE_TIMES.connectMs + 1_000);
      await done;
      expect((await call({ path: `/api/games/${gameId}` })).status).toBe(200);
    },
  );
});

describe('other processes have taken every place the database has', () => {
  const PLACES = 2;
  const role = `crowded_${process.pid}`;
  let taken: pg.Client[];

  beforeAll(async () => {
    await sql.query(`create role ${role} login password 'crowded' connection limit ${PLACES}`);
    await sql.query(`grant all on all tables in schema public to ${role}`);
  });
  afterAll(async () => {
    await sql.query(`drop owned by ${role}`);
    await sql.query(`drop role ${role}`);
  });

  const crowdedUrl = () => {
    const url = new URL(databaseUrl);
    [url.username, url.password] = [role, 'crowded'];
    return url.href;
  };

  beforeEach(async () => {
    Object.assign(env(), { DATABASE_URL: crowdedUrl() });
    await disconnect();
    // The earlier test's have gone.
    const backends = `select count(*)::int as n from pg_stat_activity where usename = '${role}'`;
    await expect.poll(async () => (await sql.query(backends)).rows[0].n).toBe(0);
    taken = Array.from({ length: PLACES }, () => new pg.Client({ connectionString: crowdedUrl() }));
    await Promise.all(taken.map((client) => client.connect()));
    makeOld();
  });
  afterEach(async () => {
    await Promise.all(taken.map((client) => client.end()));
    Object.assign(env(), { DATABASE_URL: databaseUrl });
    await disconnect();
  });

  test.each(sampled(Object.keys(READS), 2))('%s waits for one', async (read) => {
    let isRead = false;
    const reading = READS[read]?.().finally(() => (isRead = true));
    // It has asked and got no place.
    await expect(new pg.Client({ connectionString: crowdedUrl() }).connect()).rejects.toThrow(/too many/);
    expect(isRead).toBe(false);
    await taken.pop()?.end();
    expect(await reading).toBe(true);
  });

  test.runIf(isFull)('a read that waits in vain is a 503 after the bound', async () => {
    const began = performance.now();
    expect((await call({ path: `/api/games/${gameId}` })).status).toBe(503);
    expect(performance.now() - began).toBeGreaterThan(DATABASE_TIMES.connectMs - 100);
  });
});
