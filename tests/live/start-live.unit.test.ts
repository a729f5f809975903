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
let isCut: boolean;

beforeEach(() => {
  [idle, asked, isPressed] = [[], [], false];
  const requestIdleCallback = (act: () => void) => idle.push(act);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const html = { dataset: {} };
  const querySelector = (all: string) => (isPressed && all.includes(':active') ? {} : null);
  vi.stubGlobal('document', { documentElement: html, activeElement: null, querySelector });
  isCut = false;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isCut) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function started(over: AbortController) {
  const urls = { packUrl: '/pack', wordsUrl: '/words', sheetUrl: '/sheet' };
  return startLive({
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
  });
}

test('it begins when everything is there and the page is idle', async () => {
  const { rules, begun } = started(new AbortController());
  expect(await rules).toBe(session.rules);
  expect(asked.toSorted()).toEqual(['/games/abc/live', '/pack', '/words']);
  expect(session.begin).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await begun;
  expect(session.begin).toHaveBeenCalledOnce();
  expect(session.end).not.toHaveBeenCalled();
});

test('what is being pressed is let go before it begins', async () => {
  isPressed = true;
  started(new AbortController());
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
  const { rules, begun } = started(over);
  await rules;
  over.abort();
  expect(session.end).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await expect(begun).rejects.toThrow();
  expect(session.begin).not.toHaveBeenCalled();
});

test('what could not be fetched is told, and leaves nothing behind', async () => {
  isCut = true;
  const over = new AbortController();
  const { rules, begun } = started(over);
  await expect(rules).rejects.toThrow('Failed to fetch');
  await expect(begun).rejects.toThrow('Failed to fetch');
  over.abort();
  expect(session.end).not.toHaveBeenCalled();
});

test('a table that cannot begin has ended, once', async () => {
  session.whole.mockRejectedValueOnce(new Error('the rules of Parler have not come'));
  const over = new AbortController();
  const { begun } = started(over);
  const failed = expect(begun).rejects.toThrow('Parler');
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await failed;
  over.abort();
  expect(session.end).toHaveBeenCalledOnce();
});
