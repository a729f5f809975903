/** The words of the live table come compiled to the browser, and say there what they say on the server. */
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { liveWordsOf, liveWordsUrl } from '@/app/words/live-words';
import { FORMAT_TAGS, LOCALES } from '@/lib/game/wording/locales';
import { MESSAGES } from '@/lib/game/wording/messages';
import { messagesOfLive } from '@/components/live/live-data';

function texts(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([name, inner]) => texts(inner, `${path}.${name}`));
}

/** A value for each argument: numbers where a number is asked for, else a word. */
function valuesOf(text: string, n: number): Record<string, string | number> {
  const names = [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)];
  return Object.fromEntries(names.map(([, name = '', kind]) => [name, kind && kind !== 'select' ? n : 'x']));
}

const FORMATTERS = {
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...of),
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
};

test.each(LOCALES)('%s: compiled or not, a message says the same', (locale) => {
  const tag = FORMAT_TAGS[locale];
  const found = texts(messagesOfLive(MESSAGES[locale])).filter(([, text]) => text.includes('{'));
  expect(found.length).toBeGreaterThan(200);
  for (const [path, text] of found)
    for (const n of [0, 1, 2, 5]) {
      const values = valuesOf(text, n);
      const here = format(compile(text), tag, values, { formatters: FORMATTERS });
      expect(here, path).toBe(new IntlMessageFormat(text, tag).format(values));
    }
});

test.each(LOCALES)('%s: the words have an address of their own', (locale) => {
  const url = liveWordsUrl(locale);
  expect(url).toMatch(/^\/words\/[a-zA-Z-]+-[0-9a-f]{12}$/);
  expect(liveWordsOf(url.slice('/words/'.length))).toContain('"moves"');
  expect(liveWordsOf(`${locale}-000000000000`)).toBeUndefined();
});
