/** The quick start of /api-docs, run as it is shown. */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { CURL } from '@/app/api-docs/guide-text';
import { Served } from '../support/served';
import { useService } from '../support/service';

await useService();
const served = new Served();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-quick-start-'));
afterAll(async () => {
  await served.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

const hasTools = ['curl', 'jq'].every((name) => spawnSync(name, ['--version']).status === 0);
if (!hasTools) console.warn('skipped: the quick start needs curl and jq, which are not here');

test.runIf(hasTools)('it gives a first command with curl and jq only', async () => {
  const origin = await served.start();
  const script = CURL.replaceAll('ORIGIN', origin);
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  const accepted = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  expect(accepted).toMatchObject({ events: expect.any(Array) });
  expect(accepted.seq).toBe(2);
});
