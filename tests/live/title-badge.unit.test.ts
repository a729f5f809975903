/** The number before the title, within a page that stays. */
import { expect, test } from 'vitest';
import { titlesOf } from '@/components/live/title-badge';

test.each([
  ['(1) Prague · Praga by Post', 'Prague · Praga by Post'],
  ['(3) Prague · Praga by Post', '(2) Prague · Praga by Post'],
])('%s: once the turn is ended this table is not counted', (asked, without) => {
  expect(titlesOf(asked)).toEqual({ asked, without });
});

test('a title that counts no table stays as it is', () => {
  expect(titlesOf('Prague · Praga by Post')).toBeUndefined();
});
