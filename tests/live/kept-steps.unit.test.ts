/** Steps that are not answered lie in the browser's store, each page's for itself, and none is lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptSteps } from '@/components/live/kept-steps';
import { options } from '@/lib/game/engine/options';
import { seqOf, viewOf } from '@/lib/game/live/live-snapshot';
import { createLiveTable, reduceLiveTable, type LiveTable } from '@/lib/game/live/live-table';
import { FakeServer } from './fake-server';

const SEAT = 0;
const server = new FakeServer(0, SEAT);
const quiet = createLiveTable(SEAT, server.standOf(SEAT));
const [first] = options(server.pack, viewOf(quiet.confirmed, SEAT)).commands;

/** A table with one step that is not answered. */
function pending(commandId: string): LiveTable {
  if (!first) throw new Error('nothing to do');
  return reduceLiveTable(server.pack, quiet, { type: 'step', commandId, command: first.command });
}

let store: Record<string, string>;
/** By name, when all who have asked for the lock have let go of it. */
let locked: Map<string, Promise<unknown>>;
let heard: EventTarget;
const over = new AbortController();

type Hold = (lock: object | null) => unknown;
type How = { readonly signal: AbortSignal } | { readonly ifAvailable: true };

const locks = {
  /** A request waits until the earlier ones have released the lock, or does not want to wait. */
  request(name: string, ...rest: readonly [Hold] | readonly [How, Hold]) {
    const hold = rest.at(-1) as Hold;
    const before = locked.get(name);
    if (before && 'ifAvailable' in rest[0]) return Promise.resolve(hold(null));
    const held = (before ?? Promise.resolve()).then(() => hold({}));
    const over = held.catch(() => undefined);
    locked.set(name, over);
    void over.then(() => locked.get(name) === over && locked.delete(name));
    return held;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  [store, locked, heard] = [{}, new Map(), new EventTarget()];
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
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
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

/** A page is closed before its step `a` was answered. */
async function leaveStep(): Promise<void> {
  const page = pageOf();
  page.keep(pending('a'));
  await close(page);
}

/** A reloaded page has asked for its own meanwhile. */
const waitForOthers = () => vi.advanceTimersByTimeAsync(15_000);

/** The steps that a page finds, by their ids, page by page; more are added as pages are closed. */
async function found(page: KeptSteps): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  page.takeUp(({ steps }) => pages.push(steps.map(({ commandId }) => commandId)), over.signal);
  await vi.advanceTimersByTimeAsync(1);
  return pages;
}

/** Steps kept while another page is open: the browser notifies that page. */
function keepAndTell(page: KeptSteps, table: LiveTable): void {
  page.keep(table);
  for (const [key, newValue] of Object.entries(store))
    heard.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

test('the steps of a closed page go to the next one, once', async () => {
  await leaveStep();
  expect(await found(pageOf())).toEqual([['a']]);
  expect(await found(pageOf())).toEqual([]);
});

test('a tab knows the newest row that it has seen, also after a page that shows less', () => {
  const tab = new Map<string, string>();
  const session = { getItem: (name: string) => tab.get(name) ?? null, setItem: tab.set.bind(tab) };
  vi.stubGlobal('sessionStorage', session);
  const newest = seqOf(quiet.confirmed);
  expect(pageOf().newestRow()).toBe(0);
  pageOf().keep(quiet);
  const { position } = quiet.confirmed;
  const older = { ...position, state: { ...position.state, seq: newest - 1 } };
  pageOf().keep({ ...quiet, confirmed: { ...quiet.confirmed, position: older } });
  expect(pageOf().newestRow()).toBe(newest);
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

test('a page that is open sends its own, and the others have them some time after it is closed', async () => {
  const open = pageOf();
  open.keep(pending('a'));
  const pages = await found(pageOf());
  expect(pages).toEqual([]);
  expect(Object.keys(store)).toHaveLength(1);
  await close(open);
  expect(pages).toEqual([]);
  await waitForOthers();
  expect(pages).toEqual([['a']]);
  expect(store).toEqual({});
});

test('a slowly reloaded page gets its own steps back, though others are open', async () => {
  const [open, other] = [pageOf(), pageOf()];
  const others = await found(other);
  keepAndTell(open, pending('a'));
  await vi.advanceTimersByTimeAsync(1);
  await close(open);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await found(pageOf())).toEqual([['a']]);
  await waitForOthers();
  expect(others).toEqual([]);
});

test('a reloaded page gets its own steps at once, though another page has just got their lock', async () => {
  const tab: Record<string, string> = {};
  const getItem = (name: string) => tab[name] ?? null;
  vi.stubGlobal('sessionStorage', { getItem, setItem: (name: string, text: string) => (tab[name] = text) });
  const open = pageOf();
  open.keep(pending('a'));
  const [name = ''] = Object.keys(store);
  await close(open);
  locked.set(name, new Promise(() => {}));
  const taken: string[] = [];
  pageOf().takeUp(({ steps }) => taken.push(...steps.map(({ commandId }) => commandId)), over.signal);
  // Before its player can make another step.
  expect(taken).toEqual(['a']);
});

test('a page that is left while it takes steps over leaves them to the next one', async () => {
  await leaveStep();
  const left = new AbortController();
  pageOf().takeUp(() => left.abort(), left.signal);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found(pageOf())).toEqual([['a']]);
});

test('an open page keeps its steps; the other pages get them once it is closed', async () => {
  const [open, other] = [pageOf(), pageOf()];
  const pages = await found(other);
  keepAndTell(open, pending('a'));
  await vi.advanceTimersByTimeAsync(1);
  // It is answered, and the next step is made before the others have seen that.
  open.keep(quiet);
  keepAndTell(open, pending('b'));
  await vi.advanceTimersByTimeAsync(1);
  expect(pages).toEqual([]);
  await close(open);
  await waitForOthers();
  expect(pages).toEqual([['b']]);
});

test('answered steps are deleted, and other seats and tables are not touched', async () => {
  const others = [pageOf('abc', 1), pageOf('abcd', 0), pageOf('abc', 10)];
  for (const page of others) {
    page.keep(pending('other'));
    await close(page);
  }
  const page = pageOf();
  page.keep(pending('a'));
  const waiting = [...locked.values()].at(-1);
  page.keep(quiet);
  // Nobody holds it now.
  await waiting;
  expect(Object.keys(store)).toHaveLength(3);
  expect(await found(pageOf())).toEqual([]);
});

test('steps that the previous version stored under one key are found', async () => {
  await leaveStep();
  store = { 'live abc 0': Object.values(store)[0] ?? '' };
  expect(await found(pageOf())).toEqual([['a']]);
});

test('where pages know nothing of each other, and where nothing is kept, it continues', async () => {
  vi.stubGlobal('navigator', {});
  const page = pageOf();
  page.keep(pending('a'));
  expect(await found(pageOf())).toEqual([['a']]);
  vi.stubGlobal('localStorage', undefined);
  page.keep(pending('a'));
  expect(await found(page)).toEqual([]);
});

test('steps that are handed over stay stored until they are taken', async () => {
  await leaveStep();
  const lying: string[] = [];
  pageOf().takeUp(() => lying.push(...Object.values(store)), over.signal);
  await vi.advanceTimersByTimeAsync(1);
  expect(lying).toEqual([expect.stringContaining('"a"')]);
  expect(store).toEqual({});
});

test('steps stay stored while the service is asked, even if that page is closed', async () => {
  await leaveStep();
  pageOf().takeUp(() => new Promise(() => {}), over.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Object.values(store)).toEqual([expect.stringContaining('"a"')]);
});
