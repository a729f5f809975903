/** The service's answer to a line that is typed next to the drawings. */
import { expect, test } from 'vitest';
import { commandValue } from '@/components/move/forms/command-value';
import { phrasesAtTable, answerTypedLine } from '@/components/play/words/typed-line-answer';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';

const TABLE = goldenTable('2-players-base', 0);
const WORDS = wordingOf('en');

test('a step comes as its button would post it', () => {
  const step = commandValue({ type: 'TakeActionTile', position: 2 });
  expect(answerTypedLine(WORDS, TABLE, 'take 3')).toEqual({ step, lines: [], options: [] });
});

test('several that it may be are offered, each as a button', () => {
  const { step, lines, options } = answerTypedLine(WORDS, TABLE, 'take');
  expect(step).toBeUndefined();
  expect(lines[0]).toContain('take');
  expect(options[0]?.label).toMatch(/^Take /);
  expect(new Set(options.map((option) => option.step)).size).toBe(options.length);
});

test('a question gets an answer, an illegal step its reason, and an unknown line the list of verbs', () => {
  const lastLine = (line: string) => answerTypedLine(WORDS, TABLE, line).lines.at(-1);
  expect(lastLine('5D')).toMatch(/^Site 5D\. State: /);
  expect(lastLine('climb cathedral')).toMatch(/^Not possible|short/);
  expect(lastLine('xyzzy')).toContain('Steps begin with: take');
});

test('legal lines complete the typed text', () => {
  expect(phrasesAtTable(WORDS, TABLE)).toContain('take 3');
});
