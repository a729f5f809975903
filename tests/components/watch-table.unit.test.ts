import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchTable } from '@/components/table/live/watch-table';

/** The browser's end of a stream, in the hand of the test. */
class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_event: { data: string }) => {};

  constructor(readonly url: string) {
    super();
    FakeStream.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  fail(forGood = false) {
    this.readyState = forGood ? 2 : 0;
    this.onerror();
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const windows = new EventTarget();
let asked: number;
let version: string | undefined;
let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all = [];
  page.hidden = false;
  asked = 0;
  version = '1';
  heard = [];
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (version === undefined) throw new TypeError('no network');
    return Response.json({ version });
  });
  const onVersion = (found: string) => heard.push(found);
  const onRows = ({ latestSeq }: { latestSeq: number }) => heard.push(`rows to ${latestSeq}`);
  stop = watchTable({ streamUrl: '/stream', askUrl: '/seq', onVersion, onRows });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);
const live = () => FakeStream.all.filter(({ readyState }) => readyState !== 2);
const stream = () => {
  const [found] = live();
  if (!found) throw new Error('no stream is open');
  return found;
};
function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('while the stream stands nothing is asked', async () => {
  stream().open();
  stream().onmessage({ data: '2' });
  for (let i = 0; i < 20; i += 1) {
    stream().dispatchEvent(new Event('beat'));
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
  stream().dispatchEvent(Object.assign(new Event('rows'), { data: '{"latestSeq":7}' }));
  stream().onmessage({ data: '7.0.0' });
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
});

test('a hidden page that is listened to goes on hearing', () => {
  stop();
  FakeStream.all = [];
  const onVersion = (found: string) => heard.push(found);
  stop = watchTable({ streamUrl: '/stream', askUrl: '/seq', onVersion, isHeardOf: () => true });
  stream().open();
  hide(true);
  stream().onmessage({ data: '3' });
  expect(heard).toEqual(['3']);
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
    for (const open of live()) open.fail(change % 3 === 0);
    version = undefined;
    await passing(40);
    version = String(change);
    await passing(20);
    expect(heard.at(-1)).toBe(version);
  }
});

test('ends completely', async () => {
  stop();
  await passing(600);
  expect([live(), asked]).toEqual([[], 0]);
});
