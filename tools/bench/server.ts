// The measured service: built for production, with a temporary database that writes as safely as the real
// one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePlain } from '../../scripts/lib/plain';
import { anyFreePort } from '../../scripts/lib/ports';
import { buildIfStale, generateIfStale } from '../../scripts/lib/project';
import { type Server, startServer } from '../../scripts/lib/server';
import { migrate } from '../../scripts/migrate';
import { type Postgres, startPg } from '../../scripts/pg';

const DIST_DIR = process.env.NEXT_DIST_DIR || '.next-test';

/** The measured service. `stop` ends whatever has started, also after a failed start. */
export class MeasuredService {
  #dataDir: string | undefined;
  #postgres: Postgres | undefined;
  #server: Server | undefined;

  /** Builds and starts it. With `profileDir` the server writes a CPU profile there when it ends. */
  async start({ profileDir }: { readonly profileDir?: string | undefined }): Promise<void> {
    await generateIfStale();
    if (await buildIfStale(DIST_DIR)) console.log('Built.');
    this.#dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-bench-'));
    // The account PostgreSQL runs as must be able to pass through.
    fs.chmodSync(this.#dataDir, 0o711);
    this.#postgres = await startPg({ dir: this.#dataDir });
    const { url } = this.#postgres;
    await migrate(url);
    const port = await anyFreePort();
    if (profileDir) await writePlain('tools/bench/profiler.ts', profilerIn(this.#dataDir));
    const env = environment({ dataDir: this.#dataDir, port, url, profileDir });
    this.#server = await startServer({ port, host: '127.0.0.1', distDir: DIST_DIR, env });
  }

  get origin(): string {
    return this.#running().origin;
  }

  #running(): Server {
    if (!this.#server) throw new Error('the service was not started');
    return this.#server;
  }

  get databaseUrl(): string {
    if (!this.#postgres) throw new Error('the service was not started');
    return this.#postgres.url;
  }

  /** The server's output. */
  output(): string {
    return this.#server?.output() ?? '';
  }

  /** The server's peak memory so far, in MB; undefined if the system does not report it. */
  peakMemory(): number | undefined {
    try {
      const status = fs.readFileSync(`/proc/${this.#running().child.pid}/status`, 'utf8');
      const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#postgres?.stop();
    if (this.#dataDir) fs.rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

interface Place {
  readonly dataDir: string;
  readonly port: number;
  readonly url: string;
  readonly profileDir: string | undefined;
}

function environment({ dataDir, port, url, profileDir }: Place): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
    // Enables the routes that serve as a floor.
    BENCH: '1',
    ...(profileDir ? profiled(dataDir, profileDir) : {}),
  };
}

const profilerIn = (dataDir: string) => path.join(dataDir, 'profiler.mjs');

function profiled(dataDir: string, profileDir: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${pathToFileURL(profilerIn(dataDir))}`, BENCH_PROFILE_DIR: profileDir };
}
