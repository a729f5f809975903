/**
 * An answer that anybody can get costs no more CPU than its points. The unit is measured in the same process: to
 * parse and write the description of the API takes about as long as the table page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import type { Contract } from '@/lib/platform/http/contract';
import { costOf } from '@/lib/platform/http/limits/costs';
import { call } from '../support/api';
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
  .filter((file) => /(^|\/)route\.ts$/.test(file) && !/^(api|games|embed|circles|me)\//.test(file))
  .filter((file) => fs.readFileSync(path.join(app, file), 'utf8').includes('sharedDocument('));

const FILES: Readonly<Record<string, readonly string[]>> = {
  'api-docs/[file]/route.ts': ['client.ts', 'types.ts', 'explorer.js'],
  'icons/[name]/route.ts': ['icon-512.png'],
  'verify/[file]/route.ts': ['vectors.json'],
};

test.each(routes.flatMap((file) => (FILES[file] ?? ['']).map((name) => [file, name] as const)))(
  '%s %s is made once, with a tag',
  async (file, name) => {
    const { GET } = await import(path.join(app, file));
    const ask = async (headers = {}): Promise<Response> =>
      GET(new Request('http://praga.test/', { headers }), { params: Promise.resolve({ file: name, name }) });
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    expect((await ask({ 'if-none-match': tag })).status).toBe(304);
    expect(await leastMs(() => ask())).toBeLessThan(unitMs);
  },
);
