/** Steps that are not answered lie in the browser's store, each page's for itself, and none is lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptSteps } from '@/components/live/kept-steps';
import { options } from '@/lib/game/engine/options';
import { begin, next, type LiveTable } from '@/lib/game/live/live-table';
import { viewOf } from '@/lib/game/live/stand';
import { FakeServer } from './fake-server';

const SEAT = 0;
const server = new FakeServer(0, SEAT);
const quiet = begin(SEAT, server.standOf(SEAT));
const [first] = options(server.pack, viewOf(quiet.confirmed, SEAT)).commands;

/** A table with one step that is not answered. */
function pending(commandId: string): LiveTable {
  if (!first) throw new Error('nothing to do');
  return next(server.pack, quiet, { type: 'step', commandId, command: first.command });
}

let store: Record<string, string>;
let held: Set<string>;

const locks = {
  async request(name: string, hold: () => Promise<unknown>): Promise<unknown> {
    held.add(name);
    return hold().finally(() => held.delete(name));
  },
  query: async () => ({ held: Array.from(held, (name) => ({ name })) }),
};

beforeEach(() => {
  vi.useFakeTimers();
  [store, held] = [{}, new Set()];
  const methods = {
    getItem: (name: string) => store[name] ?? null,
    setItem: (name: string, text: string) => (store[name] = text),
    removeItem: (name: string) => delete store[name],
  };
  const keys = {
    ownKeys: () => Object.keys(store),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('localStorage', new Proxy(methods, keys));
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageOf = (gameId = 'abc', seat = SEAT) => new KeptSteps(gameId, seat);

/** The browser lets go of its lock. */
async function close(page: KeptSteps): Promise<void> {
  page.end();
  await vi.advanceTimersByTimeAsync(1);
}

/** What a page finds, by the ids of its steps, page by page. */
async function found(page: KeptSteps): Promise<readonly (readonly string[])[]> {
  const names = await page.left();
  return names.map((name) => {
    const ids: string[] = [];
    page.hand(name, ({ steps }) => ids.push(...steps.map(({ commandId }) => commandId)));
    return ids;
  });
}

test('what a page has kept is for the next one, once', async () => {
  const page = pageOf();
  page.keep(pending('a'));
  await close(page);
  expect(await found(pageOf())).toEqual([['a']]);
  expect(await found(pageOf())).toEqual([]);
});

test('two pages keep their own, and one that has nothing to send leaves it to the other', async () => {
  const [one, two] = [pageOf(), pageOf()];
  one.keep(pending('a'));
  two.keep(quiet);
  expect(Object.keys(store)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  const three = pageOf();
  three.keep(pending('b'));
  expect(Object.keys(store)).toHaveLength(2);
  await close(one);
  await close(three);
  expect(await found(two)).toEqual([['b'], ['a']]);
});

test('a page that is open sends its own, until it is closed', async () => {
  const open = pageOf();
  open.keep(pending('a'));
  const other = pageOf();
  expect(await found(other)).toEqual([]);
  expect(Object.keys(store)).toHaveLength(1);
  await close(open);
  expect(await found(other)).toEqual([['a']]);
});

test('what is answered is forgotten, and other seats and tables are not touched', async () => {
  const others = [pageOf('abc', 1), pageOf('abcd', 0), pageOf('abc', 10)];
  for (const page of others) {
    page.keep(pending('other'));
    await close(page);
  }
  const page = pageOf();
  page.keep(pending('a'));
  expect(held.size).toBe(1);
  page.keep(quiet);
  await vi.advanceTimersByTimeAsync(1);
  expect(Object.keys(store)).toHaveLength(3);
  expect(held.size).toBe(0);
  expect(await found(pageOf())).toEqual([]);
});

test('what the version before has kept under one name is found', async () => {
  const page = pageOf();
  page.keep(pending('a'));
  await close(page);
  store = { 'live abc 0': Object.values(store)[0] ?? '' };
  expect(await found(pageOf())).toEqual([['a']]);
});

test('where pages know nothing of each other, and where nothing is kept, it goes on', async () => {
  vi.stubGlobal('navigator', {});
  const page = pageOf();
  page.keep(pending('a'));
  expect(await found(pageOf())).toEqual([['a']]);
  vi.stubGlobal('localStorage', undefined);
  page.keep(pending('a'));
  expect(await found(page)).toEqual([]);
  const takeUp = vi.fn();
  page.hand('live abc 0', takeUp);
  expect(takeUp).not.toHaveBeenCalled();
});

test('what is handed over lies there until it is taken up', async () => {
  const page = pageOf();
  page.keep(pending('a'));
  await close(page);
  const next = pageOf();
  const [name = ''] = await next.left();
  let lying: string | null = null;
  next.hand(name, () => (lying = localStorage.getItem(name)));
  expect(lying).toContain('"a"');
  expect(localStorage.getItem(name)).toBeNull();
});
