// An embedded PostgreSQL: the service's own in .data/, and throw-away ones for tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { codeOf } from './lib/errors';
import { anyFreePort, isPortFree } from './lib/ports';
import { isAlive, sleep } from './lib/processes';
import {
  type Cluster,
  ensureCluster,
  openCluster,
  passwordOf,
  pidFileOf,
  runningServer,
  stopServer,
  tryStart,
} from './pg/cluster';

const HOME_PORT = 54_329;
const TEMPORARY = 'praga-pg-';
const CONNECT_MS = 30_000;

/** A running server. */
export interface Postgres {
  /** The address of the service's database. */
  readonly url: string;
  /** The address of the database `postgres`. */
  readonly adminUrl: string;
  readonly port: number;
  readonly pid: number;
  /** The account that it runs as. */
  readonly identity: string;
  /** Whether it was running already. */
  readonly reused: boolean;
  isRunning(): boolean;
  stop(): void;
}

interface Place {
  readonly dir: string;
  readonly database?: string;
  readonly ephemeral?: boolean;
}

/**
 * Starts the server on the cluster below `dir`, making it first when needed, or joins the one that runs
 * there.
 */
export async function startPg({ dir, database = 'praga', ephemeral = false }: Place): Promise<Postgres> {
  const cluster = await openCluster(path.resolve(dir), { ephemeral });
  ensureCluster(cluster);
  const reused = !(await ensureRunning(cluster));
  const { pid, port } = pidFileOf(cluster);
  if (!ephemeral) rememberPort(cluster, port);
  const urlOf = (name: string) => `postgresql://postgres:${passwordOf(cluster)}@127.0.0.1:${port}/${name}`;
  await ensureDatabase(urlOf('postgres'), database);
  return {
    url: urlOf(database),
    adminUrl: urlOf('postgres'),
    port,
    pid,
    identity: cluster.identity.kind,
    reused,
    isRunning: () => runningServer(cluster) !== undefined,
    stop: () => stopServer(cluster),
  };
}

/**
 * Starts a server in a temporary folder. It is fast, because its data need not survive a crash; `stop`
 * removes it.
 */
export async function startTemporaryPg({ database }: { database?: string } = {}): Promise<Postgres> {
  await sweepAbandoned();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${TEMPORARY}${process.pid}-`));
  // The account PostgreSQL runs as must be able to pass through.
  fs.chmodSync(dir, 0o711);
  return startPg({ dir, database, ephemeral: true });
}

/** Stops temporary servers whose owner was killed before it could. */
async function sweepAbandoned() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const owner = new RegExp(`^${TEMPORARY}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    try {
      stopServer(await openCluster(path.join(os.tmpdir(), name), { ephemeral: true }));
    } catch {
      // Another user's server is theirs to stop.
    }
  }
}

/** True when this call started the server, false when it runs already. */
async function ensureRunning(cluster: Cluster): Promise<boolean> {
  if (runningServer(cluster)) return false;
  const deadline = Date.now() + CONNECT_MS;
  for (;;) {
    const outcome = tryStart(cluster, await choosePort(cluster));
    if (outcome !== 'busy') return outcome === 'started';
    if (Date.now() > deadline)
      throw new Error('an old PostgreSQL process does not let go of the data folder');
    await sleep(300);
  }
}

const portFile = (cluster: Cluster) => path.join(cluster.dir, 'pg-port');

function rememberPort(cluster: Cluster, port: number): void {
  fs.writeFileSync(portFile(cluster), `${port}\n`);
}

function rememberedPort(cluster: Cluster): number {
  try {
    return Number(fs.readFileSync(portFile(cluster), 'utf8')) || HOME_PORT;
  } catch {
    return HOME_PORT;
  }
}

async function choosePort(cluster: Cluster): Promise<number> {
  if (cluster.ephemeral) return anyFreePort();
  const port = rememberedPort(cluster);
  return (await isPortFree(port, '127.0.0.1')) ? port : anyFreePort();
}

/** Connects, waiting while the server still recovers from a crash (57P03). */
async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + CONNECT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline || !['57P03', 'ECONNREFUSED'].includes(codeOf(error) ?? '')) throw error;
      await sleep(100);
    }
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = await connect(adminUrl);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await createDatabase(client, name);
  } finally {
    await client.end();
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04 and 23505: another starter made it at the same moment.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  }
}
