/** Asking to take an ended turn back has an operation of the API, for holders only. */
import { expect, test } from 'vitest';
import { callJson, problemOf } from '../support/api';
import { heldTable } from '../support/new-table';
import { useService } from '../support/service';

await useService();

/** Two have sat down, each in a browser, and the first has ended a turn. */
async function endedTurn() {
  const table = await heldTable(2);
  const { anna } = table;
  for (let turn = ''; turn !== 'EndTurn';) {
    const { body } = await callJson({ path: `${table.path}/options`, token: anna });
    const commands = body.commands.map(({ command }: { command: { type: string } }) => command);
    const command = commands.find(({ type }: { type: string }) => type === 'EndTurn') ?? commands[0];
    const json = { commandId: crypto.randomUUID(), expectedSeq: body.seq, command };
    const given = await callJson({ method: 'POST', path: `${table.path}/commands`, json, token: anna });
    expect(given.status).toBe(200);
    turn = command.type;
  }
  const act = (json: object) => ({ method: 'POST', path: `${table.path}/turn-back`, json });
  return { ...table, act };
}

test('requested by a holder, granted by the other, and logged', async () => {
  const { path, tokens, anna, bohumil, act } = await endedTurn();
  await problemOf(act({ act: 'ask' }), 401, 'token-missing');
  await problemOf({ ...act({ act: 'ask' }), token: tokens[0] }, 409, 'seat-held');
  await problemOf({ ...act({ act: 'ask' }), token: bohumil }, 409, 'not-to-take-back');
  const { status, body } = await callJson({ ...act({ act: 'ask' }), token: anna });
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'open', missing: [1] });
  const { decision } = body;
  await problemOf({ ...act({ act: 'agree', decision }), token: anna }, 403, 'not-asked');
  const late = await callJson({ path: `${path}/late`, token: bohumil });
  expect(late.body.decisions[0]).toMatchObject({ id: decision, kind: 'turn-back', state: 'open', by: [0] });
  const agreed = await callJson({ ...act({ act: 'agree', decision }), token: bohumil });
  expect(agreed.body).toMatchObject({ decision, state: 'done', missing: [] });
  const { rows } = (await callJson({ path: `${path}/log`, token: bohumil })).body;
  expect(rows.at(-1)).toMatchObject({
    seat: 0,
    commandId: decision,
    command: { type: 'TakeTurnBack', consent: [1] },
    events: [{ type: 'Undone', consent: [1] }],
  });
});

test('such a row cannot be sent as a command', async () => {
  const { path, anna } = await endedTurn();
  const { seq } = (await callJson({ path, token: anna })).body;
  const command = { type: 'TakeTurnBack', consent: [1] };
  const json = { commandId: crypto.randomUUID(), expectedSeq: seq, command };
  await problemOf({ method: 'POST', path: `${path}/commands`, json, token: anna }, 400, 'invalid-request');
});
