import { expect, test, vi } from 'vitest';
import { forgetEnv } from '@/lib/platform/env';
import { db } from '@/lib/platform/db/db';
import { statementNames } from '@/lib/platform/db/statement-names';
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
