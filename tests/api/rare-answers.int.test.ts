/** Refusals that no other test comes by; see tests/api/unseen-answers.ts for those that none can. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { personWith } from '../support/world';

await useService();

/** Anna, a person, holds the first seat; `link` is that seat's, which plays and proves no holder. */
async function heldTable() {
  const anna = await personWith('Anna');
  const { gameId, seats } = await seatedTable(2, { emails: false, bots: ['journeyman'], hostId: anna.id });
  const link = seats[0]?.token ?? '';
  await sitAs({ token: link, userId: anna.id });
  // The program that sat down first with the link holds by it no more.
  const path = `/api/games/${gameId}`;
  const made = await callJson({ method: 'POST', path: `${path}/seat/link`, token: anna.token });
  return { path, anna, bohumil: seats[1]?.token, link: made.body.token as string };
}

test('a visitor with only the link of a held seat cannot store lines, plans and notes', async () => {
  const { path, bohumil, link: token } = await heldTable();
  const word = { id: crypto.randomUUID(), text: 'Hello' };
  await callJson({ method: 'POST', path: `${path}/talk`, token: bohumil, json: word });
  const lines = `${path}/sandbox/lines`;
  const one = `${lines}/${crypto.randomUUID()}`;
  const line = { base: 1, key: 'ab'.repeat(32), name: 'A line', steps: [] };
  for (const asked of [
    { method: 'POST', path: lines, json: line },
    { method: 'PUT', path: one, json: { name: 'Another' } },
    { method: 'POST', path: one, json: { shared: true } },
    { method: 'DELETE', path: one },
    { method: 'POST', path: `${path}/plans`, json: { lineId: crypto.randomUUID() } },
    { method: 'DELETE', path: `${path}/leave` },
    { method: 'POST', path: `${path}/notes`, json: { id: crypto.randomUUID(), text: 'Mine' } },
    { method: 'POST', path: `${path}/talk/${word.id}` },
    { method: 'PUT', path: `${path}/talk/${word.id}`, json: { reaction: 'heart', isOn: true } },
    { method: 'DELETE', path: `${path}/talk/${word.id}` },
    { method: 'POST', path: `${path}/seat/mail` },
  ])
    await problemOf({ ...asked, token }, 409, 'seat-held');
});

test('a holder sends the email that asks to confirm their address, if they gave one', async () => {
  const { path, anna } = await heldTable();
  const again = { method: 'POST', path: `${path}/seat/mail`, token: anna.token };
  await problemOf(again, 409, 'no-own-address');
  await problemOf({ ...again, path: '/api/games/nothing-here/seat/mail' }, 404, 'unknown-table');
  const json = { email: `${crypto.randomUUID()}@praga.test` };
  await callJson({ method: 'POST', path: `${path}/address`, token: anna.token, json });
  expect(await callJson(again)).toMatchObject({ status: 200, body: { done: true } });
});

test('a computer’s seat is not freed; who watches bears no player’s name', async () => {
  const { path, anna, bohumil } = await heldTable();
  await problemOf({ method: 'DELETE', path: `${path}/seats/2`, token: anna.token }, 409, 'not-that-seat');
  await callJson({ method: 'POST', path: `${path}/offers/1`, token: bohumil });
  const take = { method: 'POST', path: `${path}/offers`, token: anna.token };
  await problemOf({ ...take, json: {} }, 409, 'not-that-seat');
  // A name belongs to the token of a link.
  await problemOf({ ...take, json: { name: 'Anna' } }, 400, 'invalid-request');
  const { token } = await personWith('Bohumil');
  const said = { id: crypto.randomUUID(), text: 'Hello' };
  await problemOf({ method: 'POST', path: `${path}/talk`, token, json: said }, 409, 'name-taken');
});

test('there is nothing to go back to before the first step', async () => {
  const { path, anna } = await heldTable();
  const json = { expectedSeq: 1, commandId: crypto.randomUUID(), to: 1 };
  const undo = { method: 'POST', path: `${path}/undo`, token: anna.token };
  expect((await callJson({ ...undo, json })).status).toBe(422);
  await problemOf({ ...undo, json: { ...json, expectedSeq: 9 } }, 409, 'stale-position');
});

test('an address is not emailed repeatedly', async () => {
  const { token } = await personWith('Anna');
  const json = { form: 'mail', address: 'anna@praga.test' };
  const add = { method: 'POST', path: '/api/me/channels', token, json };
  const { body } = await callJson(add);
  const path = `/api/me/channels/${body.channel.id}`;
  const again = { method: 'POST', path, token, json: { act: 'prove' } };
  let status = 200;
  for (let n = 0; n < 20 && status === 200; n += 1) ({ status } = await callJson(again));
  const refused = await problemOf(again, 409, 'channel-refused');
  expect(refused.body.params).toEqual({ why: 'not-sent' });
});

test('a range ends after it begins', async () => {
  const { path } = await heldTable();
  await problemOf({ path: `${path}/log?from=2&to=1` }, 400, 'invalid-request');
});
