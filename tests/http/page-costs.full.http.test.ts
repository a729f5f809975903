/**
 * A page that anybody can get costs no more CPU than its points, in units of a table page (limits/costs.ts). Only in
 * the long form: other tests share the service, and its CPU time is known to 10 ms only.
 */
import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { costOf } from '@/lib/platform/http/limits/costs';
import { ALL_PAGES } from '../e2e/support/all-pages';
import type { World } from '../e2e/support/visits';
import { goldenDocument } from '../support/documents';
import { valueOf } from '../support/outcomes';

const origin = process.env.SERVICE_URL ?? '';
const stat = `/proc/${process.env.SERVICE_PID ?? ''}/stat`;
/** Times a unit that a point allows: only a kind is found. */
const MARGIN = 3;
const [BATCHES, REQUESTS] = [3, 4];
const TICK_MS = 10;

let game: string;
let unitMs: number;
beforeAll(async () => {
  game = valueOf(await importGame(goldenDocument('2-players-base'), 'finished')).gameId;
  unitMs = await leastMs(`/games/${game}`);
});

/** CPU time of the service and all its threads. */
function cpuMs(): number {
  const [user = '', system = ''] =
    fs.readFileSync(stat, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}

let asked = 0;
/** Each request is of another address, so none is refused. */
async function get(at: string): Promise<void> {
  asked += 1;
  const headers = { 'x-forwarded-for': `203.0.${asked >> 8}.${asked & 255}`, 'accept-language': 'en' };
  const answer = await fetch(origin + at, { headers, redirect: 'manual' });
  expect([at, answer.status]).toEqual([at, expect.toSatisfy((n: number) => n < 429)]);
  await answer.arrayBuffer();
}

/** The least CPU time of a request, after the first, which compiles and fills caches. */
async function leastMs(at: string): Promise<number> {
  await get(at);
  let least = Infinity;
  for (let n = 0; n < BATCHES; n += 1) {
    const before = cpuMs();
    for (let k = 0; k < REQUESTS; k += 1) await get(at);
    least = Math.min(least, (cpuMs() - before) / REQUESTS);
  }
  return least;
}

/** Addresses without a proof, with a finished game in their places; nothing for those that need more. */
function anonymous(): readonly string[] {
  const world = { middle: 'GAME', over: 'GAME', hosted: 'GAME', waiting: 'GAME' };
  const addresses = Object.values(ALL_PAGES).flatMap((visits) => (typeof visits === 'string' ? [] : visits));
  const found = addresses.flatMap(({ at, asMember }) => {
    try {
      return asMember ? [] : [at(world as World)];
    } catch {
      return [];
    }
  });
  return [...new Set([...found, '/rules', '/puzzles/1'])];
}

test.runIf(fs.existsSync(stat)).each(anonymous())('%s costs what its points say', async (page) => {
  const at = page.replace('GAME', game);
  const { pathname } = new URL(at, origin);
  const points = (await leastMs(at)) / unitMs;
  console.info(
    `${points.toFixed(1)} of ${costOf(pathname)} points (${(points * unitMs).toFixed(0)} ms): ${page}`,
  );
  expect(points).toBeLessThanOrEqual(costOf(pathname) * MARGIN);
});
