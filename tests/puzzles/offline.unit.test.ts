/**
 * public/sw-offline.js as a browser runs it: the pages it keeps, answers without a network, and does not
 * touch.
 */
import fs from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';

const ORIGIN = 'https://praga.test';
const SCRIPT = '/_next/static/chunks/a.js';
const LATER = '/_next/static/chunks/b.js';

type Answer = { readonly ok: boolean; readonly text: string };
type Stored = Map<string, unknown>;
let listeners: Map<string, (event: object) => void>;
let stores: Map<string, Stored>;
let site: Map<string, string>;
let asked: { readonly address: string; readonly credentials?: string }[];
let isOnline: boolean;

const answerOf = (text: string, ok = true) => ({
  ok,
  status: ok ? 200 : 404,
  text: async () => text,
  clone: () => answerOf(text, ok),
});

beforeEach(() => {
  [listeners, stores, asked, isOnline] = [new Map(), new Map(), [], true];
  site = new Map([
    ['/puzzles?kept&lang=de', `<script src="${SCRIPT}"></script>`],
    ['/puzzles/7?kept&lang=de', 'seven'],
    ['/offline?kept&lang=de', 'offline'],
    ['/api/puzzles/7', '{}'],
    [SCRIPT, 'import("static/chunks/b.js")'],
    [LATER, 'more'],
  ]);
  const cacheOf = (store: Stored) => ({
    match: async (key: string) => store.get(key),
    put: async (key: string, value: unknown) => void store.set(key, value),
  });
  const caches = {
    open: async (name: string) => {
      if (!stores.has(name)) stores.set(name, new Map());
      return cacheOf(stores.get(name) as Stored);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => [...stores.values()].find((store) => store.has(key))?.get(key),
  };
  const fetch = async (request: string | { url: string }, init?: { credentials: string }) => {
    const address = typeof request === 'string' ? request : request.url.slice(ORIGIN.length);
    asked.push({ address, ...init });
    if (!isOnline) throw new Error('no network');
    const text = site.get(address);
    return answerOf(text ?? '', text !== undefined);
  };
  const self = {
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}/puzzles` },
    skipWaiting() {},
    clients: { claim: async () => {} },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  class Response {
    static error = () => answerOf('error', false);
  }
  vm.runInNewContext(fs.readFileSync('public/sw-offline.js', 'utf8'), { self, URL, caches, fetch, Response });
});

const KEEP = {
  type: 'keep',
  version: '2026-11-22 de',
  lang: 'de',
  pages: ['/offline', '/puzzles', '/puzzles/7'],
  files: ['/api/puzzles/7'],
};

async function send(type: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners.get(type)?.({ ports: [], ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

/** The answer to a request of a page; undefined where it is left to the browser. */
async function given(path: string, mode = 'cors', method = 'GET'): Promise<Answer | undefined> {
  let answer: Promise<{ ok: boolean; text: () => Promise<string> }> | undefined;
  const request = { url: ORIGIN + path, mode, method };
  listeners.get('fetch')?.({ request, respondWith: (value: typeof answer) => (answer = value) });
  const found = await answer;
  return found && { ok: found.ok, text: await found.text() };
}

test('pages are kept as anybody sees them, with all scripts that are named in them and in each other', async () => {
  await send('message', { data: KEEP });
  const [store] = [...stores.values()];
  expect([...(store?.keys() ?? [])]).toEqual([...KEEP.pages, ...KEEP.files, SCRIPT, LATER, '/puzzles/whole']);
  expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true);
  asked = [];
  await send('message', { data: KEEP });
  expect(asked).toEqual([]);
});

test('another version takes the place of the older one, once it is whole', async () => {
  await send('message', { data: KEEP });
  const next = { ...KEEP, version: '2026-11-23 de', files: ['/api/puzzles/404'] };
  await expect(send('message', { data: next })).rejects.toThrow();
  expect(stores.size).toBe(2);
  await send('message', { data: { ...next, files: [] } });
  expect([...stores.keys()]).toEqual(['puzzles 3 2026-11-23 de']);
});

test('without a network a cached page is shown, or else the page that lists the cached ones', async () => {
  await send('message', { data: KEEP });
  isOnline = false;
  expect(await given('/puzzles/7', 'navigate')).toEqual({ ok: true, text: 'seven' });
  expect(await given('/puzzles?theme=crane', 'navigate')).toMatchObject({ ok: true });
  expect(await given('/puzzles/8', 'navigate')).toEqual({ ok: true, text: 'offline' });
  expect(await given('/api/puzzles/7')).toEqual({ ok: true, text: '{}' });
  expect(await given('/api/puzzles/8')).toMatchObject({ ok: false });
  expect(await given(LATER)).toEqual({ ok: true, text: 'more' });
});

test('with a network pages and puzzles are fetched again', async () => {
  await send('message', { data: KEEP });
  site.set('/puzzles/7', 'newer').set('/api/puzzles/7', '[]');
  expect(await given('/puzzles/7', 'navigate')).toEqual({ ok: true, text: 'newer' });
  expect(await given('/api/puzzles/7')).toEqual({ ok: true, text: '[]' });
});

test.each(['/api/games/abc', '/api/me/tables', '/games/abc/live'])(
  'nothing is given or kept of %s',
  async (path) => {
    await send('message', { data: KEEP });
    expect(await given(path)).toBeUndefined();
    expect([...stores.values()].some((store) => store.has(path))).toBe(false);
  },
);

test('posted requests are not intercepted', async () => {
  expect(await given('/api/puzzles/7', 'cors', 'POST')).toBeUndefined();
});

test('the puzzle of the day and ten others are kept, others the next day', async () => {
  const on = (day: string) => puzzlesToKeep(new Date(`${day}T12:00:00Z`));
  const [today, tomorrow] = [await on('2026-11-25'), await on('2026-11-26')];
  expect(new Set(today.ids).size).toBe(11);
  expect(today.day).toBe('2026-11-25');
  expect(tomorrow.ids.slice(1)).not.toEqual(today.ids.slice(1));
});
