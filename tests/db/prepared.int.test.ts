import { afterAll, expect, test, vi } from 'vitest';
import { db, disconnect } from '@/lib/platform/db/db';
import { isUnprepared, statementNames } from '@/lib/platform/db/statement-names';
import { env, forgetEnv } from '@/lib/platform/env';
import { useService } from '../support/service';
import { lookAs, seatedTable } from '../support/tables';

vi.stubEnv('PG_POOL', '1');
await useService();
forgetEnv();
const address = env().DATABASE_URL;

afterAll(() => vi.unstubAllEnvs());

async function preparedPlans(): Promise<number> {
  const [found] = await db().$queryRaw<{ count: number }[]>`
    select coalesce(sum("generic_plans" + "custom_plans"), 0)::int as "count"
    from pg_prepared_statements where "name" like 'praga_%'`;
  return found?.count ?? 0;
}

test('one text has one name, and after the last name there are none', () => {
  const nameOf = statementNames(2);
  const [first, second] = [nameOf({ sql: 'select 1' }), nameOf({ sql: 'select 2' })];
  expect(new Set([first, second]).size).toBe(2);
  expect(nameOf({ sql: 'select 3' })).toBe('');
  expect(nameOf({ sql: 'select 1' })).toBe(first);
});

test('by default a connection keeps statements, which outlast a column that is added meanwhile', async () => {
  const table = await seatedTable();
  const seen = await lookAs(table, 0);
  // The sixth time the database no longer plans a prepared statement.
  for (let time = 0; time < 7; time += 1) await lookAs(table, 0);
  expect(await preparedPlans()).toBeGreaterThan(7);
  for (const changed of ['Game', 'Seat', 'GameLog'])
    await db().$executeRawUnsafe(`alter table "${changed}" add column "ofANewerCheckout" int`);
  expect(await lookAs(table, 0)).toEqual(seen);
});

test('behind a pooler that keeps none, the address turns them off', async () => {
  const pooled = new URL(address);
  pooled.searchParams.set('pgbouncer', 'true');
  vi.stubEnv('DATABASE_URL', pooled.href);
  forgetEnv();
  await disconnect();
  expect(isUnprepared(env().DATABASE_URL)).toBe(true);
  await lookAs(await seatedTable(), 0);
  expect(await preparedPlans()).toBe(0);
});
