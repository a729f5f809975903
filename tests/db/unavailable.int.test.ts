/** If the database fails, every kind of query and transaction throws a DatabaseUnavailableError. */
import { afterEach, describe, expect, test } from 'vitest';
import { db, disconnect, type Tx } from '@/lib/platform/db/db';
import { DatabaseUnavailableError, isDiskFull } from '@/lib/platform/db/unavailable';
import { env } from '@/lib/platform/env';
import { anyFreePort } from '../../scripts/lib/ports';
import { useService } from '../support/service';

const { databaseUrl, sql } = await useService();
afterEach(async () => {
  Object.assign(env(), { DATABASE_URL: databaseUrl });
  await disconnect();
});

const NAME = 'unavailable-test';
const ROW = { name: NAME, at: new Date(0) };
const rows = () => db().upkeep.count({ where: { name: NAME } });

/** Ends the connection of a transaction from outside, as a server that stops does. */
async function cut(tx: Tx): Promise<void> {
  const [own] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as "pid"`;
  await sql.query('select pg_terminate_backend($1)', [own?.pid]);
  const alive = async () =>
    (await sql.query('select from pg_stat_activity where pid = $1', [own?.pid])).rowCount;
  await expect.poll(alive).toBe(0);
}

/** Expects a DatabaseUnavailableError that was not wrapped twice. */
async function unavailable(asked: PromiseLike<unknown>): Promise<void> {
  const error: unknown = await Promise.resolve(asked).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect((error as Error).cause).not.toBeInstanceOf(DatabaseUnavailableError);
}

describe('an unreachable database', () => {
  const ASKED: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    'a model': () => db().game.findFirst(),
    'a raw query': () => db().$queryRaw`select 1`,
    'a raw statement': () => db().$executeRaw`select 1`,
    'a batch': () => db().$transaction([db().game.count(), db().$queryRaw`select 1`]),
    'a transaction': () => db().$transaction(async (tx) => tx.game.count()),
  };

  test.each(Object.keys(ASKED))('%s throws it', async (asked) => {
    await disconnect();
    Object.assign(env(), { DATABASE_URL: `postgres://nobody@127.0.0.1:${await anyFreePort()}/none` });
    await unavailable(ASKED[asked]?.() ?? Promise.resolve());
  });

  test('a connection lost in the middle of a transaction throws it', async () => {
    let inside: unknown;
    const changed = db().$transaction(async (tx) => {
      await tx.upkeep.create({ data: ROW });
      await cut(tx);
      await tx.game.count().catch((error: unknown) => {
        inside = error;
        throw error;
      });
    });
    await unavailable(changed);
    expect(inside).toBeInstanceOf(DatabaseUnavailableError);
    expect(await rows()).toBe(0);
  });

  test('a connection lost before the commit throws it', async () => {
    const changed = db().$transaction(async (tx) => {
      await tx.upkeep.create({ data: ROW });
      await cut(tx);
    });
    await unavailable(changed);
    expect(await rows()).toBe(0);
  });
});

test('an error of our own code rolls a transaction back and stays the same, even if it looks like a failed connection', async () => {
  const own = Object.assign(new Error('Connection terminated'), { code: 'ECONNREFUSED' });
  const changed = db().$transaction(async (tx) => {
    await tx.upkeep.create({ data: ROW });
    throw own;
  });
  await expect(changed).rejects.toBe(own);
  expect(await rows()).toBe(0);
});

test('a batch is one transaction, and a wrong statement in it keeps its error', async () => {
  const changed = db().$transaction([db().upkeep.create({ data: ROW }), db().$queryRaw`select 1 / 0`]);
  const error: unknown = await changed.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'P2010' });
  expect(await rows()).toBe(0);
});

test('a full disk is recorded', async () => {
  expect(isDiskFull()).toBe(false);
  await unavailable(db().$executeRaw`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`);
  expect(isDiskFull()).toBe(true);
});
