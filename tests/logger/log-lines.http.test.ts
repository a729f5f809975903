/**
 * The output of a server that receives nonsense: one JSON line for each thing, and none with the
 * input.
 */
import crypto from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampled } from '../support/full';
import { startOwnServer } from '../support/own-server';
import { wireTable } from '../support/wire';

// A server of its own, because what it writes to its log is read.
let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  server = await startOwnServer({ LOG_LEVEL: 'trace' });
}, 90_000);
afterAll(() => server.stop());

/** Every sent body has it, short as a password may be. The log never does. */
let canary = '';
beforeEach(() => {
  canary = `zq${crypto.randomBytes(5).toString('hex')}`;
});

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly route?: string;
  readonly status?: number;
}

/** Every line so far, all of them JSON. */
function lines(): Line[] {
  const texts = server.output().split('\n').filter(Boolean);
  const bad = texts.filter((text) => !isJson(text));
  expect(bad, 'lines that are no JSON').toEqual([]);
  return texts.map((text) => JSON.parse(text));
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const INFO = 30;
/** Next warns about unreadable input. */
const WARN = 40;

/** No line repeats what was sent, and none says that we have failed. */
function expectQuiet(from: number, most = INFO): void {
  const since = lines().slice(from);
  expect(server.output()).not.toContain(canary);
  expect(since.filter(({ level }) => level > most)).toEqual([]);
}

/** A body that breaks off is one line. */
const expectBrokenOff = (from: number) =>
  expect
    .poll(() =>
      lines()
        .slice(from)
        .map(({ level, msg }) => ({ level, msg })),
    )
    .toContainEqual({ level: INFO, msg: 'a body broke off' });

/** Begins to send a body and goes. */
function breakOff(path: string, headers: Readonly<Record<string, string>>, begun: string): Promise<void> {
  const head = Object.entries({ host: `127.0.0.1:${server.port}`, ...headers }).map((pair) =>
    pair.join(': '),
  );
  return new Promise((done, fail) => {
    const socket = net.connect(server.port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${begun}`, () => {
        // Its answer may come before, where nobody waits for the rest.
        setTimeout(() => socket.destroy(), 150);
      });
    });
    socket.on('error', fail);
    socket.on('close', () => done());
    socket.resume();
  });
}

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=edge';
const FORM = 'application/x-www-form-urlencoded';
const own = () => ({ origin: server.origin, 'sec-fetch-site': 'same-origin' });
const BROKEN: readonly (readonly [string, string, Record<string, string>])[] = [
  ['a command', '/api/games/bcdfghjkmnpq/commands', { 'content-type': JSON_TYPE }],
  ['a new table', '/api/tables', { 'content-type': JSON_TYPE }],
  ['a game brought in', '/api/imports', { 'content-type': JSON_TYPE }],
  ['the file of a game', '/import/file', { 'content-type': MULTIPART }],
  ['a form of a page', '/', { 'content-type': MULTIPART }],
  ['an action of a page', '/', { 'content-type': MULTIPART, 'next-action': 'a'.repeat(42) }],
  [
    'an action in plain text',
    '/',
    { 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a'.repeat(42) },
  ],
  ['a form in the address', '/lobby', { 'content-type': FORM }],
  ['the language', '/language', { 'content-type': FORM }],
  ['a sign-in', '/api/auth/signin/nobody', { 'content-type': FORM }],
  ['a sign-in in JSON', '/api/auth/signin/nobody', { 'content-type': JSON_TYPE }],
];

test.each(sampled(BROKEN, 3))(
  'a truncated body is logged at info, without the body: %s',
  async (_what, path, headers) => {
    // A server that has to load the route first may not have begun to read before the body breaks off.
    await (await fetch(server.origin + path)).body?.cancel();
    const from = lines().length;
    const begun = headers['content-type'] === MULTIPART ? formBegun() : `{"name":"${canary}`;
    await breakOff(path, { ...own(), ...headers, 'content-length': '5000' }, begun);
    await expectBrokenOff(from);
    // The server still answers, and whatever else it had to say has been said.
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200);
    expectQuiet(from);
  },
);

const formBegun = () =>
  `--edge\r\ncontent-disposition: form-data; name="name"\r\n\r\n${canary}\r\n--edge\r\ncontent-disp`;

test.each(sampled([JSON_TYPE, FORM], 1))('chunks that break off: %s', async (type) => {
  const from = lines().length;
  const text = `{"name":"${canary}`;
  const chunk = `${text.length.toString(16)}\r\n${text}\r\n`;
  const path = type === FORM ? '/language' : '/api/tables';
  await breakOff(path, { ...own(), 'content-type': type, 'transfer-encoding': 'chunked' }, chunk);
  await expectBrokenOff(from);
  expectQuiet(from);
});

const POSTS = [
  'signin',
  'signin/nobody',
  'callback/nobody',
  'callback/credentials',
  'signout',
  '_log',
  'session',
];

test.each(sampled(POSTS, 2))('next-auth is sent invalid JSON: %s', async (route) => {
  const from = lines().length;
  for (const body of [
    `{"email":"${canary}"`,
    `${canary}`,
    `["${canary}"]`,
    `"${canary}"`,
    `\ufeff{"${canary}":}`,
  ]) {
    const response = await fetch(`${server.origin}/api/auth/${route}`, {
      method: 'POST',
      headers: { ...own(), 'content-type': JSON_TYPE },
      body,
    });
    const { headers, status } = response;
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(await response.json()).toMatchObject({
      status: 400,
      code: expect.stringMatching(/^(malformed-json|invalid-request)$/),
    });
  }
  expectQuiet(from);
});

interface Odd {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const posted = (headers: Record<string, string>, body: string): Odd => ({
  path: '/',
  method: 'POST',
  headers,
  body,
});

/** Requests that make Next itself log. */
const odd = (): Record<string, Odd> => ({
  'an action that there is not': posted(
    { 'next-action': 'f'.repeat(42), 'content-type': 'text/plain' },
    `["${canary}"]`,
  ),
  'an action of no form': posted(
    { 'next-action': 'nonsense', 'content-type': 'text/plain' },
    `["${canary}"]`,
  ),
  'an action with a broken form': posted(
    { 'next-action': 'f'.repeat(42), 'content-type': MULTIPART },
    `--edge\r\n${canary}`,
  ),
  'a form without JavaScript, of no action': posted(
    { 'content-type': MULTIPART },
    `--edge\r\ncontent-disposition: form-data; name="$ACTION_ID_${canary}"\r\n\r\n${canary}\r\n--edge--\r\n`,
  ),
  'a form with a bound action that is none': posted(
    { 'content-type': MULTIPART },
    `--edge\r\ncontent-disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n` +
      `--edge\r\ncontent-disposition: form-data; name="$ACTION_1:0"\r\n\r\n{"id":"${canary}","bound":"$@1"}\r\n--edge--\r\n`,
  ),
  'a state of the router that is none': {
    path: '/lobby',
    headers: { rsc: '1', 'next-router-state-tree': canary },
  },
  'a state of the router that is JSON': {
    path: '/lobby',
    headers: { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify([canary, 7])) },
  },
  'a part of a page that is none': {
    path: '/lobby',
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${canary}` },
  },
  'an address that leads nowhere': { path: `/${canary}/${canary}` },
  'a picture of Next': { path: `/_next/image?url=%2F${canary}&w=64&q=75` },
  'a file of Next that there is not': { path: `/_next/static/chunks/${canary}.js` },
  'data of Next': { path: `/_next/data/${canary}/index.json` },
  'an address with zeros': { path: `/games/%00${canary}` },
  'two slashes': { path: `//${canary}/..` },
  'another host': posted({ 'x-forwarded-host': canary, 'content-type': FORM }, canary),
  'cookies that are none': { path: '/', headers: { cookie: `seat_${canary}=%E0%A4%A; theme=${canary}` } },
  'a language that is none': { path: `/?lang=${canary}`, headers: { 'accept-language': `${canary};q=x` } },
});

test.each(sampled(Object.keys(odd()), 5))(
  'what Next says to nonsense is a line of the log: %s',
  async (what) => {
    const from = lines().length;
    const { path = '/', method = 'GET', headers = {}, body } = odd()[what] ?? {};
    const response = await fetch(server.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...own(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    await response.text();
    expect(response.status, "nonsense is the sender's mistake").toBeLessThan(500);
    expectQuiet(from, WARN);
  },
);

test('each result that a browser computed differently is logged', async () => {
  const from = lines().length;
  const { id, tokens } = await wireTable(server.origin);
  const report = (body: unknown) =>
    fetch(`${server.origin}/games/${id}/live`, {
      method: 'POST',
      headers: { ...own(), 'content-type': JSON_TYPE, cookie: `seat_${id}=${tokens[1]}` },
      body: JSON.stringify(body),
    });
  const [predicted, decided] = ['a', 'b'].map((digit) => digit.repeat(64));
  const [one, two, old] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const both = [one, two].map((commandId, i) => ({ seq: 7 + i, commandId, predicted, decided }));
  expect((await report(both)).status).toBe(204);
  expect((await report({ seq: 9, commandId: old })).status).toBe(204);
  for (const wrong of [[], [{ seq: 9, commandId: canary }], [{ seq: 9, commandId: old, predicted: canary }]])
    expect((await report(wrong)).status).toBe(400);
  const told = lines()
    .slice(from)
    .filter(({ msg }) => msg === 'a step was predicted otherwise than decided');
  expect(told).toMatchObject([
    { level: 50, game: id, seat: 1, seq: 7, commandId: one, predicted, decided },
    { level: 50, game: id, seat: 1, seq: 8, commandId: two, predicted, decided },
    { level: 50, game: id, seat: 1, seq: 9, commandId: old },
  ]);
  expect(server.output()).not.toContain(canary);
});
