/** The structure of a database: tables with their columns, parents before children, and sequences. */
import type pg from 'pg';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The migration runner maintains this table; a backup has its entries in the header. */
const HISTORY = '_prisma_migrations';

const TABLES = `
  select c.relname as "name",
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as "columns"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
  group by c.relname order by c.relname`;

const PARENTS = `
  select distinct child.relname as "child", parent.relname as "parent"
  from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  join pg_namespace n on n.oid = child.relnamespace
  where k.contype = 'f' and n.nspname = current_schema() and child.oid <> parent.oid`;

/** All tables except the history of migrations, each after the tables it refers to. */
export async function catalogTablesOf(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES, [HISTORY]);
  const { rows: parents } = await client.query<{ child: string; parent: string }>(PARENTS);
  const left = new Map(tables.map((table) => [table.name, table]));
  const sorted: Table[] = [];
  while (left.size > 0) {
    const isReady = ({ name }: Table) =>
      !parents.some(({ child, parent }) => child === name && left.has(parent));
    const ready = [...left.values()].filter(isReady);
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    sorted.push(...ready);
    for (const { name } of ready) left.delete(name);
  }
  return sorted;
}

/** Sequences by name, each with its last value. */
export async function sequencesOf(
  client: pg.ClientBase,
): Promise<readonly { name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as "name", last_value::text as "value" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}

/** The applied migrations of a database; undefined if it never had any. */
export async function historyOf(
  client: pg.ClientBase,
): Promise<readonly { name: string; checksum: string }[] | undefined> {
  const { rows: found } = await client.query('select 1 where to_regclass($1) is not null', [`"${HISTORY}"`]);
  if (found.length === 0) return undefined;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as "name", checksum from "${HISTORY}"
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows;
}

/** Tables that are not empty. */
export async function filledOf(client: pg.ClientBase, tables: readonly Table[]): Promise<readonly string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
