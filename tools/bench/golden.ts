// Golden games as tables of the measured service, and copies of them, as many as a service has after years.
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { nodeArgs } from '../../scripts/lib/run-typescript';
import type { MeasuredService } from './server';

/** Copies per statement. */
const BATCH = 500;

/** A golden game that was laid out. */
export interface GoldenTable {
  readonly gameId: string;
  readonly tokens: readonly string[];
  readonly seq: number;
}

type Measured = Pick<MeasuredService, 'origin' | 'databaseUrl'>;

export function layOutGolden(service: Measured, names: readonly string[]): readonly GoldenTable[] {
  const wanted = names.map((game) => ({ game, commands: 10_000 }));
  const program = nodeArgs('tests/support/golden-tables.ts', JSON.stringify(wanted));
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: service.databaseUrl,
    APP_URL: service.origin,
  };
  const said = execFileSync(process.execPath, program, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]');
}

/** Opens a connection in addition to the service's. */
export async function connect(service: Measured): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  return client;
}

const TABLES = ['Game', 'GameSecret', 'Seat', 'GameLog'] as const;
/** Columns that differ in a copy: the id, and unique ones, which are empty because a copy has no links. */
const OTHERWISE = {
  Game: `'id', copy.id, 'hostHash', null, 'doorHash', null, 'rematchOf', null, 'chainId', null`,
  GameSecret: `'gameId', copy.id`,
  Seat: `'gameId', copy.id, 'tokenHash', md5(copy.id || t."seat")`,
  GameLog: `'gameId', copy.id`,
};

/** Copies a game within the database under ids that begin with `prefix`. Returns the ids. */
export async function copyGame(
  client: pg.Client,
  gameId: string,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(6, '0')}`);
  for (let from = 0; from < count; from += BATCH)
    for (const table of TABLES) {
      const key = table === 'Game' ? 'id' : 'gameId';
      await client.query(
        `insert into "${table}" select r.* from "${table}" t cross join unnest($1::text[]) as copy(id)
         cross join lateral jsonb_populate_record(t, jsonb_build_object(${OTHERWISE[table]})) r
         where t."${key}" = $2`,
        [ids.slice(from, from + BATCH), gameId],
      );
    }
  return ids;
}

/** The number of rows the database has read without an index, in the tables that grow with every game. */
export async function scannedRows(client: pg.Client): Promise<number> {
  // PostgreSQL reports the reads of a connection with some delay.
  await client.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ n: number }>(
    `select coalesce(sum(seq_tup_read), 0)::float8 as n from pg_stat_user_tables where relname = any($1)`,
    [TABLES],
  );
  return rows[0]?.n ?? 0;
}
