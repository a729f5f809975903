import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hub, type HubSource } from '@/lib/platform/live/hub';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A database of versions, whose notices and connection the test holds in its hand. */
class Fake implements HubSource {
  readonly versions = new Map([
    ['a', '1'],
    ['b', '1'],
  ]);
  isAway = false;
  reads: string[][] = [];
  connections = 0;
  /** Whether notices get through, as they do not behind a transaction pooler. */
  isPooled = false;
  notify: (gameId: string) => void = () => {};
  readonly sendNotice = async (payload: string) => {
    if (this.isAway) throw new Error('away');
    if (!this.isPooled) this.notify(payload);
  };
  lose: () => void = () => {};

  readonly listen: HubSource['listen'] = async (onChanged, onLost) => {
    if (this.isAway) throw new Error('away');
    this.connections += 1;
    this.notify = onChanged;
    this.lose = onLost;
    return {
      stop: () => {
        this.connections -= 1;
      },
    };
  };

  readonly versionsOf: HubSource['versionsOf'] = async (gameIds) => {
    if (this.isAway) throw new Error('away');
    this.reads.push([...gameIds]);
    return new Map([...this.versions].filter(([id]) => gameIds.includes(id)));
  };
}

const TIMES = {
  retryMs: 100,
  longestRetryMs: 1000,
  deafMs: 2000,
  healMs: 30_000,
  proveMs: 60_000,
  proofMs: 1000,
};
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function watched(fake = new Fake()) {
  const hub = new Hub(fake, TIMES);
  const heard: string[] = [];
  const end = hub.watch('a', (version) => heard.push(version));
  return { fake, hub, heard, end };
}
const last = (list: readonly string[]) => list.at(-1);

test('tells the version at once, and each new one when it is noticed', async () => {
  const { fake, heard } = watched();
  await passing(0);
  expect(last(heard)).toBe('1');
  fake.versions.set('a', '2');
  fake.notify('a');
  await passing(0);
  expect(last(heard)).toBe('2');
});

test('reads only what is watched, and many notices at once with one query', async () => {
  const { fake } = watched();
  await passing(0);
  fake.reads = [];
  for (let i = 0; i < 50; i += 1) fake.notify('a');
  fake.notify('b');
  await passing(0);
  expect(fake.reads.flat()).not.toContain('b');
  expect(fake.reads.length).toBeLessThanOrEqual(2);
});

test('changes during a broken connection are sent once it is back', async () => {
  const { fake, hub, heard } = watched();
  await passing(0);
  fake.isAway = true;
  fake.connections -= 1;
  fake.lose();
  fake.versions.set('a', '7');
  await passing(5000);
  expect(hub.isListening).toBe(false);
  expect(last(heard)).toBe('1');
  fake.isAway = false;
  await passing(1000);
  expect(hub.isListening).toBe(true);
  expect(last(heard)).toBe('7');
  expect(fake.connections).toBe(1);
});

test('without any notices every change is sent within two seconds', async () => {
  const deaf = Object.assign(new Fake(), {
    listen: async () => {
      throw new Error('a pooler');
    },
  });
  const { fake, heard } = watched(deaf);
  await passing(0);
  fake.versions.set('a', '3');
  await passing(TIMES.deafMs);
  expect(last(heard)).toBe('3');
});

test('a lost notification is recovered', async () => {
  const { fake, heard } = watched();
  await passing(0);
  fake.versions.set('a', '4');
  await passing(TIMES.healMs);
  expect(last(heard)).toBe('4');
});

test('with the last page the connection is given back, with the next one it is taken again', async () => {
  const { fake, hub, end } = watched();
  await passing(0);
  expect([fake.connections, hub.size]).toEqual([1, 1]);
  end();
  expect([fake.connections, hub.size]).toEqual([0, 0]);
  hub.watch('b', () => {});
  await passing(0);
  expect(fake.connections).toBe(1);
});

test('a page that closes while LISTEN starts leaves no connection behind', async () => {
  const { fake, end } = watched();
  end();
  await passing(60_000);
  expect(fake.connections).toBe(0);
});

test('a silent LISTEN is not trusted: changes are still sent within two seconds', async () => {
  const pooled = new Fake();
  pooled.isPooled = true;
  const { fake, hub, heard } = watched(pooled);
  await passing(TIMES.proofMs);
  expect(hub.isListening).toBe(false);
  fake.versions.set('a', '2');
  await passing(TIMES.deafMs);
  expect(last(heard)).toBe('2');
  // It is tried again, and the connection that was of no use is not held meanwhile.
  expect(fake.connections).toBe(0);
  fake.isPooled = false;
  await passing(TIMES.proveMs);
  expect([hub.isListening, fake.connections]).toEqual([true, 1]);
});

test('listening that falls silent is noticed within a minute, without any error', async () => {
  const { fake, hub, heard } = watched();
  await passing(0);
  expect(hub.isListening).toBe(true);
  fake.isPooled = true;
  await passing(TIMES.proveMs + TIMES.proofMs);
  expect(hub.isListening).toBe(false);
  fake.versions.set('a', '5');
  await passing(TIMES.deafMs);
  expect(last(heard)).toBe('5');
});

test('closing waits for the current read and starts no other', async () => {
  const fake = new Fake();
  let finish: () => void = () => {};
  const reads: string[][] = [];
  const slow: HubSource = {
    ...fake,
    versionsOf: async (gameIds) => {
      reads.push([...gameIds]);
      await new Promise<void>((done) => (finish = done));
      return fake.versionsOf(gameIds);
    },
  };
  const hub = new Hub(slow, TIMES);
  hub.watch('a', () => {});
  hub.watch('b', () => {});
  let isClosed = false;
  const closing = hub.close().then(() => (isClosed = true));
  await passing(0);
  expect([isClosed, reads]).toEqual([false, [['a']]]);
  finish();
  await closing;
  expect([isClosed, reads]).toEqual([true, [['a']]]);
});
