/** A run of ten puzzles: begun, answered, ended, its best kept; damaged data is no run. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  beginRun,
  clockText,
  keepAnswer,
  keptRunText,
  nextOfRun,
  runsIn,
} from '@/components/analysis/puzzles/run';
import { stubStore } from '../support/components/store';

const IDS = Array.from({ length: 30 }, (_, i) => i + 1);

afterEach(() => vi.unstubAllGlobals());

function play(found: number, ms: number): void {
  let n = 0;
  beginRun(IDS, () => (n += 1), 1_000);
  for (let i = 0; i < 10; i += 1) keepAnswer(i < found, 1_000 + (i === 9 ? ms : i));
}

test('ten different puzzles follow each other, and the tenth answer ends the run', () => {
  const kept = stubStore();
  const random = [0.5, 0.1, 0.9];
  const first = beginRun(IDS, () => random[kept.size] ?? Math.random(), 1_000);
  const asked = [first];
  for (let i = 0; i < 9; i += 1) asked.push(nextOfRun(keepAnswer(true, 2_000).run));
  expect(new Set(asked).size).toBe(10);
  const over = keepAnswer(false, 66_000);
  expect(nextOfRun(over.run)).toBeUndefined();
  expect(over.best).toEqual({ found: 9, ms: 65_000 });
  expect(keepAnswer(true, 99_000)).toEqual(over);
});

test('the best run has more found, or as many in less time', () => {
  stubStore();
  const best = () => runsIn(keptRunText()).best;
  play(5, 60_000);
  expect(best()).toEqual({ found: 5, ms: 60_000 });
  play(4, 10_000);
  expect(best()).toEqual({ found: 5, ms: 60_000 });
  play(5, 50_000);
  expect(best()).toEqual({ found: 5, ms: 50_000 });
  play(6, 90_000);
  expect(best()).toEqual({ found: 6, ms: 90_000 });
});

test('a browser that stores nothing has no run, and damaged data counts as none', () => {
  expect(beginRun(IDS, Math.random, 0)).toBeUndefined();
  for (const text of ['', '{', 'null', '{"run":{"ids":"x"}}', '{"run":{"ids":[1]},"best":{"found":"9"}}'])
    expect(runsIn(text)).toEqual({});
});

test('the clock', () => {
  expect([0, 65_400, 3_599_999].map(clockText)).toEqual(['0:00', '1:05', '59:59']);
});
