/** Steps go out in order, one request at a time, and nothing the line does to them loses or doubles one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sender } from '@/components/live/sender';
import type { ConnectionState } from '@/components/move/live-context';
import { options } from '@/lib/game/engine/options';
import { seqOf, viewOf } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  reduceLiveTable,
  shownOf,
  type LiveAction,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { FakeServer } from './fake-server';

const SEAT = 0;
let server: FakeServer;
let table: LiveTable;
let acts: LiveAction['type'][];
let lines: (ConnectionState | undefined)[];
let refused: number;
let sender: Sender;
let requests: { readonly body: { expectedSeq: number; steps: { commandId: string }[] } }[];
let answers: ((body: never) => Response | Promise<Response>)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [acts, lines, refused, requests, answers] = [[], [], 0, [], []];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    requests.push({ body: sent });
    const answer = answers.shift() ?? taken;
    return answer(sent as never);
  });
  server = new FakeServer(0, SEAT);
  table = createLiveTable(SEAT, server.standOf(SEAT));
  sender = new Sender({
    gameId: 'abc',
    table: () => table,
    act: take,
    onLine: (line) => lines.push(line),
    onRefused: async (act) => {
      refused += 1;
      take(act);
    },
  });
});
afterEach(() => {
  sender.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function take(act: LiveAction): void {
  acts.push(act.type);
  table = reduceLiveTable(server.pack, table, act);
  sender.send();
}

/** The service takes them. */
function taken({ expectedSeq, steps }: { expectedSeq: number; steps: { commandId: string }[] }): Response {
  const made = table.pending.filter(({ commandId }) => steps.some((step) => step.commandId === commandId));
  const act = server.take(SEAT, expectedSeq, made);
  if (act.type !== 'answered') return Response.json({ code: 'stale-position' }, { status: 409 });
  return Response.json({ rows: act.rows, offers: act.offers });
}

let made = 0;
/** A step that leaves the turn where it is, or one back. */
function step(): void {
  const { commands } = options(server.pack, viewOf(shownOf(table), SEAT));
  const quiet = commands.find(({ command, reveals }) => !reveals && command.type === 'TakeActionTile');
  const back = commands.find(({ command }) => command.type === 'Undo');
  const command = (quiet ?? back)?.command;
  if (!command) throw new Error('nothing to do');
  made += 1;
  table = reduceLiveTable(server.pack, table, { type: 'step', commandId: `step ${made}`, command });
  sender.send();
}

const rest = () => vi.advanceTimersByTimeAsync(100);

test('steps that wait for a request go with the next, all at once', async () => {
  const before = server.state.seq;
  let release = (_response: Response) => {};
  answers.push((body) => new Promise((done) => (release = () => done(taken(body)))));
  step();
  step();
  step();
  await rest();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body.steps).toHaveLength(1);
  release(new Response());
  await rest();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.body).toMatchObject({ expectedSeq: before + 1 });
  expect(requests[1]?.body.steps).toHaveLength(2);
  expect(server.state.seq).toBe(before + 3);
  expect(table.pending).toEqual([]);
  expect(seqOf(table.confirmed)).toBe(before + 3);
});

test('a lost connection is reported, and the steps are retried with the same ids', async () => {
  const before = server.state.seq;
  answers.push(
    () => Promise.reject(new TypeError('no line')),
    // The answer is lost, the step is not.
    async (body) => Promise.reject(new TypeError(`lost ${taken(body).status}`)),
  );
  step();
  await rest();
  expect(lines).toEqual(['cut']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  const ids = requests.map(({ body }) => body.steps.map(({ commandId }) => commandId));
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  expect(lines.at(-1)).toBeUndefined();
  expect(server.state.seq).toBe(before + 1);
  expect(table.pending).toEqual([]);
});

test('without any line it is tried, and counts as not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answers.push(() => Promise.reject(new TypeError('no line')));
  step();
  await rest();
  expect(requests).toHaveLength(1);
  expect(table.pending.map(({ isSent }) => isSent)).toEqual([false]);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  expect(table.pending).toEqual([]);
});

test('a restored connection ends the wait', async () => {
  for (let i = 0; i < 6; i += 1) answers.push(() => Promise.reject(new TypeError('no line')));
  step();
  await vi.advanceTimersByTimeAsync(32_000);
  const tries = requests.length;
  answers.length = 0;
  sender.back();
  await rest();
  expect(requests).toHaveLength(tries + 1);
  expect(table.pending).toEqual([]);
});

test.each([429, 503])('%i: tried again when the answer says', async (status) => {
  answers.push(() => Response.json({ code: 'too-many' }, { status, headers: { 'retry-after': '7' } }));
  step();
  await rest();
  expect(lines).toEqual([{ againAt: Date.now() + 7_000 - 100 }]);
  // It is played on meanwhile, and nothing goes out.
  step();
  await vi.advanceTimersByTimeAsync(6_500);
  expect(requests).toHaveLength(1);
  expect(table.pending).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  expect(lines.at(-1)).toBeUndefined();
  expect(table.pending).toEqual([]);
});

const DATE = () => new Date(Date.now() + 7_000).toUTCString();
test.each([
  ['a date', 503, DATE, 5_000, 8_000],
  ['no time', 502, () => undefined, 4_500, 6_000],
  ['nonsense', 429, () => 'soon', 4_500, 6_000],
  ['a time long past', 429, () => 'Thu, 01 Jan 1970 00:00:00 GMT', 500, 1_500],
  ['a month, which no timer can wait', 503, () => '2678400', 299_000, 301_000],
])("%s on a proxy's own page: tried again once, then", async (_name, status, time, before, after) => {
  answers.push(() => {
    const retryAfter = time();
    const headers = { 'content-type': 'text/html', ...(retryAfter ? { 'retry-after': retryAfter } : {}) };
    return new Response('<h1>Unavailable</h1>', { status, headers });
  });
  step();
  await vi.advanceTimersByTimeAsync(before);
  expect(requests).toHaveLength(1);
  expect(lines.at(-1)).toHaveProperty('againAt');
  await vi.advanceTimersByTimeAsync(after - before);
  expect(requests).toHaveLength(2);
  expect(table.pending).toEqual([]);
});

test('too many in the middle of several: those that were taken are, and the rest waits', async () => {
  const before = server.state.seq;
  const problem = { status: 429, code: 'too-many' };
  let release = () => {};
  answers.push(
    (body) => new Promise((done) => (release = () => done(taken(body)))),
    async (body: { expectedSeq: number; steps: { commandId: string }[] }) => {
      const first = taken({ ...body, steps: body.steps.slice(0, 1) });
      return Response.json({ ...(await first.json()), refused: { index: 1, problem } });
    },
  );
  step();
  step();
  step();
  release();
  await rest();
  expect(requests).toHaveLength(2);
  expect(table.gone).toBeUndefined();
  expect(table.pending).toHaveLength(1);
  expect(seqOf(table.confirmed)).toBe(before + 2);
  expect(lines.at(-1)).toEqual({ againAt: expect.any(Number) });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(3);
  expect(table.pending).toEqual([]);
  expect(server.state.seq).toBe(before + 3);
});

test('a hanging connection is reported after three seconds, and again when it recovers', async () => {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  answers.push(async (body) => held.then(() => taken(body)));
  step();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(lines).toEqual(['cut']);
  answer();
  await rest();
  expect(lines.at(-1)).toBeUndefined();
  expect(table.pending).toEqual([]);
});

test('steps for an old position go back: the table has moved on', async () => {
  server.playOne(0);
  step();
  await rest();
  expect(table.gone).toMatchObject({ why: 'moved-on', commands: [{ type: 'TakeActionTile' }] });
  expect(table.pending).toEqual([]);
  expect(refused).toBe(1);
});

test('of several the first that is refused takes those after it along', async () => {
  const problem = { code: 'cannot-pay', rule: 'BUILD-4', params: { gold: 2 } };
  answers.push(
    (body) => taken(body),
    () => Response.json({ rows: [], refused: { index: 0, problem } }),
  );
  step();
  step();
  step();
  await rest();
  expect(table.gone).toMatchObject({ code: 'cannot-pay', params: { gold: 2 } });
  expect(table.gone?.commands).toHaveLength(2);
  expect(acts.filter((type) => type === 'answered')).toHaveLength(2);
});
