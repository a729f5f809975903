import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamEvent } from '@/components/live/stream-leader';
import { dotsOf, watchTable, type WatchOptions } from '@/components/live/watch-table';
import { present } from '../support/present';

/** A stream, in the hand of the test. */
class FakeStream {
  static all: FakeStream[] = [];
  readyState = 0;

  constructor(
    readonly hear: (told: StreamEvent) => void,
    readonly isSilent: boolean,
  ) {
    FakeStream.all.push(this);
  }
  readonly close = () => {
    this.readyState = 2;
  };
  open() {
    this.readyState = 1;
    this.hear({ event: 'open' });
  }
  tell(version: string) {
    this.hear({ event: 'version', data: version });
  }
  fail(forGood = false) {
    this.readyState = forGood ? 2 : 0;
    this.hear({ event: forGood ? 'closed' : 'error' });
  }
}
const open: WatchOptions['open'] = (hear, isSilent) => new FakeStream(hear, isSilent);

const page = Object.assign(new EventTarget(), { hidden: false });
const windows = new EventTarget();
let asked: number;
let version: string | undefined;
let heard: string[];
let stop: () => void;

function watch(more: Partial<WatchOptions>) {
  stop = watchTable({ open, askUrl: '/seq', onVersion: (found) => heard.push(found), ...more });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all = [];
  page.hidden = false;
  asked = 0;
  version = '1';
  heard = [];
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (version === undefined) throw new TypeError('no network');
    return Response.json({ version });
  });
  watch({ onRows: ({ latestSeq }) => heard.push(`rows to ${latestSeq}`) });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);
const live = () => FakeStream.all.filter(({ readyState }) => readyState !== 2);
/** The stream that is open. */
const stream = () => present(live()[0]);
function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('it does not poll while the stream is open', async () => {
  stream().open();
  stream().tell('2');
  for (let i = 0; i < 20; i += 1) {
    stream().hear({ event: 'beat' });
    await passing(20);
  }
  expect([heard, asked, FakeStream.all.length]).toEqual([['2'], 0, 1]);
});

test('without a stream it asks every few seconds, and tries the stream again later', async () => {
  stream().fail(true);
  version = '5';
  await passing(12);
  expect(heard).toEqual(['5', '5']);
  expect(live()).toEqual([]);
  await passing(60);
  expect(live()).toHaveLength(1);
});

test('rows that the stream tells come before their version', () => {
  stream().open();
  stream().hear({ event: 'rows', data: { latestSeq: 7 } });
  stream().tell('7.0.0');
  expect(heard).toEqual(['rows to 7', '7.0.0']);
});

test('a stream that breaks again and again is left for asking', async () => {
  for (let i = 0; i < 4; i += 1) stream().fail();
  expect(live()).toEqual([]);
  await passing(6);
  expect(asked).toBe(1);
});

test('a stream that looks open but says nothing is replaced', async () => {
  const silent = stream();
  silent.open();
  await passing(60);
  expect(silent.readyState).toBe(2);
  expect(live()).toHaveLength(1);
  expect(stream().isSilent).toBe(true);
});

function listened() {
  stop();
  FakeStream.all = [];
  watch({ isHeardOf: () => true });
  stream().open();
}

test('a hidden page with a listener continues to receive changes, after the others in the queue', () => {
  listened();
  const visible = stream();
  hide(true);
  expect(visible.readyState).toBe(2);
  stream().tell('3');
  expect(heard).toEqual(['3']);
});

test('a hidden page that is listened to asks where tabs cannot share a connection', async () => {
  vi.stubGlobal('navigator', {});
  listened();
  hide(true);
  expect(live()).toEqual([]);
  version = '4';
  await passing(6);
  expect(heard.at(-1)).toBe('4');
});

test('a frozen page hands its connection on, and listens again when it is back', () => {
  stream().open();
  page.dispatchEvent(new Event('freeze'));
  expect(live()).toEqual([]);
  page.dispatchEvent(new Event('resume'));
  expect(live()).toHaveLength(1);
});

test('a page that is left hands its connection on', () => {
  stream().open();
  windows.dispatchEvent(new Event('pagehide'));
  expect(live()).toEqual([]);
});

test('a page that is closed while it is listened to asks for no stream again, unless it is come back to', () => {
  listened();
  windows.dispatchEvent(new Event('pagehide'));
  hide(true);
  expect(live()).toEqual([]);
  hide(false);
  windows.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(live()).toHaveLength(1);
});

test('a hidden page holds nothing open and asks nothing; shown again it looks at once', async () => {
  stream().open();
  hide(true);
  await passing(3600);
  expect([live(), asked]).toEqual([[], 0]);
  version = '9';
  hide(false);
  await passing(0);
  expect(heard).toEqual(['9']);
  expect(live()).toHaveLength(1);
});

test('back on the network it looks at once', async () => {
  stream().open();
  version = '4';
  windows.dispatchEvent(new Event('online'));
  await passing(0);
  expect(heard).toEqual(['4']);
});

test('an hour of breaks, each with a change in it: nothing is missed', async () => {
  for (let change = 2; change < 60; change += 1) {
    for (const each of live()) each.fail(change % 3 === 0);
    version = undefined;
    await passing(40);
    version = String(change);
    await passing(20);
    expect(heard.at(-1)).toBe(version);
  }
});

test('stops completely', async () => {
  stop();
  await passing(600);
  expect([live(), asked]).toEqual([[], 0]);
});

test('players with the table open have a dot next to their names, with a text for screen readers', () => {
  const style = dotsOf([1, 3], 'has the table open');
  expect(style).toContain('#rivals :is(h2 a[data-at="board:1"],h2 a[data-at="board:3"])::before{order:9');
  expect(style).toContain('/ " has the table open"');
  expect(dotsOf([], 'has the table open')).toBe('');
});
