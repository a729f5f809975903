// `npm start` and, with --dev, `npm run dev`, once packages are installed (scripts/start.mjs): everything to
// a running service, one step after the other. Each step does its work only when it is needed.
import fs from 'node:fs';
import path from 'node:path';
import { type DemoTable, directions, ensureDemoTable, rememberedDemoTable } from '../lib/demo-table';
import { codeOf, messageOf } from '../lib/errors';
import { readOrMakeSecret } from '../lib/files';
import { keepServing } from '../lib/keep-serving';
import { tickOutbox } from '../lib/outbox-ticker';
import { isPortFree, nextFreePort } from '../lib/ports';
import { sleep } from '../lib/processes';
import { buildIfStale, generateIfStale } from '../lib/project';
import { CommandFailed, endRunning } from '../lib/run';
import { RunFile } from '../lib/run-file';
import { type Server, startServer } from '../lib/server';
import { onStopRequest } from '../lib/signals';
import { Steps } from '../lib/steps';
import { migrate } from '../migrate';
import { type Postgres, startPg } from '../pg';

const DEFAULT_PORT = 3000;
const DIST_DIR = process.env.NEXT_DIST_DIR || '.next';
const POSTGRES_CHECK_MS = 2000;
const ORPHAN_PATIENCE_MS = 3000;

const isDev = process.argv.includes('--dev');
const steps = new Steps(isDev ? 5 : 6);

/** Clean-ups of everything started so far, run in reverse order. */
const cleanups: (() => unknown)[] = [];
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping ...');
  // The server stops before its database.
  await endRunning();
  for (const cleanup of cleanups.reverse()) await cleanup();
  process.exit(exitCode);
}

async function fail(error: unknown): Promise<void> {
  // Errors while stopping are expected.
  if (isStopping) return;
  console.error(`\n${messageOf(error)}`);
  if (error instanceof CommandFailed && error.output) console.error(error.output);
  await stop(1);
}

/** Sets DATABASE_URL to the embedded PostgreSQL, unless it is set already. */
async function prepareDatabase(dataDir: string): Promise<string> {
  let url = process.env.DATABASE_URL ?? '';
  await steps.run('Database', async () => {
    if (url) return 'the one DATABASE_URL names';
    const starting = startPg({ dir: dataDir });
    // This also covers a stop request while it starts.
    cleanups.push(() => starting.then((it) => it.stop()).catch(() => {}));
    const postgres = await starting;
    url = postgres.url;
    process.env.DATABASE_URL = url;
    cleanups.push(keepRunning(postgres, () => startPg({ dir: dataDir })));
    return `PostgreSQL on port ${postgres.port}, ${postgres.reused ? 'was running' : 'started'}`;
  });
  return url;
}

/** Starts PostgreSQL again when it was killed; returns a function that ends the watch. */
function keepRunning(postgres: Postgres, startAgain: () => Promise<Postgres>): () => void {
  let isChecking = false;
  const check = async () => {
    if (isChecking || postgres.isRunning()) return;
    isChecking = true;
    try {
      console.error('PostgreSQL has ended; starting it again');
      const { port } = await startAgain();
      if (port !== postgres.port) throw new Error(`the port of the database, ${postgres.port}, was taken`);
    } catch (error) {
      await fail(error);
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(check, POSTGRES_CHECK_MS);
  return () => clearInterval(timer);
}

async function prepareClient() {
  await steps.run('Database client', async () => ((await generateIfStale()) ? 'generated' : 'up to date'));
}

async function migrateDatabase(url: string): Promise<void> {
  await steps.run('Migrations', async () => {
    const names = await migrate(url).catch((error: unknown) => {
      throw new Error(`the database could not be prepared: ${messageOf(error) || codeOf(error)}`, {
        cause: error,
      });
    });
    return names.length > 0 ? `applied ${names.join(', ')}` : 'up to date';
  });
}

async function build() {
  await steps.run('Build', async () => ((await buildIfStale(DIST_DIR)) ? 'built' : 'up to date'));
}

/**
 * The port asked for or used last, or else the next free one. A server whose starter was killed needs a
 * moment to leave its port.
 */
async function choosePort(portFile: string, { wasAbandoned }: RunFile): Promise<number> {
  const host = process.env.HOST;
  const wanted = Number(process.env.PORT) || Number(readIfThere(portFile)) || DEFAULT_PORT;
  const deadline = Date.now() + (wasAbandoned ? ORPHAN_PATIENCE_MS : 0);
  while (Date.now() < deadline && !(await isPortFree(wanted, host))) await sleep(100);
  const port = await nextFreePort(wanted, host);
  fs.writeFileSync(portFile, `${port}\n`);
  return port;
}

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** The server, with the address for people to open. */
type Serving = Server & { readonly url: string };

async function serve(dataDir: string, runFile: RunFile): Promise<Serving> {
  let server: Serving | undefined;
  const cronSecret = process.env.CRON_SECRET || readOrMakeSecret(path.join(dataDir, 'cron-secret'));
  await steps.run('Server', async () => {
    const port = await choosePort(path.join(dataDir, 'web-port'), runFile);
    const url = process.env.APP_URL || `http://localhost:${port}`;
    const env = { APP_URL: url, CRON_SECRET: cronSecret, DATA_DIR: dataDir };
    const start = () => startServer({ dev: isDev, port, host: process.env.HOST, distDir: DIST_DIR, env });
    let isFirst = true;
    const first = await keepServing({
      start,
      serving: ({ child, showOutput }) => {
        if (!isFirst) {
          showOutput();
          runFile.update({ url, serverPid: child.pid });
        }
        isFirst = false;
      },
      say: (text) => console.error(text),
      isStopping: () => isStopping,
    });
    server = { url, ...first };
    return `listening on port ${port}`;
  });
  if (!server) throw new Error('the server was not started');
  cleanups.push(tickOutbox(server.origin, cronSecret));
  return server;
}

async function prepareDemo({ origin }: Server, dataDir: string): Promise<DemoTable | undefined> {
  let demo: DemoTable | undefined;
  await steps.run('Demo table', async () => {
    demo = await ensureDemoTable({ origin, dataDir });
    return demo ? 'ready' : 'none yet';
  });
  return demo;
}

async function start(dataDir: string, runFile: RunFile): Promise<void> {
  const databaseUrl = await prepareDatabase(dataDir);
  await prepareClient();
  await migrateDatabase(databaseUrl);
  if (!isDev) await build();
  const server = await serve(dataDir, runFile);
  const demo = await prepareDemo(server, dataDir);
  runFile.update({ url: server.url, serverPid: server.child.pid });
  console.log(`\nReady.\n${directions(server.url, demo)}\n\nCtrl-C ends it; the games are kept.\n`);
  server.showOutput();
}

async function main() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const runFile = new RunFile(dataDir);
  const other = runFile.claim();
  if (other) {
    const where = other.url
      ? `\n${directions(other.url, rememberedDemoTable(dataDir))}`
      : ' (still starting)';
    console.log(`Already running, as process ${other.pid}.${where}`);
    return;
  }
  cleanups.push(() => runFile.release());
  onStopRequest(() => stop(0));
  await start(dataDir, runFile);
}

main().catch(fail);
