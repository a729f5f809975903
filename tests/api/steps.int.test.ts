/** Several commands in one request, as the live table sends them. */
import crypto from 'node:crypto';
import zlib from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { announceReadOnly, cancelReadOnly } from '@/lib/features/operator/notices';
import { readLog } from '@/lib/features/table/log/log-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Command } from '@/lib/game/engine/commands';
import { verifyChain } from '@/lib/game/eventlog/chain';
import { systemClock } from '@/lib/platform/clock';
import { countOneMore, LIMITS } from '@/lib/platform/http/limits/count-requests';
import { call, callJson, problemOf } from '../support/api';
import { inFull, isFull } from '../support/full';
import { randomNumbers, useService } from '../support/service';
import { stopTime } from '../support/stop-time';
import { give, lookAs, playUntil, seatedTable, whatNow } from '../support/tables';
import { post } from './post';

await useService();
const OPERATOR = { userId: 'the-operator' };
afterEach(() => cancelReadOnly(OPERATOR));

interface SentStep {
  readonly commandId: string;
  readonly command: Command;
}
const step = (command: Command): SentStep => ({ commandId: crypto.randomUUID(), command });

function request(table: CreatedTable, seat: number, expectedSeq: number, steps: readonly SentStep[]) {
  return post(`/api/games/${table.gameId}/commands`, table.seats[seat]?.token, { expectedSeq, steps });
}

/** A table with two first steps of a turn that show nothing hidden. */
async function tableWithSteps() {
  const table = await seatedTable(2, { emails: false });
  const { view } = await whatNow(table);
  const tile = view.options?.commands.find(
    ({ command, reveals }) => command.type === 'TakeActionTile' && !reveals,
  );
  if (!tile) throw new Error('no tile to take');
  return { table, first: step(tile.command), undo: step({ type: 'Undo', to: 1 }) };
}

const seqOf = async (table: CreatedTable) => (await lookAs(table, 0)).seq;

test('several steps are taken in order, each as a row of its own', async () => {
  const { table, first, undo } = await tableWithSteps();
  const { status, body } = await callJson(request(table, 0, 1, [first, undo, step(first.command)]));
  expect(status).toBe(200);
  const log = await readLog(table.gameId, 1, 4);
  expect(body.rows.map(({ seq }: { seq: number }) => seq)).toEqual([2, 3, 4]);
  expect(body.rows.map(({ hash }: { hash: string }) => hash)).toEqual(log.slice(1).map(({ hash }) => hash));
  expect(body).toMatchObject({ waitingFor: [0] });
  expect(body).not.toHaveProperty('refused');
  expect(body.rows[1].events).toEqual([{ type: 'Undone', seat: 0, to: 1, rows: [2] }]);
  expect(verifyChain(log, { gameId: table.gameId })).toBeUndefined();
});

test('repeated steps get the same answer, and steps that were not applied are applied now', async () => {
  const { table, first, undo } = await tableWithSteps();
  const both = request(table, 0, 1, [first, undo]);
  const [alone] = (await callJson(request(table, 0, 1, [first]))).body.rows;
  const answer = await (await call(both)).text();
  expect(JSON.parse(answer).rows[0]).toEqual(alone);
  expect(await (await call(both)).text()).toBe(answer);
  expect(await seqOf(table)).toBe(3);
});

test("DEC-38: the other's turn cannot be taken back, by neither of the two, and nothing is lost", async () => {
  const table = await seatedTable(2, { emails: false });
  await playUntil(
    table,
    () => 0,
    ({ answer }) => !answer.waitingFor.includes(0),
    ({ type }) => (type === 'EndTurn' ? 1 : Number(type !== 'Undo') - 1),
  );
  const seq = await seqOf(table);
  const before = await readLog(table.gameId, 1, 99);
  for (const [seat, code] of [
    [0, 'not-your-turn'],
    [1, 'nothing-to-undo'],
  ] as const) {
    const { body } = await callJson(request(table, seat, seq, [step({ type: 'Undo', to: seq - 1 })]));
    expect(body.refused?.problem ?? body).toMatchObject({ code, rule: 'DEC-38' });
  }
  expect(await readLog(table.gameId, 1, 99)).toEqual(before);
});

test('of two concurrent requests each step is taken once', async () => {
  const { table, first, undo } = await tableWithSteps();
  const both = request(table, 0, 1, [first, undo]);
  const [one, other] = await Promise.all([call(both), call(both)]);
  expect(await one.text()).toBe(await other.text());
  expect(await seqOf(table)).toBe(3);
});

test('a refused step ends the batch; the steps before it stay', async () => {
  const { table, first, undo } = await tableWithSteps();
  const wrong = step({ type: 'EndTurn' });
  const { status, body } = await callJson(request(table, 0, 1, [first, wrong, undo]));
  expect(status).toBe(200);
  expect(body.rows).toHaveLength(1);
  expect(body.refused).toMatchObject({
    index: 1,
    problem: { status: 422, code: expect.any(String), rule: expect.any(String), seq: 2 },
  });
  expect(await seqOf(table)).toBe(2);
});

test('if the first step is refused the answer is its problem, as for a single command', async () => {
  const { table, first } = await tableWithSteps();
  await problemOf(request(table, 1, 1, [first]), 409, 'not-your-turn');
  await problemOf(request(table, 0, 2, [first]), 409, 'stale-position');
  const { token: _token, ...anonymous } = request(table, 0, 1, [first]);
  await problemOf(
    { ...anonymous, headers: { origin: 'http://praga.test', host: 'praga.test' } },
    401,
    'token-missing',
  );
  const reused = { ...step({ type: 'EndTurn' }), commandId: first.commandId };
  await call(request(table, 0, 1, [first]));
  const { body } = await problemOf(request(table, 0, 2, [reused]), 409, 'command-id-reused');
  expect(body.seq).toBe(2);
  expect(await seqOf(table)).toBe(2);
});

test('a table that moved on between two sendings refuses the rest', async () => {
  const { table, first, undo } = await tableWithSteps();
  await call(request(table, 0, 1, [first]));
  await give(table, { seat: 0, command: undo.command, expectedSeq: 2 });
  const { body } = await callJson(request(table, 0, 1, [first, step(first.command)]));
  expect(body.rows.map(({ seq }: { seq: number }) => seq)).toEqual([2]);
  expect(body.refused).toMatchObject({ index: 1, problem: { code: 'stale-position', seq: 3 } });
});

test('during maintenance no step is taken', async () => {
  const { table, first } = await tableWithSteps();
  const now = Date.now();
  await announceReadOnly(OPERATOR, { begins: new Date(now - 1000), ends: new Date(now + 60_000) });
  await problemOf(request(table, 0, 1, [first]), 503, 'read-only');
  expect(await seqOf(table)).toBe(1);
});

test('each step is counted, not each request', async () => {
  const { table, first, undo } = await tableWithSteps();
  const address = '203.0.113.77';
  stopTime();
  for (let i = 0; i < LIMITS.command.most - 1; i += 1)
    await countOneMore('command', `address ${address}`, systemClock, { counter: 'network' });
  const headers = { 'x-forwarded-for': address };
  const { body } = await callJson({ ...request(table, 0, 1, [first, undo]), headers });
  expect(body).toMatchObject({ rows: [{ seq: 2 }], refused: { index: 1, problem: { code: 'too-many' } } });
});

test('a request has one to sixteen steps and no other members', async () => {
  const { table, first } = await tableWithSteps();
  const of = (json: object) => problemOf({ ...request(table, 0, 1, []), json }, 400, 'invalid-request');
  await of({ expectedSeq: 1, steps: [] });
  await of({ expectedSeq: 1, steps: Array.from({ length: 17 }, () => step(first.command)) });
  await of({ expectedSeq: 1, steps: [first], command: first.command });
  expect(await seqOf(table)).toBe(1);
});

test.runIf(isFull)(
  "the answer to a step has at most 2 kB and includes the seat's private tiles",
  async () => {
    const pick = randomNumbers('small answers');
    const sizes: number[] = [];
    let offered = 0;
    let table = await seatedTable(2, { emails: false });
    for (let i = 0; i < 2000 && (i < inFull(2000, 25) || offered === 0); i += 1) {
      const { seat, view, commands } = await whatNow(table);
      const command = commands[pick(commands.length)];
      if (view.status === 'finished' || !command) {
        table = await seatedTable(2, { emails: false });
        continue;
      }
      const text = await (await call(request(table, seat, view.seq, [step(command)]))).text();
      sizes.push(zlib.gzipSync(text).length);
      const { offers } = (await lookAs(table, seat)).view;
      const told = JSON.parse(text);
      if (told.waitingFor.includes(seat)) expect(told.offers ?? []).toEqual(offers);
      offered += told.offers ? 1 : 0;
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
    expect(offered).toBeGreaterThan(0);
  },
  180_000,
);

test('the results of commands are available by id, only to their seat', async () => {
  const { table, first, undo } = await tableWithSteps();
  await callJson(request(table, 0, 1, [first, undo]));
  const never = crypto.randomUUID();
  const path = `/api/games/${table.gameId}/commands`;
  const ids = [first.commandId.toUpperCase(), never, undo.commandId].join();
  const tokenOf = (seat: number) => table.seats[seat]?.token;
  const told = async (seat: number, query = `?ids=${ids}`) =>
    callJson({ path: `${path}${query}`, token: tokenOf(seat) });
  expect(await told(0)).toMatchObject({
    status: 200,
    body: {
      rows: [
        { commandId: first.commandId, seq: 2 },
        { commandId: undo.commandId, seq: 3 },
      ],
    },
  });
  expect((await told(1)).body).toEqual({ rows: [] });
  expect((await told(0, '')).body).toEqual({ rows: [] });
  await problemOf({ path: `${path}?ids=x`, token: tokenOf(0) }, 400, 'invalid-request');
  await problemOf({ path: `${path}?ids=${ids}` }, 401, 'token-missing');
  await problemOf({ path: `${path}?ids=${ids}`, token: 'wrong' }, 403, 'token-wrong');
  await problemOf({ path: '/api/games/nosuchgame/commands', token: tokenOf(0) }, 404, 'unknown-table');
});
