import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../scripts/migrate';
import { freshDatabase } from '../support/db';
import { queryOn } from './query-on';

const FIRST = 'create table cranes (id int primary key);';
const SECOND = `create function two() returns int language plpgsql as $$ begin return 2; end; $$;
create table walls (id int primary key);`;

let base: string;
let url: string;

beforeEach(async () => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  url = (await freshDatabase({ migrated: false })).url;
  write('1_first', FIRST);
});

afterEach(() => fs.rmSync(base, { recursive: true }));

function write(name: string, sql: string) {
  fs.mkdirSync(path.join(base, name), { recursive: true });
  fs.writeFileSync(path.join(base, name, 'migration.sql'), sql);
}

const query = (sql: string) => queryOn(url, sql);

const tables = async () => {
  const rows = await query("select tablename from pg_tables where schemaname = 'public' order by 1");
  return rows.map((row) => row.tablename).filter((name) => name !== '_prisma_migrations');
};

describe('migrate', () => {
  test('applies pending migrations in order, and none twice', async () => {
    expect(await migrate(url, { base })).toEqual(['1_first']);
    write('2_second', SECOND);
    expect(await migrate(url, { base })).toEqual(['2_second']);
    expect(await migrate(url, { base })).toEqual([]);
    expect(await tables()).toEqual(['cranes', 'walls']);
  });

  test('has each migration applied by one of several runners at once', async () => {
    write('2_second', SECOND);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { base })));
    expect(applied.flat().sort()).toEqual(['1_first', '2_second']);
  });

  test('leaves nothing of a migration that fails, and names its line', async () => {
    write('2_second', 'create table walls (id int primary key);\nselect nonsense;');
    await expect(migrate(url, { base })).rejects.toThrow('migration 2_second line 2');
    expect(await tables()).toEqual(['cranes']);
    write('2_second', SECOND);
    expect(await migrate(url, { base })).toEqual(['2_second']);
  });

  test('refuses a migration edited after it was applied', async () => {
    await migrate(url, { base });
    write('1_first', `${FIRST} -- edited`);
    await expect(migrate(url, { base })).rejects.toThrow('1_first was edited');
  });

  test('lets an older checkout be when the database is ahead of it', async () => {
    write('2_second', SECOND);
    await migrate(url, { base });
    fs.rmSync(path.join(base, '2_second'), { recursive: true });
    expect(await migrate(url, { base })).toEqual([]);
  });

  test('refuses a database with a migration between the checkout’s', async () => {
    write('2_second', SECOND);
    await migrate(url, { base });
    fs.rmSync(path.join(base, '2_second'), { recursive: true });
    write('3_third', 'select 1;');
    await expect(migrate(url, { base })).rejects.toThrow(
      'has migration 2_second, which this checkout does not',
    );
  });

  describe('a base takes the place of the migrations it replaces', () => {
    const history = () =>
      query('select migration_name, checksum from "_prisma_migrations" order by migration_name');
    let older: string;

    beforeEach(() => {
      write('2_second', SECOND);
      older = fs.mkdtempSync(path.join(os.tmpdir(), 'older-'));
      fs.cpSync(base, older, { recursive: true });
      const replaced = readMigrations(base).map(({ name, checksum }) => `${name} ${checksum}\n`);
      for (const name of ['1_first', '2_second']) fs.rmSync(path.join(base, name), { recursive: true });
      write('0_base', `${FIRST}\n${SECOND}`);
      fs.writeFileSync(path.join(base, '0_base/replaces.txt'), replaced.join(''));
      write('3_third', 'create table stones (id int primary key);');
    });

    afterEach(() => fs.rmSync(older, { recursive: true }));

    test('a database that has them all continues after it', async () => {
      await migrate(url, { base: older });
      expect(await migrate(url, { base })).toEqual(['3_third']);
      expect(await tables()).toEqual(['cranes', 'stones', 'walls']);
    });

    test('a new database gets their history, and an older checkout runs on it', async () => {
      expect(await migrate(url, { base })).toEqual(['0_base', '3_third']);
      expect(await history()).toMatchObject(
        ['1_first', '2_second', '3_third'].map((name) => ({ migration_name: name })),
      );
      expect(await migrate(url, { base: older })).toEqual([]);
      expect(await migrate(url, { base })).toEqual([]);
    });

    test('a database that has a part of them is refused, and stays as it is', async () => {
      fs.rmSync(path.join(older, '2_second'), { recursive: true });
      await migrate(url, { base: older });
      await expect(migrate(url, { base })).rejects.toThrow('lacks 2_second');
      expect(await tables()).toEqual(['cranes']);
    });

    test('one of them edited after it was applied is refused', async () => {
      fs.writeFileSync(path.join(older, '2_second/migration.sql'), `${SECOND} -- edited`);
      await migrate(url, { base: older });
      await expect(migrate(url, { base })).rejects.toThrow('2_second was edited');
    });
  });

  test('refuses a history with a failed migration', async () => {
    await migrate(url, { base });
    await query('update "_prisma_migrations" set finished_at = null');
    await expect(migrate(url, { base })).rejects.toThrow('1_first is recorded as failed');
  });

  test('runs a file marked no-transaction outside one, also while other runners wait', async () => {
    const twice = ['cranes_id', 'cranes_id_again'].flatMap((name) => [
      `drop index concurrently if exists ${name};`,
      `create index concurrently ${name} on cranes (id);`,
    ]);
    write('2_second', ['-- no-transaction', ...twice].join('\n'));
    const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { base })));
    expect(applied.flat().sort()).toEqual(['1_first', '2_second']);
  });
});
