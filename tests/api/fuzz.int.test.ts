import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { runComputers } from '@/lib/features/computer/computer-players';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { COMMAND_SCHEMAS } from '@/lib/game/engine/commands';
import { afterResponses, call, type Call } from '../support/api';
import { inFull, seedOf } from '../support/full';
import {
  BASE_IDS,
  COMMAND_FORMS,
  mutate,
  refusedBeforehand,
  submissionOf,
  wellFormed,
} from '../support/mutations';
import { randomNumbers, useService } from '../support/service';
import { playOne, seatedTable, whatNow } from '../support/tables';
import { post } from './post';

const { sql } = await useService();

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? inFull(5_200, 120));
const SEED = seedOf('mutated requests');
/** Requests at one table, before the next kind of table has its turn. */
const AT_ONE_TABLE = inFull(1_600, 40);

interface Stand {
  readonly rows: number;
  readonly head: string;
  readonly seats: string;
}

/** Everything that a refused request must not have touched. */
async function standOf(gameId: string): Promise<Stand> {
  const { rows } = await sql.query(
    `select (select count(*)::int from "GameLog" where "gameId" = $1) as rows, g.head || g.seq || md5(g.state::text) as head,
       (select string_agg(s::text, ',' order by s.seat) from "Seat" s where s."gameId" = $1) as seats
     from "Game" g where g.id = $1`,
    [gameId],
  );
  return rows[0];
}

/** Tables of people who get mails with pictures, of a single person, and with a computer. */
const TABLES = [
  () => seatedTable(),
  () => seatedTable(1, { emails: false }),
  () => seatedTable(2, { bots: ['journeyman'], emails: false }),
];

/** One command of the person the table waits for, and all that computers do then. */
async function playOn(table: CreatedTable, pick: (n: number) => number) {
  const accepted = await playOne(table, pick);
  if (accepted?.computerNext) await runComputers(table.gameId);
  return accepted;
}

type Now = Awaited<ReturnType<typeof whatNow>>;

const ANY = { method: 'GET' } as const;

/** A request that is in order, on one of the ways of the API. */
function validRequest(table: CreatedTable, now: Now, pick: (n: number) => number): Call {
  const { seat, view, commands } = now;
  const game = `/api/games/${table.gameId}`;
  const token = table.seats[seat]?.token;
  const json = submissionOf(commands[pick(commands.length)] ?? { type: 'EndTurn' }, view.seq);
  const seats = [{ name: 'A', email: 'a@praga.test' }, { name: 'B' }];
  const requests: readonly Call[] = [
    post(`${game}/commands`, token, json),
    post(`${game}/commands?view=1`, token, json),
    post(`${game}/undo`, token, {
      expectedSeq: view.seq,
      commandId: crypto.randomUUID(),
      to: Math.max(1, view.seq - 1 - pick(3)),
    }),
    post(`${game}/sit`, token, { name: 'Anežka', email: 'a@praga.test' }),
    post('/api/tables', undefined, { name: 'Fuzz', seats, options: {}, startingSeat: 'first' }),
    { ...ANY, path: `${game}/options`, token },
    { ...ANY, path: game, token },
    { ...ANY, path: `${game}/log?from=1&to=5` },
    { ...ANY, path: `${game}/at/${1 + pick(view.seq)}` },
  ];
  // Commands are where most can go wrong.
  return requests[pick(3) === 0 ? pick(requests.length) : pick(2)] ?? post(`${game}/commands`, token, json);
}

/** A command of the right form with anything in it, which is most probably against the rules. */
function wildCommand(table: CreatedTable, now: Now, pick: (n: number) => number): Call {
  const { seat, view, commands } = now;
  // Half of the time of a type that is legal now, so the parameters come to be looked at.
  const legal = COMMAND_SCHEMAS.findIndex(
    ({ shape }) => shape.type.value === commands[pick(commands.length)]?.type,
  );
  const schema = COMMAND_FORMS[pick(2) === 0 ? legal : pick(COMMAND_FORMS.length)];
  const command = wellFormed(schema ?? {}, BASE_IDS, pick);
  const token = table.seats[pick(12) === 0 ? 1 - seat : seat]?.token;
  return post(`/api/games/${table.gameId}/commands`, token, submissionOf(command, view.seq));
}

function describe(request: Call): string {
  const { raw, ...rest } = request;
  const text = raw instanceof Uint8Array ? Buffer.from(raw).toString('latin1') : raw;
  return `seed ${SEED}: ${JSON.stringify({ ...rest, raw: typeof text === 'string' ? text.slice(0, 500) : undefined })}`;
}

async function checkProblem(response: Response, what: string): Promise<string> {
  expect(response.headers.get('content-type'), what).toBe('application/problem+json; charset=utf-8');
  const problem = await response.json();
  expect(problem, what).toMatchObject({
    type: expect.stringMatching(/^\/api-docs#/),
    title: expect.any(String),
    status: response.status,
    code: expect.any(String),
    detail: expect.any(String),
  });
  if (response.status === 422) expect(problem.rule, what).toEqual(expect.any(String));
  return problem.code;
}

test(
  `${REQUESTS} mutated requests (seed ${SEED}): never a 500, never a changed log`,
  { timeout: 300_000 },
  async () => {
    const pick = randomNumbers(SEED);
    const codes = new Map<string, number>();
    let made = 0;
    const newTable = () => TABLES[made++ % TABLES.length]?.() ?? seatedTable();
    let table = await newTable();
    let stand = await standOf(table.gameId);
    // Legal commands change only with the table; the test checks that a refused request changes nothing.
    let now = await whatNow(table);
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % 8 === 0) {
        // Three kinds of tables, and each long enough to come to something.
        if (!(await playOn(table, pick)) || n % AT_ONE_TABLE === AT_ONE_TABLE - 8) table = await newTable();
        stand = await standOf(table.gameId);
        now = await whatNow(table);
      }
      const tokens = [...table.seats.map(({ token }) => token), 'A'.repeat(22), '', undefined];
      const isWild = pick(2) === 0;
      const request = isWild
        ? wildCommand(table, now, pick)
        : mutate(validRequest(table, now, pick), pick, tokens);
      const response = await call(request).catch(refusedBeforehand);
      if (!response) continue;
      const what = describe(request);
      expect(response.status, what).toBeLessThan(500);
      const code = response.ok ? 'accepted' : await checkProblem(response, what);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      // A computer moves after the response.
      if (response.ok) await afterResponses();
      if (response.ok) [stand, now] = [await standOf(table.gameId), await whatNow(table)];
      else expect(await standOf(table.gameId), what).toEqual(stand);
      if (n % 200 === 0) await afterResponses();
    }
    console.log(Object.fromEntries([...codes].sort(([, a], [, b]) => b - a)));
    for (const code of [
      'malformed-json',
      'invalid-request',
      'token-missing',
      'token-wrong',
      'unknown-table',
      'stale-position',
    ]) {
      expect(codes.get(code), code).toBeGreaterThan(0);
    }
  },
);
