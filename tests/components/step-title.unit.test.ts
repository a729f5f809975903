import { expect, test } from 'vitest';
import { titleAt } from '@/components/history/replay/use-address';

test.each([
  ['Step 41 · Sunday round 2 · Praga by Post', 'Step 7 · Sunday round 2 · Praga by Post'],
  ['(3) Schritt 41 · Runde 12', '(3) Schritt 7 · Runde 12'],
])('stepping changes only the number of the step: %s', (before, after) => {
  expect(titleAt(before, 7)).toBe(after);
});
