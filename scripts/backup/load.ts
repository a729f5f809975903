/** Loads the contents of a backup into an empty database. */
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isDone, migrate, readMigrations, stepsOf } from '../migrate';
import { filledOf, historyOf, quoted, catalogTablesOf } from './catalog';
import {
  BackupError,
  HeaderSchema,
  ManifestSchema,
  parseFrame,
  readFrames,
  TableSchema,
  type Frame,
  type Header,
  type Manifest,
  type TableSum,
} from './frames';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../prisma/migrations');

type Migrations = readonly Header['migrations'][number][];

/**
 * Loads `file`, all of it or nothing. First the tables are made as they were at the time of the backup. Newer
 * migrations then run over the loaded rows, as they would have run over the old database.
 */
export async function load(url: string, file: string): Promise<Manifest> {
  const frames = readFrames(file);
  const header = await headerOf(frames);
  refuseMigrations(header.migrations);
  await withClient(url, (client) => refuseFilled(client, header.migrations));
  await migrateTo(url, header.migrations);
  const manifest = await withClient(url, (client) => loadAll(client, frames));
  await migrate(url);
  return manifest;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'praga-restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function headerOf(frames: AsyncGenerator<Frame>): Promise<Header> {
  const { value: frame } = await frames.next();
  if (frame?.kind !== 'header') throw new BackupError('the file is no backup');
  return parseFrame(HeaderSchema, frame);
}

/** Refuses migrations that this checkout does not have. */
function refuseMigrations(needed: Migrations): void {
  const known = new Map(
    readMigrations(MIGRATIONS)
      .flatMap(stepsOf)
      .map(({ name, checksum }) => [name, checksum]),
  );
  for (const { name, checksum } of needed) {
    if (!known.has(name))
      throw new BackupError(`the backup comes from a newer checkout: it has migration ${name}`);
    if (known.get(name) !== checksum)
      throw new BackupError(`migration ${name} is another one in this checkout`);
  }
}

/** Refuses to load into a database that is not empty. */
async function refuseFilled(client: pg.Client, needed: Migrations): Promise<void> {
  const tables = await catalogTablesOf(client);
  const filled = await filledOf(client, tables);
  if (filled.length > 0) throw new BackupError(`the database is not empty: ${filled.join(', ')} hold rows`);
  const history = (await historyOf(client)) ?? [];
  if (tables.length === 0 && history.length === 0) return;
  const names = (list: Migrations) => list.map(({ name }) => name).join(' ');
  if (names(history) !== names(needed))
    throw new BackupError(
      'the tables of the database are not those of the backup: give a database without any',
    );
}

/** Applies only the migrations that the backup names. */
async function migrateTo(url: string, migrations: Migrations): Promise<void> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-restore-'));
  try {
    const wanted = new Set(migrations.map(({ name }) => name));
    for (const migration of readMigrations(MIGRATIONS)) {
      if (!isDone(migration, wanted)) continue;
      const { name } = migration;
      fs.cpSync(path.join(MIGRATIONS, name), path.join(base, name), { recursive: true });
    }
    await migrate(url, { base });
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
}

async function loadAll(client: pg.Client, frames: AsyncGenerator<Frame>): Promise<Manifest> {
  const names = (await catalogTablesOf(client)).map(({ name }) => quoted(name));
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // The backup contains the rows that migrations insert, too. The triggers would notify listeners, but there
  // are none yet.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const manifest = await loadFrames(client, frames);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
  return manifest;
}

/** A thrown error leaves the transaction open, and closing the connection rolls it back. */
async function loadFrames(client: pg.Client, frames: AsyncGenerator<Frame>): Promise<Manifest> {
  const loaded: TableSum[] = [];
  let table: Loading | undefined;
  for await (const frame of frames) {
    if (frame.kind === 'data') {
      if (!table) throw new BackupError('the file has rows of no table');
      await table.add(frame.payload);
      continue;
    }
    if (table) loaded.push(await table.end());
    table = undefined;
    if (frame.kind === 'table') table = startTable(client, parseFrame(TableSchema, frame));
    if (frame.kind === 'manifest') return compared(parseFrame(ManifestSchema, frame), frame, loaded);
  }
  throw new BackupError('the file has no manifest: it was cut off');
}

interface Loading {
  add(rows: Buffer): Promise<void>;
  end(): Promise<TableSum>;
}

function startTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: readonly string[] },
): Loading {
  const stream = client.query(
    copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`),
  );
  const done = finished(stream);
  done.catch(() => undefined);
  const hash = crypto.createHash('sha256');
  let bytes = 0;
  return {
    async add(rows) {
      hash.update(rows);
      bytes += rows.length;
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), done]);
    },
    async end() {
      stream.end();
      await done;
      return { name, rows: stream.rowCount, bytes, sha256: hash.digest('hex') };
    },
  };
}

/** Older backups can say that a table has 0 rows where it has some: its hash still covers them all. */
function compared(manifest: Manifest, frame: Frame, loaded: readonly TableSum[]): Manifest {
  const counted = loaded.map((sum, i) => (manifest.tables[i]?.rows === 0 ? { ...sum, rows: 0 } : sum));
  const isSame = JSON.stringify(manifest.tables) === JSON.stringify(counted);
  if (manifest.sha256 !== frame.sha256 || !isSame)
    throw new BackupError('the file is not as it was written: its hashes differ');
  return manifest;
}
