/**
 * Pages, routes and the proxy are bundles, each with its own copies of our modules. They share one database
 * client and one set of counters per process, so each knows the errors of the others by name or shape.
 */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('the unreachable database of another bundle is answered as such', async () => {
  const { fromDatabase } = await import('@/lib/platform/db/unavailable');
  const error = fromDatabase(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  vi.resetModules();
  const { DatabaseUnavailableError, isDatabaseAway } = await import('@/lib/platform/db/unavailable');
  expect(error).not.toBeInstanceOf(DatabaseUnavailableError);
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error('refused'))).toBe(false);
  const { problemOfError } = await import('@/lib/platform/http/problem-of');
  expect(problemOfError('listOptions', error)).toMatchObject({ code: 'database-unavailable' });
});

test('a counter of another bundle refuses', async () => {
  // A refusal of the class of the other bundle.
  const each = { consume: () => Promise.reject({ msBeforeNext: 5000, remainingPoints: 0 }) };
  Reflect.set(globalThis, 'pragaCounters', new Map([['chat', { one: each }]]));
  const { refuseInProcess } = await import('@/lib/platform/http/limits/process-limits');
  expect(await refuseInProcess('chat', 'anyone')).toEqual({
    kind: 'too-many',
    whom: 'person',
    retryAfterS: 5,
  });
  const broken = { consume: () => Promise.reject(new Error('our mistake')) };
  Reflect.set(globalThis, 'pragaCounters', new Map([['chat', { one: broken }]]));
  await expect(refuseInProcess('chat', 'anyone')).rejects.toThrow('our mistake');
});
