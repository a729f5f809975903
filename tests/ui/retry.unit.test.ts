/** A request lost on a bad connection is retried when it is back, and less and less often while it is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilDone } from '@/components/ui/browser/retry';

let line: EventTarget;
/** How many attempts fail, and when each was made. */
let failures: number;
let at: number[];
let over: AbortController;

const attempt = async () => {
  at.push(Date.now());
  if (at.length <= failures) throw new Error('cut');
  return 'done';
};

/** Listeners of the page that are still there. */
let listening: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [line, failures, at, over, listening] = [new EventTarget(), 0, [], new AbortController(), 0];
  // The time limits of Node know nothing of a clock that is set by hand.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, heard: () => void, { signal }: { signal: AbortSignal }) => {
      line.addEventListener(type, heard, { signal });
      listening += 1;
      signal.addEventListener('abort', () => (listening -= 1));
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a success is done once', async () => {
  expect(await untilDone(attempt, over.signal)).toBe('done');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0]);
  expect(listening).toBe(0);
});

test('failures are retried after doubling delays, with one listener at a time', async () => {
  failures = 4;
  const done = untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(listening).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(at).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  expect(listening).toBe(0);
});

test('a restored connection ends the wait', async () => {
  failures = 3;
  const done = untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(3_500);
  line.dispatchEvent(new Event('online'));
  await done;
  expect(at).toEqual([0, 1_000, 3_000, 3_500]);
});

test('a service that comes back is found within a minute', async () => {
  failures = 10;
  void untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const waits = at.slice(1).map((time, i) => time - (at[i] ?? 0));
  expect(waits.slice(-3)).toEqual([60_000, 60_000, 60_000]);
});

test('leaving the page stops the retries', async () => {
  failures = 9;
  const done = vi.fn();
  void untilDone(attempt, over.signal).then(done, done);
  await vi.advanceTimersByTimeAsync(1_500);
  over.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  line.dispatchEvent(new Event('online'));
  expect(at).toEqual([0, 1_000]);
  expect(listening).toBe(0);
  expect(done).not.toHaveBeenCalled();
});

test('left while it is tried, it is not tried again', async () => {
  const last = vi.fn(async () => {
    over.abort();
    throw new Error('cut');
  });
  void untilDone(last, over.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last).toHaveBeenCalledOnce();
  expect(listening).toBe(0);
});

test('permanent work is retried without end', async () => {
  failures = 3;
  const done = untilDone(attempt);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await done).toBe('done');
  expect(at).toEqual([0, 1_000, 3_000, 7_000]);
  expect(listening).toBe(0);
});
