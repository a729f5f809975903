import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_SLOWED, slowDown } from '@/lib/platform/http/limits/slow-down';
import { currentRequest } from '@/lib/platform/request-label';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const served = <T>(run: () => T) => currentRequest().run({ requestId: 'r', onEnd: () => undefined }, run);

/** The delay of a request in milliseconds. */
async function delayOf(beyond: number, run = served): Promise<number> {
  const began = Date.now();
  let after = -1;
  void run(() => slowDown(beyond)).then(() => (after = Date.now() - began));
  for (let ms = 0; after < 0 && ms <= 5000; ms += 50) await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 50);
  return after;
}

test('requests beyond the limit of one person wait longer and longer, at most two seconds', async () => {
  const delays = [];
  for (const beyond of [-5, 0, 1, 10, 40, 400]) delays.push(await delayOf(beyond));
  expect(delays).toEqual([0, 0, 50, 500, 2000, 2000]);
});

test('few requests wait at once; others go on', async () => {
  const waiting = Array.from({ length: MAX_SLOWED }, () => served(() => slowDown(40)));
  expect(await delayOf(40)).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(waiting);
  expect(await delayOf(40)).toBe(2000);
});

test('a host with one process per request waits for nobody', async () => {
  expect(await delayOf(40, (run) => run())).toBe(0);
});
