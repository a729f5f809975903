/** The progress of puzzles in a browser's store. */
import { expect, test } from 'vitest';
import { resultOf, streakOf, withResult } from '@/components/analysis/puzzles/progress';

const EMPTY = { puzzles: {}, days: {} };
const found = (day: string) => ({ [day]: { tries: 1, hints: 0, found: true } });

test('once found, a puzzle keeps its result', () => {
  const tried = withResult(EMPTY, { id: 3 }, { tries: 1 });
  const solved = withResult(tried, { id: 3 }, { tries: 2, found: true });
  const again = withResult(solved, { id: 3 }, { tries: 3, found: false });
  expect(resultOf(again, { id: 3 })).toEqual({ tries: 2, hints: 0, found: true });
});

test("a day's result is kept for the day and for the puzzle", () => {
  const solved = withResult(EMPTY, { id: 3, day: '2026-11-22' }, { found: true });
  expect([resultOf(solved, { id: 3 }).found, resultOf(solved, { id: 3, day: '2026-11-22' }).found]).toEqual([
    true,
    true,
  ]);
  expect(resultOf(solved, { id: 3, day: '2026-11-23' }).found).toBe(false);
});

test('days in a row continue while the day is open, across months, and end with a gap', () => {
  const days = { ...found('2026-11-29'), ...found('2026-11-30'), ...found('2026-12-01') };
  expect(streakOf({ puzzles: {}, days }, '2026-12-01')).toBe(3);
  expect(streakOf({ puzzles: {}, days }, '2026-12-02')).toBe(3);
  expect(streakOf({ puzzles: {}, days }, '2026-12-03')).toBe(0);
});
