/** The scripts of an operator in the folder that is deployed: nothing is installed there or above it. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_SCRIPTS, writeDesk } from '../../scripts/deploy/desk';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-desk-'));

beforeAll(async () => {
  fs.copyFileSync('package.json', path.join(folder, 'package.json'));
  await writeDesk(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const script = (name: string) => `scripts/desk/${name}.mjs`;

/** The output and exit code of a script. */
async function runThere(name: string, args: readonly string[], databaseUrl = process.env.DATABASE_URL) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, DATABASE_URL: databaseUrl };
  const running = promisify(execFile)(process.execPath, [script(name), ...args], { cwd: folder, env });
  const done = await running.catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { code: 'code' in done ? done.code : 0, said: done.stdout + done.stderr };
}

test('package.json there has them, and nothing else but the script that migrates', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(['migrate', ...DESK_SCRIPTS]);
  for (const name of DESK_SCRIPTS) {
    expect(scripts[name]).toBe(`node ${script(name)}`);
    expect(fs.existsSync(path.join(folder, script(name)))).toBe(true);
  }
});

test('the operator finds a table, and the log of it is worked out again', async () => {
  const { gameId } = await seatedTable(2, { emails: false });
  expect(await runThere('operator', ['find', gameId])).toMatchObject({
    code: 0,
    said: expect.stringContaining(`table ${gameId}  running`),
  });
  expect(await runThere('operator', ['check', gameId])).toMatchObject({
    code: 0,
    said: expect.stringContaining('right, 1 rows'),
  });
});

test('a backup is written', async () => {
  const file = path.join(folder, 'backup.gz');
  expect(await runThere('backup', [file])).toMatchObject({ code: 0 });
  expect(fs.statSync(file).size).toBeGreaterThan(1000);
});

test('without a database they ask for one: it cannot start one', async () => {
  const { code, said } = await runThere('operator', ['operators'], '');
  expect(code).toBe(2);
  expect(said).toContain('--database URL');
});
