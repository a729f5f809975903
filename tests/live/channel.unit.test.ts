import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeStreams, openStreams } from '@/lib/platform/live/channel';
import { Hub, type HubSource } from '@/lib/platform/live/hub';
import { streamOf, streamOfPages, streamOfTables } from '@/lib/platform/live/stream';

const source: HubSource = {
  listen: async () => ({ stop: () => {} }),
  sendNotice: async () => {},
  versionsOf: async () => new Map([['a', '1']]),
};
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(async () => {
  vi.useRealTimers();
  await closeStreams();
  vi.unstubAllEnvs();
});

test('ending all streams waits for the message that is being read from the database', async () => {
  let finish: (facts: object) => void = () => {};
  const facts = new Promise<object>((done) => (finish = done));
  const factsOf = vi.fn(() => facts);
  const tables = async () => [{ gameId: 'a' }];
  const proof = async () => true;
  const { signal } = new AbortController();
  const response = await streamOfTables({ tables, factsOf, proof, signal }, new Hub(source));
  if (typeof response !== 'string') await response.body?.getReader().read();
  await vi.waitUntil(() => factsOf.mock.calls.length > 0);
  let isClosed = false;
  const closing = closeStreams().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  finish({});
  await closing;
  expect(isClosed).toBe(true);
});

const { signal } = new AbortController();
const proof = vi.fn(async () => true);
const asked = { signal, proof };
const ONE = [{ gameId: 'a' }];

test.each([
  ['a table', () => streamOf({ gameId: 'a', ...asked }, new Hub(source))],
  ['pages', () => streamOfPages({ tables: ONE, ...asked }, new Hub(source))],
  [
    'a person',
    () => streamOfTables({ tables: async () => ONE, factsOf: async () => ({}), ...asked }, new Hub(source)),
  ],
])('a stream of %s is proved every 15 s, and ends on its own within five minutes', async (_of, open) => {
  vi.useFakeTimers();
  proof.mockClear();
  const response = await open();
  if (typeof response === 'string') throw new Error(response);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(proof).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3 * 60_000 - 1);
  expect(openStreams()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openStreams()).toBe(0);
  // The reader comes back at once.
  expect(await response.text()).toMatch(/^retry: 2000\n[^]*\nretry: 250\n\n$/);
});
