import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/locales';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { GLOSSARY } from '../casebook/glossary';
import { messagesOf, pluralsOf, shapeOf } from './catalogue';

const english = messagesOf('en');

/** Names and loan words: a message of nothing else may be the same as in English. */
const LOAN_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  de: [
    'Peter Parler',
    'Praga by Post',
    'Bonus',
    'Browser',
    'Chat',
    'Host',
    'Level',
    'Lobby',
    'Name',
    'Plan',
    'System',
    'Timing',
    'Webhook',
  ],
  'pt-BR': [
    'Peter Parler',
    'Praga by Post',
    'arsenal',
    'Chat',
    'Era',
    'extra',
    'final',
    'Menu',
    'Webhook',
    // Printed on Brazilian keyboards.
    'Enter',
    'Home',
    'End',
    'Shift',
  ],
};

/** A message without the loan words of a language. */
function withoutLoanWords(locale: Locale, message: string): string {
  return LOAN_WORDS[locale].reduce(
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

test('the words are those of the rulebooks', () => {
  const strange = GLOSSARY.flatMap((term) => {
    return LOCALES.flatMap((locale) => {
      const words = term.not?.[locale] ?? [];
      const found = [...messagesOf(locale)].filter(
        ([key, text]) => !key.startsWith('tiles.') && says(text, words),
      );
      return found.map(([key]) => `${locale} ${key}: not ${words.join(', ')}`);
    });
  });
  expect(strange).toEqual([]);
});

/** Names of values and code are English in every language. */
function says(message: string, words: readonly string[]): boolean {
  const text = message.replaceAll(/\{\w+|`[^`]*`/g, '');
  return words.some((word) => new RegExp(`\\b${word}`, 'i').test(text));
}

describe.each(LOCALES.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  const same = [...messagesOf(locale)].filter(([key, text]) => text === english.get(key));

  test('no message was left in English, unless it is made of names and loan words', () => {
    expect(same.filter(([, text]) => hasWords(withoutLoanWords(locale, text)))).toEqual([]);
  });

  test('every loan word is used', () => {
    const all = same
      .map(([, text]) => text)
      .join(' ')
      .toLowerCase();
    expect(LOAN_WORDS[locale].filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
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
