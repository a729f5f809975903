/** The list of puzzles: folded by theme, what was found of each, and the next that was not. */
import { expect, test } from 'vitest';
import { FoldsWith, StreakOf } from '@/components/analysis/puzzles/puzzle-folds';
import { Puzzles } from '@/components/analysis/puzzles/puzzles-page';
import type { PuzzleEntry } from '@/lib/features/puzzles/puzzle-view';
import { packFor } from '@/lib/game/rulesets';
import { htmlOf } from '../support/components/html';

const PUZZLES: readonly PuzzleEntry[] = [
  { id: 1, theme: 'crane', grade: 2 },
  { id: 2, theme: 'crane', grade: 1 },
  { id: 3, theme: 'road', grade: 1 },
];
const pack = packFor('reconstruction', 2);
const drawn = (more: object = {}) => htmlOf(Puzzles, { puzzles: PUZZLES, pack, day: '2026-11-22', ...more });

const fold = (theme: 'crane' | 'road', name: string, ...grades: readonly (readonly [string, number])[]) => ({
  theme,
  name,
  picture: '<svg></svg>',
  of: `Found: # of ${grades.length}.`,
  isOpen: false,
  grades: grades.map(([grade, id]) => ({ name: grade, of: '# of 1', ids: [id] })),
});
const FOLDS = [fold('crane', 'Crane', ['easy', 2], ['medium', 1]), fold('road', 'Road', ['easy', 3])];
const words = {
  found: 'found',
  one: 'Puzzle #',
  streak: 'in a row',
  best: 'best',
  next: 'Next',
  allFound: 'All found.',
};
const DAYS = ['2026-11-22', '2026-11-21', '2026-11-10', '2026-11-09', '2026-11-08', '2026-11-01'];
const withFound = (...found: readonly number[]) => {
  const kept = { puzzles: new Set(found.map(String)), days: new Set<string>(DAYS) };
  return (
    htmlOf(StreakOf, { day: '2026-11-22', words, kept }) + htmlOf(FoldsWith, { folds: FOLDS, words, kept })
  );
};
const nextIn = (html: string) => /<a class="btn btn-main" href="\/puzzles\/(\d+)">/.exec(html)?.[1];

test('each theme that has puzzles is a fold, closed unless it was asked for', () => {
  expect(drawn().match(/<details/g)).toHaveLength(2);
  expect(drawn()).not.toContain(' open=""');
  expect(drawn({ theme: 'road' }).match(/<details class="fold[^>]* open=""/g)).toHaveLength(1);
  expect(drawn()).not.toContain('Technologies');
});

test('a fold says how many of its puzzles were found, and marks them', () => {
  expect(drawn()).toContain('Found: 0 of 2.');
  const html = withFound(2);
  expect(html).toContain('Found: 1 of 2.');
  expect(html).toContain('aria-label="Puzzle 2, found"');
  expect(html).toContain('aria-label="Puzzle 1"');
});

test('the next is the easiest that was not found; when all are, there is none', () => {
  expect(nextIn(drawn())).toBe('2');
  expect([withFound(), withFound(2), withFound(2, 3)].map(nextIn)).toEqual(['2', '3', '1']);
  expect(withFound(1, 2, 3)).toContain('All found.');
});

test('a theme has a tile; the list shows the days in a row and the most there ever were', () => {
  for (const summary of drawn().match(/<summary.*?<\/summary>/gs) ?? [])
    expect(summary).toMatch(/<svg.*<(path|polygon|rect|use) /s);
  const days = /<dl.*<\/dl>/s.exec(withFound())?.[0] ?? '';
  expect([...days.matchAll(/<dd[^>]*>(\d+)</g)].map(([, n]) => n)).toEqual(['2', '3']);
});

test('a grade lists only its own', () => {
  expect(drawn({ grade: 2 }).match(/aria-label="Puzzle \d"/g)).toHaveLength(1);
});

test('the day of the turn is in words', () => {
  expect(drawn()).not.toContain(', 2026-11-22');
  expect(drawn()).toMatch(/, (22|Nov)\D.*2026</);
});
