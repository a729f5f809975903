import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSharedStream, type TableStream } from '@/components/live/shared-stream';

/** Connections of the browser, in the hand of the test. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  readyState = 0;
  onerror = () => {};

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  send(event: string, data: unknown) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }));
  }
  tables() {
    return new URL(this.url, 'http://praga.test').searchParams.getAll('t');
  }
  open() {
    this.readyState = 1;
    this.send(
      'tables',
      this.tables().map((table) => table.split(',')[0]),
    );
  }
}

/** Hands every message to all other tabs, at once. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage = (_event: { data: unknown }) => {};
  constructor() {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    if (!FakeChannel.all.has(this)) throw new DOMException('closed', 'InvalidStateError');
    for (const other of [...FakeChannel.all]) if (other !== this) other.onmessage({ data });
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

/** One lock, with its line, as browsers have it. */
class FakeLock {
  private holder: ((error: unknown) => void) | undefined;
  private line: (() => void)[] = [];

  async request(_name: string, { steal, signal }: LockOptions, work: () => unknown): Promise<unknown> {
    if (steal) {
      this.holder?.(new DOMException('stolen', 'AbortError'));
      this.holder = undefined;
    } else if (this.holder) await this.turn(signal);
    let fail = (_error: unknown) => {};
    const stolen = new Promise((_done, no) => (fail = no));
    this.holder = fail;
    try {
      return await Promise.race([work(), stolen]);
    } finally {
      if (this.holder === fail) {
        this.holder = undefined;
        this.line.shift()?.();
      }
    }
  }
  private turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((done, no) => {
      this.line.push(done);
      signal?.addEventListener('abort', () => {
        this.line = this.line.filter((each) => each !== done);
        no(signal.reason);
      });
    });
  }
}

let heard: Record<string, string[]>;
let open: TableStream[];
beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  FakeChannel.all.clear();
  heard = {};
  open = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: new FakeLock() });
});
afterEach(() => {
  for (const each of open) each.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(100);
const live = () => FakeSource.all.filter(({ readyState }) => readyState !== 2);
function connection() {
  const [found, ...more] = live();
  if (!found || more.length > 0) throw new Error(`${live().length} connections are open`);
  return found;
}

function tab(name: string, gameId = name, isSilent = false): TableStream {
  const said = (heard[name] ??= []);
  const stream = openSharedStream({
    gameId,
    isHere: true,
    isSilent,
    hear: ({ event, data }) => said.push(data === undefined ? event : `${event} ${JSON.stringify(data)}`),
  });
  open.push(stream);
  return stream;
}

test('when the leader closes, the next tab leads and fetches the missed changes', async () => {
  const [first, , third] = ['a', 'b', 'c'].map((name) => tab(name));
  await settled();
  connection().open();
  for (const name of ['a', 'b', 'c']) connection().send('message', { table: name, version: '7.0.0' });
  first?.close();
  await settled();
  expect(connection().tables()).toEqual(['b,1,7.0.0', 'c,1,7.0.0']);
  connection().open();
  connection().send('rows', { table: 'c', rows: { since: 7 } });
  expect(heard.c?.at(-1)).toBe('rows {"since":7}');
  expect(heard.b?.at(-1)).toBe('open');
  third?.close();
  await settled();
  expect(connection().tables()).toEqual(['b,1,7.0.0']);
});

test('a new tab receives the known state of its table at once', async () => {
  tab('a');
  await settled();
  connection().open();
  connection().send('message', { table: 'a', version: '3.0.0' });
  connection().send('here', { table: 'a', seats: [0, 1] });
  const before = connection();
  const second = tab('again', 'a');
  await settled();
  expect(heard.again).toEqual(['open', 'version "3.0.0"', 'here [0,1]']);
  expect([connection(), second.readyState]).toEqual([before, 1]);
});

test('a tab takes over from a leader that has fallen silent; that one follows when it wakes', async () => {
  tab('frozen');
  await settled();
  const dead = connection();
  const woken = FakeChannel.all.values().next().value;
  tab('b');
  await settled();
  tab('b again', 'b', true);
  await settled();
  expect(dead.readyState).toBe(2);
  expect(woken && FakeChannel.all.has(woken)).toBe(true);
  expect(connection().tables()).toEqual(['b,1,', 'frozen,1,']);
});

test('a tab polls for a table that the stream does not cover', async () => {
  tab('a');
  tab('gone');
  await settled();
  connection().readyState = 1;
  connection().send('tables', ['a']);
  expect([heard.a, heard.gone]).toEqual([['open'], ['closed']]);
});

test('a table that a tab asks for while a connection opens is not refused by it', async () => {
  tab('a');
  await settled();
  tab('late');
  connection().open();
  expect(heard.late).toEqual([]);
  await settled();
  expect(connection().tables()).toEqual(['a,1,', 'late,1,']);
  connection().open();
  expect(heard.late).toEqual(['open']);
});

test('with no tab left nothing is open', async () => {
  const tabs = ['a', 'b', 'c'].map((name) => tab(name));
  await settled();
  for (const each of tabs) each.close();
  await settled();
  expect([live(), FakeChannel.all.size]).toEqual([[], 0]);
});

test.each([
  ['missing', {}],
  ['forbidden', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('where locks are %s each tab has a connection of its own', async (_how, navigator) => {
  vi.stubGlobal('navigator', navigator);
  tab('a');
  tab('b');
  await settled();
  expect(
    live()
      .flatMap((each) => each.tables())
      .filter((table) => table.startsWith('a')),
  ).toHaveLength(1);
  for (const each of live()) each.open();
  expect([heard.a, heard.b]).toEqual([['open'], ['open']]);
});
