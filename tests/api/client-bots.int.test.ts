/** The example bots with the clients, written from the public pages: they compile, and play a table against each other. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { isFull } from '../support/full';
import { clientFolder, compiled } from '../support/packed-client';
import { pythonFolder, WITH_PYTHON } from '../support/python-client';
import { Served } from '../support/served';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
vi.setConfig({ testTimeout: isFull ? 600_000 : 120_000 });
const served = new Served();
const folders: string[] = [];
const bots: ChildProcess[] = [];
afterAll(async () => {
  for (const bot of bots) bot.kill('SIGKILL');
  await served.end();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** Requests after which bots that still play have shown that they can. */
const ENOUGH = 30;

function started(folder: string, command: string, args: readonly string[]) {
  const bot = spawn(command, args, { cwd: folder });
  bots.push(bot);
  const heard = { said: '', faults: '' };
  bot.stdout.on('data', (data) => (heard.said += String(data)));
  bot.stderr.on('data', (data) => (heard.faults += String(data)));
  const ended = new Promise<void>((resolve) => bot.once('close', () => resolve()));
  return { bot, heard, ended };
}

test('they play a game against each other', async () => {
  const example = (name: string) => fs.readFileSync(`examples/${name}`, 'utf8');
  const typed = clientFolder('bot.ts', example('bot-with-client.ts'), 'client.ts');
  folders.push(typed);
  expect(compiled(typed, 'bot.ts', ['--outDir', '.'])).toBe('');
  const table = await seatedTable(2, { emails: false });
  const origin = await served.start();
  const argsOf = (seat: number) => [origin, table.gameId, table.seats[seat]?.token ?? ''];
  const first = started(typed, 'node', ['bot.js', ...argsOf(0)]);
  const python = WITH_PYTHON ? pythonFolder('bot.py', example('bot-with-client.py')) : undefined;
  if (python) folders.push(python);
  const second = python
    ? started(python, 'python3', ['-B', 'bot.py', ...argsOf(1)])
    : started(typed, 'node', ['bot.js', ...argsOf(1)]);
  const both = [first, second];
  if (!isFull) {
    const isOver = () => served.asked >= ENOUGH || both.some(({ bot }) => bot.exitCode !== null);
    await vi.waitUntil(isOver, { timeout: 100_000 });
    for (const { bot } of both) bot.kill();
  }
  await Promise.all(both.map(({ ended }) => ended));
  expect(both.map(({ heard }) => heard.faults)).toEqual(['', '']);
  expect(served.asked).toBeGreaterThanOrEqual(ENOUGH);
  for (const { heard } of both) expect(heard.said).toMatch(isFull ? /^seat 0: \d+, seat 1: \d+\n$/ : /^$/);
});
