/** Steps that are tried: their outcome is shown, nothing is written, and nothing hidden is shown. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { systemClock } from '@/lib/platform/clock';
import { costOf } from '@/lib/platform/http/limits/costs';
import { countOneMore, LIMITS } from '@/lib/platform/http/limits/count-requests';
import { afterResponses, call, callJson, problemOf } from '../support/api';
import { inFull, seedOf } from '../support/full';
import { BASE_IDS, COMMAND_FORMS, mutate, refusedBeforehand, wellFormed } from '../support/mutations';
import { randomNumbers, useService } from '../support/service';
import { give, lookAs, playOne, playUntil, seatedTable, sitAs, whatNow } from '../support/tables';
import { Watch } from '../support/watch';
import { guest } from '../support/world';
import { post } from './post';

const { sql } = await useService();

const tokenOf = (table: CreatedTable, seat: number) => table.seats[seat]?.token;
const pathOf = ({ gameId }: CreatedTable) => `/api/games/${gameId}/try`;
const tryOut = (table: CreatedTable, seat: number | undefined, json: object) =>
  callJson(post(pathOf(table), seat === undefined ? undefined : tokenOf(table, seat), json));

test('tried steps have the same results as real ones, and notify no one', async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('tried and given');
  let compared = 0;
  for (let n = 0; n < inFull(30, 12); n += 1) {
    const { seat, view, commands } = await whatNow(table);
    const command = commands[pick(commands.length)];
    if (!command) throw new Error('nothing is legal');
    const tried = await tryOut(table, seat, { steps: [{ command }], each: true });
    expect([tried.status, (await lookAs(table, seat)).seq]).toEqual([200, view.seq]);
    const json = { expectedSeq: view.seq, commandId: crypto.randomUUID(), command };
    const path = `/api/games/${table.gameId}/commands?view=1&options=1`;
    const { body: given } = await callJson(post(path, tokenOf(table, seat), json));
    if (tried.body.wouldReveal) continue;
    compared += 1;
    expect(tried.body.steps[0].events).toEqual(given.events);
    expect(tried.body.scores).toEqual(given.scores);
    expect(tried.body.steps[0].view).toEqual(tried.body.view);
    expect(tried.body.view.state.players).toEqual(given.view.state.players);
    if (tried.body.waitingFor[0] !== seat) continue;
    const onward = given.options.commands.filter(({ takesBack = false }) => !takesBack);
    expect(tried.body.options.commands).toEqual(onward);
  }
  expect(compared).toBeGreaterThan(inFull(10, 4));
});

test('a step that reveals something is not executed, and reports what it would draw', async () => {
  const table = await seatedTable(2, { emails: false });
  const { seat, view } = await whatNow(table);
  const reveals = (view.options?.commands ?? []).find((option) => option.reveals);
  if (!reveals) throw new Error('nothing would be shown');
  const steps = [{ command: reveals.command }, { command: { type: 'EndTurn' } }];
  const { body } = await tryOut(table, seat, { steps });
  expect(body.steps).toEqual([]);
  expect(body.wouldReveal).toEqual({
    index: 0,
    unseen: expect.arrayContaining([{ from: expect.stringMatching(/^\w+-I/), count: 1 }]),
  });
  expect(body.view.state).toEqual(view.view.state);
});

test('a refused step is named with its problem, and those before it count', async () => {
  const table = await seatedTable(2, { emails: false });
  const { seat, view } = await whatNow(table);
  const quiet = view.options?.commands.find(({ reveals }) => !reveals)?.command;
  const end = { command: { type: 'EndTurn' } };
  const { body } = await tryOut(table, seat, { steps: [{ command: quiet }, end, end] });
  expect(body.steps).toHaveLength(1);
  expect(body.refused).toMatchObject({ index: 1, problem: { status: 422, rule: expect.any(String) } });
  const others = await tryOut(table, seat, { steps: [{ seat: 1 - seat, ...end }] });
  expect(others.body.refused.problem).toMatchObject({ code: 'not-your-turn', status: 409 });
  const back = await tryOut(table, seat, { steps: [{ command: { type: 'Undo', to: 1 } }] });
  expect(back.body.refused.problem.code).toBe('nothing-to-undo');
});

test('an earlier position can be tried, a step hidden from others cannot', async () => {
  const table = await seatedTable(2, { emails: false });
  await playUntil(table, randomNumbers('earlier'), ({ answer }) => answer.seq > 20);
  expect((await tryOut(table, undefined, { seq: 5 })).body).toMatchObject({ seq: 5, steps: [] });
  const { seat, view } = await whatNow(table);
  const quiet = view.options?.commands.find(
    ({ reveals, command }) => !reveals && command.type !== 'EndTurn' && command.type !== 'Undo',
  )?.command;
  if (!quiet) throw new Error('everything shows something');
  await give(table, { seat, command: quiet, expectedSeq: view.seq });
  const seq = view.seq + 1;
  expect((await tryOut(table, seat, { seq })).status).toBe(200);
  for (const token of [undefined, tokenOf(table, 1 - seat)])
    await problemOf(post(pathOf(table), token, { seq }), 404, 'unknown-position');
});

const tryAll = (table: CreatedTable, seat: number | undefined, lines: readonly object[]) =>
  tryOut(table, seat, { lines });

test('several lines have the outcomes that they have one by one', async () => {
  const table = await seatedTable(2, { emails: false });
  await playUntil(table, randomNumbers('lines'), ({ answer }) => answer.seq > 12);
  const { seat, view } = await whatNow(table);
  const commands = (view.options?.commands ?? []).slice(0, inFull(30, 10));
  const end = { command: { type: 'EndTurn' } };
  const lines = [
    ...commands.map(({ command }) => ({ steps: [{ command }] })),
    { seq: 5, steps: [end, end] },
    {},
  ];
  const { status, body } = await tryAll(table, seat, lines);
  expect([status, body.lines.length]).toEqual([200, lines.length]);
  for (const [i, line] of lines.entries())
    expect(body.lines[i]).toEqual((await tryOut(table, seat, line)).body);
  expect((await lookAs(table, seat)).seq).toBe(view.seq);
});

test('a line that cannot be tried has its problem, and the others their outcomes', async () => {
  const table = await seatedTable(2, { emails: false });
  const { seat } = await whatNow(table);
  const end = { steps: [{ command: { type: 'EndTurn' } }] };
  const { body } = await tryAll(table, seat, [end, { seq: 99 }, {}]);
  expect(body.lines[0].refused).toMatchObject({
    index: 0,
    problem: { status: 422, rule: expect.any(String) },
  });
  expect(body.lines[1]).toEqual({
    problem: expect.objectContaining({
      code: 'unknown-position',
      status: 404,
      type: '/api-docs#unknown-position',
    }),
  });
  expect(body.lines[2]).toMatchObject({ seq: 1, steps: [], waitingFor: [seat] });
  const nowhere = { ...table, gameId: 'nowhere23456' };
  expect((await tryAll(nowhere, undefined, [{}])).body.code).toBe('unknown-table');
});

test('it takes 1 to 32 lines, without the members of a single one', async () => {
  const table = await seatedTable(2, { emails: false });
  const thirtyTwo = Array.from({ length: 32 }, () => ({}));
  expect((await tryAll(table, 0, thirtyTwo)).body.lines).toHaveLength(32);
  for (const json of [
    { lines: [] },
    { lines: [...thirtyTwo, {}] },
    { lines: [{}], seq: 1 },
    { lines: [{ each: true }] },
  ])
    await problemOf(post(pathOf(table), undefined, json), 400, 'invalid-request');
});

test('each line counts as a request of its own, and those beyond the limit say when to come again', async () => {
  const table = await seatedTable(2, { emails: false });
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  const json = { lines: [{}, {}, {}] };
  const asked = { method: 'POST', path: pathOf(table), headers, json };
  const leftAfter = async () => {
    const { headers: of } = await call(asked);
    return Number(/r=(\d+)/.exec(of.get('ratelimit') ?? '')?.[1]);
  };
  const cost = costOf(pathOf(table));
  const left = await leftAfter();
  expect(LIMITS.read.most - left).toBe(3 * cost);
  // All but the first line of the next request.
  await countOneMore('read', 'address 198.51.100.77', systemClock, {
    counter: 'network',
    points: left - cost,
  });
  const { lines } = (await callJson(asked)).body;
  expect(lines[0]).toMatchObject({ seq: 1 });
  for (const line of lines.slice(1))
    expect(line.problem).toMatchObject({ code: 'too-many', status: 429, retryAfter: expect.any(Number) });
  await problemOf(asked, 429, 'too-many');
});

test('a read token is enough, and a private table shows nothing', async () => {
  const id = await guest('Anna');
  const table = await seatedTable(2, { emails: false, watchers: 'players' });
  await sitAs({ token: tokenOf(table, 0) ?? '', userId: id });
  const asked = { method: 'POST', path: pathOf(table), json: {} };
  await problemOf(asked, 404, 'unknown-table');
  await problemOf({ ...asked, token: 'A'.repeat(22) }, 404, 'unknown-table');
  const token = await makeAccessToken(id, { name: 'program', scope: 'read', days: 7 });
  expect((await callJson({ ...asked, token })).body.view.seat).toBe(0);
  const elsewhere = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
  const open = await seatedTable(2, { emails: false });
  expect((await call({ ...asked, path: pathOf(open), headers: elsewhere })).status).toBe(200);
});

const TRIES = Number(process.env.FUZZ_REQUESTS ?? inFull(10_000, 30));
const SEED = seedOf('tries');
/** The number of tries at one position, and at one table. */
const AT_ONE_POSITION = 6;
const AT_ONE_TABLE = inFull(1_200, 72);
const TABLES = [
  () => seatedTable(2, { emails: false }),
  () => seatedTable(1, { emails: false }),
  () => seatedTable(3, { emails: false }),
  () => seatedTable(1, { emails: false, solo: 'simple' }),
];

let statement: string | undefined;
/** Every row of every table of the database, by number, and the game itself. */
async function stored(gameId: string): Promise<unknown> {
  statement ??= await statementOfAll();
  // By its name it is planned once, and not after every try.
  return (await sql.query({ name: 'stored', text: statement, values: [gameId] })).rows[0];
}
async function statementOfAll(): Promise<string> {
  const tables = await sql.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts = tables.rows.map(({ name }) => `(select count(*) from "${name}") as "${name}"`);
  return `select ${counts.join(', ')}, (select md5(g::text) from "Game" g where g.id = $1) as game,
    (select string_agg(md5(s::text), ',' order by s.seat) from "Seat" s where s."gameId" = $1) as seats`;
}

/** A line of legal steps as the answers of one try after the other offer them, or of anything. */
function stepsOf(options: Options | undefined, pick: (n: number) => number): unknown[] {
  return Array.from({ length: pick(6) }, () => {
    const legal = options?.commands[pick(Math.max(1, options.commands.length))]?.command;
    const wild = wellFormed(COMMAND_FORMS[pick(COMMAND_FORMS.length)] ?? {}, BASE_IDS, pick);
    const seat = pick(3) === 0 ? { seat: pick(4) } : {};
    return { ...seat, command: legal && pick(12) > 0 ? legal : wild };
  });
}
interface Options {
  readonly commands: readonly { readonly command: object }[];
}

test(
  `${TRIES} tries of anything (seed ${SEED}): nothing written, nothing hidden shown, never a 5xx`,
  { timeout: 900_000 },
  async () => {
    const pick = randomNumbers(SEED);
    const seen = { taken: 0, refused: 0, hidden: 0, wrong: 0 };
    let made = 0;
    let table = await seatedTable(2, { emails: false });
    let watch = new Watch(sql, table.gameId);
    let shown = new Map<number, Set<string>>();
    let before: unknown;
    let isOver = false;
    /** The answers at this position, by asker, to a try of no steps. */
    const firsts = new Map<number | undefined, Awaited<ReturnType<typeof tryOut>>>();
    for (let n = 0; n < TRIES; n += 1) {
      if (n % AT_ONE_TABLE === 0 || (isOver && n % AT_ONE_POSITION === 0)) {
        isOver = false;
        table = (await TABLES[made++ % TABLES.length]?.()) ?? table;
        watch = new Watch(sql, table.gameId);
        shown = new Map();
        await watch.refresh();
      }
      if (n % AT_ONE_POSITION === 0) {
        for (let row = 0; row < 3; row += 1) {
          const given = await playOne(table, pick);
          isOver = !given;
          if (!given) break;
          watch.sawEvents(given.answer.events as Parameters<Watch['sawEvents']>[0]);
          const { offers } = (await lookAs(table, given.seat)).view;
          const own = shown.get(given.seat) ?? new Set();
          for (const tile of offers.flatMap(({ tiles }) => tiles)) own.add(tile);
          shown.set(given.seat, own);
        }
        await afterResponses();
        await watch.refresh();
        before = await stored(table.gameId);
        firsts.clear();
      }
      const seat = pick(3) === 0 ? undefined : pick(table.seats.length);
      const token = seat === undefined ? undefined : tokenOf(table, seat);
      const first = firsts.get(seat) ?? (await tryOut(table, seat, {}));
      firsts.set(seat, first);
      const at = pick(4) === 0 ? { seq: 1 + pick(first.body.seq + 2) } : {};
      const valid = {
        method: 'POST',
        path: pathOf(table),
        token,
        json:
          pick(4) === 0
            ? { lines: [{ ...at, steps: stepsOf(first.body.options, pick) }, { seq: 9_999 }] }
            : { ...at, steps: stepsOf(first.body.options, pick), each: pick(2) === 0 },
      };
      const request = pick(5) === 0 ? mutate(valid, pick, [token, 'A'.repeat(22), undefined]) : valid;
      if (request !== valid && !request.path.includes('/try')) continue;
      const response = await call(request).catch(refusedBeforehand);
      if (!response) continue;
      const what = `seed ${SEED}, try ${n}: ${JSON.stringify({ ...request, raw: undefined })}`;
      expect(response.status, what).toBeLessThan(500);
      const text = await response.text();
      expect(await stored(table.gameId), what).toEqual(before);
      if (!response.ok) {
        seen.wrong += 1;
        continue;
      }
      const whole = JSON.parse(text);
      const answer = whole.lines?.[0] ?? whole;
      if (answer.problem) continue;
      seen.taken += answer.steps.length;
      if (answer.refused) seen.refused += 1;
      if (answer.wouldReveal) seen.hidden += 1;
      if (answer.view.state.phase === 'finished') continue;
      // Tiles that the asker named itself, or was shown before, leak nothing.
      const known = [
        ...(shown.get(seat ?? -1) ?? []),
        ...(JSON.stringify(valid.json).match(/[\w:-]+/g) ?? []),
      ];
      const told = known.reduce((rest, word) => rest.replaceAll(`"${word}"`, '""'), text);
      watch.check(told, what, request === valid ? seat : undefined);
    }
    console.log(seen);
    for (const [kind, times] of Object.entries(seen)) expect(times, kind).toBeGreaterThan(TRIES / 50);
  },
);
