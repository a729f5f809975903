/** The quick start and the first bots of /api-docs, run as they are shown. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CURL } from '@/app/api-docs/guide-text';
import { inFull, isFull } from '../support/full';
import { Served } from '../support/served';
import { useService } from '../support/service';

await useService();
const served = new Served();
let origin = '';
beforeAll(async () => {
  origin = await served.start();
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-quick-start-'));
afterAll(async () => {
  await served.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

const isHere = (name: string) => spawnSync(name, ['--version']).status === 0;
const hasTools = ['curl', 'jq'].every(isHere);
if (!hasTools) console.warn('skipped: the quick start needs curl and jq, which are not here');

test.runIf(hasTools)('it gives a first command with curl and jq only', async () => {
  const script = CURL.replaceAll('ORIGIN', origin);
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  const accepted = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  expect(accepted).toMatchObject({ events: expect.any(Array) });
  expect(accepted.seq).toBe(2);
});

const BOTS = [
  ['node', 'examples/first-bot.mjs'],
  ['python3', 'examples/first-bot.py'],
] as const;
const found = BOTS.filter(([name]) => isHere(name));
if (found.length < BOTS.length)
  console.warn('skipped: the first bot in Python needs python3, which is not here');

/** Requests after which a bot that still plays has shown that it can. */
const ENOUGH = 20;

test.each(inFull(found, found.slice(0, 1)))(
  '%s %s plays against itself',
  { timeout: 120_000 },
  async (name, file) => {
    const enough = served.asked + ENOUGH;
    const bot = spawn(name, [file, origin]);
    let [said, faults] = ['', ''];
    bot.stdout.on('data', (data) => (said += String(data)));
    bot.stderr.on('data', (data) => (faults += String(data)));
    const ended = new Promise<void>((resolve) => bot.once('close', () => resolve()));
    if (!isFull) {
      await vi.waitUntil(() => served.asked >= enough || bot.exitCode !== null, { timeout: 100_000 });
      bot.kill();
    }
    await ended;
    expect(faults).toBe('');
    expect(served.asked).toBeGreaterThanOrEqual(enough);
    expect(said).toMatch(isFull ? /^seat 0: \d+, seat 1: \d+\n$/ : /^$/);
  },
);
