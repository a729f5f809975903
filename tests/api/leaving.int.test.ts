/** The pages of leaving have each an operation of the API. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { heldTable, seatKeyOf } from '../support/new-table';
import { useService } from '../support/service';

await useService();

async function tableOf(people: 2 | 3) {
  const table = await heldTable(people);
  return { ...table, leave: `${table.path}/leave`, offers: `${table.path}/offers` };
}

const waysOf = async (path: string, token?: string) => (await callJson({ path, token })).body;

test('one of two players resigns; it is taken back like any decision', async () => {
  const { path, leave, anna, bohumil, tokens } = await tableOf(2);
  expect((await waysOf(leave)).ways).toEqual([]);
  expect((await waysOf(leave, anna)).ways).toContainEqual({ kind: 'resign', seat: 0 });
  const resign = { method: 'POST', path: leave, json: { kind: 'resign' } };
  await problemOf(resign, 401, 'token-missing');
  // A player who only has the link decides nothing about the seat.
  await problemOf({ ...resign, token: tokens[0] }, 409, 'seat-held');
  const { status, body } = await callJson({ ...resign, token: anna });
  expect(status).toBe(200);
  // A decided act is not offered once more.
  expect((await waysOf(leave, anna)).ways.map(({ kind }: { kind: string }) => kind)).toEqual([
    'hand',
    'leave',
  ]);
  const back = { method: 'POST', path: `${path}/take-back`, json: { decision: body.decision } };
  await problemOf({ ...back, token: bohumil }, 403, 'not-asked');
  expect((await callJson({ ...back, token: anna })).body.state).toBe('taken-back');
});

test('three agree on who has won, and one of them withdraws in time', async () => {
  const { leave, anna, bohumil, cecilie } = await tableOf(3);
  const won = (token: string) =>
    callJson({ method: 'POST', path: leave, json: { kind: 'concede', winner: 2 }, token });
  expect((await won(anna)).body).toEqual({ missing: [1] });
  expect((await waysOf(leave)).proposals).toEqual([{ kind: 'concede', winner: 2, seats: [0], missing: [1] }]);
  const unsay = { method: 'DELETE', path: leave, token: anna };
  expect((await callJson(unsay)).body).toEqual({ done: true });
  expect((await won(bohumil)).body).toEqual({ missing: [0] });
  expect((await won(anna)).body).toMatchObject({ missing: [], decision: expect.any(String) });
  const own = { method: 'POST', path: leave, json: { kind: 'concede', winner: 2 }, token: cecilie };
  await problemOf(own, 409, 'not-to-agree');
  await problemOf({ ...own, json: { kind: 'concede', winner: 7 } }, 400, 'invalid-request');
});

test('a player leaves with a message', async () => {
  const { leave, anna, game } = await tableOf(3);
  const json = { kind: 'leave', word: 'No time any more' };
  const { body } = await callJson({ method: 'POST', path: leave, json, token: anna });
  expect(body).toMatchObject({ missing: [], effectAt: expect.any(String) });
  const stored = await db().decision.findFirst({ where: { gameId: game.id, kind: 'leave' } });
  expect(stored?.detail).toMatchObject({ word: 'No time any more' });
});

test('a seat is offered by a link, which is withdrawn or taken', async () => {
  const { path, leave, offers, anna, bohumil, game } = await tableOf(2);
  const mine = { method: 'POST', path: `${offers}/0` };
  await problemOf({ ...mine, token: bohumil }, 409, 'not-that-seat');
  const first = await callJson({ ...mine, token: anna });
  expect(first.status).toBe(201);
  expect(first.body.link).toContain(first.body.token);
  expect((await waysOf(leave)).offers).toMatchObject([{ seat: 0, isOpen: true }]);
  expect(JSON.stringify(await waysOf(leave, anna))).not.toContain(first.body.token);
  const drop = { method: 'DELETE', path: `${offers}/0` };
  await problemOf({ ...drop, token: bohumil }, 409, 'not-that-seat');
  await callJson({ ...drop, token: anna });
  const take = (token: string) => ({ method: 'POST', path: offers, json: { token, name: 'Zoe' } });
  await problemOf(take(first.body.token), 403, 'token-wrong');
  await problemOf({ method: 'POST', path: offers, json: {} }, 401, 'token-missing');
  await problemOf({ ...take('x'), json: { token: first.body.token } }, 400, 'invalid-request');

  const second = (await callJson({ ...mine, token: anna })).body.token;
  const elsewhere = await tableOf(2);
  await problemOf({ ...take(second), path: elsewhere.offers }, 403, 'token-wrong');
  const taken = await callJson(take(second));
  expect(taken.body).toMatchObject({ game: game.id, seat: 0 });
  expect((await callJson({ path, token: taken.body.token })).body.seats[0]).toMatchObject({ name: 'Zoe' });
  const key = seatKeyOf(taken);
  expect((await waysOf(leave, key)).ways).toContainEqual({ kind: 'hand', seat: 0 });
  expect((await waysOf(leave, anna)).ways).toEqual([]);
  await problemOf(take(second), 403, 'token-wrong');
});

test('a misspelt option, a seat that does not exist and an ended table are refused in words', async () => {
  const { leave, offers, anna, game } = await tableOf(2);
  const token = anna;
  await problemOf({ method: 'POST', path: leave, json: { kind: 'flee' }, token }, 400, 'invalid-request');
  await problemOf({ method: 'POST', path: `${offers}/9`, token }, 400, 'invalid-request');
  await db().game.update({ where: { id: game.id }, data: { status: 'ended' } });
  await problemOf({ method: 'POST', path: leave, json: { kind: 'leave' }, token }, 409, 'table-ended');
});
