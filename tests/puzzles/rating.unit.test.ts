import { expect, test } from 'vitest';
import { updateRating } from '@/lib/features/puzzles/glicko';
import { gradeOf, GRADES, NEW_SOLVER, newPuzzle } from '@/lib/game/analysis/puzzles/bank';

const of = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

test('the example of the publication', () => {
  const after = updateRating(of(1500, 200), [
    { against: of(1400, 30), score: 1 },
    { against: of(1550, 100), score: 0 },
    { against: of(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.059996, 6);
});

test('who finds a hard one gains more, and a puzzle that is found loses', () => {
  const gain = (grade: 1 | 4) =>
    updateRating(NEW_SOLVER, [{ against: newPuzzle(grade), score: 1 }]).rating - 1500;
  expect(gain(4)).toBeGreaterThan(gain(1));
  expect(gain(1)).toBeGreaterThan(0);
  const found = updateRating(newPuzzle(2), [{ against: NEW_SOLVER, score: 0 }]);
  expect(found.rating).toBeLessThan(1500);
  expect(found.deviation).toBeLessThan(150);
});

test('a puzzle begins with its grade, and moves to the next once enough have failed', () => {
  for (const grade of GRADES) expect(gradeOf(newPuzzle(grade))).toBe(grade);
  let puzzle = newPuzzle(2);
  let tries = 0;
  for (; gradeOf(puzzle) === 2 && tries < 100; tries += 1)
    puzzle = updateRating(puzzle, [{ against: of(1500, 80), score: 1 }]);
  expect(gradeOf(puzzle)).toBe(3);
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(30);
});

test('a surprise as large as can be leaves numbers', () => {
  const after = updateRating(of(3000, 30), [{ against: of(300, 30), score: 0 }]);
  for (const value of Object.values(after)) expect(Number.isFinite(value)).toBe(true);
  expect(after.volatility).toBeGreaterThan(0.06);
});
