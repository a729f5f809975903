/**
 * An answer that anybody can get costs no more CPU than its points. The unit is measured in the same process: to
 * parse and write the description of the API takes about as long as the table page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import type { Contract } from '@/lib/platform/http/contract';
import { costOf } from '@/lib/platform/http/limits/costs';
import { packUrl } from '@/components/board/pack-url';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { packFor } from '@/lib/game/rulesets';
import { call } from '../support/api';
import { stopTime } from '../support/stop-time';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();

/** Times a unit that a point allows. Machines are busy, and the games here are short: only a kind is found. */
const MARGIN = 3;
const RUNS = 4;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The least CPU time of several runs, after the first, which compiles and fills caches. */
async function leastMs(run: () => Promise<unknown>): Promise<number> {
  await run();
  let least = Infinity;
  for (let n = 0; n < RUNS; n += 1) {
    const before = cpuMs();
    await run();
    least = Math.min(least, cpuMs() - before);
  }
  return least;
}

let gameId: string;
let unitMs: number;
beforeAll(async () => {
  ({ gameId } = await seatedTable());
  const text = JSON.stringify(openapiDocument());
  unitMs = await leastMs(async () => JSON.stringify(JSON.parse(text)));
});

const WORDS: Readonly<Record<string, string>> = { seq: '1', seat: '1', version: '2', n: '1' };

/** An address with the table, the pack and numbers in their places. */
const addressOf = (pattern: string) =>
  pattern
    .replace('/games/{id}', `/games/${gameId}`)
    .replace('/packs/{id}', '/packs/reconstruction')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => WORDS[name] ?? 'nothing');

const forAnybody = CONTRACTS.filter(
  ({ method, access, media }) =>
    method === 'GET' && ['anyone', 'anyone-or-seat'].includes(access) && media !== 'text/event-stream',
);
const named = (contracts: readonly Contract[]) => contracts.map((each) => [each.path, each] as const);

test.each(named(forAnybody))('%s costs what its points say', async (pattern) => {
  const at = addressOf(pattern);
  const points = (await leastMs(() => call({ path: at }))) / unitMs;
  expect([at, points]).toEqual([at, expect.toSatisfy((n: number) => n <= costOf(at) * MARGIN)]);
});

const shared = forAnybody.filter(({ isShared }) => isShared);

test.each(named(shared))('%s is made once, and not made again for a client that has it', async (pattern) => {
  const at = addressOf(pattern);
  const first = await call({ path: at });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const known = await leastMs(async () => expect((await call({ path: at, headers })).status).toBe(304));
  expect(known).toBeLessThan(unitMs);
  expect(await (await call({ path: at })).text()).toBe(await first.text());
});

const app = path.resolve(import.meta.dirname, '../../app');
/** Routes beside the API that need no proof to be read: each GET without a token, a person or a table. */
const routes = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .filter((file) => !/^(api|games|embed|circles|me)\/|\[token\]/.test(file))
  .filter((file) =>
    /export (async function|const) GET\b/.test(fs.readFileSync(path.join(app, file), 'utf8')),
  );

const isMadeOnce = (file: string) =>
  fs.readFileSync(path.join(app, file), 'utf8').includes('sharedDocument(');

const base = packFor('reconstruction', 2);
/** The parameters of each route that has some. */
const PARAMS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'api-docs/[file]/route.ts': ['client.ts', 'types.ts', 'explorer.js'].map((file) => ({ file })),
  'badge/[n]/route.ts': [{ n: '3' }],
  'icons/[name]/route.ts': [{ name: 'icon-512.png' }],
  'pack/[id]/route.ts': [{ id: packUrl(base).slice('/pack/'.length) }],
  'preview/[card]/[locale]/route.ts': [{ card: 'rules', locale: 'de' }],
  's/[hash]/route.ts': [{ hash: sheetOf(base).url.slice('/s/'.length) }],
  'verify/[file]/route.ts': [{ file: 'vectors.json' }],
};
const asked = routes.flatMap((file) => (PARAMS[file] ?? [{}]).map((params) => ({ file, params })));

/** The answer of a route to a visitor. */
async function ask(file: string, params: object, headers: Readonly<Record<string, string>> = {}) {
  const { GET } = await import(path.join(app, file));
  const request = new NextRequest('http://praga.test/', { headers });
  const here = {
    cookies: new Map(Object.entries({ theme: headers.theme ?? 'light' })),
    headers: request.headers,
  };
  const answer: unknown = await inRequest(here, () => GET(request, { params: Promise.resolve(params) }));
  if (!(answer instanceof Response)) throw new Error(`${file} answers nothing`);
  return answer;
}

const shownOf = ({ file, params }: (typeof asked)[number]) =>
  [file, Object.values(params).join(' ')] as const;

test.each(
  asked.filter(({ file }) => isMadeOnce(file)).map((each) => [...shownOf(each), each.params] as const),
)('%s %s is made once, with a tag', async (file, _name, params) => {
  const first = await ask(file, params);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
  expect((await ask(file, params, { 'if-none-match': tag })).status).toBe(304);
  expect(await leastMs(() => ask(file, params))).toBeLessThan(unitMs);
});

/** Equal for everybody, but not made by `sharedDocument`. */
const OTHERWISE: readonly string[] = [
  // Its date follows the clock.
  '.well-known/security.txt/route.ts',
  // Counted, with a tag and a length (app/preview/picture-answer.ts).
  'preview/[card]/[locale]/route.ts',
];

test('a route with an equal answer for everybody makes it once', async () => {
  stopTime();
  expect(routes.filter((file) => file.includes('[') && PARAMS[file] === undefined)).toEqual([]);
  const equal = [];
  for (const { file, params } of asked) {
    const [one, other] = [
      await ask(file, params, { 'accept-language': 'en', 'user-agent': 'one' }),
      await ask(file, params, { 'accept-language': 'en', 'user-agent': 'other', theme: 'dark' }),
    ];
    if (one.status === 200 && (await one.text()) === (await other.text())) equal.push(file);
  }
  expect(equal).toContain('manifest.webmanifest/route.ts');
  expect([...new Set(equal.filter((file) => !isMadeOnce(file)))].sort()).toEqual(OTHERWISE);
});
