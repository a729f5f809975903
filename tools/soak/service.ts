// The service as people run it, `npm start`, in its own data folder; and ways to kill it as a power cut
// would.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJsonFile } from '../../scripts/lib/files';
import { ROOT } from '../../scripts/lib/first.mjs';
import { anyFreePort } from '../../scripts/lib/ports';
import { endChild, hasEnded, isAlive, sleep } from '../../scripts/lib/processes';
import type { RunEntry } from '../../scripts/lib/run-file';

const START = 'scripts/start.mjs';
const START_MS = 240_000;
const RECOVER_MS = 60_000;
const POLL_MS = 50;

/** Targets to kill: the server, its database, or both together with their starter. */
export const TARGETS = ['server', 'postgres', 'tree'];

export class Service {
  readonly #port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = '';
  readonly dataDir: string;

  static async create(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
    return new Service(await anyFreePort(), settings);
  }

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-soak-'));
    // The account PostgreSQL runs as must be able to pass through.
    fs.chmodSync(this.dataDir, 0o711);
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts everything and waits until it serves. */
  async start() {
    this.#output = '';
    const child = spawn(process.execPath, [path.join(ROOT, START)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#environment() },
    });
    const keep = (chunk: Buffer) => (this.#output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#child = child;
    const isUp = () => this.#runFile()?.pid === child.pid && this.#runFile()?.serverPid !== undefined;
    await this.#until(isUp, START_MS, 'the service did not start');
  }

  #environment() {
    return {
      DATA_DIR: this.dataDir,
      // The build of the tests, because a running service may use the usual one.
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      APP_URL: this.origin,
      LOG_LEVEL: 'warn',
      // Empty, so neither a .env file nor the caller sets another database or makes it send email.
      DATABASE_URL: '',
      SMTP_URL: '',
      // As npm sets it, so the service ends when this process does.
      npm_lifecycle_event: 'soak',
      ...this.#settings,
    };
  }

  #runFile(): RunEntry | undefined {
    return readJsonFile<RunEntry>(path.join(this.dataDir, 'run.json'));
  }

  /** Kills one of TARGETS without warning and waits until the service is back. */
  async killAndRecover(target: string): Promise<void> {
    if (target === 'postgres') return this.#killPostgres();
    if (target === 'server') return this.#killServer();
    const child = this.#running();
    this.#killTree();
    if (!(await hasEnded(child, RECOVER_MS))) throw new Error('the starter outlived its own end');
    await this.start();
  }

  #running(): ChildProcess {
    if (!this.#child) throw new Error('the service was not started');
    return this.#child;
  }

  #killTree(): void {
    const victims = [this.#child?.pid, this.#runFile()?.serverPid, this.#postgresPid()];
    for (const pid of victims) kill(pid);
  }

  #killServer = () => this.#killOne(() => this.#runFile()?.serverPid, 'the server');
  #killPostgres = () => this.#killOne(() => this.#postgresPid(), 'PostgreSQL');

  /** `npm start` notices the end and starts it again. */
  async #killOne(pidNow: () => number | undefined, what: string): Promise<void> {
    const old = pidNow();
    kill(old);
    const isBack = () => pidNow() !== old && isAlive(pidNow());
    await this.#until(isBack, RECOVER_MS, `${what} was not started again`);
    await this.#until(() => this.#isHealthy(), RECOVER_MS, 'the service did not answer again');
  }

  #postgresPid(): number | undefined {
    try {
      const [pid] = fs.readFileSync(path.join(this.dataDir, 'pgdata/postmaster.pid'), 'utf8').split('\n');
      return Number(pid);
    } catch {
      return undefined;
    }
  }

  async #isHealthy() {
    try {
      const response = await fetch(`${this.origin}/api/health`, { signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async #until(
    holds: () => boolean | Promise<boolean>,
    patienceMs: number,
    complaint: string,
  ): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!(await holds())) {
      const { exitCode, signalCode } = this.#running();
      const isGone = exitCode !== null || signalCode !== null;
      if (isGone || Date.now() > deadline) throw new Error(`${complaint}:\n${this.#output.slice(-3000)}`);
      await sleep(POLL_MS);
    }
  }

  /** The service's output since its last start. */
  output() {
    return this.#output;
  }

  async stop() {
    if (this.#child) await endChild(this.#child, RECOVER_MS);
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function kill(pid: number | undefined): void {
  if (!pid) throw new Error('there is nothing to kill');
  process.kill(pid, 'SIGKILL');
}
