// @ts-nocheck
// An embedded PostgreSQL: the service's own in .data/, and throw-away ones for tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { anyFreePort, isPortFree } from './lib/ports';
import { isAlive, sleep } from './lib/processes';
import {
  ensureCluster,
  openCluster,
  passwordOf,
  readPidFile,
  runningServer,
  stopServer,
  tryStart,
} from './pg/cluster';

const HOME_PORT = 54_329;
const TEMPORARY = 'praga-pg-';
const CONNECT_MS = 30_000;

/**
 * @typedef {object} Postgres a running server
 * @property {string} url of the service's database
 * @property {string} adminUrl of the database `postgres`
 * @property {number} port
 * @property {number} pid
 * @property {string} identity as whom it runs
 * @property {boolean} reused whether it was running already
 * @property {() => boolean} isRunning
 * @property {() => void} stop
 */

/**
 * Starts the server on the cluster below `dir`, making it first when needed, or joins the one that runs
 * there.
 * @param {{ dir: string, database?: string, ephemeral?: boolean }} options
 * @returns {Promise<Postgres>}
 */
export async function startPg({ dir, database = 'praga', ephemeral = false }) {
  const cluster = await openCluster(path.resolve(dir), { ephemeral });
  ensureCluster(cluster);
  const reused = !(await ensureRunning(cluster));
  const { pid, port } = readPidFile(cluster);
  if (!ephemeral) rememberPort(cluster, port);
  const urlOf = (name) => `postgresql://postgres:${passwordOf(cluster)}@127.0.0.1:${port}/${name}`;
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
 * A server in a temporary folder, fast because it need not survive a crash; `stop` removes it.
 * @param {{ database?: string }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startTemporaryPg({ database } = {}) {
  await sweepAbandoned();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${TEMPORARY}${process.pid}-`));
  // The account PostgreSQL runs as must be able to pass through.
  fs.chmodSync(dir, 0o711);
  return startPg({ dir, database, ephemeral: true });
}

/** Ends temporary servers whose owner was killed before it could. */
async function sweepAbandoned() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const owner = new RegExp(`^${TEMPORARY}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    try {
      stopServer(await openCluster(path.join(os.tmpdir(), name), { ephemeral: true }));
    } catch {
      // Somebody else's: theirs to sweep.
    }
  }
}

/** True when this call started the server, false when it runs already. */
async function ensureRunning(cluster) {
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

const portFile = (cluster) => path.join(cluster.dir, 'pg-port');

function rememberPort(cluster, port) {
  fs.writeFileSync(portFile(cluster), `${port}\n`);
}

function rememberedPort(cluster) {
  try {
    return Number(fs.readFileSync(portFile(cluster), 'utf8')) || HOME_PORT;
  } catch {
    return HOME_PORT;
  }
}

async function choosePort(cluster) {
  if (cluster.ephemeral) return anyFreePort();
  const port = rememberedPort(cluster);
  return (await isPortFree(port, '127.0.0.1')) ? port : anyFreePort();
}

/** Connects, waiting while the server still recovers from a crash (57P03). */
async function connect(url) {
  const { default: pg } = await import('pg');
  const deadline = Date.now() + CONNECT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline || !['57P03', 'ECONNREFUSED'].includes(error.code)) throw error;
      await sleep(100);
    }
  }
}

async function ensureDatabase(adminUrl, name) {
  const client = await connect(adminUrl);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await createDatabase(client, name);
  } finally {
    await client.end();
  }
}

async function createDatabase(client, name) {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // 42P04 and 23505: another starter made it at the same moment.
    if (!['42P04', '23505'].includes(error.code)) throw error;
  }
}
