/** Messages are whole, short sentences: docs/wording.md, "Whole sentences". */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';
import { checksOf } from './checks';

/** Only the casebook has longer ones: its sentences keep the conditions of the rulebook together. */
const LONGER = /^rules\./;
const MAX_WORDS = 20;

/** Every text that a message can become: one for each arm, what is filled in as one word. */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const after = armsOf(element);
      return before.flatMap((text) => after.map((more) => text + more));
    },
    [''],
  );
}

function armsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.pound:
      return ['9'];
    case TYPE.tag:
      return textsOf(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => textsOf(value));
    default:
      return ['X'];
  }
}

const textsIn = (message: string): string[] => textsOf(parse(message, { captureLocation: false }));

function longSentences(message: string): string[] {
  const sentences = textsIn(message).flatMap((text) => text.split(/(?<=[.!?…:;][”“»)]?)\s+|\n/u));
  return sentences.filter((sentence) => sentence.split(/\s+/).filter(hasLetters).length > MAX_WORDS);
}

const hasLetters = (word: string): boolean => /[\p{L}\d]/u.test(word);

test.each(LOCALES)('%s: no sentence outside the casebook has over 20 words', (locale) => {
  const messages = [...messagesOf(locale)].filter(([key]) => !LONGER.test(key));
  expect(messages.length).toBeGreaterThan(3000);
  const long = messages.flatMap(([key, text]) =>
    longSentences(text).map((sentence) => `${key}: ${sentence}`),
  );
  expect([...new Set(long)]).toEqual([]);
});

test.each(LOCALES)('%s: no message begins with punctuation', (locale) => {
  const found = [...messagesOf(locale)].filter(([, text]) =>
    textsIn(text).some((one) => /^[,.;:!?)]/.test(one)),
  );
  expect(found).toEqual([]);
});

/** Whether a verb or an adjective stands right behind a plural, where the number cannot change it. */
function looseVerbs(locale: Locale, elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element, i) => {
    const inner =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap(({ value }) => looseVerbs(locale, value))
        : [];
    const next = elements[i + 1];
    const found =
      element.type === TYPE.plural && next?.type === TYPE.literal
        ? checksOf(locale).verbs?.exec(next.value)
        : undefined;
    return [...inner, ...(found ? [found[0]] : [])];
  });
}

test.each(LOCALES)('%s: no verb follows its plural', (locale) => {
  const found = [...messagesOf(locale)].flatMap(([key, text]) =>
    looseVerbs(locale, parse(text, { captureLocation: false })).map((verb) => `${key}:${verb}`),
  );
  expect(found).toEqual([]);
});
