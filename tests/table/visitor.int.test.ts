import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sitDown } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
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
  const step = { gameId, command, expectedSeq: 1, commandId: randomUUID() };
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
