/** Every client of ours reads `Retry-After` alike: seconds or a date, within bounds, spread out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchTable } from '@/components/live/watch-table';
import { retryAfterMs, retryWait } from '@/lib/platform/retry-after';
import { bundleFollow } from '@/scripts/lib/archive-bundle';
import { Client, Refused, type Wait } from '../../packages/client/index';
import { RETRY_NOW as NOW, RETRY_VALUES as VALUES } from './retry-values';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(VALUES)('%j', async (text, ms) => {
  expect(retryAfterMs(text, NOW)).toBe(ms);
});

const answer = (time: string | null, more: Readonly<Record<string, string>> = {}) =>
  new Headers({ ...(time === null ? {} : { 'retry-after': time }), ...more });

test('a page waits at least a second and at most five minutes, and pages come back spread out', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(VALUES.map(([text]) => retryWait(answer(text)))).toEqual(
    VALUES.map(([, ms]) => Math.max(1_000, ms ?? 5_000)),
  );
  expect(retryWait(answer('2678400'))).toBe(300_000);
  expect(retryWait(undefined)).toBe(5_000);
  random.mockReturnValue(1);
  expect(retryWait(answer('10'))).toBe(12_000);
});

test('a reader whose clock is wrong waits by the clock of the server', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const told = { date: 'Tue, 01 Jan 2030 09:00:00 GMT' };
  expect(retryWait(answer('Tue, 01 Jan 2030 09:00:20 GMT', told))).toBe(20_000);
});

test.each(VALUES)('the package for programs waits for %j too', async (text, ms = 0) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const ask = vi.fn(async () =>
    ask.mock.calls.length > 1
      ? Response.json({ done: true })
      : new Response('<h1>Busy</h1>', { status: 503, headers: answer(text) }),
  );
  const done = new Client({ origin: 'http://praga.test', fetch: ask }).call('GET /api/health');
  const wait = Math.max(ms, 250);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toEqual({ done: true });
});

test('the package says each wait before it begins, and how long it would have to wait at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const refusal = { status: 503, code: 'read-only', detail: 'Maintenance.', retryAfter: 2_400 };
  const ask = async () => Response.json(refusal, { status: 503, headers: answer('2400') });
  const waits: Wait[] = [];
  const options = {
    ...{ origin: 'http://praga.test', fetch: ask, tries: 2 },
    onWait: (wait: Wait) => void waits.push(wait),
  };
  const refused = await new Client(options).call('GET /api/health').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ problem: { code: 'read-only' }, retryAfterMs: 2_400_000 });
  expect(waits).toEqual([]);
  const patient = new Client({ ...options, longestWaitMs: 3_000_000 }).call('GET /api/health');
  patient.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2_400_000);
  await expect(patient).rejects.toThrow(Refused);
  expect(waits).toEqual([{ operation: 'GET /api/health', ms: 2_400_000, tries: 1, status: 503 }]);
});

test('the package waits no longer than its longest wait before it opens a stream again, and says so', async () => {
  const ask = vi.fn(async () => new Response('retry: 900000\nid: 7\ndata: 7\n\n'));
  const waits: Wait[] = [];
  const options = { origin: 'http://praga.test', fetch: ask, longestWaitMs: 60_000 };
  const stop = new AbortController();
  const changes = new Client({ ...options, onWait: (wait) => void waits.push(wait) }).changes(
    'abc',
    stop.signal,
  );
  expect((await changes.next()).value).toBe('7');
  const next = changes.next();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([(await next).value, ask.mock.calls.length]).toEqual(['7', 2]);
  expect(waits).toEqual([{ operation: 'GET /api/games/{id}/stream', tries: 1, ms: 60_000 }]);
  stop.abort();
});

test('the package waits no longer than its longest wait where no time was named', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const waits: number[] = [];
  const ask = async () => new Response('', { status: 503 });
  const options = { origin: 'http://praga.test', fetch: ask, tries: 4, longestWaitMs: 300 };
  const asked = new Client({ ...options, onWait: ({ ms }) => void waits.push(ms) }).call('GET /api/health');
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(asked).rejects.toThrow();
  expect(waits).toEqual([300, 300, 300]);
});

test('a page that polls asks no sooner than it was told', async () => {
  const target = new EventTarget();
  vi.stubGlobal('document', Object.assign(target, { hidden: false }));
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  const ask = vi.fn(async () => new Response('', { status: 429, headers: answer('40') }));
  vi.stubGlobal('fetch', ask);
  const stream = { close: () => undefined, readyState: 2 };
  const stop = watchTable({ open: () => stream, askUrl: '/version', onVersion: () => undefined });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

class Stream {
  static open: Stream[] = [];
  static readonly CLOSED = 2;
  onmessage?: (event: { readonly data: string }) => void;
  onerror?: () => void;
  readyState = 1;
  constructor() {
    Stream.open.push(this);
  }
}

test('an embedded table asks again until it shows the newest version, with growing waits', async () => {
  Stream.open = [];
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const shown: string[] = [];
  const answers = [429, 0, 503, 200];
  const ask = vi.fn(async () => {
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('network');
    return new Response('page', { status, headers: answer(status === 503 ? '40' : null) });
  });
  const currentScript = { dataset: { game: 'abc', version: '1' } };
  const page = { currentScript, querySelector: () => ({ replaceWith: () => shown.push('new') }) };
  const globals = {
    ...{ fetch: ask, EventSource: Stream, location: { href: '/embed/abc' }, document: page },
    DOMParser: class {
      parseFromString = () => page;
    },
  };
  vi.useRealTimers();
  const script = await bundleFollow();
  vi.useFakeTimers({ now: NOW });
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  Stream.open[0]?.onmessage?.({ data: '2' });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, shown]).toEqual([4, ['new']]);
  // A stream that was refused is not opened again by browsers.
  Object.assign(Stream.open[0] ?? {}, { readyState: Stream.CLOSED });
  Stream.open[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(Stream.open).toHaveLength(2);
});
