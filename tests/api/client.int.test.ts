import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { Client, NotTheApi, Refused } from '../../packages/client/index';
import type { Command } from '../../packages/client/types';
import { call } from '../support/api';
import { useService } from '../support/service';
import { playOne, seatedTable } from '../support/tables';

await useService();

/** The service without a network between; what `broken` counts down does not get through. */
function serviceWith(broken = { before: 0, after: 0 }) {
  const sent: string[] = [];
  const ask: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(String(input));
    sent.push(String(body ?? ''));
    if (broken.before-- > 0) throw new TypeError('the network is away');
    const raw = typeof body === 'string' ? { raw: body } : {};
    const given = { ...headers } as Record<string, string>;
    const response = await call({ method, path: pathname + search, headers: given, ...raw });
    if (broken.after-- > 0) throw new TypeError('the answer was lost');
    return response;
  };
  return { ask, sent };
}

async function anna() {
  const table = await seatedTable(2, { emails: false });
  const { ask, sent } = serviceWith();
  const token = table.seats[0]?.token ?? '';
  const client = new Client({ origin: 'http://praga.test', token, fetch: ask });
  return { table, id: table.gameId, sent, client };
}

async function firstCommand(client: Client, id: string): Promise<Command> {
  const { commands } = await client.call('GET /api/games/{id}/options', { params: { id } });
  const [first] = commands;
  if (!first) throw new Error('nothing is legal');
  return first.command;
}

test('it reads, lists legal commands and submits one, all typed', async () => {
  const { client, id } = await anna();
  const accepted = await client.give(id, 1, await firstCommand(client, id));
  expect(accepted.seq).toBe(2);
  const { rows, hasMore } = await client.call('GET /api/games/{id}/log', {
    params: { id },
    query: { from: 2 },
  });
  expect([rows.length, hasMore]).toEqual([1, false]);
});

test('it tries several lines at once', async () => {
  const { client, id } = await anna();
  const steps = [{ command: await firstCommand(client, id) }];
  const [first, other, third] = await client.tryLines(id, [{ steps }, { seq: 99 }, {}]);
  expect([first, third]).toMatchObject([{ steps: [{ seat: 0 }] }, { steps: [] }]);
  expect(other).toMatchObject({ problem: { code: 'unknown-position' } });
});

test('a command whose answer was lost is sent again with its id, and applied once', async () => {
  const { client, id, sent, table } = await anna();
  const command = await firstCommand(client, id);
  const lost = serviceWith({ before: 1, after: 1 });
  const token = table.seats[0]?.token ?? '';
  const again = new Client({ origin: 'http://praga.test', token, fetch: lost.ask });
  expect((await again.give(id, 1, command)).seq).toBe(2);
  expect(lost.sent.length).toBe(3);
  expect(new Set(lost.sent).size).toBe(1);
  expect(sent.length).toBe(1);
});

test('a refusal is thrown with its problem, and not tried again', async () => {
  const { client, id, sent } = await anna();
  const refusal = await client.give(id, 1, { type: 'EndTurn' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ problem: { status: 422, seq: 1 } });
  expect(sent.length).toBe(1);
});

test('it receives changes, and continues after a broken stream', async () => {
  const { client, id, table } = await anna();
  const stop = new AbortController();
  const heard: string[] = [];
  for await (const version of client.changes(id, stop.signal)) {
    heard.push(version);
    if (heard.length === 2) stop.abort();
    else await playOne(table, () => 0);
  }
  expect(heard.map((version) => version.split('.')[0])).toEqual(['1', '2']);
});

test("a proxy's error page is a separate error; a creation is retried with the same key", async () => {
  const sent: (string | null)[] = [];
  const page: typeof fetch = async (_url, { headers } = {}) => {
    sent.push(new Headers(headers).get('idempotency-key'));
    return new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  };
  const client = new Client({ origin: 'http://praga.test', fetch: page, tries: 2 });
  const look = client.call('GET /api/games/{id}', { params: { id: 'abcdef' } });
  await expect(look).rejects.toMatchObject({ name: 'NotTheApi', status: 502 });
  await expect(look).rejects.toBeInstanceOf(NotTheApi);
  expect(sent).toEqual([null, null]);
  const make = client.call('POST /api/tables', { body: { name: 'Two', seats: [{}, {}] } });
  await expect(make).rejects.toBeInstanceOf(NotTheApi);
  expect(sent.slice(2)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), sent[2]]);
  const drop = client.call('DELETE /api/games/{id}/leave', { params: { id: 'abcdef' } });
  await expect(drop).rejects.toBeInstanceOf(NotTheApi);
  expect(sent.slice(4)).toEqual([null]);
  const own = { params: { id: 'abcdef' }, body: {}, idempotencyKey: 'a-key-of-the-program-1' };
  await expect(client.call('POST /api/games/{id}/sit', own)).rejects.toBeInstanceOf(NotTheApi);
  expect(sent.slice(5)).toEqual([own.idempotencyKey, own.idempotencyKey]);
});

test('a table is created once even if the answer was lost', async () => {
  const lost = serviceWith({ before: 0, after: 1 });
  const client = new Client({ origin: 'http://praga.test', fetch: lost.ask });
  const name = `Made once ${crypto.randomUUID().slice(0, 8)}`;
  const made = await client.call('POST /api/tables', {
    body: { name, seats: [{ name: 'Ann' }, { name: 'Bob' }] },
  });
  expect(lost.sent).toHaveLength(2);
  expect(await db().game.findMany({ where: { name }, select: { id: true } })).toEqual([{ id: made.game.id }]);
});

test('a list is read page by page', async () => {
  const pages = [['{"id":"a","cursor":"2-a"}', '{"id":"b","cursor":"1-b"}'], []];
  const asked: string[] = [];
  const list = async (input: unknown) => {
    asked.push(new URL(String(input)).search);
    return new Response((pages[asked.length - 1] ?? []).map((line) => `${line}\n`).join(''));
  };
  const client = new Client({ origin: 'http://praga.test', fetch: list as typeof fetch });
  const ids: string[] = [];
  for await (const { id } of client.games('GET /api/games', { players: 2 })) ids.push(id);
  expect([ids, asked]).toEqual([
    ['a', 'b'],
    ['?players=2', '?players=2&after=1-b'],
  ]);
});
