/** A text that sends somebody to a button or a setting quotes its words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { projectFiles } from '../docs/project-files';
import { messagesOf } from './catalogue';

const QUOTED = { en: /“([^”]+)”/g, de: /„([^“]+)“/g, 'pt-BR': /“([^”]+)”/g } as const;

/** Messages that quote something else, by key. */
const OTHERS: Readonly<Record<string, string>> = {
  'accessibility.keys': 'a key',
  'notifications.add.browserApple': 'a command of iOS',
  'reference.signs': 'a sign on tiles',
  'seasons.askNameWhy': 'an example of a name',
  'site.problem.alike': 'an example of a name',
};

/** As docs write a placeholder: NAME for {name}. */
const withNames = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, '').trim();

test.each(LOCALES)('each quotation in a message of %s is the text of another message', (locale) => {
  const messages = [...messagesOf(locale)];
  const texts = new Set(messages.map(([, text]) => plain(text)));
  const unknown = messages.flatMap(([key, text]) =>
    [...text.matchAll(QUOTED[locale])]
      .map(([, quoted = '']) => plain(quoted))
      .filter((quoted) => !quoted.includes('{') && !texts.has(quoted) && !Object.hasOwn(OTHERS, key))
      .map((quoted) => `${key}: ${quoted}`),
  );
  expect(unknown).toEqual([]);
});

/** Quotations in docs that are no text of a page: output of programs, and names and sentences put together. */
const OF_PROGRAMS = [
  'Anna (Bohumil)',
  'Are you NAME?',
  'Settings to fix',
  'Site 5D, free, costs 1 gold more, borders plaza 5',
  'Too many connections',
];

test('each quotation in the docs that begins like a label is a text of the pages', () => {
  const texts = new Set([...messagesOf('en').values()].map((text) => withNames(plain(text))));
  const docs = projectFiles(/^(README|docs\/(?!wording)[^/]+)\.md$/);
  const unknown = docs.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/^```.*?^```|^ {4}.*$|`[^`\n]*`/gms, '');
    return [...text.matchAll(/["“]([A-Z][^"“”\n]{2,60})["”]/g)]
      .map(([, quoted = '']) => quoted)
      .filter((quoted) => !texts.has(quoted) && !OF_PROGRAMS.includes(quoted))
      .map((quoted) => `${file}: ${quoted}`);
  });
  expect(unknown).toEqual([]);
});
