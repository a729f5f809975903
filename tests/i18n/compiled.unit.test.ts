/** The words of the live table come compiled to the browser, and say there what they say on the server. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { createTranslator } from '@/lib/game/wording/compiled-translator';
import { liveWordsOf, liveWordsUrl } from '@/app/words/live-words';
import { FORMAT_TAGS, LOCALES, type Locale } from '@/lib/game/wording/locales';
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

/** As a browser gets them. */
const compiledWords = (locale: Locale) =>
  JSON.parse(liveWordsOf(liveWordsUrl(locale).slice('/words/'.length)) ?? '{}');

const translator = (messages: Parameters<typeof createTranslator>[0]['messages'], locale: Locale) =>
  createTranslator({
    locale: FORMAT_TAGS[locale],
    messages,
    getMessageFallback: ({ key }) => `no ${key}`,
  });

test.each(LOCALES)('%s: compiled or not, a message says the same', (locale) => {
  const tag = FORMAT_TAGS[locale];
  const say = translator(compiledWords(locale), locale);
  const found = texts(messagesOfLive(MESSAGES[locale])).filter(([, text]) => text.includes('{'));
  expect(found.length).toBeGreaterThan(200);
  for (const [path, text] of found)
    for (const n of [0, 1, 2, 5]) {
      const values = valuesOf(text, n);
      expect(say(path.slice(1), values), path).toBe(new IntlMessageFormat(text, tag).format(values));
    }
});

test.each(LOCALES)('%s: the words have an address of their own', (locale) => {
  const url = liveWordsUrl(locale);
  expect(url).toMatch(/^\/words\/[a-zA-Z-]+-[0-9a-f]{12}$/);
  expect(liveWordsOf(url.slice('/words/'.length))).toContain('"moves"');
  expect(liveWordsOf(`${locale}-000000000000`)).toBeUndefined();
});

test('where there is no message, or its values do not fit, the fallback says so', () => {
  const say = translator({ here: { plain: 'word', filled: [['name']] } }, 'en');
  expect(say('here.plain')).toBe('word');
  expect(say('here.filled', { name: 'Anna' })).toBe('Anna');
  for (const key of ['here', 'here.gone', 'here.plain.more', 'gone.too']) expect(say(key)).toBe(`no ${key}`);
});
