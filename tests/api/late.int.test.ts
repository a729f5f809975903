import { expect, test } from 'vitest';
import { call, callJson, problemOf } from '../support/api';
import { makeTable } from '../support/new-table';
import { CRON_SECRET, useService } from '../support/service';
import { post } from './post';

const { sql } = await useService();

/** A table whose first seat has been waited for beyond its time. */
async function lateTable(json: object = { pace: { kind: 'daily' } }) {
  const table = await makeTable(json);
  const { path, tokens, game } = table;
  for (const token of tokens) await call(post(`${path}/sit`, token));
  await sql.query(
    `update "Seat" set "tickingAt" = "tickingAt" - interval '73 hours', "lookAt" = "lookAt" - interval '73 hours'
     where "gameId" = $1 and "tickingAt" is not null`,
    [game.id],
  );
  return { ...table, late: `${path}/late` };
}

/** The hour for taking a decision back passes, and the scheduler comes. */
async function drainAfterAnHour(gameId: string) {
  await sql.query(`update "Decision" set "effectAt" = now() - interval '1 second' where "gameId" = $1`, [
    gameId,
  ]);
  await callJson(post('/api/cron/outbox', CRON_SECRET));
}

test('clocks are shown to everyone, votes are accepted from seated players', async () => {
  const { late, tokens, game } = await lateTable();
  const shown = await callJson({ path: late });
  expect(shown.body).toMatchObject({
    game: game.id,
    pace: { kind: 'daily', onTimeout: 'ask', wakingOnly: false },
    late: [{ seat: 0 }],
    clocks: [{ seat: 0, leftMs: 0, isOut: true }, { seat: 1 }, { seat: 2 }],
  });
  const json = { seat: 0, answer: 'replace' };
  const vote = (seat: number, more: object = {}) => post(late, tokens[seat], { ...json, ...more });
  const anonymous = { ...post(late, undefined, json), headers: { origin: 'http://praga.test' } };
  await problemOf(anonymous, 401, 'token-missing');
  await problemOf(vote(0), 403, 'not-asked');
  await problemOf(vote(2, { seat: 1 }), 409, 'not-late');
  await problemOf(vote(1, { answer: 'shout' }), 400, 'invalid-request');
  const one = await callJson(vote(1));
  expect(one.body).toEqual({ answer: 'replace', done: false, missing: 1 });
  const two = await callJson(vote(2));
  expect(two.body).toMatchObject({ done: false, missing: 0, effectAt: expect.any(String) });
  await drainAfterAnHour(game.id);
  await problemOf(vote(0), 403, 'token-wrong');
  const freed = await callJson({ path: late, token: tokens[1] });
  expect(freed.body.free).toEqual([{ seat: 0, link: expect.stringMatching(/\/seat\/[\w.-]+$/) }]);
  expect(freed.body.decisions).toMatchObject([{ kind: 'replace', state: 'done', by: [1, 2] }]);
});

test('a decision can be taken back', async () => {
  const { path, late, tokens } = await lateTable();
  const json = { seat: 0, answer: 'end' };
  for (const token of tokens.slice(1)) await callJson(post(late, token, json));
  const [{ id: decision }] = (await callJson({ path: late })).body.decisions;
  const back = { method: 'POST', path: `${path}/take-back`, json: { decision } };
  await problemOf({ ...back, token: tokens[0] }, 403, 'not-asked');
  const done = await callJson({ ...back, token: tokens[1] });
  expect(done.body).toEqual({ decision, state: 'taken-back' });
  await problemOf({ ...back, token: tokens[2] }, 409, 'not-to-take-back');
});

test('every answer of an ended table says that it has ended', async () => {
  const { late, path, tokens, game } = await lateTable();
  for (const token of tokens.slice(1)) await callJson(post(late, token, { seat: 0, answer: 'end' }));
  await drainAfterAnHour(game.id);
  expect((await callJson({ path })).body).toMatchObject({
    status: 'ended',
    waitingFor: [],
    seed: expect.any(String),
  });
  expect((await callJson({ path: late })).body).toMatchObject({ status: 'ended', late: [] });
  const json = { expectedSeq: 1, commandId: crypto.randomUUID(), command: { type: 'EndTurn' } };
  await problemOf(post(`${path}/commands`, tokens[0], json), 409, 'table-ended');
});

test('the scheduler looks at the clocks, and a computer takes the seat where the table chose so', async () => {
  const { path } = await lateTable({ pace: { kind: 'brisk', onTimeout: 'computer' } });
  const drained = await callJson(post('/api/cron/outbox', CRON_SECRET));
  expect(drained.status).toBe(200);
  expect((await callJson({ path })).body.seats[0]).toMatchObject({ seat: 0, bot: 'journeyman' });
});

test('a group holiday', async () => {
  const { path, tokens } = await lateTable();
  const json = { until: new Date(Date.now() + 5 * 86_400_000).toISOString() };
  const agree = (token: string | undefined) => callJson(post(`${path}/holiday`, token, json));
  expect((await agree(tokens[0])).body).toEqual({ done: false, missing: 2 });
  await agree(tokens[1]);
  const last = await agree(tokens[2]);
  expect(last.body).toEqual({ done: true, missing: 0 });
  const past = post(`${path}/holiday`, tokens[0], { until: '2020-01-01T00:00:00Z' });
  await problemOf(past, 409, 'not-to-agree');
});

test.each([
  [{ kind: 'custom', bankH: 10, gainH: 1, capH: 5 }],
  [{ kind: 'custom', bankH: 0, gainH: 1, capH: 5 }],
  [{ kind: 'blitz' }],
  [{ kind: 'relaxed', wakingOnly: true }],
])('no table with the pace %j', async (pace) => {
  const table = post('/api/tables', undefined, { name: 'x', seats: [{}, {}], pace });
  await problemOf(table, 400, 'invalid-request');
});
