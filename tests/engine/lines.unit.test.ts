/**
 * Count tests: how many lines of one, two and three commands are legal from kept positions. Undo is never
 * counted, as it leads back, and where a position says so no refreshing of rows either. See
 * tests/golden/README.md for what to do about a difference.
 */
import { expect, test } from 'vitest';
import { countLines } from '../golden/lines';
import { countWhatIsAsked, POSITIONS, readCounted } from '../golden/positions';
import { sampled } from '../support/full';

countWhatIsAsked(process.env.LINES_RECORD);

test.each(sampled(POSITIONS, 9))('$title: the number of lines is as kept', { timeout: 30_000 }, (kept) => {
  const { lines, byFirst, ...position } = readCounted(kept.title);
  expect(position).toEqual(kept);
  const now = countLines(kept);
  // The difference by first command says where to look.
  expect(now.byFirst).toEqual(byFirst);
  expect(now.lines).toEqual(lines);
});
