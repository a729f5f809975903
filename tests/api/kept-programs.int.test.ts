/** Programs that were written for earlier clients (tests/fixtures/client) compile and play with the present ones. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inFull } from '../support/full';
import { clientFolder, compiled } from '../support/packed-client';
import { pythonFolder, WITH_PYTHON } from '../support/python-client';
import { Served } from '../support/served';
import { useService } from '../support/service';

await useService();
vi.setConfig({ testTimeout: inFull(300_000, 120_000) });
const served = new Served();
let origin = '';
beforeAll(async () => {
  origin = await served.start();
});
const folders: string[] = [];
afterAll(async () => {
  await served.end();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

const KEPT = 'tests/fixtures/client';
const ROWS = inFull(12, 4);

const run = promisify(execFile);
const kept = (name: string) => fs.readFileSync(path.join(KEPT, name), 'utf8');

function expectPlayed(stdout: string) {
  const { rows, log, code } = JSON.parse(stdout);
  // The log for everybody ends where the present turn began.
  expect([rows > ROWS, log > 0, log <= rows]).toEqual([true, true, true]);
  expect(code).not.toBe('');
}

test('the bot of 27 November in TypeScript', async () => {
  const folder = clientFolder('bot.ts', kept('2026-11-27.ts.txt'));
  folders.push(folder);
  expect(compiled(folder, 'bot.ts', ['--outDir', '.'])).toBe('');
  expectPlayed((await run('node', ['bot.js', origin, String(ROWS)], { cwd: folder })).stdout);
});

test.runIf(WITH_PYTHON)('the bot of 27 November in Python', async () => {
  const folder = pythonFolder('bot.py', kept('2026-11-27.py.txt'));
  folders.push(folder);
  expectPlayed((await run('python3', ['-B', 'bot.py', origin, String(ROWS)], { cwd: folder })).stdout);
});
