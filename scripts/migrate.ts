// Applies prisma/migrations to a database in order, each in a transaction with its entry in Prisma's own
// table. So `prisma migrate deploy` and this runner may be used on the same database.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { codeOf, messageOf } from './lib/errors';
import { sleep } from './lib/processes';

const MIGRATIONS = path.resolve(import.meta.dirname, '../prisma/migrations');

// The lock that Prisma Migrate takes as well; it ends with the session.
const ADVISORY_LOCK = 72_707_369;

// A file with this line runs outside a transaction, for statements that require it (CREATE INDEX
// CONCURRENTLY). They run one by one, each ended by a semicolon at the end of its line. The file must be
// repeatable from its beginning, because a failure rolls nothing back.
const NO_TRANSACTION = /^--\s*no-transaction\b/m;
const END_OF_STATEMENT = /;[ \t]*$/m;

const LOCK_POLL_MS = 200;

const CREATE_TABLE = `create table if not exists "_prisma_migrations" (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

const INSERT_ENTRY = `insert into "_prisma_migrations"
  (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, clock_timestamp(), 1)`;

/** A migration as the database's history names it. */
interface Step {
  readonly name: string;
  readonly checksum: string;
}

export interface Migration extends Step {
  readonly sql: string;
  /** The older migrations that a base replaces. It leaves their entries, and an older checkout accepts those. */
  readonly replaces?: readonly Step[];
}

/** The entries that a migration leaves in the history. */
export const stepsOf = (migration: Migration): readonly Step[] => migration.replaces ?? [migration];

/** An entry of the database's history. */
interface Entry {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** The migrations of this checkout in the order they apply. */
export function readMigrations(base = MIGRATIONS): readonly Migration[] {
  if (!fs.existsSync(base)) return [];
  const folders = fs.readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => readMigration(base, name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readMigration(base: string, name: string): Migration {
  const sql = fs.readFileSync(path.join(base, name, 'migration.sql'), 'utf8');
  const checksum = crypto.createHash('sha256').update(sql).digest('hex');
  const replaced = path.join(base, name, 'replaces.txt');
  if (!fs.existsSync(replaced)) return { name, sql, checksum };
  const lines = fs.readFileSync(replaced, 'utf8').trim().split('\n');
  const replaces = lines.map((line) => {
    const [older = '', sum = ''] = line.split(' ');
    return { name: older, checksum: sum };
  });
  return { name, sql, checksum, replaces };
}

/**
 * The reason why the database's history does not fit this checkout, or undefined if it does. A database may
 * be ahead: an older checkout that is rolled back to runs on the newer schema. Other entries between its own
 * migrations belong to another history.
 */
function refuseHistory(migrations: readonly Migration[], entries: readonly Entry[]): string | undefined {
  const newest = migrations.at(-1)?.name ?? '';
  // Prisma Migrate records a base under its own name.
  const known = new Map(
    migrations.flatMap((each) => [each, ...stepsOf(each)]).map((step) => [step.name, step]),
  );
  for (const { migration_name: name, checksum, finished_at: finishedAt } of entries) {
    if (!finishedAt) return `migration ${name} is recorded as failed`;
    const migration = known.get(name);
    if (!migration && name > newest) continue;
    if (!migration) return `the database has migration ${name}, which this checkout does not`;
    if (migration.checksum !== checksum) return `migration ${name} was edited after it was applied`;
  }
  return undefined;
}

async function makeHistory(client: pg.Client): Promise<void> {
  await client.query('set client_min_messages = warning');
  await client.query(CREATE_TABLE);
}

async function readHistory(client: pg.Client): Promise<readonly Entry[]> {
  const { rows } = await client.query<Entry>(
    'select migration_name, checksum, finished_at from "_prisma_migrations" where rolled_back_at is null order by started_at',
  );
  return rows;
}

async function record(client: pg.Client, migration: Migration): Promise<void> {
  for (const { checksum, name } of stepsOf(migration))
    await client.query(INSERT_ENTRY, [crypto.randomUUID(), checksum, name]);
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  const statements = migration.sql.split(END_OF_STATEMENT).filter((statement) => statement.trim() !== '');
  // Several statements in one query would be a transaction again.
  for (const statement of statements) await client.query(statement);
  await record(client, migration);
}

function explain(migration: Migration, error: unknown): Error {
  const position = error instanceof pg.DatabaseError ? error.position : undefined;
  const line = position ? migration.sql.slice(0, Number(position)).split('\n').length : undefined;
  return new Error(`migration ${migration.name}${line ? ` line ${line}` : ''}: ${messageOf(error)}`, {
    cause: error,
  });
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const applyIt = NO_TRANSACTION.test(migration.sql) ? applyOutside : applyInTransaction;
  try {
    await applyIt(client, migration);
  } catch (error) {
    throw explain(migration, error);
  }
}

/** Whether the history has a migration. Throws if it has only some of those that a base replaces. */
export function isDone(migration: Migration, done: ReadonlySet<string>): boolean {
  if (done.has(migration.name)) return true;
  const missing = stepsOf(migration).filter(({ name }) => !done.has(name));
  if (missing.length === 0 || missing.length === stepsOf(migration).length) return missing.length === 0;
  const names = missing.map(({ name }) => name).join(', ');
  throw new Error(`the database lacks ${names}: migrate it with an older release first (docs/deploy.md)`);
}

/** The migrations that the history lacks. Throws if it belongs to another project, or was changed. */
function pendingAfter(entries: readonly Entry[], migrations: readonly Migration[]): readonly Migration[] {
  const refusal = refuseHistory(migrations, entries);
  if (refusal) throw new Error(refusal);
  const done = new Set(entries.map((entry) => entry.migration_name));
  return migrations.filter((migration) => !isDone(migration, done));
}

async function applyPending(client: pg.Client, migrations: readonly Migration[]): Promise<readonly string[]> {
  await makeHistory(client);
  const pending = pendingAfter(await readHistory(client), migrations);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/**
 * Polls for the lock. A session that waits inside a statement would block another's CREATE INDEX
 * CONCURRENTLY, and be blocked by it.
 */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      ADVISORY_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    await sleep(LOCK_POLL_MS);
  }
}

/**
 * Brings the database up to date and returns the names of the applied migrations.
 * @param url a direct connection, not a transaction-pooled one: the lock belongs to the session
 */
export async function migrate(url: string, { base }: { base?: string } = {}): Promise<readonly string[]> {
  const migrations = readMigrations(base);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await lock(client);
    return await applyPending(client, migrations);
  } finally {
    await client.end();
  }
}

const CONNECT_MS = 5_000;
/** No such table. */
const UNDEFINED_TABLE = '42P01';

/** The names of the migrations that the database lacks; changes nothing. */
export async function pendingMigrations(
  url: string,
  { base }: { base?: string } = {},
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const entries = await readHistory(client).catch((error: unknown) => {
      if (codeOf(error) === UNDEFINED_TABLE) return [];
      throw error;
    });
    return pendingAfter(entries, readMigrations(base)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function main() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is missing');
  const names = await migrate(process.env.DATABASE_URL);
  console.log(names.length > 0 ? `applied ${names.join(', ')}` : 'the database is up to date');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
