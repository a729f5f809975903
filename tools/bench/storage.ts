// The disk space of one more finished game among many, with its indexes and everything stored about it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../scripts/migrate';
import { startTemporaryPg } from '../../scripts/pg';
import type { Figure } from './statistics';
import type * as FinishedGame from './storage/finished-game';

export const STORED_GAMES = 200;
const LIMIT_KB = 45;
const [BATCH, AT_ONCE] = [20, 4];
/** Rows that exist before any game are not counted. */
const UNCOUNTED = 20;

/** A new index is nine tenths full; one that grows by random keys is ln 2 full. */
const AS_GROWN = 0.9 / Math.LN2;
const SIZES = `select c.relname as name, pg_table_size(c.oid)::float8 as rows, pg_indexes_size(c.oid) * ${AS_GROWN} as indexes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/** Bytes per finished game for four, table by table. */
export async function measureStorage({ games = STORED_GAMES } = {}): Promise<readonly Figure[]> {
  const postgres = await startTemporaryPg({ database: 'storage' });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-storage-'));
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    APP_URL: 'http://127.0.0.1:1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SMTP_URL: '',
    NODE_ENV: 'production',
  });
  await migrate(postgres.url);
  // The service reads its settings once, so it is imported after they are set.
  const service = await import('./storage/finished-game');
  const { disconnect } = await import('@/lib/platform/db/db');
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return await measureBatches(service, client, games);
  } finally {
    await client.end();
    await disconnect();
    postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The size of a table and its indexes, in bytes. */
interface Size {
  readonly name: string;
  readonly rows: number;
  readonly indexes: number;
}

async function measureBatches(
  { playGame, putAway }: typeof FinishedGame,
  client: pg.Client,
  games: number,
): Promise<readonly Figure[]> {
  let before: readonly Size[] = [];
  let rows = 0;
  for (let n = 1; n <= UNCOUNTED + games; n += BATCH) {
    const played: Awaited<ReturnType<typeof playGame>>[] = [];
    for (let i = n; i < n + BATCH; i += AT_ONCE)
      played.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => playGame(i + j)))));
    await putAway(played.map(({ gameId }) => gameId));
    if (n > UNCOUNTED) rows += played.reduce((sum, each) => sum + each.rows, 0);
    else before = await sizesOf(client);
  }
  return figuresOf(before, await sizesOf(client), { games, rows });
}

/**
 * Vacuums the tables: the space that running games free is reused, so it does not count for finished ones.
 */
async function sizesOf(client: pg.Client): Promise<readonly Size[]> {
  await client.query('vacuum full');
  const { rows } = await client.query<Size>(SIZES);
  return rows;
}

function figuresOf(
  before: readonly Size[],
  after: readonly Size[],
  { games, rows }: { readonly games: number; readonly rows: number },
): readonly Figure[] {
  const kB = (bytes: number) => bytes / games / 1000;
  const grown = after
    .map(({ name, ...now }) => {
      const then = before.find((each) => each.name === name) ?? { rows: 0, indexes: 0 };
      return { name, rows: kB(now.rows - then.rows), indexes: kB(now.indexes - then.indexes) };
    })
    .filter((each) => each.rows + each.indexes > 0.01)
    .sort((a, b) => b.rows + b.indexes - a.rows - a.indexes);
  const value = grown.reduce((sum, each) => sum + each.rows + each.indexes, 0);
  return [
    {
      what: `a finished game for four, of ${games} (${Math.round(rows / games)} rows each)`,
      measured: `${value.toFixed(1)} kB`,
      value,
      limit: LIMIT_KB,
    },
    ...grown.map((each) => ({
      what: `  ${each.name}: rows, indexes`,
      measured: `${each.rows.toFixed(2)} kB, ${each.indexes.toFixed(2)} kB`,
    })),
  ];
}
