// @ts-nocheck
// What the statements of the hot paths cost with a million games in the database, against the same with a
// thousand: turn and turn about, so that whatever else the machine does falls on both. Both lie in the memory
// of the database when it begins, and each question has as many rows to give or to change in both, which is
// printed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createViteServer } from 'vitest/node';
import { seededRandom } from '../demo/random';
import { ROOT } from '../lib/first.mjs';
import { nodeArgs } from '../lib/typed';
import { migrate } from '../migrate';
import { startPg } from '../pg';
import { fill } from './scale/fill';
import { meanOf, median, quantile } from './statistics';

export const SCALE_GAMES = 1_000_000;
const FEW = 1_000;
const LIMIT_MS = 5;
const TARGET = 1.2;
const WARM_UP = 10;
const ROUNDS = 200;
/** A table that is no larger may be read whole. */
const SMALL_TABLE = 1_000;
const LAID_OUT = [40, 80, 120].map((commands) => ({ game: '3-players-online', commands }));

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A server of this size has the memory for it: a third of the machine's, and not more than is needed. */
const BUFFERS_GB = Math.max(1, Math.min(8, Math.floor(os.totalmem() / 3 / 2 ** 30)));
/** What is made here need not survive a crash. */
const SETTINGS_OF_SERVER = {
  shared_buffers: `${BUFFERS_GB}GB`,
  max_wal_size: '8GB',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Every statement of HOT in two databases, with its plan in the larger one. */
export async function measureScale({ games = SCALE_GAMES } = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-scale-'));
  // The account PostgreSQL runs as must be able to pass through.
  fs.chmodSync(dir, 0o711);
  const postgres = await startServer(dir);
  try {
    const many = postgres.url.replace(/\/few$/, '/many');
    const made = { few: await make(postgres.url, FEW), many: await make(many, games) };
    for (const url of [many, postgres.url]) await warm(url);
    const places = await openPlaces({ few: postgres.url, many });
    try {
      return await measureAll(places, made, games);
    } finally {
      await places.close();
    }
  } finally {
    postgres.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

async function startServer(dir) {
  const first = await startPg({ dir, database: 'few' });
  await withClient(first.adminUrl, async (client) => {
    await client.query('create database many');
    for (const [name, value] of Object.entries(SETTINGS_OF_SERVER))
      await client.query(`alter system set ${name} = '${value}'`);
  });
  first.stop();
  return startPg({ dir, database: 'few' });
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function make(url, games) {
  const since = performance.now();
  await migrate(url);
  const tables = layOut(url);
  const made = await fill(url, { games, templates: tables.map(({ gameId }) => gameId) });
  const bytes = Object.values(made.sizes).reduce((sum, n) => sum + n, 0);
  console.log(`${games} games made in ${seconds(since)}: ${(bytes / 1e6).toFixed(0)} MB`);
  return made;
}

/** Reads tables and indexes into the memory of the database, as they would be after a day of play. */
async function warm(url) {
  await withClient(url, async (client) => {
    await client.query(
      'create extension if not exists pg_prewarm; create extension if not exists pgstattuple',
    );
    await client.query(
      `select pg_prewarm(oid) from pg_class where relkind in ('r', 'i', 't') and relnamespace <> 'pg_catalog'::regnamespace`,
    );
  });
}

/** Tables in the middle of real games, by a process of its own. */
function layOut(url) {
  const program = nodeArgs('tests/support/golden-tables.ts', JSON.stringify(LAID_OUT));
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, APP_URL: 'http://127.0.0.1:1' };
  const said = execFileSync(process.execPath, program, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1));
}

/** The questions of scale/statements.ts, and how to have the stores speak with either database. */
async function openPlaces(urls) {
  const clients = {};
  const opened = [];
  for (const [name, url] of Object.entries(urls)) {
    Object.assign(process.env, { DATABASE_URL: url, PG_POOL: '1', LOG_LEVEL: 'silent' });
    // Settings are read once by each copy of the code.
    opened.push(await openQuestions());
    clients[name] = await openClient(opened.at(-1));
  }
  const { HOT, choose } = opened.at(-1);
  return {
    HOT,
    choose,
    urls,
    use: (name) => Reflect.set(globalThis, 'pragaDatabase', clients[name]),
    close: async () => {
      for (const client of Object.values(clients)) await client.$disconnect();
      for (const { vite } of opened) await vite.close();
    },
  };
}

/**
 * As loadTs does, but the translator stays: the database client loads parts of itself when it is first asked.
 */
async function openQuestions() {
  const vite = await createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    // Outside Next the guard against use in browsers has no meaning.
    resolve: { alias: { '@': ROOT, 'server-only': path.join(ROOT, 'tests/support/server-only.ts') } },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
  const { HOT, choose } = await vite.ssrLoadModule('/scripts/bench/scale/statements.ts');
  const { db } = await vite.ssrLoadModule('/lib/platform/db/db.ts');
  return { HOT, choose, db, vite };
}

async function openClient({ db }) {
  const client = db();
  await touchEverything(client);
  Reflect.deleteProperty(globalThis, 'pragaDatabase');
  return client;
}

/**
 * Has a connection touch every page of its database once. The first touch of a page by a process costs a page
 * fault, some microseconds in a virtual machine, whatever the statement: connections that serve have made
 * theirs long ago, or never (huge pages), but a fresh one finds none in a small database after its warm-up,
 * and a new one at every row of a large one.
 */
async function touchEverything(client) {
  const relations = await client.$queryRaw`
    select c.oid::int as oid, case when c.relkind = 'i' then 'pgstatindex' else 'pgstattuple' end as "by"
    from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind in ('r', 't', 'i') and a.amname in ('heap', 'btree') and c.relnamespace <> 'pg_catalog'::regnamespace`;
  for (const { oid, by } of relations) await client.$queryRawUnsafe(`select ${by}(${oid}::regclass)::text`);
}

/**
 * How long a process of the database has been at work so far, in milliseconds: other than the time on the
 * wall it does not depend on what else the machine has to do. The wall where the system does not tell.
 */
function workOf(pid) {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * Notes every statement that goes to a database, with the time on the wall until its answer came, and the
 * time of work for it.
 */
function watchStatements() {
  const original = pg.Client.prototype.query;
  const watch = { list: undefined };
  pg.Client.prototype.query = function query(config, ...more) {
    const { list } = watch;
    if (!list || typeof config !== 'object') return original.call(this, config, ...more);
    const [since, before, pid] = [performance.now(), workOf(this.processID), this.processID];
    const values = Array.isArray(more[0]) ? more[0] : config.values;
    const note = (rows) =>
      list.push({
        text: config.text,
        values,
        rows,
        ms: performance.now() - since,
        work: workOf(pid) - before,
      });
    const last = more.at(-1);
    // A pool asks with a callback, a transaction with a promise.
    if (typeof last === 'function')
      return original.call(
        this,
        config,
        ...more.slice(0, -1),
        (...told) => (note(told[1]?.rowCount ?? 0), last(...told)),
      );
    return original.call(this, config, ...more).then((result) => (note(result.rowCount ?? 0), result));
  };
  return { watch, end: () => (pg.Client.prototype.query = original) };
}

const isWork = ({ text }) => !/^\s*(begin|commit|rollback|set|deallocate)\b/i.test(text);

async function measureAll(places, made, games) {
  const { watch, end } = watchStatements();
  try {
    const questions = places.HOT.map((question, index) => begun(question, index));
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const question of questions) await askBoth(question, { ...places, made, watch, round });
    const figures = [];
    for (const question of questions) figures.push(...(await figuresOf(question, places.urls.many)));
    return [
      {
        what: `statements with ${games} games / with ${FEW}, p50`,
        measured: `${os.cpus().length} cores, ${BUFFERS_GB} GB buffers`,
      },
      ...figures,
    ];
  } finally {
    end();
  }
}

/** A question with what is measured of it; whom it is about is the same in every run. */
function begun({ name, ask }, index) {
  const random = seededRandom(index + 1);
  const times = { few: [], many: [], wall: [], rows: { few: [], many: [] } };
  return { name, ask, times, plans: new Map(), pick: (n) => Math.floor(random() * n) };
}

/**
 * Asks one question in both databases. All questions take turns, as they do when a service is used: the same
 * one asked again and again would find a small database, and only that, in the nearest caches of the
 * processor.
 */
async function askBoth({ ask, times, plans, pick }, { choose, use, made, watch, round }) {
  for (const place of round % 2 ? ['few', 'many'] : ['many', 'few']) {
    use(place);
    const it = choose(made[place], pick);
    const said = await statementsOf(watch, (timed) => ask(it, { round: Math.abs(round), timed }));
    if (round < 0) continue;
    times[place].push(said.reduce((sum, each) => sum + each.work, 0));
    times.rows[place].push(said.reduce((sum, { rows }) => sum + rows, 0));
    if (place === 'few') continue;
    times.wall.push(said.reduce((sum, { ms }) => sum + ms, 0));
    for (const each of said) plans.set(each.text, each);
  }
}

async function statementsOf(watch, work) {
  watch.list = [];
  const timed = async (only) => {
    watch.list = [];
    await only();
  };
  try {
    await work(timed);
    return watch.list.filter(isWork);
  } finally {
    watch.list = undefined;
  }
}

async function figuresOf({ name, times: { few, many, wall, rows }, plans }, url) {
  const scanned = await scansOf(url, [...plans.values()]);
  const [value, floor, p95] = [median(many), median(few), quantile(many, 0.95)];
  const onWall = [0.5, 0.95].map((q) => quantile(wall, q).toFixed(1)).join(' / ');
  return [
    {
      what: name,
      measured: `${value.toFixed(2)} ms / ${floor.toFixed(2)} ms`,
      // Of each round by itself: whatever slows the machine down for a while slows both of it.
      ratio: median(many.map((ms, round) => ms / few[round])),
      target: TARGET,
    },
    {
      what: `  p95; wall p50 / p95: ${onWall} ms; rows ${meanOf(rows.many).toFixed(1)} / ${meanOf(rows.few).toFixed(1)}`,
      measured: `${p95.toFixed(2)} ms`,
      value: p95,
      limit: LIMIT_MS,
    },
    ...scanned.map((table) => ({
      what: `  reads "${table}" from end to end`,
      measured: 'yes',
      value: 1,
      limit: 0,
    })),
  ];
}

/** Tables that these statements read from end to end, but for small ones. */
async function scansOf(url, statements) {
  const found = new Set();
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select relname as name from pg_class where relkind = 'r' and reltuples < ${SMALL_TABLE}`,
    );
    const small = new Set(rows.map((row) => row.name));
    for (const { text, values } of statements) {
      const { rows: plan } = await client.query(`explain (format json) ${text}`, values);
      for (const node of nodesOf(plan[0]['QUERY PLAN'][0].Plan))
        if (node['Node Type'] === 'Seq Scan' && !small.has(node['Relation Name']))
          found.add(node['Relation Name']);
    }
  });
  return [...found];
}

function nodesOf(node) {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
