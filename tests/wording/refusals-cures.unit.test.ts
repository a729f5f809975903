import { expect, test } from 'vitest';
import type { Cure } from '@/lib/game/engine/explain';
import { describeCure, describeHelp } from '@/lib/game/wording/refusals';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { COMMANDS, STATE } from './samples';

const ON = { words: wordingOf('en'), pack: PACK, state: STATE };
const END: Cure = { command: COMMANDS.EndTurn, goods: {} };

test.each([
  [{ stone: 3 }, '“End turn” (gives 3 stone)'],
  [{ egg: 1, gold: -1 }, '“End turn” (gives 1 egg for 1 gold)'],
  [{ 'gold-window': -2 }, '“End turn” (costs 2 gold windows)'],
  [{}, '“End turn”'],
] as const)('a step that changes %o is %s', (goods, words) => {
  expect(describeCure(ON, { ...END, goods })).toBe(words);
});

test('up to three steps are named, others are counted', () => {
  expect(describeHelp(ON, [])).toBe('');
  expect(describeHelp(ON, [END])).toBe('This would help: “End turn”.');
  expect(describeHelp(ON, [END, { ...END, goods: { stone: 1 } }])).toBe(
    'This would help: “End turn” or “End turn” (gives 1 stone).',
  );
  expect(describeHelp(ON, [END, END, END, END])).toMatch(/, “End turn” or one other step\.$/);
  expect(describeHelp(ON, [END, END, END, END, END])).toMatch(/or one of 2 other steps\.$/);
});
