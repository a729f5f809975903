/** examples/model-bot.mjs lives on: a service that dies, answers of proxies, and an end of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { Served } from '../support/served';
import { randomNumbers, useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playOne, seatedTable } from '../support/tables';
import { guest, programOf } from '../support/world';

await useService();
vi.setConfig({ testTimeout: 120_000 });

const served = new Served();
const bots: ChildProcess[] = [];
afterAll(async () => {
  for (const bot of bots) bot.kill('SIGKILL');
  await served.end();
});

function startBot(origin: string, token: string): ChildProcess {
  const bot = spawn('node', ['examples/model-bot.mjs', origin, token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  bots.push(bot);
  return bot;
}

/** Plays the other seat until the bot has ended `turns` turns more. */
async function playAgainst(table: CreatedTable, turns: number): Promise<void> {
  const pick = randomNumbers(`against the model bot ${turns}`);
  for (let ended = 0; ended < turns; ended += 1) {
    await vi.waitUntil(async () => (await loadTable(table.gameId, 1))?.waitingFor.includes(1), {
      timeout: 40_000,
      interval: 50,
    });
    do await playOne(table, pick);
    while ((await loadTable(table.gameId, 1))?.waitingFor.includes(1));
  }
}

test('it takes a reserved seat, and plays on after kills of the service and itself', async () => {
  const id = await guest('Anna');
  const token = await programOf(id);
  const table = await seatedTable(2, { emails: false });
  await setSeat(table.gameId, 0, { userId: id, seatedAt: null });
  const page = { status: 502, headers: { 'content-type': 'text/html' } };
  const wait = { status: 429, headers: { 'content-type': 'text/html', 'retry-after': '1' } };
  served.before.push(new Response('<h1>Bad Gateway</h1>', page), new Response('<h1>Slowly</h1>', wait));
  const origin = await served.start();
  const first = startBot(origin, token);
  await playAgainst(table, 2);
  expect(served.before).toEqual([]);
  await served.die();
  served.before.push(new Response('<h1>Bad Gateway</h1>', page));
  await served.start();
  await playAgainst(table, 2);
  first.kill('SIGKILL');
  startBot(origin, token);
  await playAgainst(table, 2);
  const log = await db().gameLog.findMany({ where: { gameId: table.gameId, seat: 0 } });
  // It thinks by trying: no step was taken back.
  expect(log.filter(({ command }) => JSON.stringify(command).includes('"Undo"'))).toEqual([]);
  expect(log.length).toBeGreaterThan(12);
});

test('it has at most 150 lines', () => {
  expect(fs.readFileSync('examples/model-bot.mjs', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
    150,
  );
});
