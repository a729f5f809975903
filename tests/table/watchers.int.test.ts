/** Who may look at a table that only its players may know of: on every way of reading it. */
import { expect, test } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame, readLogRange, tableExists } from '@/lib/features/history/read-log';
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { CreatedTable, NewTable } from '@/lib/features/table/new-table/create-table';
import { newToken } from '@/lib/platform/auth/tokens';
import { call } from '../support/api';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';

await useService();

const WAYS: Readonly<Record<string, (gameId: string, who: Visitor) => Promise<unknown>>> = {
  loadTable: (gameId, who) => loadTable(gameId, who),
  loadTableAt: (gameId, who) => loadTableAt(gameId, 1, who),
  readLogRange: (gameId, who) => readLogRange(gameId, { from: 1, limit: 10 }, who),
  exportGame: (gameId, who) => exportGame(gameId, who),
};

async function closedTable(more: Partial<NewTable> = {}): Promise<CreatedTable> {
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }];
  const table = await emptyTable({ seats, watchers: 'players', ...more });
  await sitDown({ token: table.seats[0]?.token ?? '' });
  return table;
}

test.each(Object.entries(WAYS))('%s: only players, the invited and the host', async (_name, read) => {
  const host = { userId: await guest() };
  const { gameId, seats } = await closedTable({ hostId: host.userId });
  const elsewhere = await closedTable();
  const others = [{}, { token: newToken() }, { userId: await guest() }, { token: elsewhere.seats[0]?.token }];
  for (const who of others) expect(await read(gameId, who), JSON.stringify(who)).toBeUndefined();
  for (const who of [{ token: seats[0]?.token }, { token: seats[1]?.token }, host])
    expect(await read(gameId, who), JSON.stringify(who)).toBeDefined();
  expect(await read(elsewhere.gameId, { token: elsewhere.hostToken })).toBeDefined();
});

test('to all others there is no such table, not even one that refuses a step', async () => {
  const { gameId } = await closedTable();
  expect(await tableExists(gameId)).toBe(false);
  const command = { type: 'EndTurn' } as const;
  const step = { gameId, command, expectedSeq: 1, commandId: crypto.randomUUID(), token: newToken() };
  expect(await submitCommand(step)).toEqual({ ok: false, error: { kind: 'unknown-table' } });
});

test('every route of the API that reads a table answers 404 to others', async () => {
  const { gameId, seats } = await closedTable();
  const path = `/api/games/${gameId}`;
  for (const rest of ['', '/log', '/at/1', '/export', '/options']) {
    expect((await call({ path: path + rest })).status, rest).toBe(404);
    expect((await call({ path: path + rest, token: seats[0]?.token })).status, rest).toBe(200);
  }
});

test('a table for anyone is for anyone', async () => {
  const { gameId } = await closedTable({ watchers: 'link' });
  for (const read of Object.values(WAYS)) expect(await read(gameId, {})).toBeDefined();
});
