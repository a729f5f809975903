import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '@/lib/game/casebook/examples';
import { FIVE_MINUTES } from '@/lib/game/casebook/five-minutes';
import { GLOSSARY } from '@/lib/game/casebook/glossary';
import { PAGE_WORDS } from '@/lib/game/casebook/page-words';
import { REASONS } from '@/lib/game/casebook/reasons';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { EASILY_FORGOTTEN, TIMING_NOTES } from '@/lib/game/casebook/sections';
import { RULES, TOPICS } from '@/lib/game/casebook/topics';
import { LANGUAGES, type Pointer, type Rule, type Term, type Words } from '@/lib/game/casebook/types';
import { RULE_IDS } from './rule-ids';

/** Every text of the casebook, with a name for messages. */
const TEXTS: readonly (readonly [string, Words])[] = [
  ...RULES.map((rule) => [rule.id, rule] as const),
  ...TOPICS.map(({ id, title }) => [id, title] as const),
  ...RULINGS.flatMap(({ id, question, ruling, reason }) =>
    [question, ruling, reason].map((words, i) => [`${id}.${i}`, words] as const),
  ),
  ...[...EASILY_FORGOTTEN, ...TIMING_NOTES, ...FIVE_MINUTES].map((pointer) => [pointer.en, pointer] as const),
  ...REASONS.map((reason) => [`reason ${reason.id}`, reason] as const),
  ...Object.entries(PAGE_WORDS),
];
const inOtherLanguages = TEXTS.flatMap(([name, words]) =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => [name, language, words] as const),
);

test('the rules are those of the specification, in its order', () => {
  expect(RULE_IDS).toHaveLength(343);
  expect(RULES.map(({ id }) => id)).toEqual(RULE_IDS);
});

test('every rule stands under the topic its id begins with', () => {
  const strays = TOPICS.flatMap(({ id, rules }) => rules.filter((rule) => rule.id.split('-')[0] !== id));
  expect(strays).toEqual([]);
});

test('the rulings are the 66 of the specification', () => {
  const numbers = RULINGS.map(({ id }) => Number(id.slice(2))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
});

test('the examples are the 45 of the specification', () => {
  expect(EXAMPLES.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, i) => `EX-${i + 1}`));
});

describe('languages', () => {
  test('every text is there in all of them', () => {
    const empty = TEXTS.filter(([, words]) => LANGUAGES.some((language) => words[language].trim() === ''));
    expect(empty).toEqual([]);
  });
  test('no text was left in English', () => {
    const english = /\b(?:the|and|your|you|with|of|are|from|its|at once)\b/i;
    const left = inOtherLanguages.filter(([, language, words]) => english.test(words[language]));
    expect(left.map(([name, language]) => `${name} ${language}`)).toEqual([]);
  });
  test('no text says the same letter by letter in two of them', () => {
    // "Timing" is what the German rules call it, too.
    const same = inOtherLanguages.filter(
      ([name, language, words]) => name !== 'TIMING' && words[language] === words.en,
    );
    expect(same).toEqual([]);
    expect(TEXTS.filter(([, words]) => words.de === words.pt)).toEqual([]);
  });
  test('figures are the same in all of them', () => {
    const figures = (text: string) => [...new Set(text.match(/\d+/g) ?? [])].sort().join(' ');
    const differing = inOtherLanguages.filter(
      ([, language, words]) => figures(words[language]) !== figures(words.en),
    );
    expect(differing.map(([name, language, words]) => [name, words.en, words[language]])).toEqual([]);
  });
  test('ids cited are the same in all of them', () => {
    const ids = (text: string) => (text.match(/\b[A-Z]+-[A-Z]*\d+/g) ?? []).sort().join(' ');
    const differing = inOtherLanguages.filter(
      ([, language, words]) => ids(words[language]) !== ids(words.en),
    );
    expect(differing).toEqual([]);
  });
  test('nobody has to read a long paragraph for a rule', () => {
    const longest = Math.max(...RULES.flatMap((rule) => LANGUAGES.map((language) => rule[language].length)));
    expect(longest).toBeLessThanOrEqual(340);
  });
});

describe('glossary', () => {
  const terms: readonly Term[] = GLOSSARY;
  test.each(LANGUAGES)('no text uses a word that the glossary rules out: %s', (language) => {
    const ruledOut = terms.flatMap(({ not }) => not?.[language] ?? []);
    const used = TEXTS.flatMap(([name, words]) =>
      ruledOut
        .filter((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(words[language]))
        .map((word) => `${name}: ${word}`),
    );
    expect(used).toEqual([]);
  });
  test('no English or German word stands for two things', () => {
    for (const language of ['en', 'de'] as const) {
      const words = terms.map((term) => term[language]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('references', () => {
  const known = new Set([
    ...RULE_IDS,
    ...RULINGS.map(({ id }) => id),
    ...Array.from({ length: 6 }, (_, i) => `DEV-${i + 1}`),
  ]);
  const rules: readonly Rule[] = RULES;
  const pointers: readonly Pointer[] = [...EASILY_FORGOTTEN, ...TIMING_NOTES, ...FIVE_MINUTES];
  test.each([
    ['texts', TEXTS.flatMap(([, words]) => words.en.match(/\b[A-Z]+-[A-Z]*\d+/g) ?? [])],
    ['rules', rules.flatMap((rule) => rule.rulings ?? [])],
    ['sections', pointers.flatMap((pointer) => pointer.rules)],
    ['examples', EXAMPLES.flatMap((example): readonly string[] => example.rules)],
    ['reasons', REASONS.map(({ id }) => id)],
  ] as const)('the ids cited by %s exist', (_where, ids) => {
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
  test('every sentence of a section points to a rule or ruling', () => {
    expect(pointers.filter((pointer) => pointer.rules.length === 0)).toEqual([]);
  });
});
