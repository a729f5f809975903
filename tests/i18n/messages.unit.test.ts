import { describe, expect, test } from 'vitest';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { messagesOf, pluralsOf, shapeOf } from './catalogue';
import { checksOf } from './checks';

const english = messagesOf('en');

/** A message without the loan words of a language. */
function withoutLoanWords(locale: Locale, message: string): string {
  return (checksOf(locale).loanWords ?? []).reduce(
    (left, word) => left.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), ''),
    message,
  );
}

/** Whether a message says anything besides what it is filled with. */
const hasWords = (message: string): boolean =>
  /\p{L}{2}/u.test(message.replaceAll(/\{\w+(, number)?\}|`[^`]*`/g, ''));

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = messagesOf(locale);

  test('are the same as in English, one by one', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('are not empty and have no stray blanks', () => {
    const bad = [...messages].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || / {2}/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('take the same values as in English', () => {
    const differing = [...messages].filter(
      ([key, text]) => String(shapeOf(text)) !== String(shapeOf(english.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('have the plural forms that the language has for small numbers', () => {
    const wanted = new Set([0, 1, 2, 5].map((n) => new Intl.PluralRules(locale).select(n)));
    const lacking = [...messages].filter(([, text]) =>
      pluralsOf(text).some((forms) => [...wanted].some((form) => !forms.includes(form))),
    );
    expect(lacking).toEqual([]);
  });
});

test('the words come from the rulebooks', () => {
  const strange = LOCALES.flatMap((locale) =>
    Object.entries(checksOf(locale).synonyms ?? {}).flatMap(([word, term]) => {
      const found = [...messagesOf(locale)].filter(([key, text]) => !isName(key) && says(text, word));
      return found.map(([key]) => `${locale} ${key}: ${term}, not ${word}`);
    }),
  );
  expect(strange).toEqual([]);
});

/** Names of values and code are English in every language. */
function says(message: string, word: string): boolean {
  const text = message.replaceAll(/\{\w+|`[^`]*`/g, '');
  return new RegExp(`\\b${word}`, 'i').test(text);
}

const isName = (key: string): boolean => key.startsWith('tiles.') || key.startsWith('cities.');

describe.each(LOCALES.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  const same = [...messagesOf(locale)].filter(
    ([key, text]) => !key.startsWith('cities.') && text === english.get(key),
  );

  test('no message was left in English, unless it is made of names and loan words', () => {
    expect(same.filter(([, text]) => hasWords(withoutLoanWords(locale, text)))).toEqual([]);
  });

  test('every loan word is used', () => {
    const all = same
      .map(([, text]) => text)
      .join(' ')
      .toLowerCase();
    expect((checksOf(locale).loanWords ?? []).filter((word) => !all.includes(word.toLowerCase()))).toEqual(
      [],
    );
  });
});

test('every tile of every pack has a name, in English its own', () => {
  for (const pack of registeredPacks()) {
    const tiles = [...pack.upgrades, ...pack.walls, ...pack.buildings, ...pack.technologies];
    // Packs are stored with games and keep their typewriter apostrophes.
    expect(tiles.map(({ id, name }) => [id, name.replaceAll("'", '’')])).toEqual(
      tiles.map(({ id }) => [id, english.get(`tiles.${id}`)]),
    );
  }
});
