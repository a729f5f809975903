/** One odd stored value never costs a whole list: the rest is listed. */
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import type { Contract } from '@/lib/platform/http/contract';
import { callJson } from '../support/api';
import { inFull, ofEachKind, sampled } from '../support/full';
import { useService } from '../support/service';
import { listedWorld } from './listed-world';

const { sql } = await useService();

// The operations that list something, by the description

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** The members of an answer that are lists of things. */
function listsIn({ answer }: Contract): readonly string[] {
  const root = z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }) as Schema;
  const named = ({ $ref = '' }: Schema) => root.$defs?.[$ref.replace('#/$defs/', '')];
  const isThing = (item: Schema = {}) => (named(item) ?? item).type === 'object';
  return Object.entries(root.properties ?? {}).flatMap(([name, { type, items }]) =>
    type === 'array' && isThing(items) ? [name] : [],
  );
}

const LISTS = CONTRACTS.filter(
  ({ method, media, access }) => method === 'GET' && !media && access !== 'scheduler',
).flatMap((contract) => {
  const members = listsIn(contract);
  return members.length > 0 ? [{ ...contract, members }] : [];
});
type List = (typeof LISTS)[number];

/** The table of the one thing that a list belongs to. Without that there is no list. */
const OWNERS: readonly (readonly [under: RegExp, table: string])[] = [
  [/^\/api\/games\//, 'Game'],
  [/^\/api\/circles\//, 'Circle'],
  [/^\/api\/competitions\//, 'Competition'],
  [/^\/api\/boxes\//, 'Box'],
  [/^\/api\/(daily|weekly|duels)/, 'Deal'],
];
const isOf = ({ path }: List, table: string): boolean =>
  OWNERS.some(([under, owner]) => owner === table && under.test(path));

// The columns, and odd values for them

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly keys: readonly string[];
}

/** Columns of text and JSON that are no keys and prove nobody, with the primary key of their table. */
async function storedColumns(): Promise<readonly Column[]> {
  const { rows } = await sql.query<Column>(`
    with keys as (
      select k.conrelid, k.contype, a.attname::text as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) where k.contype in ('p', 'f'))
    select c.relname as "table", a.attname as "column", a.atttypid::regtype::text as "type", not a.attnotnull as "isNullable",
      array(select name from keys where conrelid = c.oid and contype = 'p') as "keys"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('AccessToken', '_prisma_migrations') and a.attgenerated = ''
      and a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and not exists (select 1 from keys where conrelid = c.oid and name = a.attname)
    order by 1, 2`);
  return rows;
}

const OLD = 'an-old-kind';
const FOREIGN = 'ſ💥ﷺ';

/** The same JSON with moments as databases write them, and with kinds that nobody knows. */
function odd(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(odd);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, odd(each)]));
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? value.replace(/Z$/, '+00:00') : OLD;
}

/** Odd values for a column, by one that it has. */
function oddValues({ type, isNullable }: Column, sample: string | undefined): readonly (string | null)[] {
  const absent = isNullable ? [null] : [];
  if (type === 'text') return [OLD, FOREIGN, ...absent];
  const known: unknown = sample === undefined ? {} : JSON.parse(sample);
  const without =
    typeof known === 'object' && known !== null && !Array.isArray(known)
      ? Object.keys(known).map((gone) =>
          Object.fromEntries(Object.entries(known).filter(([key]) => key !== gone)),
        )
      : [];
  const values = [{}, [], OLD, odd(known), ...without].map((value) => JSON.stringify(value));
  return [...new Set(values), ...absent];
}

/** Runs `work` while rows hold a value. Nothing is odd about one that the database refuses. */
async function whileStored(
  { table, column, type, keys }: Column,
  { value, rows }: { readonly value: string | null; readonly rows: string },
  work: () => Promise<void>,
): Promise<void> {
  await sql.query(`create table if not exists before."${table}" as table "${table}"`);
  const same = keys.map((key) => `t."${key}" = b."${key}"`).join(' and ');
  try {
    const set = `update "${table}" set "${column}" = $1::${type} where ${rows}`;
    if (await sql.query(set, [value]).catch(() => undefined)) await work();
  } finally {
    await sql.query(
      `update "${table}" t set "${column}" = b."${column}" from before."${table}" b
      where ${same} and t."${column}"::text is distinct from b."${column}"::text`,
    );
  }
}

// The lists

let world: Awaited<ReturnType<typeof listedWorld>>;
/** The tables that each list reads, and how many things it has. */
const known = new Map<string, { readonly tables: ReadonlySet<string>; readonly things: number }>();

const ask = async ({ path, members }: List) => {
  const { status, body } = await callJson(world.requestOf(path));
  const things = members.reduce((sum, member) => sum + (body[member]?.length ?? 0), 0);
  return { status, things };
};

/** The tables that statements name while `work` runs. */
async function tablesReadBy<T>(work: () => Promise<T>) {
  const tables = new Set<string>();
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    const text = typeof config === 'string' ? config : (Object(config) as { text?: string }).text;
    for (const [, name = ''] of String(text).matchAll(/"([A-Z]\w+)"/g)) tables.add(name);
    return Reflect.apply(query, this, args) as never;
  });
  const value = await work();
  vi.restoreAllMocks();
  return { tables, value };
}

beforeAll(async () => {
  world = await listedWorld();
  for (const list of LISTS) {
    const { tables, value } = await tablesReadBy(() => ask(list));
    expect([list.id, value.status]).toEqual([list.id, 200]);
    known.set(list.id, { tables, things: value.things });
  }
  await sql.query('create schema before');
}, 120_000);

const { rows: columns, how } = ofEachKind('odd values', await storedColumns(), {
  key: ({ table, column }) => `${table}.${column}`,
  kinds: ({ table, type }) => [`${table} ${type === 'text' ? 'text' : 'json'}`],
  each: 1,
});
const named = columns.map((each) => [`${each.table}.${each.column}`, each] as const);

describe(`columns: ${how}`, () => {
  test.each(named)('an odd value in %s breaks no list', { timeout: 120_000 }, async (_name, each) => {
    const { table, column } = each;
    const reading = LISTS.filter((list) => known.get(list.id)?.tables.has(table) && !isOf(list, table));
    const lists = sampled(reading, inFull(reading.length, 2));
    const stored = `"${column}" is not null`;
    const one = `ctid = (select ctid from "${table}" where ${stored} order by "${column}"::text, ctid limit 1)`;
    const { rows } = await sql.query<{ value: string }>(
      `select "${column}"::text as value from "${table}" where ${one}`,
    );
    const wrong: string[] = [];
    for (const value of lists.length > 0 ? oddValues(each, rows[0]?.value) : [])
      for (const where of rows.length > 0 ? [stored, one] : ['true'])
        await whileStored(each, { value, rows: where }, async () => {
          for (const list of lists) {
            const { status, things } = await ask(list);
            const most = known.get(list.id)?.things ?? 0;
            if (status !== 200) wrong.push(`${list.id} answers ${status} to ${value}`);
            else if (where === one && things < most - 1)
              wrong.push(`${list.id} has ${things} of ${most} with ${value}`);
          }
        });
    expect(wrong).toEqual([]);
  });
});
