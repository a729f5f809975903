/** Tables without addresses, and a person who holds a seat at all of them. */
import type pg from 'pg';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { personAt, quietTable, sitAt, type Reader } from '../support/notifications';

export const silentTable = (sql: pg.Pool) => quietTable(sql, 2, { emails: false });

export async function silentTables(sql: pg.Pool, count: number): Promise<readonly CreatedTable[]> {
  const tables: CreatedTable[] = [];
  for (let i = 0; i < count; i += 1) tables.push(await silentTable(sql));
  return tables;
}

/** Makes a person who holds the first seat of these tables; returns their id. */
export async function readerAt(
  sql: pg.Pool,
  [first, ...others]: readonly CreatedTable[],
  reader?: Reader,
): Promise<string> {
  if (!first) throw new Error('no table');
  const userId = await personAt(sql, first, 0, reader);
  for (const table of others) await sitAt(sql, table, 0, userId);
  return userId;
}

/** From now on these tables wait for their first seat. */
export async function waitForFirst(sql: pg.Pool, tables: readonly CreatedTable[]): Promise<void> {
  const ids = tables.map(({ gameId }) => gameId);
  await sql.query(`update "Game" set "waiting" = '{0}' where id = any($1)`, [ids]);
}
