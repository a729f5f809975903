/** The list of puzzles: folded by theme, what was found of each, and the next that was not. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Puzzles } from '@/components/puzzles/puzzles-page';
import type { PuzzleEntry } from '@/lib/features/puzzles/puzzle-view';

const kept = vi.hoisted(() => ({ text: '' }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  // As in a browser, which knows what it has kept.
  useSyncExternalStore: (_: unknown, read: () => string) => read(),
}));
vi.stubGlobal('localStorage', { getItem: () => kept.text });

const PUZZLES: readonly PuzzleEntry[] = [
  { id: 1, theme: 'crane', grade: 2 },
  { id: 2, theme: 'crane', grade: 1 },
  { id: 3, theme: 'road', grade: 1 },
];
const drawn = (found: readonly number[] = [], more: object = {}) => {
  const puzzles = Object.fromEntries(found.map((id) => [id, { tries: 1, hints: 0, found: true }]));
  kept.text = JSON.stringify({ puzzles, days: {} });
  return renderToStaticMarkup(createElement(Puzzles, { puzzles: PUZZLES, day: '2026-11-22', ...more }));
};
const nextIn = (html: string) => /<a class="btn btn-main" href="\/puzzles\/(\d+)">/.exec(html)?.[1];

test('each theme that has puzzles is a fold, closed unless it was asked for', () => {
  expect(drawn().match(/<details/g)).toHaveLength(2);
  expect(drawn()).not.toContain(' open=""');
  expect(drawn([], { theme: 'road' }).match(/<details class="fold" open=""/g)).toHaveLength(1);
  expect(drawn()).not.toContain('Technologies');
});

test('a fold says how many of its puzzles were found, and marks them', () => {
  const html = drawn([2]);
  expect(html).toContain('Found: 1 of 2.');
  expect(html).toContain('aria-label="Puzzle 2, found"');
  expect(html).toContain('aria-label="Puzzle 1"');
});

test('the next is the easiest that was not found; when all are, there is none', () => {
  expect([drawn(), drawn([2]), drawn([2, 3])].map(nextIn)).toEqual(['2', '3', '1']);
  const all = drawn([1, 2, 3]);
  expect([nextIn(all), all.includes('You have found all of these.')]).toEqual([undefined, true]);
});

test('of a grade there are those alone', () => {
  expect(
    drawn([], { grade: 2 }).match(/href="\/puzzles\/\d+" aria-label|aria-label="Puzzle \d/g),
  ).toHaveLength(1);
});

test('the day of the turn is in words', () => {
  expect(drawn()).not.toContain(', 2026-11-22');
  expect(drawn()).toMatch(/, (22|Nov)\D.*2026</);
});
