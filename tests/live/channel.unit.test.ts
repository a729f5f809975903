import { expect, test, vi } from 'vitest';
import { closeStreams } from '@/lib/platform/live/channel';
import { Hub, type HubSource } from '@/lib/platform/live/hub';
import { streamOfTables } from '@/lib/platform/live/stream';

test('ending all streams waits for the message that is being read from the database', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  const source: HubSource = {
    listen: async () => ({ stop: () => {} }),
    sendNotice: async () => {},
    versionsOf: async () => new Map([['a', '1']]),
  };
  let finish: (facts: object) => void = () => {};
  const facts = new Promise<object>((done) => (finish = done));
  const factsOf = vi.fn(() => facts);
  const tables = async () => [{ gameId: 'a' }];
  const { signal } = new AbortController();
  const response = await streamOfTables({ tables, factsOf, signal }, new Hub(source));
  if (typeof response !== 'string') await response.body?.getReader().read();
  await vi.waitUntil(() => factsOf.mock.calls.length > 0);
  let isClosed = false;
  const closing = closeStreams().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  finish({});
  await closing;
  expect(isClosed).toBe(true);
  vi.unstubAllEnvs();
});
