import { describe, expect, test } from 'vitest';
import { LANGUAGE_OF } from '@/app/rules/language';
import { GLOSSARY } from '@/lib/game/casebook/glossary';
import type { Language } from '@/lib/game/casebook/types';
import { LOCALES } from '@/lib/game/wording/locales';
import { registeredPacks } from '@/lib/features/table/packs';
import { messagesOf, pluralsOf, shapeOf } from './catalogue';

const english = messagesOf('en');

/** Texts that are the same in English and another language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'setup.solo.parler.title': 'a name',
  'terms.source.parler': 'a name',
  'site.title': 'a name',
  'people.me.name': 'German says Name as well',
  'tables.lobby': 'German says Lobby as well',
  'plans.page.plan': 'German says Plan as well',
  'say.bonus': 'German says Bonus as well',
  'say.extra': 'Portuguese says extra as well',
  'table.era': 'Portuguese says Era as well',
  'table.theme.system': 'German says System as well',
  'table.menu': 'Portuguese says menu as well',
  'table.final': 'Portuguese says final as well',
  'tiles.wall-i-arsenal': 'Portuguese says arsenal as well',
  'review.points': 'a number alone',
  'turn.keyName.enter': 'what is printed on Brazilian keyboards',
  'history.keyName.turns': 'what is printed on Brazilian keyboards',
  'history.keyName.ends': 'what is printed on Brazilian keyboards',
};

/** Whether a message says anything besides what it is filled with. */
const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replaceAll(/\{\w+\}/g, ''));

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
    const not: Partial<Record<Language, readonly string[]>> = 'not' in term ? term.not : {};
    return LOCALES.flatMap((locale) => {
      const words = not[LANGUAGE_OF[locale]] ?? [];
      const found = [...messagesOf(locale)].filter(
        ([key, text]) => !key.startsWith('tiles.') && says(text, words),
      );
      return found.map(([key]) => `${locale} ${key}: not ${words.join(', ')}`);
    });
  });
  expect(strange).toEqual([]);
});

/** Names of values are English in every language. */
function says(message: string, words: readonly string[]): boolean {
  const text = message.replaceAll(/\{\w+/g, '');
  return words.some((word) => new RegExp(`\\b${word}`, 'i').test(text));
}

test('no message was left in English', () => {
  const same = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) =>
    [...messagesOf(locale)].filter(([key, text]) => hasWords(text) && text === english.get(key)),
  );
  expect(same.map(([key]) => key).filter((key) => !(key in SAME))).toEqual([]);
  // A reason that no message needs any longer goes away with it.
  expect(Object.keys(SAME).filter((key) => !same.some(([other]) => other === key))).toEqual([]);
});

test('every tile of every pack has a name, in English its own', () => {
  for (const pack of registeredPacks()) {
    const tiles = [...pack.upgrades, ...pack.walls, ...pack.buildings, ...pack.technologies];
    expect(tiles.map(({ id, name }) => [id, name])).toEqual(
      tiles.map(({ id }) => [id, english.get(`tiles.${id}`)]),
    );
  }
});
