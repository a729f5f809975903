/** The rule in words: how a person is notified about their turns, in three languages. */
import { afterEach, expect, test } from 'vitest';
import { TurnWays } from '@/components/notify/turn-ways';
import { WHY_UNTOLD } from '@/lib/features/notify/decide';
import type { TurnAnswer } from '@/lib/features/notify/turn-answers-store';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const mail: Omit<TurnAnswer, 'answer'> = { id: 'x', form: 'mail', label: 'a@praga.test', failures: 0 };
const at = new Date('2026-11-21T07:00:00.000Z');
const linesOf = (answers: readonly TurnAnswer[]) => {
  const html = htmlOf(TurnWays, { answers, timeZone: 'UTC' });
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) => line.replaceAll('&#x27;', "'"));
};

test('says when, or why not', () => {
  const lines = linesOf([
    { ...mail, answer: { at } },
    { ...mail, answer: { at, waits: 'quiet' } },
    { ...mail, answer: { at, waits: 'holiday' } },
    { ...mail, failures: 3, answer: { why: 'bounced' } },
    { ...mail, form: 'webhook', label: 'hook.test', answer: { why: 'paused' } },
    { ...mail, form: 'push', label: 'Firefox', answer: { why: 'unwanted' } },
  ]);
  expect(lines[0]).toBe('a@praga.test: at once');
  expect(lines[1]).toMatch(/^a@praga\.test: .*07:00.*, after your quiet hours$/);
  expect(lines[2]).toMatch(/, after your holiday$/);
  expect(lines.slice(3)).toEqual([
    'No email (a@praga.test): the last 3 attempts failed',
    'No webhook (hook.test): paused',
    'No browser message (Firefox): turned off for this channel',
  ]);
});

test.each(LOCALES)('every reason has words of its own in %s', (locale) => {
  speak(locale);
  const lines = linesOf(WHY_UNTOLD.map((why) => ({ ...mail, answer: { why } })));
  expect(new Set(lines).size).toBe(WHY_UNTOLD.length);
  for (const line of lines) expect(line).not.toMatch(new RegExp(`[{}]|undefined|${MISSING}`));
});
