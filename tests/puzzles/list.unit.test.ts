/** The list of puzzles: what there is of, and the day as people write it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Puzzles } from '@/components/puzzles/puzzles-page';

const PUZZLES = [{ id: 1, theme: 'crane', grade: 2 } as const];
const markup = renderToStaticMarkup(createElement(Puzzles, { puzzles: PUZZLES, day: '2026-11-22' }));

test('a theme without a puzzle has no row, and leads nowhere', () => {
  expect(markup).toContain('href="/puzzles?theme=crane#list"');
  expect(markup).not.toContain('theme=technologies');
});

test('the day of the turn is in words', () => {
  expect(markup).not.toContain(', 2026-11-22');
  expect(markup).toMatch(/, (22|Nov)\D.*2026</);
});
