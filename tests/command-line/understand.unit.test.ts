/** A typed line is a step, a question, or is refused with a reason. */
import { describe, expect, test } from 'vitest';
import { commandValue } from '@/components/move/forms/command-value';
import { readingOf } from '@/components/play/words/reading';
import { answerTypedLine, phrasesAtTable } from '@/components/play/words/typed-line-answer';
import { completionsOf, readLine } from '@/lib/game/command-line/understand';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { labelCommand } from '@/lib/game/wording/options';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';

const TABLE = goldenTable('2-players-base', 0);
const MIDDLE = goldenTable('4-players-online', 120);

/** The outcome of a line, in short. */
function said(line: string, locale: Locale = 'en', table = TABLE): string {
  const on = readingOf(wordingOf(locale), table);
  const found = readLine(on, line);
  switch (found.kind) {
    case 'step':
      return `step: ${labelCommand(on, found.option.command)}`;
    case 'which':
      return `which: ${found.options.length}`;
    case 'answer':
      return found.lines.join(' | ');
    case 'refused':
      return `refused: ${found.rejection.code}`;
    case 'unknown':
      return `unknown: ${found.verbs.join(' ')}`;
  }
}

describe('steps', () => {
  test.each([
    ['take 3', 'en'],
    ['TAKE  3', 'en'],
    ['ta 3', 'en'],
    ['nimm 3', 'de'],
    ['pegar 3', 'pt-BR'],
  ] as const)('%s', (line, locale) => {
    const on = readingOf(wordingOf(locale), TABLE);
    expect(readLine(on, line)).toMatchObject({
      kind: 'step',
      option: { command: { type: 'TakeActionTile', position: 2 } },
    });
  });

  test('are offered if several match, and none is guessed', () => {
    const taken = TABLE.options?.commands.filter(({ command }) => command.type === 'TakeActionTile').length;
    expect(said('take')).toBe(`which: ${taken}`);
  });

  test('are refused with their reason', () => {
    expect(said('climb cathedral')).toBe('refused: cannot-pay');
  });

  test('an unknown line lists the legal ones', () => {
    expect(said('xyzzy')).toMatch(/^unknown: take /);
  });

  test('undo without a number goes one step back', () => {
    const after = goldenTable('2-players-base', 2);
    const last = after.options?.commands.filter(({ command }) => command.type === 'Undo').length;
    expect(last).toBeGreaterThan(0);
    expect(said('undo', 'en', after)).toMatch(/^step: Take back/);
    expect(said('zurück', 'de', after)).toMatch(/^step: /);
  });
});

describe('questions', () => {
  test.each([
    ['5D', /^Site 5D\. State: /],
    ['what is on 5d', /^Site 5D\. State: /],
    ['gold Anna', /^Anna, Gold: \d+\.$/],
    ['Anna stone', /^Anna, Stone: \d+\.$/],
    ['who leads plaza 8', /^Plaza 8, Leads: /],
    ['plaza 8', /^Plaza 8\. Upper reward: /],
    ['place 3', /^Place 3, red zone\. Tile: /],
    ['last', /\w/],
    ['space iii', /^III\. Costs: /],
    ['plank place 2', /^Plank place 2\. State: /],
    ['turns left', /turns left/],
    ['green free', /green zone\. .*Costs: free/],
    ['stone Bohumil', /^Bohumil, Stone: /],
    ['row cecilie', /^Cecilie, Row: \d/],
    ['row anna', /^Anna, Row: \d+\. \| Anna, Row: \d+\.$/],
  ])('%s', (line, answer) => {
    expect(said(line, 'en', MIDDLE)).toMatch(answer);
  });

  test.each([
    ['de', 'Gold Anna', /^Anna, Gold: \d+\.$/],
    ['de', 'Marktplatz 8', /^Marktplatz 8\. Obere Belohnung: /],
    ['pt-BR', 'ouro Anna', /^Anna, Ouro: \d+\.$/],
    ['pt-BR', 'praca 8', /^Praça 8\. Recompensa de cima: /],
  ] as const)('in %s: %s', (locale, line, answer) => {
    expect(said(line, locale, MIDDLE)).toMatch(answer);
  });
});

test('legal lines are listed, and each of them means a step', () => {
  const on = readingOf(wordingOf('en'), MIDDLE);
  const phrases = completionsOf(on);
  expect(phrases.length).toBeGreaterThan(3);
  for (const phrase of phrases) expect(readLine(on, phrase).kind).toBe('step');
});

describe('questions about the rules', () => {
  test.each([
    ['what is a special tile', 'en', 'SPECIAL-1'],
    ['how do walls work', 'en', 'WALL-1'],
    ['what is the hourglass', 'en', 'CLOCK-'],
    ['was sind Spezialplättchen', 'de', 'SPECIAL-1'],
    ['o que são peças especiais', 'pt-BR', 'SPECIAL-1'],
  ] as const)('%s', (line, locale, id) => {
    expect(said(line, locale)).toContain(`(${id}`);
  });

  test('are answered by three rules at most', () => {
    expect(said('what are walls').split(' | ')).toHaveLength(3);
  });

  test('leave questions about the position to the position', () => {
    expect(said('what is on 5d')).toMatch(/^Site 5D/);
    expect(said('what is xyzzy')).toMatch(/^unknown: /);
  });

  test.each(LOCALES)('the example of the hint is answered in %s', (locale) => {
    const { t } = wordingOf(locale);
    const example = t('say.hint').split(' · ').at(-1)?.split('.')[0] ?? '';
    expect(said(example, locale)).toContain('(SPECIAL-1)');
  });
});

/** The service's answer next to the drawings. */
describe('at the table', () => {
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
});
