import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeArgs } from '../../scripts/lib/run-typescript';

const SOAK = path.resolve(import.meta.dirname, '../../tools/soak.ts');
const PATIENCE_MS = 240_000;

// It starts a service of its own from the build that is being tested; the other tests' own keeps
// running.
test(
  'no accepted command is lost or doubled when the server or PostgreSQL is killed',
  { timeout: PATIENCE_MS },
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgs(SOAK, '--short'), {
      encoding: 'utf8',
      timeout: PATIENCE_MS - 10_000,
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    expect(stdout).toContain('nothing missing, nothing doubled');
  },
);
