/** Messages are filled in as ICU has it, and a browser has them as the server does. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { compileMessages } from '@/lib/game/wording/language/compile-messages';
import { languageOf, LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { makeWording, MISSING } from '@/lib/game/wording/language/make-wording';
import { MESSAGES, type MessageKey } from '@/lib/game/wording/language/messages';
import { BROWSER_MESSAGES } from '@/lib/platform/i18n/browser-words';
import { inFull } from '../support/full';
import { messagesOf } from './catalogue';

/** A value for each argument: numbers where a number is asked for, else a word. */
function valuesOf(text: string, n: number): Record<string, string | number> {
  const names = [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)];
  return Object.fromEntries(names.map(([, name = '', kind]) => [name, kind && kind !== 'select' ? n : 'x']));
}

test.each(LOCALES)('%s: a message says what ICU makes of it', (locale) => {
  const { t } = makeWording(locale, compileMessages(MESSAGES[locale], locale));
  const found = [...messagesOf(locale)].filter(([, text]) => text.includes('{'));
  expect(found.length).toBeGreaterThan(500);
  for (const [key, text] of found) {
    const message = new IntlMessageFormat(text, languageOf(locale).format);
    for (const n of inFull([0, 1, 2, 5, 1234], [0, 1, 1234])) {
      // Zero has an arm that the compiler adds, see below.
      if (n === 0 && languageOf(locale).zeroIsPlural && text.includes('plural')) continue;
      const values = valuesOf(text, n);
      expect(t(key as MessageKey, values), key).toBe(message.format(values));
    }
  }
});

test.each(LOCALES)('%s: the browser has its messages as the server has them', async (locale) => {
  const all = compileMessages(MESSAGES[locale], locale);
  const inBrowser: object = (await BROWSER_MESSAGES[locale]()).default;
  expect(Object.keys(inBrowser)).toContain('moves');
  expect(all).toMatchObject(inBrowser);
});

test('where there is no message, or a value is missing, the text says so', () => {
  const messages = { tiles: {}, here: { plain: 'word', filled: 'to {name}' } };
  const { t } = makeWording('en', compileMessages(messages, 'en'));
  const say = (key: string, values?: Record<string, string>) => t(key as MessageKey, values);
  expect(say('here.plain')).toBe('word');
  expect(say('here.filled', { name: 'Anna' })).toBe('to Anna');
  for (const key of ['here', 'here.gone', 'here.plain.more', 'gone.too', 'here.filled'])
    expect(say(key)).toBe(`${MISSING} ${key}`);
});

test('zero takes the plural in Portuguese, and an arm of its own goes before', () => {
  const text = '{n, plural, one {# dia e {m, plural, one {# hora} other {# horas}}} other {# dias}}';
  const messages = { tiles: {}, days: { left: text, none: '{n, plural, =0 {hoje} one {#} other {#}}' } };
  const say = (locale: Locale, key: string, values: Record<string, number>) =>
    makeWording(locale, compileMessages(messages, locale)).t(key as MessageKey, values);
  expect(say('pt-BR', 'days.left', { n: 0, m: 0 })).toBe('0 dias');
  expect(say('pt-BR', 'days.left', { n: 1, m: 0 })).toBe('1 dia e 0 horas');
  expect(say('pt-BR', 'days.none', { n: 0 })).toBe('hoje');
});
