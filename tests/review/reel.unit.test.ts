/** The film of a turn: no step waits for its page once the first is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reel, STEP_MS } from '@/components/review/reel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function playing(from: number, { missing = -1 } = {}) {
  const asked: number[] = [];
  const shown: number[] = [];
  const onEnd = vi.fn();
  const reel = new Reel<string>({
    from,
    last: 3,
    frameOf: (step) => {
      asked.push(step);
      return Promise.resolve(step === missing ? undefined : `step ${step}`);
    },
    show: (frame, step) => {
      expect(frame).toBe(`step ${step}`);
      shown.push(step);
    },
    onEnd,
  });
  return { asked, shown, onEnd, reel };
}

test('the next step is fetched while one is shown, each once, up to the last', async () => {
  const { asked, shown, onEnd } = playing(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, shown]).toEqual([[1, 2], [1]]);
  await vi.advanceTimersByTimeAsync(STEP_MS);
  expect([asked, shown]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  await vi.advanceTimersByTimeAsync(STEP_MS);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(STEP_MS);
  expect([asked, shown]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('stopped, it shows nothing more; it ends where a step cannot be had', async () => {
  const stopped = playing(1);
  await vi.advanceTimersByTimeAsync(0);
  stopped.reel.stop();
  await vi.advanceTimersByTimeAsync(3 * STEP_MS);
  expect(stopped.shown).toEqual([1]);
  expect(stopped.onEnd).not.toHaveBeenCalled();
  const broken = playing(1, { missing: 2 });
  await vi.advanceTimersByTimeAsync(3 * STEP_MS);
  expect(broken.shown).toEqual([1]);
  expect(broken.onEnd).toHaveBeenCalledOnce();
});
