/** Who a visitor of a table is, and who may look at one that only its players may know of. */
import { expect, test } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame, readLogRange, tableExists } from '@/lib/features/history/read-log';
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { CreatedTable, NewTable } from '@/lib/features/table/new-table/create-table';
import { newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { call } from '../support/api';
import { useService } from '../support/service';
import { emptyTable, seatedTable } from '../support/tables';
import { guest } from '../support/world';

await useService();

const seatSeen = async (gameId: string, token: string | undefined) => {
  const table = await loadTable(gameId, { token });
  return { me: table?.me, offersOptions: table?.options !== undefined };
};

test('a visitor is identified by the token, each at their own seat', async () => {
  const { gameId, seats } = await seatedTable(3);
  for (const { seat, token } of seats)
    expect(await seatSeen(gameId, token)).toEqual({ me: seat, offersOptions: true });
});

test('no token, a wrong one and another table’s prove nothing', async () => {
  const [here, elsewhere] = [await seatedTable(), await seatedTable()];
  const stranger = { me: undefined, offersOptions: false };
  for (const token of [undefined, '', 'x'.repeat(32), elsewhere.seats[0]?.token])
    expect(await seatSeen(here.gameId, token), String(token)).toEqual(stranger);
});

test('a seat of the computer, which has no token, belongs to no visitor', async () => {
  const { gameId } = await seatedTable(1, { bots: ['journeyman'] });
  expect((await seatSeen(gameId, undefined)).me).toBeUndefined();
});

test('a seat nobody has taken yet is not proved by its link', async () => {
  const { gameId, seats } = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  const token = seats[1]?.token;
  expect((await seatSeen(gameId, token)).me).toBeUndefined();
  await sitDown({ token: token ?? '' });
  expect((await seatSeen(gameId, token)).me).toBe(1);
});

test('a seat is proved by the person who holds it, with or without its token', async () => {
  const { gameId, seats } = await seatedTable(2);
  const [anna, stranger] = [await guest(), await guest()];
  await db().seat.update({ where: { gameId_seat: { gameId, seat: 0 } }, data: { userId: anna } });
  const seen = async (who: Visitor) => (await loadTable(gameId, who))?.me;
  expect(await seen({ userId: anna })).toBe(0);
  expect(await seen({ userId: stranger })).toBeUndefined();
  // A token says which seat is meant; one that was replaced leaves what the person holds.
  expect(await seen({ userId: anna, token: seats[1]?.token })).toBe(1);
  expect(await seen({ userId: anna, token: newToken() })).toBe(0);
});

test('a person acts for the own seat, and for no other', async () => {
  const { gameId } = await seatedTable(2);
  const [anna, bohumil] = [await guest(), await guest()];
  for (const [seat, userId] of [anna, bohumil].entries())
    await db().seat.update({ where: { gameId_seat: { gameId, seat } }, data: { userId } });
  const command = (await loadTable(gameId, { userId: anna }))?.options?.commands[0]?.command;
  if (!command) throw new Error('nothing to do');
  const step = { gameId, command, expectedSeq: 1, commandId: crypto.randomUUID() };
  expect(await submitCommand({ ...step, userId: bohumil })).toMatchObject({
    ok: false,
    error: { kind: 'rejected', rejection: { code: 'not-your-turn' } },
  });
  expect(await submitCommand({ ...step, userId: await guest() })).toMatchObject({
    ok: false,
    error: { kind: 'token-wrong' },
  });
  expect(await submitCommand({ ...step, userId: anna })).toMatchObject({ ok: true, value: { seat: 0 } });
});

test('a person with several seats of a table acts for the one to move', async () => {
  const { gameId } = await seatedTable(2);
  const both = await guest();
  await db().seat.updateMany({ where: { gameId }, data: { userId: both } });
  await db().game.update({ where: { id: gameId }, data: { waiting: [1] } });
  expect((await loadTable(gameId, { userId: both }))?.me).toBe(1);
});

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

test('everyone can read a public table', async () => {
  const { gameId } = await closedTable({ watchers: 'link' });
  for (const read of Object.values(WAYS)) expect(await read(gameId, {})).toBeDefined();
});
