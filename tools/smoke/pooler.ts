// Runs the pooler of a deployment (scripts/deploy/pooler.sh) on this machine, if pgbouncer is installed.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/first.mjs';
import { anyFreePort } from '../../scripts/lib/ports';
import { endChild, sleep } from '../../scripts/lib/processes';
import { track } from '../../scripts/lib/run';

const PATIENCE_MS = 10_000;
const SCRIPT = path.join(ROOT, 'scripts/deploy/pooler.sh');
/** pgbouncer refuses to run as root, so it runs as nobody. */
const AS_NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

const isInstalled = () => spawnSync('pgbouncer', ['--version']).status === 0;

/** The address of a pooler in front of the database at `url`, or undefined without pgbouncer. */
export async function startPooler(url: string, dir: string) {
  if (!isInstalled()) return undefined;
  const database = new URL(url);
  const port = await anyFreePort();
  fs.mkdirSync(dir, { mode: 0o777 });
  fs.chmodSync(dir, 0o777);
  const [command = 'sh', ...args] = [...(process.getuid?.() === 0 ? AS_NOBODY : []), 'sh', SCRIPT];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      POOL_DATABASE_HOST: database.hostname,
      POOL_DATABASE_PORT: database.port,
      POOL_DATABASE: database.pathname.slice(1),
      POOL_USER: database.username,
      POOL_PASSWORD: database.password,
      POOL_LISTEN: '127.0.0.1',
      POOL_PORT: String(port),
      POOL_DIR: path.join(dir, 'pooler'),
    },
  });
  track(child);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const deadline = Date.now() + PATIENCE_MS;
  while (!output.includes('listening on')) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`pgbouncer did not start:\n${output}`);
    await sleep(50);
  }
  database.port = String(port);
  database.searchParams.set('pgbouncer', 'true');
  return { url: database.href, stop: () => endChild(child) };
}
