/** packages/client-python against the routes of this process, over a real line. */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { makeGuest } from '@/lib/features/people/guests';
import { db } from '@/lib/platform/db/db';
import { isFull } from '../support/full';
import { HAS_PYTHON } from '../support/python';
import { Served } from '../support/served';
import { useService } from '../support/service';
import { playOne, seatedTable, sitAs } from '../support/tables';

await useService();
vi.setConfig({ testTimeout: 60_000 });
const served = new Served();
let origin = '';
beforeAll(async () => {
  origin = await served.start();
});
afterAll(() => served.end());

const HEAD = `import json, sys
from praga_client import Client, NotTheApi, Refused
origin, token, id = sys.argv[1:4]
client = Client(origin, token)
def say(*values): print(json.dumps(values), flush=True)
`;

/** Runs a program with the client; `heard` is called with each line that it says. */
async function run(program: string, args: readonly string[], heard?: (said: readonly unknown[]) => void) {
  const child = spawn('python3', ['-B', '-c', HEAD + program, origin, ...args], {
    cwd: 'packages/client-python',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let faults = '';
  child.stderr.on('data', (data) => (faults += String(data)));
  const said: unknown[][] = [];
  let rest = '';
  for await (const data of child.stdout) {
    const lines = (rest + String(data)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const values: unknown[] = JSON.parse(line);
      said.push(values);
      heard?.(values);
    }
  }
  expect(faults).toBe('');
  return said;
}

const page = (status: number, more: Record<string, string> = {}) =>
  new Response('<h1>Not now</h1>', { status, headers: { 'content-type': 'text/html', ...more } });

async function anna() {
  const table = await seatedTable(2, { emails: false });
  return { table, args: [table.seats[0]?.token ?? '', table.gameId] };
}

describe.skipIf(!HAS_PYTHON)('the client in Python', () => {
  test('looks, waits as long as it is asked to, and gives a command once though its answer was lost', async () => {
    const { args } = await anna();
    served.before.push(page(502), page(429, { 'retry-after': '1' }));
    served.loses = '/commands';
    const begun = Date.now();
    const said = await run(
      `options = client.call("GET /api/games/{id}/options", params={"id": id})
say(options["seq"])
command = options["commands"][0]["command"]
say(client.give(id, options["seq"], command)["seq"])
say(client.call("GET /api/games/{id}/log", params={"id": id}, query={"from": 2})["hasMore"])`,
      args,
    );
    expect(said).toEqual([[1], [2], [false]]);
    expect(Date.now() - begun).toBeGreaterThan(1_000);
    expect([served.before, served.loses]).toEqual([[], '']);
    expect(await db().gameLog.count({ where: { gameId: args[1] ?? '' } })).toBe(2);
  });

  test('raises a refusal with its problem, and repeats nothing that might be done twice', async () => {
    const { args } = await anna();
    const asked = served.asked;
    const refused = await run(
      `try: client.give(id, 1, {"type": "EndTurn"})
except Refused as refused: say(refused.status, refused.problem["seq"])`,
      args,
    );
    expect(refused).toEqual([[422, 1]]);
    served.before.push(page(502));
    const made = await run(
      `try: client.call("POST /api/tables", body={"name": "Two", "seats": [{}, {}]})
except NotTheApi as page: say(page.status, page.text)`,
      args,
    );
    expect(made).toEqual([[502, '<h1>Not now</h1>']]);
    expect(served.asked - asked).toBe(2);
  });

  test.runIf(isFull)('receives changes, and continues after the service was killed', async () => {
    const { table, args } = await anna();
    const next = async () => {
      await served.die();
      await served.start();
      await playOne(table, () => 0);
    };
    const said = await run(
      `for n, version in enumerate(client.changes(id)):
    say(version.split(".")[0])
    if n == 1: break`,
      args,
      ([row]) => row === '1' && void next(),
    );
    expect(said).toEqual([['1'], ['2']]);
  });

  test('receives news of all tables of a person', async () => {
    const { table } = await anna();
    const { id } = await makeGuest({ name: 'Anna', locale: 'en' });
    await sitAs({ token: table.seats[0]?.token ?? '', userId: id });
    const token = (await makeAccessToken(id, { name: 'bot', scope: 'all', days: 7 })) ?? '';
    const said = await run(
      `for table in client.tables():
    say(table["table"], table["waiting"])
    break`,
      [token, table.gameId],
    );
    expect(said).toEqual([[table.gameId, true]]);
  });

  test('reads a list line by line and page after page', async () => {
    const lines = ['{"id":"a","cursor":"2-a"}\n{"id":"b","cursor":"1-b"}\n', ''];
    served.before.push(...lines.map((text) => new Response(text)));
    const said = await run(`for game in client.games("GET /api/games", players=2): say(game["id"])`, [
      '',
      '',
    ]);
    expect(said).toEqual([['a'], ['b']]);
    expect(served.before).toEqual([]);
  });
});
