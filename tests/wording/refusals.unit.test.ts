import { expect, test } from 'vitest';
import type { Cure } from '@/lib/game/engine/explain';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import { describeCure, describeHelp, describeRefusal, refusalSentences } from '@/lib/game/wording/refusals';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { COMMANDS, STATE } from './samples';

const EN = wordingOf('en');

test('every code has one whole sentence', () => {
  const sentences = refusalSentences(EN);
  expect(sentences.map(({ code }) => code).sort()).toEqual([...REJECTION_CODES].sort());
  for (const { code, sentence } of sentences) {
    expect(sentence, code).toMatch(/^[A-Z“].*\.$/);
    expect(sentence, code).not.toMatch(/undefined|\{|\}|NaN/);
  }
});

test.each([
  ['cannot-pay', 'BUILD-1', { gold: 2, egg: 1, stone: 0 }, 'You can’t pay 2 gold and 1 egg.'],
  [
    'cannot-pay',
    'WALL-1',
    { stone: 3, 'stone-have': 1, 'stone-short': 2, gold: 1 },
    'You can’t pay 1 gold and 3 stone (2 stone short).',
  ],
  [
    'cannot-pay',
    'BUILD-5',
    { site: 's1', gold: 2, 'gold-have': 1, 'gold-short': 1 },
    'You can’t pay 2 gold extra for the site (1 gold short).',
  ],
  [
    'action-not-on-tile',
    'CRANE-6',
    { action: 'construct-wall' },
    'Your action tile doesn’t show “Construct a wall”.',
  ],
] as const)(
  '%s of %s names the price, what is short of it, or the action: %o',
  (code, rule, params, words) => {
    expect(describeRefusal(EN, { code, rule, params })).toBe(words);
  },
);

test.each([
  [{ lacks: 'tile' }, 'there is no tile to take.'],
  [{ lacks: 'cell' }, 'there is no place left for a wall.'],
  [{ lacks: 'site' }, 'there is no free building site.'],
  [
    { tile: 'wall-i-postern', stone: 1, 'stone-have': 0, 'stone-short': 1 },
    'you can’t pay 1 stone (1 stone short).',
  ],
  [{}, 'in this position.'],
] as const)('an impossible action says what it lacks: %o', (params, end) => {
  const said = { action: 'construct-wall', ...params };
  const sentence = describeRefusal(EN, { code: 'action-impossible', rule: 'TURN-6', params: said });
  expect(sentence).toContain('“Construct a wall”');
  expect(sentence.endsWith(end), sentence).toBe(true);
});

test('windows to keep are counted, and where the special tile bonus comes from', () => {
  const params = { keep: 2, asked: 3 };
  const windows = describeRefusal(EN, { code: 'wrong-number-of-windows', rule: 'WINDOW-3', params });
  expect(windows).toMatch(/exactly 2 of your windows/);
  const special = (context: string) =>
    describeRefusal(EN, { code: 'special-right-needed', rule: 'SPECIAL-2', params: { context } });
  expect(special('main')).toContain('Your action tile doesn’t give it');
  expect(special('extra')).toContain('only in the action of your action tile');
});

test.each([
  ['refill', ' after you refill a row'],
  ['extra-action', ' with an extra action'],
  ['upgrade-bonus', ' with an upgrade bonus'],
  [undefined, ''],
] as const)('the refusal names the means of an action: %s', (means, how) => {
  const params: Record<string, string> = means ? { means } : {};
  expect(describeRefusal(EN, { code: 'main-action-possible', rule: 'R-17', params })).toContain(
    `action tile is still possible${how}.`,
  );
});

const ON = { words: EN, pack: PACK, state: STATE };
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
