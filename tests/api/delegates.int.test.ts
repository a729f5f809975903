/** Somebody who plays for a holder, through the API: the token of their link is sent like a seat's. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { heldTable } from '../support/new-table';
import { useService } from '../support/service';

await useService();

async function lentTable() {
  const table = await heldTable(2);
  return { ...table, delegates: `${table.path}/delegates` };
}

const until = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const end = () => ({ commandId: crypto.randomUUID(), expectedSeq: 1, command: { type: 'EndTurn' } });

test("a holder's delegate gives commands by the token until it is revoked", async () => {
  const { path, delegates, anna, bohumil, tokens, game } = await lentTable();
  const make = { method: 'POST', path: delegates, json: { name: 'Zuzana', power: 'turns', until: until() } };
  await problemOf(make, 401, 'token-missing');
  await problemOf({ ...make, token: 'x'.repeat(22) }, 403, 'token-wrong');
  await problemOf({ ...make, token: tokens[0] }, 409, 'seat-held');
  await problemOf({ ...make, token: anna, json: { ...make.json, name: 'Bohumil' } }, 409, 'name-taken');
  await problemOf({ ...make, token: anna, json: { ...make.json, power: 'all' } }, 400, 'invalid-request');
  const made = await callJson({ ...make, token: anna });
  expect(made.status).toBe(201);
  const { id, token, link } = made.body;
  expect(link).toContain(`/seat/${token}`);
  const mine = await callJson({ path: delegates, token });
  expect(mine.body).toMatchObject({ seat: 0, mine: { power: 'turns' } });
  // Of the rules, and so of the seat: it was proved.
  const step = { method: 'POST', path: `${path}/commands`, token };
  expect((await callJson({ ...step, json: end() })).status).toBe(422);
  const listed = await callJson({ path: delegates, token: anna });
  expect(listed.body.delegates).toMatchObject([{ id, name: 'Zuzana', steps: [] }]);
  expect(listed.body.delegates[0].usedAt).toBeDefined();
  const log = await callJson({ path: `${path}/log` });
  expect(log.body.seatEntries[0]).toMatchObject({ kind: 'delegate-used', delegate: { name: 'Zuzana' } });
  const one = { method: 'DELETE', path: `${delegates}/${id}` };
  await problemOf({ ...one, token }, 409, 'seat-held');
  await problemOf({ ...one, token: bohumil }, 404, 'unknown-delegate');
  await problemOf({ ...one, token: 'x'.repeat(22) }, 403, 'token-wrong');
  await problemOf(one, 401, 'token-missing');
  await callJson({ ...one, token: anna });
  await problemOf({ ...step, json: end() }, 403, 'delegate-ended');
  await problemOf({ ...step, path: `${path}/undo`, json: { ...undo() } }, 403, 'delegate-ended');
  await problemOf({ path: delegates, token }, 403, 'delegate-ended');
  await problemOf({ ...one, token: anna }, 404, 'unknown-delegate');
  await problemOf({ path: delegates }, 401, 'token-missing');
  await problemOf({ path: delegates, token: 'x'.repeat(22) }, 403, 'token-wrong');
  await problemOf({ path: delegates, token: tokens[0] }, 409, 'seat-held');
  await db().game.update({ where: { id: game.id }, data: { rated: true } });
  const rated = await problemOf({ ...make, token: anna }, 409, 'delegate-refused');
  expect(rated.body.params).toEqual({ why: 'rated' });
});

const undo = () => ({ commandId: crypto.randomUUID(), expectedSeq: 1, to: 1 });

test('a token to confirm plans gives no command, and without a plan nothing at all', async () => {
  const { path, delegates, anna } = await lentTable();
  const json = { name: 'Zuzana', power: 'plans', until: until() };
  const { token, id } = (await callJson({ method: 'POST', path: delegates, token: anna, json })).body;
  expect((await callJson({ path: delegates, token })).body).toEqual({
    seat: 0,
    delegates: [],
    mine: { power: 'plans', until: json.until, plan: { seq: 1 } },
  });
  const step = { method: 'POST', path: `${path}/commands`, token };
  await problemOf({ ...step, json: end() }, 403, 'delegate-may-not');
  await problemOf({ ...step, path: `${path}/undo`, json: undo() }, 403, 'delegate-may-not');
  const plan = { method: 'POST', path: `${path}/plans/${crypto.randomUUID()}`, token };
  await problemOf({ ...plan, json: { act: 'confirm', seq: 1 } }, 404, 'unknown-plan');
  await problemOf({ ...plan, json: { act: 'forget' } }, 403, 'token-wrong');
  await callJson({ method: 'DELETE', path: `${delegates}/${id}`, token: anna });
  await problemOf({ ...plan, json: { act: 'confirm', seq: 1 } }, 403, 'delegate-ended');
});
