/** Puts the rows of this process's database into the schema of an older commit, and migrates it again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { disconnect } from '@/lib/platform/db/db';
import { migrate, readMigrations } from '../../scripts/migrate';
import { connected, freshDatabase } from './db';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../prisma/migrations');

/** The columns of each table that can be written. */
async function columnsOf(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.table_name as "table", array_agg(c.column_name::text) as "columns"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by 1`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** An empty database with the migrations up to this one. */
async function databaseUpTo(last: string): Promise<string> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'older-'));
  for (const { name } of readMigrations().filter((each) => each.name <= last))
    fs.cpSync(path.join(MIGRATIONS, name), path.join(base, name), { recursive: true });
  const { url } = await freshDatabase({ migrated: false });
  await migrate(url, { base });
  fs.rmSync(base, { recursive: true });
  return url;
}

async function copyRows(from: pg.Client, into: pg.Client): Promise<void> {
  await into.query('set session_replication_role = replica');
  const known = await columnsOf(from);
  for (const [table, columns] of await columnsOf(into)) {
    const shared = columns.filter((column) => known.get(table)?.includes(column));
    if (table === '_prisma_migrations' || shared.length === 0) continue;
    const names = shared.map((name) => `"${name}"`).join(', ');
    const { rows } = await from.query(`select coalesce(json_agg(t), '[]')::text as "all"
      from (select ${names} from "${table}") t`);
    await into.query(`delete from "${table}"`);
    await into.query(
      `insert into "${table}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${table}", $1)`,
      [rows[0].all],
    );
  }
  await into.query(`select setval(pg_get_serial_sequence('"SeatEntry"', 'id'), max("id")) from "SeatEntry"`);
}

/**
 * From now on this process uses a database that had the schema after migration `last`, with the same rows as far
 * as that schema had them, and was migrated from there. `change` changes the old database first.
 */
export async function useDatabaseOf(
  last: string,
  change: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  await disconnect();
  const older = await databaseUpTo(last);
  await connected(url, (from) => connected(older, (into) => copyRows(from, into)));
  await connected(older, change);
  await migrate(older);
  const [name, olderName] = [url, older].map((each) => new URL(each).pathname.slice(1));
  const admin = new URL(url);
  admin.pathname = '/postgres';
  await connected(admin.toString(), async (client) => {
    await client.query(`drop database "${name}" with (force)`);
    await client.query(`alter database "${olderName}" rename to "${name}"`);
  });
}
