import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeArgs } from '../../scripts/lib/run-typescript';

const DEMO = path.resolve(import.meta.dirname, '../../tools/demo.ts');
const PATIENCE_MS = 180_000;

// With the settings that everybody has: its players confirm their addresses by their first mails.
test('a game of the demo is proved, with a mail for every turn', { timeout: PATIENCE_MS }, () => {
  const args = nodeArgs(DEMO, '--url', process.env.SERVICE_URL ?? '', '--check-mail');
  const options = { encoding: 'utf8', timeout: PATIENCE_MS - 10_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/\d+ mails: one for each of \d+ turns passed on/);
});
