import { describe, expect, test } from 'vitest';
import {
  EASILY_FORGOTTEN,
  EXAMPLES,
  FIVE_MINUTES,
  RULES,
  RULINGS,
  TIMING_NOTES,
  TOPICS,
} from '@/lib/game/casebook/rulings';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { messagesOf } from '../i18n/catalogue';
import { checksOf } from '../i18n/checks';
import { RULE_IDS } from './rule-ids';

const textsOf = (locale: (typeof LOCALES)[number]) =>
  [...messagesOf(locale)].filter(([key]) => key.startsWith('rules.') && !key.startsWith('rules.page.'));
const english = textsOf('en');

test('the rules match the specification, in its order', () => {
  expect(RULE_IDS).toHaveLength(343);
  expect(RULES.map(({ id }) => id)).toEqual(RULE_IDS);
});

test('every rule is under the topic of its id', () => {
  expect(TOPICS.flatMap(({ rules }) => rules)).toEqual(RULES);
});

test('the rulings are the 66 of the specification', () => {
  const numbers = RULINGS.map((id) => Number(id.slice(2))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
});

test('the examples are the 45 of the specification', () => {
  expect(EXAMPLES.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, i) => `EX-${i + 1}`));
});

describe.each(LOCALES.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  const texts = new Map(textsOf(locale));
  const differing = (partsOf: (text: string) => string) =>
    english
      .filter(([key, text]) => partsOf(texts.get(key) ?? '') !== partsOf(text))
      .map(([key, text]) => [key, text, texts.get(key)]);

  test('figures are the same as in English', () => {
    expect(differing((text) => [...new Set(text.match(/\d+/g) ?? [])].sort().join(' '))).toEqual([]);
  });
  test('the ids cited are the same as in English', () => {
    expect(differing((text) => (text.match(/\b[A-Z]+-[A-Z]*\d+/g) ?? []).sort().join(' '))).toEqual([]);
  });
});

test.each(LOCALES)('a rule has no long paragraph: %s', (locale) => {
  const rules = textsOf(locale).filter(([key]) => key.startsWith('rules.rule.'));
  expect(rules.filter(([, text]) => text.length > 340)).toEqual([]);
});

test.each(['en', 'de'] as const)('no word has two meanings: %s', (locale) => {
  const words = Object.values(checksOf(locale).terms ?? {});
  expect(words.length).toBeGreaterThan(80);
  expect(new Set(words).size).toBe(words.length);
});

test('the texts cite ids that exist', () => {
  const known = new Set<string>([
    ...RULE_IDS,
    ...RULINGS,
    ...Array.from({ length: 6 }, (_, i) => `DEV-${i + 1}`),
  ]);
  const cited = english.flatMap(([, text]) => text.match(/\b[A-Z]+-[A-Z]*\d+/g) ?? []);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

test('every sentence of the sections is used once, and every part of the five minutes', () => {
  const keys = (area: string) =>
    english.flatMap(([key]) => (key.startsWith(`rules.${area}.`) ? [key.slice(area.length + 7)] : []));
  expect(EASILY_FORGOTTEN.map(([id]) => id)).toEqual(keys('forgotten'));
  expect(TIMING_NOTES.map(([id]) => id)).toEqual(keys('timing'));
  expect(FIVE_MINUTES.map(({ symbol }) => symbol)).toEqual(keys('minutes'));
});
