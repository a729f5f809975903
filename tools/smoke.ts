// `npm run tool -- smoke`: a game over two servers of two builds of one commit, behind a proxy that asks them
// in turn and, where pgbouncer is installed, a transaction pooler. One serves as a function without a disk.
// The other is killed in the middle and starts again.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { View } from '@/lib/game/engine/view';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { newSettings } from '../scripts/deploy/settings.mjs';
import { outputOf } from '../scripts/lib/errors';
import { ROOT } from '../scripts/lib/first.mjs';
import { tickOutbox } from '../scripts/lib/outbox-ticker';
import { anyFreePort } from '../scripts/lib/ports';
import { sleep } from '../scripts/lib/processes';
import { endRunning, run, runNode } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import { startTemporaryPg } from '../scripts/pg';
import type { ShownTable } from './demo/api';
import { Client } from './demo/client';
import { playGame } from './demo/play';
import { faultsOf } from './demo/proof';
import { startRoundRobin } from './lib/round-robin';
import { differences, listing } from './smoke/builds';
import { startPooler } from './smoke/pooler';
import { formOf, ofAnotherVersion, send } from './smoke/stranger';
import { Instance } from './soak/instance';
import { type PostOffice, startPostOffice } from './soak/outbox-proof';

const HELP = `npm run tool -- smoke [options]
  --builds A,B    folders built by build-deploy; without it, both are built first`;
const BUILD = 'scripts/deploy/build.ts';
const SEED = 4;
/** In the middle of a game. */
const KILL_AT_ROW = 120;
const AWAY_MS = 3000;
const MAIL_MS = 60_000;

const cleanups: (() => unknown)[] = [];
const say = (text: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const startedAt = performance.now();

type Settings = Readonly<Record<string, string>>;

function readSettings(): Settings {
  const lines = newSettings({ appUrl: 'http://127.0.0.1', mailFrom: 'Smoke <smoke@example.test>' });
  return Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^(\w+)='(.*)'$/g)].map(([, name, value]) => [name, value])),
  );
}

/** Two folders that were built. */
type Builds = readonly [one: string, other: string];

/** Builds the folders one after the other, unless they are given. */
async function prepareBuilds(given: readonly string[], workspace: string, key: string): Promise<Builds> {
  const [one, other] = given;
  if (one && other) return [path.resolve(one), path.resolve(other)];
  const folders: Builds = [path.join(workspace, 'build-a'), path.join(workspace, 'build-b')];
  for (const folder of folders) {
    const env = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key };
    say((await runNode('build', path.join(ROOT, BUILD), ['--out', folder], { env, quiet: true })).trim());
  }
  return folders;
}

async function prepareDatabase(
  folder: string,
  workspace: string,
): Promise<{ readonly served: Settings; readonly direct: string }> {
  const postgres = await startTemporaryPg();
  cleanups.push(() => postgres.stop());
  // Like the image: runs in the built folder, over a direct connection.
  await runNode('migrate', path.join(folder, 'scripts/migrate.mjs'), [], {
    env: { DATABASE_URL: postgres.url },
    quiet: true,
  });
  const pooler = await startPooler(postgres.url, path.join(workspace, 'pool'));
  if (pooler) cleanups.push(pooler.stop);
  say(pooler ? 'through pgbouncer, in transaction mode' : 'pgbouncer is not installed: WITHOUT a pooler');
  const served = {
    DATABASE_URL: pooler?.url ?? postgres.url,
    ...(pooler ? { LISTEN_URL: postgres.url } : {}),
  };
  return { served, direct: postgres.url };
}

interface Service {
  readonly instances: readonly [Instance, Instance];
  readonly origin: string;
}

async function startInstances([one, other]: Builds, settings: Settings, workspace: string): Promise<Service> {
  const ports = [await anyFreePort(), await anyFreePort()] as const;
  const proxy = await startRoundRobin(ports.map((port) => () => port));
  cleanups.push(proxy.close);
  const common = {
    ...settings,
    APP_URL: proxy.origin,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PROMPT_DELAY_S: '0',
  };
  const instanceOf = (cwd: string, port: number, own: Settings) =>
    new Instance({ args: ['scripts/deploy/serve.mjs'], cwd, port, env: { ...common, ...own } });
  const instances = [
    instanceOf(one, ports[0], { SERVERLESS: '1', DATA_DIR: path.join(workspace, 'never') }),
    instanceOf(other, ports[1], { SERVERLESS: '0', DATA_DIR: path.join(workspace, 'data') }),
  ] as const;
  for (const instance of instances) {
    await instance.start();
    cleanups.push(() => instance.stop());
  }
  cleanups.push(tickOutbox(proxy.origin, settings.CRON_SECRET ?? ''));
  return { instances, origin: proxy.origin };
}

/** Plays a game while one server dies in the middle; returns the faults. */
async function playThrough({ origin, instances }: Service): Promise<readonly string[]> {
  const client = new Client(origin);
  let dying: Promise<void> | undefined;
  const onProgress = ({ state }: View) => {
    if (dying || state.seq < KILL_AT_ROW) return;
    dying = killFor(instances[1], AWAY_MS, state.seq);
  };
  const game = await playGame({ client, players: 3, seed: SEED, onProgress });
  await dying;
  const stored = await client.get<ShownTable>(`/api/games/${game.gameId}`);
  const exported = await client.get<GameDocument>(`/api/games/${game.gameId}/export`);
  say(`${game.acknowledged.length} accepted commands, ${client.failures} requests without an answer`);
  const faults = faultsOf({ exported, stored, acknowledged: game.acknowledged });
  return dying ? faults : [...faults, 'the game was over before a server was killed'];
}

async function killFor(instance: Instance, ms: number, row: number): Promise<void> {
  await instance.kill();
  say(`one server was killed at row ${row}`);
  await sleep(ms);
  await instance.start();
  say('it serves again');
}

/** Checks that one build understands a form of the other, and refuses an unknown form. */
async function tryForms([one, other]: Service['instances']): Promise<readonly string[]> {
  const originOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;
  const [from, to] = [originOf(one), originOf(other)];
  const typed = { email: 'anna@example.test' };
  const page = '/sign-in';
  const form = await formOf(from, page, typed);
  const understood = await send(to, page, form);
  const gone = await send(to, page, ofAnotherVersion(form));
  return [
    ...(understood.status < 400 ? [] : [`a form of one build is answered ${understood.status} by the other`]),
    ...(gone.status === 409 ? [] : [`a form of another version is answered ${gone.status}`]),
  ];
}

/** Runs the operator's commands in the deployed folder, which has no packages. */
interface Desk {
  readonly settings: Settings;
  readonly name: string;
  readonly workspace: string;
}

async function tryDesk(folder: string, { settings, name, workspace }: Desk): Promise<readonly string[]> {
  const env = { ...settings, LOG_LEVEL: 'warn' };
  const url = settings.DATABASE_URL ?? '';
  const npm = (...args: readonly string[]) =>
    run(`npm run ${args[0]}`, 'npm', ['run', '--silent', '--prefix', folder, ...args], { env, quiet: true });
  const file = path.join(workspace, 'backup.gz');
  const found = await npm('operator', '--', 'find', name);
  await npm('backup', '--', file);
  const restored = await npm('restore', '--', file, '--database', await emptyBeside(url));
  say(`from the folder: ${restored.trim().split('\n').at(-1)}`);
  const health = await npm('operator', '--', 'doctor', '--mail', 'smoke@example.test').catch(outputOf);
  say(`the doctor: ${health.trim().split('\n').at(-1)}`);
  if (!health.includes('Nothing to do')) return [`the doctor found: ${health}`];
  return found.includes(name) ? [] : ['the operator does not find the table'];
}

/** Creates another database on the same server. */
async function emptyBeside(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database restored').finally(() => client.end());
  return Object.assign(new URL(url), { pathname: '/restored' }).href;
}

/** Checks that every player got an email. */
async function tryMail(office: PostOffice): Promise<readonly string[]> {
  const deadline = Date.now() + MAIL_MS;
  while (office.mails.length < 3 && Date.now() < deadline) await sleep(200);
  say(`${office.mails.length} mails`);
  return office.mails.length < 3 ? ['hardly any mail came'] : [];
}

async function smoke(given: readonly string[]): Promise<readonly string[]> {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-smoke-'));
  fs.chmodSync(workspace, 0o711);
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  const settings = readSettings();
  const folders = await prepareBuilds(given, workspace, settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '');
  const office = await startPostOffice();
  cleanups.push(office.close);
  const { served, direct } = await prepareDatabase(folders[0], workspace);
  const before = listing(folders[0]);
  const service = await startInstances(folders, { ...settings, ...served, SMTP_URL: office.url }, workspace);
  say('two servers of two builds serve');
  const faults = [
    ...differences(...folders),
    ...(await tryForms(service.instances)),
    ...(await playThrough(service)),
    ...(await tryMail(office)),
    ...(await tryDesk(folders[0], {
      settings: { ...settings, APP_URL: service.origin, DATABASE_URL: direct, SMTP_URL: office.url },
      name: 'Demo',
      workspace,
    })),
  ];
  if (listing(folders[0]) !== before || fs.existsSync(path.join(workspace, 'never')))
    faults.push('the server that serves as a function has written to the disk');
  return faults;
}

async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await endRunning();
}

async function main() {
  const { values } = parseArgs({
    options: { builds: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  try {
    const faults = await smoke(values.builds.split(',').filter(Boolean));
    for (const fault of faults) console.error(`WRONG: ${fault}`);
    say(
      faults.length === 0 ? 'nothing missing, nothing doubled, nothing written' : `${faults.length} faults`,
    );
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await cleanUp();
  }
}

main().catch(async (error: unknown) => {
  console.error(outputOf(error));
  await cleanUp();
  process.exit(1);
});
