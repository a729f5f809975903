/** Messages follow docs/wording.md and its pages by language: phrases that they avoid are in no message. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { projectFiles } from '../docs/project-files';
import { messagesOf } from './catalogue';
import { checksOf, phrasesIn } from './checks';

const PAGES = ['docs/wording.md', 'docs/wording-de.md', 'docs/wording-pt-br.md'];

/** The "before" column of the tables of a page. */
function badSentences(file: string): string[] {
  const [, table = ''] = readFileSync(file, 'utf8').split('| where | before | after |');
  return table.split('\n').flatMap((line) => {
    const [, where = '', before = ''] = line.split(' | ').length === 3 ? ['', ...line.split(' | ')] : [];
    return where === '' ? [] : [before];
  });
}

/** Codes of the specification are in docs and logs, never in texts for players. */
const CODES = /\b(DEV-\d|ASYNC_TECH|OPEN_V|TIE_INCLUDES_SITE)\b|[¶§]/;

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = [...messagesOf(locale)].filter(([key]) => !key.startsWith('operator.'));

  test('hold nothing that docs/wording.md says never to write', () => {
    const never = [...(checksOf(locale).never ?? []), CODES];
    const found = messages.filter(([, text]) => never.some((bad) => bad.test(text)));
    expect(found).toEqual([]);
  });

  test('name a choice in at most ten words', () => {
    const choices = messages.filter(([key]) => /^(options|moves\.group|pace\.kinds|open\.class)\./.test(key));
    const long = choices.filter(([, text]) => wordsIn(text) > MAX_WORDS);
    expect(long).toEqual([]);
    expect(choices.length).toBeGreaterThan(50);
  });
});

test('no message is a sentence that docs/wording.md quotes as bad', () => {
  expect(badSentences(PAGES[0] ?? '').length).toBeGreaterThanOrEqual(25);
  const messages = new Set(LOCALES.flatMap((locale) => [...messagesOf(locale).values()]));
  expect(PAGES.flatMap(badSentences).filter((sentence) => messages.has(sentence))).toEqual([]);
});

const MAX_WORDS = 10;

/** A value counts as one word. Only the first form without a number or name counts. */
function wordsIn(text: string): number {
  const filled = text.replaceAll(/\{\w+, (?:plural|select), [^{]*\{([^{}]*)\}(?:[^{}]|\{[^{}]*\})*\}/g, '$1');
  return filled
    .replaceAll(/\{\w+\}/g, 'x')
    .split(/\s+/)
    .filter(Boolean).length;
}

test.each(['en', 'de', 'pt-BR'] as const)('%s has rules of its own, at least fifteen', (locale) => {
  expect(Object.keys(checksOf(locale).phrases ?? {}).length).toBeGreaterThanOrEqual(15);
});

test.each(LOCALES)('no message in %s holds an avoided phrase', (locale) => {
  // say.asks lists words that players type.
  const messages = [...messagesOf(locale)].filter(([key]) => key !== 'say.asks');
  const found = messages.flatMap(([key, text]) =>
    phrasesIn(locale, text).map((phrase) => `${key}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test.each(LOCALES)('each rule of %s refuses its example', (locale) => {
  const idle = Object.entries(checksOf(locale).phrases ?? {}).filter(
    ([rule, { example }]) => !phrasesIn(locale, example).some((found) => found.startsWith(`${rule}:`)),
  );
  expect(idle).toEqual([]);
});

/** Typography of the pages, and contractions: docs are typed on keyboards. */
const ONLY_PAGES = ['straight-apostrophe', 'percent-space', 'cannot'];

test('docs use the words of the pages', () => {
  const { phrases = {} } = checksOf('en');
  const rules = Object.entries(phrases).filter(([rule]) => !ONLY_PAGES.includes(rule));
  // The glossary names the words of the code beside the words of the pages.
  const docs = projectFiles(/^([A-Z]+|docs\/(?!wording|glossary)[^/]+)\.md$/);
  const found = docs.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(NOT_PROSE, '');
    return rules.flatMap(([rule, { pattern, advice }]) =>
      (text.match(pattern) ?? []).map((phrase) => `${file}: ${rule}: ${phrase} (${advice})`),
    );
  });
  expect(found).toEqual([]);
});

/** Blocks, words of code and addresses. */
const NOT_PROSE = /^```.*?^```|^ {4}.*?$|`[^`\n]*`|\]\([^)]*\)/gms;
