/** Messages hold no phrase that docs/wording.md and its pages by language avoid. */
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';
import { checksOf, phrasesIn } from './checks';

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
