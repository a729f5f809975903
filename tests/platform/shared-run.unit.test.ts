import { expect, test } from 'vitest';
import { SharedRun } from '@/lib/platform/shared-run';

/** Long enough that no test reaches it. */
const PATIENT_MS = 60_000;

/** Work that ends when the test says so; counts its runs. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => void ends.push(done));
  return { work, ends };
}

const untilSettled = () => new Promise((done) => void setImmediate(done));

test('calls while it runs share one more run, which begins when the first has ended', async () => {
  const { work, ends } = heldWork();
  const shared = new SharedRun(work, PATIENT_MS);
  const first = shared.run();
  await untilSettled();
  const later = [shared.run(), shared.run(), shared.run()];
  await untilSettled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await untilSettled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(later);
  await untilSettled();
  expect(ends).toHaveLength(2);
});

test('a call is answered only by a run that began after it', async () => {
  const { work, ends } = heldWork();
  const shared = new SharedRun(work, PATIENT_MS);
  void shared.run();
  await untilSettled();
  let isAnswered = false;
  const later = shared.run().then(() => (isAnswered = true));
  ends[0]?.();
  await untilSettled();
  expect(isAnswered).toBe(false);
  ends[1]?.();
  await later;
});

test('a slow run does not hold up the next one', async () => {
  const { work, ends } = heldWork();
  const shared = new SharedRun(work, 0);
  void shared.run();
  await untilSettled();
  const next = shared.run();
  while (ends.length < 2) await untilSettled();
  ends[1]?.();
  await next;
});

test('a failed run fails its callers, and the next one begins', async () => {
  const results = [Promise.reject(new Error('away')), Promise.resolve()];
  const shared = new SharedRun(() => results.shift() ?? Promise.resolve(), PATIENT_MS);
  await expect(shared.run()).rejects.toThrow('away');
  await shared.run();
  expect(results).toEqual([]);
});
