// @ts-nocheck
// What a finished game takes on the disk, with its indexes and everything that is kept of it, where there are
// many: what the database grows by with each more.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createViteServer } from 'vitest/node';
import { ROOT } from '../lib/first.mjs';
import { migrate } from '../migrate';
import { startTemporaryPg } from '../pg';

export const STORED_GAMES = 200;
const LIMIT_KB = 45;
const [BATCH, AT_ONCE] = [20, 4];
/** What is there before any game counts for nothing. */
const UNCOUNTED = 20;

/** An index that was just built is full to nine tenths; one that grows by keys in no order, to ln 2. */
const AS_GROWN = 0.9 / Math.LN2;
const SIZES = `select c.relname as name, pg_table_size(c.oid)::float8 as rows, pg_indexes_size(c.oid) * ${AS_GROWN} as indexes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/** Bytes per finished game for four, table by table. */
export async function measureStorage({ games = STORED_GAMES } = {}) {
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
  const vite = await openService();
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return await measureBatches(
      await vite.ssrLoadModule('/scripts/bench/storage/finished-game.ts'),
      client,
      games,
    );
  } finally {
    await client.end();
    const { disconnect } = await vite.ssrLoadModule('/lib/platform/db/db.ts');
    await disconnect();
    await vite.close();
    postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function openService() {
  return createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    // Outside Next the guard against use in browsers has no meaning.
    resolve: { alias: { '@': ROOT, 'server-only': path.join(ROOT, 'tests/support/server-only.ts') } },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
}

async function measureBatches({ playGame, putAway }, client, games) {
  let before;
  let rows = 0;
  for (let n = 1; n <= UNCOUNTED + games; n += BATCH) {
    const played = [];
    for (let i = n; i < n + BATCH; i += AT_ONCE)
      played.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => playGame(i + j)))));
    await putAway(played.map(({ gameId }) => gameId));
    if (n > UNCOUNTED) rows += played.reduce((sum, each) => sum + each.rows, 0);
    else before = await sizesOf(client);
  }
  return figuresOf(before, await sizesOf(client), { games, rows });
}

/**
 * Tables packed: what games leave free while they run is used by the next ones, and no matter of those that
 * are over.
 */
async function sizesOf(client) {
  await client.query('vacuum full');
  const { rows } = await client.query(SIZES);
  return rows;
}

function figuresOf(before, after, { games, rows }) {
  const kB = (bytes) => bytes / games / 1000;
  const grown = after
    .map(({ name, ...now }) => {
      const then = before.find((each) => each.name === name);
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
