// Measures statements of the hot paths with a million games in the database against a thousand. The two are
// interleaved, so other load on the machine affects both. Both databases are in memory at the start. Each
// query returns or changes as many rows in both, and the report prints that number.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Tx } from '@/lib/platform/db/db';
import { migrate } from '../../scripts/migrate';
import { type Postgres, startPg } from '../../scripts/pg';
import { seededRandom } from '../demo/random';
import { layOutGolden } from '../lib/golden-tables';
import { fill, type FilledTables } from './scale/fill';
import type { Filled } from './scale/filled';
import type { Subject, Hot } from './scale/subject';
import { type Noted, statementsOf, type Watch, watchStatements } from './scale/watch';
import { type Figure, meanOf, median, quantile } from './statistics';

export const SCALE_GAMES = 1_000_000;
const FEW = 1_000;
const LIMIT_MS = 5;
const TARGET = 1.2;
const WARM_UP = 10;
const ROUNDS = 200;
/** PostgreSQL may read a table of at most this many rows from end to end. */
const SMALL_TABLE = 1_000;
/** Tables in the middle of real games. */
const LAID_OUT = [40, 80, 120].map((commands) => ({ game: '3-players-online', commands }));

/** The two databases. */
const PLACES = ['few', 'many'] as const;
type Place = (typeof PLACES)[number];
type ByPlace<T> = Readonly<Record<Place, T>>;
/** The global name of the process's client in lib/platform/db/db.ts. */
const CLIENT = 'pragaDatabase';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A third of the machine's memory, at most 8 GB: as much as a server of this size would have. */
const BUFFERS_GB = Math.max(1, Math.min(8, Math.floor(os.totalmem() / 3 / 2 ** 30)));
/** The data need not survive a crash. */
const SETTINGS_OF_SERVER = {
  shared_buffers: `${BUFFERS_GB}GB`,
  max_wal_size: '8GB',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Runs every statement of HOT in two databases, and explains its plan in the larger one. */
export async function measureScale({ games = SCALE_GAMES } = {}): Promise<readonly Figure[]> {
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

async function startServer(dir: string): Promise<Postgres> {
  const first = await startPg({ dir, database: 'few' });
  await withClient(first.adminUrl, async (client) => {
    await client.query('create database many');
    for (const [name, value] of Object.entries(SETTINGS_OF_SERVER))
      await client.query(`alter system set ${name} = '${value}'`);
  });
  first.stop();
  return startPg({ dir, database: 'few' });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function make(url: string, games: number): Promise<FilledTables> {
  const since = performance.now();
  await migrate(url);
  const tables = layOutGolden({ databaseUrl: url, origin: 'http://127.0.0.1:1' }, LAID_OUT);
  const made = await fill(url, { games, templates: tables.map(({ gameId }) => gameId) });
  const bytes = Object.values(made.sizes).reduce((sum, n) => sum + n, 0);
  console.log(`${games} games made in ${seconds(since)}: ${(bytes / 1e6).toFixed(0)} MB`);
  return made;
}

/** Reads tables and indexes into the database's memory, as they would be after a day of play. */
async function warm(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      'create extension if not exists pg_prewarm; create extension if not exists pgstattuple',
    );
    await client.query(
      `select pg_prewarm(oid) from pg_class where relkind in ('r', 'i', 't') and relnamespace <> 'pg_catalog'::regnamespace`,
    );
  });
}

/** The questions of scale/statements.ts, and functions that point the stores at one of the databases. */
interface Places {
  readonly HOT: readonly Hot[];
  readonly choose: (filled: Filled, pick: (n: number) => number) => Subject;
  readonly urls: ByPlace<string>;
  use(place: Place): void;
  close(): Promise<void>;
}

async function openPlaces(urls: ByPlace<string>): Promise<Places> {
  const [{ HOT }, { choose }, { db }, { forgetEnv }] = await Promise.all([
    import('./scale/statements'),
    import('./scale/subject'),
    import('@/lib/platform/db/db'),
    import('@/lib/platform/env'),
  ]);
  const open = async (url: string) => {
    Object.assign(process.env, { DATABASE_URL: url, PG_POOL: '1', LOG_LEVEL: 'silent' });
    // Settings are read once, and a process has one client.
    forgetEnv();
    Reflect.deleteProperty(globalThis, CLIENT);
    const client = db();
    await touchEverything(client);
    return client;
  };
  const clients = { few: await open(urls.few), many: await open(urls.many) };
  return {
    HOT,
    choose,
    urls,
    use: (place) => void Reflect.set(globalThis, CLIENT, clients[place]),
    close: async () => {
      for (const client of Object.values(clients)) await client.$disconnect();
    },
  };
}

/**
 * Makes a connection touch every page of its database once. The first access of a process to a page costs a
 * page fault, some microseconds in a virtual machine. Connections of a running service have had theirs long
 * ago, or never have any (huge pages). A fresh connection has none left in a small database after its
 * warm-up, but one at every row of a large one.
 */
async function touchEverything(client: Tx): Promise<void> {
  const relations = await client.$queryRaw<{ oid: number; by: string }[]>`
    select c.oid::int as oid, case when c.relkind = 'i' then 'pgstatindex' else 'pgstattuple' end as "by"
    from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind in ('r', 't', 'i') and a.amname in ('heap', 'btree') and c.relnamespace <> 'pg_catalog'::regnamespace`;
  for (const { oid, by } of relations) await client.$queryRawUnsafe(`select ${by}(${oid}::regclass)::text`);
}

async function measureAll(
  places: Places,
  made: ByPlace<FilledTables>,
  games: number,
): Promise<readonly Figure[]> {
  const { watch, end } = watchStatements();
  try {
    const questions = places.HOT.map((question, index) => startQuestion(question, index));
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const question of questions) await askBoth(question, { ...places, made, watch, round });
    const figures: Figure[] = [];
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

/** A question with its measurements; its subject is the same in every run. */
interface Question extends Hot {
  readonly times: Readonly<Record<Place | 'wall', number[]>> & { readonly rows: ByPlace<number[]> };
  /** The plans of its statements, by their text. */
  readonly plans: Map<string, Noted>;
  readonly pick: (n: number) => number;
}

function startQuestion({ name, ask }: Hot, index: number): Question {
  const random = seededRandom(index + 1);
  const times: Question['times'] = { few: [], many: [], wall: [], rows: { few: [], many: [] } };
  return { name, ask, times, plans: new Map(), pick: (n: number) => Math.floor(random() * n) };
}

/**
 * Asks one question in both databases. The questions alternate, as in a running service. The same question
 * repeated would find a small database, but not a large one, in the nearest caches of the processor.
 */
interface Asking extends Pick<Places, 'choose' | 'use'> {
  readonly made: ByPlace<FilledTables>;
  readonly watch: Watch;
  readonly round: number;
}

async function askBoth(
  { ask, times, plans, pick }: Question,
  { choose, use, made, watch, round }: Asking,
): Promise<void> {
  for (const place of round % 2 ? PLACES : [...PLACES].reverse()) {
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

async function figuresOf(
  { name, times: { few, many, wall, rows }, plans }: Question,
  url: string,
): Promise<readonly Figure[]> {
  const scanned = await scansOf(url, [...plans.values()]);
  const [value, floor, p95] = [median(many), median(few), quantile(many, 0.95)];
  const onWall = [0.5, 0.95].map((q) => quantile(wall, q).toFixed(1)).join(' / ');
  return [
    {
      what: name,
      measured: `${value.toFixed(2)} ms / ${floor.toFixed(2)} ms`,
      // Computed per round, because a slow spell of the machine slows both databases.
      ratio: median(many.map((ms, round) => ms / (few[round] ?? NaN))),
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

/** Tables, except small ones, that these statements read from end to end. */
async function scansOf(url: string, statements: readonly Noted[]): Promise<readonly string[]> {
  const found = new Set<string>();
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples < ${SMALL_TABLE}`,
    );
    const small = new Set(rows.map((row) => row.name));
    for (const { text, values } of statements) {
      const { rows: plans } = await client.query<Explained>(`explain (format json) ${text}`, [...values]);
      for (const { 'Node Type': type, 'Relation Name': name } of plans.flatMap(nodesIn))
        if (type === 'Seq Scan' && name !== undefined && !small.has(name)) found.add(name);
    }
  });
  return [...found];
}

/** A plan as EXPLAIN returns it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

const nodesIn = (explained: Explained) => explained['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan));

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
