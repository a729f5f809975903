/** Requests take of their limits what they cost, and few expensive ones of an address run at once. */
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { costOf, EXPENSIVE } from '@/lib/platform/http/limits/costs';
import {
  MAX_AT_ONCE,
  MAX_IN_LINE,
  takeExpensivePlace,
  waitForExpensivePlace,
} from '@/lib/platform/http/limits/expensive';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { currentRequest } from '@/lib/platform/request-label';
import { proxy } from '@/proxy';
import { ofEachKind } from '../support/full';

/** Every page, route and look of the API that costs more than one: the author of a new one decides. */
const COSTLY: Readonly<Record<string, number>> = {
  '/games/ID/log': 12,
  '/games/ID/figures': 9,
  '/games/ID/at/ID': 4,
  '/games/ID/at/ID/picture': 4,
  '/games/ID/at/replay': 4,
  '/games/ID/archive.html': 4,
  '/games/ID/compare': 3,
  '/games/ID/try': 4,
  '/games/ID/try/ID/ID': 4,
  '/games/ID/review/ID/ID': 4,
  '/games/ID/review/ID/again': 4,
  '/games/ID/review/ID/film': 4,
  '/embed/ID': 4,
  '/puzzles/ID': 4,
  '/puzzles/today': 4,
  '/puzzles/ID/best/ID': 4,
  '/api/games/ID/export': 4,
  '/api/games/ID/figures': 4,
  '/api/games/ID/at/ID': 3,
  '/api/games/ID/positions/ID': 3,
  '/api/games/ID/compare': 3,
  '/api/games/ID/log': 3,
  '/api/games/ID/recap': 3,
  '/api/games/ID/sandbox': 3,
  '/api/games/ID/try': 3,
  '/api/games/ID/review': 3,
  '/api/puzzles/ID': 4,
  '/api/imports': 4,
  '/api/games': 4,
  '/api/me/games': 4,
};

function addresses(): readonly string[] {
  const files = fs.readdirSync('app', { recursive: true, encoding: 'utf8' });
  const ours = files.filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.startsWith('api/'));
  const pages = ours.map((file) =>
    `/${file}`.replace(/\/(page\.tsx|route\.ts)$/, '').replaceAll(/\/\(\w+\)/g, ''),
  );
  const paths: string[] = CONTRACTS.map(({ path }) => path);
  return [...new Set([...pages, ...paths].map((path) => path.replaceAll(/\[[^\]]+\]|\{[^}]+\}/g, 'ID')))];
}

test('each address costs what the table says, and nothing else costs more than one', () => {
  const found = addresses().map((path) => [path, costOf(path)] as const);
  expect(found.length).toBeGreaterThan(150);
  expect(Object.fromEntries(found.filter(([, points]) => points > 1))).toEqual(COSTLY);
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
let last = 0;
/** Nobody has asked from there yet. */
const somewhere = () => `198.51.100.${(last += 1)}`;

describe('a bucket is emptied by the cost of its requests', () => {
  const PAGES = Object.keys(COSTLY).filter(
    (path) => !path.startsWith('/api/') && !/archive|embed/.test(path),
  );
  const byCost = (name: string, paths: readonly string[]) =>
    ofEachKind(name, paths, { key: (path) => path, kinds: (path) => [String(COSTLY[path])] }).rows;
  test.each(byCost('costly pages', PAGES))('%s', async (path) => {
    const address = somewhere();
    const ask = async () => (await proxy(new Request(`http://praga.test${path}`, from(address)))).status;
    const most = Math.floor(LIMITS.page.most / (COSTLY[path] ?? NaN));
    for (let n = 0; n < most; n += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });

  const LOOKS = CONTRACTS.filter(({ method, limit }) => method === 'GET' && limit === undefined)
    .map(({ path }) => path.replaceAll(/\{[^}]+\}/g, 'ID'))
    .filter((path) => path in COSTLY);
  test.each(byCost('costly looks', LOOKS))('%s', async (path) => {
    const address = somewhere();
    const ask = () => refuseTooMany('read', new Request(`http://praga.test${path}`, from(address)));
    const most = Math.floor(LIMITS.read.most / (COSTLY[path] ?? NaN));
    for (let n = 0; n < most; n += 1) expect(await ask()).toBeUndefined();
    expect(await ask()).toMatchObject({ kind: 'too-many' });
  });
});

describe('places of one address', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const leave = (place: Awaited<ReturnType<typeof takeExpensivePlace>>) => {
    if (typeof place !== 'function') throw new Error('refused');
    place();
  };
  /** Whether it has a place by now, or why it has none. */
  function entering(who: string) {
    const found: { place?: Awaited<ReturnType<typeof takeExpensivePlace>> } = {};
    void takeExpensivePlace(who).then((place) => (found.place = place));
    return found;
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('two run at once, the next waits until one has gone and rested', async () => {
    const who = somewhere();
    const all = Array.from({ length: MAX_AT_ONCE + 1 }, () => entering(who));
    const other = entering(somewhere());
    await pass(100);
    expect(all.map(({ place }) => typeof place)).toEqual(['function', 'function', 'undefined']);
    expect(typeof other.place).toBe('function');
    leave(all[0]?.place ?? (() => {}));
    leave(all[0]?.place ?? (() => {}));
    await pass(299);
    expect(all[2]?.place).toBeUndefined();
    await pass(1);
    expect(typeof all[2]?.place).toBe('function');
  });

  test('a long one rests for a second at most', async () => {
    const who = somewhere();
    const [first, , third] = [entering(who), entering(who), entering(who)];
    await pass(3_000);
    leave(first?.place ?? (() => {}));
    await pass(999);
    expect(third?.place).toBeUndefined();
    await pass(1);
    expect(typeof third?.place).toBe('function');
  });

  test('a line that is full, and a wait that is too long, are refused with a time', async () => {
    const who = somewhere();
    const all = Array.from({ length: MAX_AT_ONCE + MAX_IN_LINE + 1 }, () => entering(who));
    await pass(0);
    const refusal = { kind: 'too-many', whom: 'network', retryAfterS: 5 };
    expect(all.at(-1)?.place).toEqual(refusal);
    await pass(4_999);
    expect(all.slice(MAX_AT_ONCE, -1).every(({ place }) => place === undefined)).toBe(true);
    await pass(1);
    expect(all.slice(MAX_AT_ONCE).map(({ place }) => place)).toEqual(
      Array.from({ length: MAX_IN_LINE + 1 }, () => refusal),
    );
    // Those that gave up take no place from who comes later.
    const later = entering(who);
    leave(all[0]?.place ?? (() => {}));
    await pass(1_000);
    expect(typeof later.place).toBe('function');
  });

  test('a request that is asked twice takes one place, and leaves it with its answer', async () => {
    const who = somewhere();
    const ends: (() => void)[] = [];
    const ask = (times: number) =>
      currentRequest().run({ requestId: 'test', onEnd: (then) => void ends.push(then) }, async () => {
        for (let n = 0; n < times; n += 1) await waitForExpensivePlace(who);
        return true;
      });
    expect(await Promise.all([ask(2), ask(2)])).toEqual([true, true]);
    expect(ends).toHaveLength(2);
    let isThrough = false;
    void ask(1).then(() => (isThrough = true));
    await pass(100);
    expect(isThrough).toBe(false);
    ends[0]?.();
    await pass(300);
    expect(isThrough).toBe(true);
  });
});

test('cheap work never waits', async () => {
  expect(costOf('/games/ID')).toBeLessThan(EXPENSIVE);
  expect(costOf('/')).toBeLessThan(EXPENSIVE);
});
