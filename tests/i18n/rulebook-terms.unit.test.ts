/** Messages say the words of the rulebooks: `terms` in the checks of each language. */
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';
import { checksOf } from './checks';

/** Names of tiles and cities, and the boxes of editions, where a word is no term. */
const NAMES = /^(tiles|cities)\.|^boxes\.title$/;

/** The text without the names of values, without code, and without the hyphens of long German words. */
const plain = (text: string): string => text.replaceAll(/\{\w+|`[^`]*`|\u00AD/g, '');

/** Letters without marks, which plurals change: Platz, Plätze. */
const folded = (text: string): string => plain(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a term without their endings. */
const stemsOf = (term: string): readonly string[] =>
  folded(term)
    .split(/[ -]/)
    .map((word) => word.slice(0, Math.max(2, word.length - 3)));

const holds = (message: string, term: string): boolean =>
  stemsOf(term).every((stem) => folded(message).includes(stem));

/** A term in singular or plural, at the start of a sentence or within. */
function patternOf(term: string): string {
  const [first = '', ...rest] = term;
  const start = `[${first}${first.toUpperCase()}]`;
  return `${start}${rest.join('').replace(/y$/, '(y|ies)')}(s|es)?`;
}

/** Finds a term in an English message: one of several words anywhere, one of a single word as the whole message. */
const finder = (term: string): RegExp =>
  new RegExp(term.includes(' ') ? String.raw`\b${patternOf(term)}\b` : `^${patternOf(term)}$`);

/** Messages that name a term in English, and not in another language. */
function misses(english: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>, terms: object) {
  const messages = [...english]
    .filter(([key]) => !NAMES.test(key))
    .map(([key, text]) => [key, plain(text)] as const);
  return Object.entries(terms).flatMap(([term, word]: [string, string]) => {
    const named = finder(term);
    return messages
      .filter(([key, text]) => named.test(text) && !holds(other.get(key) ?? '', word))
      .map(([key]) => `${key}: ${word}, not ${other.get(key)}`);
  });
}

test.each(LOCALES)('%s names every term by the word of its rulebook', (locale) => {
  const { terms } = checksOf(locale);
  if (!terms) return;
  expect(Object.keys(terms)).toEqual(Object.keys(checksOf('en').terms ?? {}));
  expect(misses(messagesOf('en'), messagesOf(locale), terms)).toEqual([]);
});

test.each([
  ['Wealth bonuses', 'Wohlstandsboni', 'Reichtumsboni'],
  ['Seals', 'Stempel', 'Siegel'],
  ['A wealth bonus needs more.', 'Ein Wohlstandsbonus braucht mehr.', 'Mehrere Reichtumsboni brauchen mehr.'],
  ['Plazas', 'Plätze', 'Marktplätze'],
])('%s is not %s', (english, wrong, right) => {
  const { terms = {} } = checksOf('de');
  const missesOf = (german: string) => misses(new Map([['a', english]]), new Map([['a', german]]), terms);
  expect(missesOf(wrong)).toHaveLength(1);
  expect(missesOf(right)).toEqual([]);
});
