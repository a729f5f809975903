// @ts-nocheck
// Several servers of one build behind a proxy, on one database: `npm run soak -- --instances N`.
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { tickOutbox } from '../lib/outbox-ticker';
import { anyFreePort } from '../lib/ports';
import { sleep } from '../lib/processes';
import { ROOT } from '../lib/first.mjs';
import { buildIfStale, generateIfStale, nextCommand, nextEnvironment } from '../lib/project';
import { startRoundRobin } from '../lib/round-robin';
import { migrate } from '../migrate';
import { startPg } from '../pg';
import { freezeDatabase } from './frozen-database';
import { Instance } from './instance';

/** What can happen to it, beside a server that is killed. */
export const FLEET_TARGETS = ['server', 'freeze', 'database'];

const LONGEST_FREEZE_MS = 6000;
const DATABASE_FREEZE_MS = 30_000;
const RECOVER_MS = 60_000;
const POLL_MS = 200;

/**
 * Sessions that nobody will ever end: longer in a transaction, or waiting for a lock, than any timeout of
 * ours allows.
 */
const STUCK = `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and ((state like 'idle in transaction%' and now() - state_change > interval '15 s')
    or (wait_event_type = 'Lock' and now() - query_start > interval '15 s'))`;

export class Fleet {
  #instances = [];
  #turn = 0;
  #random;
  #postgres;
  #proxy;
  #stopTicking = () => {};
  dataDir;

  static async create(count, random, settings = {}) {
    const fleet = new Fleet();
    fleet.#random = random;
    fleet.dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-soak-'));
    // The account PostgreSQL runs as must be able to pass through.
    fs.chmodSync(fleet.dataDir, 0o711);
    const distDir = process.env.NEXT_DIST_DIR || '.next-test';
    process.chdir(ROOT);
    await generateIfStale();
    await buildIfStale(distDir);
    await fleet.#prepare(count, distDir, settings);
    return fleet;
  }

  async #prepare(count, distDir, settings) {
    this.#postgres = await startPg({ dir: this.dataDir });
    await migrate(this.#postgres.url);
    const ports = [];
    for (let index = 0; index < count; index += 1) ports.push(await anyFreePort());
    this.#proxy = await startRoundRobin(ports.map((port) => () => port));
    const env = { ...this.#environment(distDir), ...settings };
    const argsFor = (port) => nextCommand('start', '-p', String(port), '-H', '127.0.0.1');
    this.#instances = ports.map((port) => new Instance({ args: argsFor(port), cwd: ROOT, port, env }));
    this.#stopTicking = tickOutbox(this.origin, env.CRON_SECRET);
  }

  #environment(distDir) {
    return {
      ...nextEnvironment(distDir),
      DATABASE_URL: this.#postgres.url,
      APP_URL: this.origin,
      DATA_DIR: this.dataDir,
      AUTH_SECRET: crypto.randomBytes(32).toString('hex'),
      CRON_SECRET: crypto.randomBytes(16).toString('hex'),
      LOG_LEVEL: 'warn',
      SMTP_URL: '',
      MAIL_LIMITS: 'off',
      NODE_OPTIONS: '--max-old-space-size=512',
    };
  }

  get origin() {
    return this.#proxy.origin;
  }

  async start() {
    for (const instance of this.#instances) await instance.start();
  }

  /** Does one of FLEET_TARGETS, to each server in its turn, and waits until all serve again. */
  async killAndRecover(target) {
    this.#turn += 1;
    const instance = this.#instances[this.#turn % this.#instances.length];
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

  /** What hangs in the end, in words. */
  async stuck() {
    const client = new pg.Client({ connectionString: this.#postgres.url });
    await client.connect();
    try {
      const { n } = (await client.query(STUCK)).rows[0];
      return n > 0 ? [`${n} sessions of the database hang in a transaction or wait for a lock`] : [];
    } finally {
      await client.end();
    }
  }

  async stop() {
    this.#stopTicking();
    await Promise.all(this.#instances.map((instance) => instance.stop()));
    await this.#proxy?.close();
    this.#postgres?.stop();
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
