/** A table that is left before it begins leaves nothing behind that could draw over the next one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { startLive } from '@/components/live/start-live';

const session = vi.hoisted(() => ({
  rules: {},
  whole: vi.fn(async () => {}),
  ahead: vi.fn(function* () {}),
  begin: vi.fn(() => true),
  end: vi.fn(),
  renew: vi.fn(),
}));
vi.mock('@/components/live/open-session', () => ({ openSession: () => session }));

/** What the page does when it has nothing else to do; the tests say when. */
let idle: (() => void)[];
let asked: string[];
/** What the reader has under the finger. */
let isPressed: boolean;

beforeEach(() => {
  [idle, asked, isPressed] = [[], [], false];
  const requestIdleCallback = (act: () => void) => idle.push(act);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const html = { dataset: {} };
  const querySelector = (all: string) => (isPressed && all.includes(':active') ? {} : null);
  vi.stubGlobal('document', { documentElement: html, activeElement: null, querySelector });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function started(over: AbortController, onFailed = () => {}) {
  const urls = { packUrl: '/pack', wordsUrl: '/words', sheetUrl: '/sheet' };
  const onRules = vi.fn();
  startLive({
    gameId: 'abc',
    ...urls,
    locale: 'en',
    shared: {
      parts: { TurnIsland: () => null, FirstTime: () => null, SentOnce: () => createElement('div') },
      setLive: () => {},
      readOut: () => {},
    },
    refresh: () => {},
    signal: over.signal,
    onRules,
    onFailed,
  });
  return onRules;
}

test('it begins when everything is there and the page is idle', async () => {
  const onRules = started(new AbortController());
  await vi.waitFor(() => expect(onRules).toHaveBeenCalled());
  expect(asked.toSorted()).toEqual(['/games/abc/live', '/pack', '/words']);
  expect(session.begin).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await vi.waitFor(() => expect(session.begin).toHaveBeenCalledOnce());
  expect(session.end).not.toHaveBeenCalled();
});

test('what is being pressed is let go before it begins', async () => {
  isPressed = true;
  const onRules = started(new AbortController());
  await vi.waitFor(() => expect(onRules).toHaveBeenCalled());
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await vi.waitFor(() => expect(idle).toHaveLength(2));
  expect(session.begin).not.toHaveBeenCalled();
  isPressed = false;
  idle[1]?.();
  await vi.waitFor(() => expect(session.begin).toHaveBeenCalledOnce());
});

test('left before it has begun, it ends and never draws', async () => {
  const over = new AbortController();
  const onFailed = vi.fn();
  const onRules = started(over, onFailed);
  await vi.waitFor(() => expect(onRules).toHaveBeenCalled());
  over.abort();
  expect(session.end).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(session.begin).not.toHaveBeenCalled();
});
