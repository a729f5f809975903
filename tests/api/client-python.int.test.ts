/** packages/client-python against the routes of this process, over a real connection. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { isFull } from '../support/full';
import { pythonFolder, WITH_PYTHON } from '../support/python-client';
import { Served } from '../support/served';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playOne, seatedTable } from '../support/tables';
import { guest, programOf } from '../support/world';

await useService();
vi.setConfig({ testTimeout: 60_000 });
const served = new Served();
const folder = WITH_PYTHON ? pythonFolder('empty.py', '') : '';
let origin = '';
beforeAll(async () => {
  origin = await served.start();
});
afterAll(async () => {
  await served.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

const HEAD = `import json, sys
from praga_client import Client, NotTheApi, Refused, Wait
origin, token, id = sys.argv[1:4]
def say(*values): print(json.dumps(values), flush=True)
client = Client(origin, token)
`;

/** Runs a program with the client; `heard` is called with each line that it says. */
async function run(program: string, args: readonly string[], heard?: (said: readonly unknown[]) => void) {
  const child = spawn('python3', ['-B', '-c', HEAD + program, origin, ...args], {
    cwd: folder,
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

describe.skipIf(!WITH_PYTHON)('the client in Python', () => {
  test('has a method for each operation, announces its waits and submits a command', async () => {
    const { args } = await anna();
    served.before.push(page(502), page(429, { 'retry-after': '1' }));
    const said = await run(
      `client = Client(origin, token, on_wait=lambda wait: say(wait.operation, round(wait.seconds), wait.tries, wait.status))
options = client.list_options(id)
say(options["seq"])
command = options["commands"][0]["command"]
say(len(client.try_steps(id, {"steps": [{"command": command}]})["steps"]))
say(len(client.try_steps(id, {"lines": [{}, {}]})["lines"]))
say(client.give(id, options["seq"], command)["seq"])
say(client.read_log(id, from_=2)["hasMore"], client.look_at_table(id)["me"])`,
      args,
    );
    const operation = 'GET /api/games/{id}/options';
    expect(said.slice(0, 2)).toEqual([
      [operation, expect.any(Number), 1, 502],
      [operation, 1, 2, 429],
    ]);
    expect(said.slice(2)).toEqual([[1], [1], [2], [2], [false, 0]]);
    expect(served.before).toEqual([]);
    expect(await db().gameLog.count({ where: { gameId: args[1] ?? '' } })).toBe(2);
  });

  test('raises at once instead of a long wait, and creates each thing once', async () => {
    const { args } = await anna();
    const before = served.asked;
    const refused = await run(
      `try: client.give(id, 1, {"type": "EndTurn"})
except Refused as refused: say(refused.status, refused.problem["seq"])`,
      args,
    );
    expect(refused).toEqual([[422, 1]]);
    const made = await run(
      `import praga_client
body = {"name": "Two", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
made = client.create_table(body, idempotency_key="a-key-of-this-program-1")
again = client.create_table(body, idempotency_key="a-key-of-this-program-1")
say(made["game"]["id"] == again["game"]["id"])`,
      args,
    );
    expect(made).toEqual([[true]]);
    served.before.push(page(502));
    const dropped = await run(
      `try: client.unsay_end(id)
except NotTheApi as page: say(page.status, page.text)`,
      args,
    );
    expect(dropped).toEqual([[502, '<h1>Not now</h1>']]);
    const busy = { status: 503, code: 'read-only', detail: 'Maintenance.' };
    served.before.push(Response.json(busy, { status: 503, headers: { 'retry-after': '2400' } }));
    const asleep = await run(
      `try: client.look_at_table(id)
except Refused as refused: say(refused.problem["code"], refused.retry_after)`,
      args,
    );
    expect(asleep).toEqual([['read-only', 2_400]]);
    expect(served.asked - before).toBe(5);
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
    const id = await guest('Anna');
    await setSeat(table.gameId, 0, { userId: id });
    const said = await run(
      `for table in client.tables():
    say(table["table"], table["waiting"])
    break`,
      [await programOf(id), table.gameId],
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
