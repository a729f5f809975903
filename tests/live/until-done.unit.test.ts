/** What a bad line has lost is tried again when it is back, and less and less often while it is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilDone } from '@/components/live/until-done';

let line: EventTarget;
/** How many attempts fail, and when each was made. */
let failures: number;
let at: number[];
let over: AbortController;

const attempt = async () => {
  at.push(Date.now());
  if (at.length <= failures) throw new Error('cut');
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

test('what succeeds is done once', async () => {
  await untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0]);
  expect(listening).toBe(0);
});

test('what fails is tried after a time that doubles, with one listener at a time', async () => {
  failures = 4;
  const done = untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(listening).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(at).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  expect(listening).toBe(0);
});

test('the line being back is no time to wait longer', async () => {
  failures = 3;
  const done = untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(3_500);
  line.dispatchEvent(new Event('online'));
  await done;
  expect(at).toEqual([0, 1_000, 3_000, 3_500]);
});

test('whoever has left the page wants nothing any more', async () => {
  failures = 9;
  const done = untilDone(attempt, over.signal);
  await vi.advanceTimersByTimeAsync(1_500);
  over.abort();
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  line.dispatchEvent(new Event('online'));
  expect(at).toEqual([0, 1_000]);
  expect(listening).toBe(0);
});

test('left while it is tried, it is not tried again', async () => {
  const left = untilDone(async () => {
    over.abort();
    throw new Error('cut');
  }, over.signal);
  await left;
  expect(listening).toBe(0);
});
