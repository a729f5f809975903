// Several servers of one build behind a proxy, on one database: `npm run soak -- --instances N`.
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { codeOf } from '../../scripts/lib/errors';
import { ROOT } from '../../scripts/lib/first.mjs';
import { tickOutbox } from '../../scripts/lib/outbox-ticker';
import { anyFreePort } from '../../scripts/lib/ports';
import { sleep } from '../../scripts/lib/processes';
import { buildIfStale, generateIfStale, nextCommand, nextEnvironment } from '../../scripts/lib/project';
import { migrate } from '../../scripts/migrate';
import { type Postgres, startPg } from '../../scripts/pg';
import type { Random } from '../demo/random';
import { type Proxy, startRoundRobin } from '../lib/round-robin';
import { Instance } from './instance';

const LONGEST_FREEZE_MS = 6000;
const DATABASE_FREEZE_MS = 30_000;
const RECOVER_MS = 60_000;
const POLL_MS = 200;

/**
 * Sessions that will never end: in a transaction, or waiting for a lock, for longer than any of our timeouts.
 */
const STUCK = `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and ((state like 'idle in transaction%' and now() - state_change > interval '15 s')
    or (wait_event_type = 'Lock' and now() - query_start > interval '15 s'))`;

interface Parts {
  readonly dataDir: string;
  readonly random: Random;
  readonly postgres: Postgres;
  readonly proxy: Proxy;
  readonly ports: readonly number[];
}

export class Fleet {
  #instances: readonly Instance[] = [];
  #turn = 0;
  readonly #random: Random;
  readonly #postgres: Postgres;
  readonly #proxy: Proxy;
  #stopTicking: () => void;
  readonly dataDir: string;

  static async create(
    count: number,
    random: Random,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Fleet> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-soak-'));
    // The account PostgreSQL runs as must be able to pass through.
    fs.chmodSync(dataDir, 0o711);
    const distDir = process.env.NEXT_DIST_DIR || '.next-test';
    process.chdir(ROOT);
    await generateIfStale();
    await buildIfStale(distDir);
    const postgres = await startPg({ dir: dataDir });
    await migrate(postgres.url);
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await anyFreePort());
    const proxy = await startRoundRobin(ports.map((port) => () => port));
    return new Fleet({ dataDir, random, postgres, proxy, ports }, distDir, settings);
  }

  private constructor(
    { dataDir, random, postgres, proxy, ports }: Parts,
    distDir: string,
    settings: Readonly<Record<string, string>>,
  ) {
    this.dataDir = dataDir;
    this.#random = random;
    this.#postgres = postgres;
    this.#proxy = proxy;
    const cronSecret = crypto.randomBytes(16).toString('hex');
    const env = { ...this.#environment(distDir, cronSecret), ...settings };
    const argsFor = (port: number) => nextCommand('start', '-p', String(port), '-H', '127.0.0.1');
    this.#instances = ports.map((port) => new Instance({ args: argsFor(port), cwd: ROOT, port, env }));
    this.#stopTicking = tickOutbox(this.origin, cronSecret);
  }

  #environment(distDir: string, cronSecret: string) {
    return {
      ...nextEnvironment(distDir),
      DATABASE_URL: this.#postgres.url,
      APP_URL: this.origin,
      DATA_DIR: this.dataDir,
      AUTH_SECRET: crypto.randomBytes(32).toString('hex'),
      CRON_SECRET: cronSecret,
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      NODE_OPTIONS: '--max-old-space-size=512',
    };
  }

  get origin() {
    return this.#proxy.origin;
  }

  async start() {
    for (const instance of this.#instances) await instance.start();
  }

  /** Causes one failure, on each server in turn, and waits until all serve again. */
  async killAndRecover(target: string): Promise<void> {
    this.#turn += 1;
    const instance = this.#instances[this.#turn % this.#instances.length];
    if (!instance) throw new Error('there is no server to kill');
    if (target === 'server') await instance.killAndRestart();
    if (target === 'freeze') await instance.freeze(this.#random() * LONGEST_FREEZE_MS);
    if (target === 'database') await freezeDatabase(this.#postgres.pid, DATABASE_FREEZE_MS);
    await this.#untilAllServe();
  }

  async #untilAllServe() {
    const deadline = Date.now() + RECOVER_MS;
    for (const instance of this.#instances) {
      while (!(await instance.isHealthy())) {
        if (Date.now() > deadline)
          throw new Error(`an instance did not recover:\n${instance.output().slice(-3000)}`);
        await sleep(POLL_MS);
      }
    }
  }

  /** The last output of all servers. */
  output(): string {
    return this.#instances.map((instance) => instance.output().slice(-2000)).join('');
  }

  /** The stuck sessions at the end, in words. */
  async stuck(): Promise<readonly string[]> {
    const client = new pg.Client({ connectionString: this.#postgres.url });
    await client.connect();
    try {
      const n = (await client.query<{ n: number }>(STUCK)).rows[0]?.n ?? 0;
      return n > 0 ? [`${n} sessions of the database hang in a transaction or wait for a lock`] : [];
    } finally {
      await client.end();
    }
  }

  async stop() {
    this.#stopTicking();
    await Promise.all(this.#instances.map((instance) => instance.stop()));
    await this.#proxy.close();
    this.#postgres.stop();
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}

// Freezes a whole PostgreSQL: it neither answers nor closes a connection, as when its disk or its machine
// hangs.

/** The server process and all its descendants. */
function processesOf(pid: number): readonly number[] {
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

async function freezeDatabase(pid: number, ms: number): Promise<void> {
  // The server is stopped first: otherwise it starts another process during the check.
  signal(pid, 'SIGSTOP');
  const held = processesOf(pid);
  for (const each of held) signal(each, 'SIGSTOP');
  try {
    await sleep(ms);
  } finally {
    for (const each of held) signal(each, 'SIGCONT');
  }
}
