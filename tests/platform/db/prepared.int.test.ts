import { expect, test, vi } from 'vitest';
import { forgetEnv } from '@/lib/platform/env';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, queryHot } from '@/lib/platform/db/db';
import { statementNames } from '@/lib/platform/db/statement-names';
import { DatabaseUnavailableError, onDatabase } from '@/lib/platform/db/unavailable';
import { useService } from '../../support/service';
import { lookAs, seatedTable } from '../../support/tables';

vi.stubEnv('PREPARED_STATEMENTS', 'on');
vi.stubEnv('PG_POOL', '1');
await useService();
forgetEnv();

test('one text has one name, and after the last name there are none', () => {
  const nameOf = statementNames(2);
  const [first, second] = [nameOf({ sql: 'select 1' }), nameOf({ sql: 'select 2' })];
  expect(new Set([first, second]).size).toBe(2);
  expect(nameOf({ sql: 'select 3' })).toBe('');
  expect(nameOf({ sql: 'select 1' })).toBe(first);
});

test('a connection keeps statements, which outlast a column that is added meanwhile', async () => {
  const table = await seatedTable();
  const seen = await lookAs(table, 0);
  // The sixth time the database no longer plans a prepared statement.
  for (let time = 0; time < 7; time += 1) await lookAs(table, 0);
  const [kept] = await db().$queryRaw<{ count: number }[]>`
    select count(*)::int as "count" from pg_prepared_statements where "name" like 'praga_%' and "generic_plans" > 0`;
  expect(kept?.count).toBeGreaterThan(0);
  for (const table of ['Game', 'Seat', 'GameLog'])
    await db().$executeRawUnsafe(`alter table "${table}" add column "ofANewerCheckout" int`);
  expect(await lookAs(table, 0)).toEqual(seen);
});

test('a hot statement takes and gives values as they are, and is kept as well', async () => {
  const at = new Date('2026-03-29T01:59:59.123Z');
  const ask = () =>
    queryHot(Prisma.sql`select ${at}::timestamptz as "at", ${[at, null]}::timestamptz[] as "times", ${[2, 1]}::int[] as "seats",
      ${['a"b', '{c}']}::text[] as "names", ${null}::int as "none", ${'{"b":1,"a":[]}'}::json as "json", ${true}::bool as "is"`);
  const [first, second] = [await ask(), await ask()];
  const row = {
    at,
    times: [at, null],
    seats: [2, 1],
    names: ['a"b', '{c}'],
    none: null,
    json: { b: 1, a: [] },
    is: true,
  };
  expect(first).toEqual([row]);
  expect(second).toEqual([row]);
  const kept = await queryHot<{ count: number }>(Prisma.sql`
    select count(*)::int as "count" from pg_prepared_statements where "name" like 'praga_%' and "statement" like 'select %as "times"%as "seats"%' and "statement" not like '%count%'`);
  expect(kept).toEqual([{ count: 1 }]);
});

test('a connection that ends under a hot statement is a database that is away; the next one has another', async () => {
  const end = onDatabase(() => queryHot(Prisma.sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(end).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(queryHot(Prisma.sql`select 1::int as "one"`)).resolves.toEqual([{ one: 1 }]);
});
