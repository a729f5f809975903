import { expect, test } from 'vitest';
import { dotsOf } from '@/components/live/watch-table';

test('players with the table open have a dot next to their names, with a text for screen readers', () => {
  const style = dotsOf([1, 3], 'has the table open');
  expect(style).toContain('#rivals :is(h2 a[data-at="board:1"],h2 a[data-at="board:3"])::before{order:9');
  expect(style).toContain('/ " has the table open"');
  expect(dotsOf([], 'has the table open')).toBe('');
});
