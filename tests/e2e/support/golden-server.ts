/**
 * Lays out golden games for all browser tests, in one process with the service's own code, which Playwright
 * cannot load.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeArgs } from '../../../scripts/lib/run-typescript';

export default async function setup() {
  const child = spawn(process.execPath, nodeArgs('tests/support/golden-tables.ts', '--serve'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  process.env.GOLDEN_TABLES_URL = address.toString('utf8').trim();
  return () => {
    child.kill();
  };
}
