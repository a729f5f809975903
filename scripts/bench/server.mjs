// The service that is measured: built for production, on a database of its own that is as careful with its data as the real one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { anyFreePort } from '../lib/ports.mjs';
import { buildIfStale, generateIfStale } from '../lib/project.mjs';
import { startServer } from '../lib/server.mjs';
import { migrate } from '../migrate.mjs';
import { startPg } from '../pg.mjs';

const DIST_DIR = process.env.NEXT_DIST_DIR || '.next-test';

/** Builds and starts it. With `profileDir` the server writes a CPU profile there when it ends. */
export async function startMeasured({ profileDir }) {
  await generateIfStale();
  if (await buildIfStale(DIST_DIR)) console.log('Built.');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-bench-'));
  // The account PostgreSQL runs as must be able to pass through.
  fs.chmodSync(dataDir, 0o711);
  const postgres = await startPg({ dir: dataDir });
  await migrate(postgres.url);
  const port = await anyFreePort();
  const env = environment({ dataDir, port, url: postgres.url, profileDir });
  const server = await startServer({ port, host: '127.0.0.1', distDir: DIST_DIR, env });
  const stop = async () => {
    await server.stop();
    postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, pid: server.child.pid, output: server.output, stop };
}

function environment({ dataDir, port, url, profileDir }) {
  return {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
    // Opens the addresses that are measured against.
    BENCH: '1',
    ...(profileDir ? profiled(profileDir) : {}),
  };
}

function profiled(profileDir) {
  const profiler = pathToFileURL(path.join(import.meta.dirname, 'profiler.mjs'));
  return { NODE_OPTIONS: `--import=${profiler}`, BENCH_PROFILE_DIR: profileDir };
}

/** The most memory the server has held so far, in MB; undefined where the system does not tell. */
export function peakMemoryOf(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
    return kilobytes && Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
