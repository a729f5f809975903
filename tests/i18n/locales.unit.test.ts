import { expect, test } from 'vitest';
import { chooseLocale } from '@/lib/game/wording/language/locales';

test.each([
  ['de', undefined, 'en', 'de'],
  ['pt-BR', 'de', 'de', 'pt-BR'],
  ['pt', undefined, '', 'pt-BR'],
  ['fr', undefined, 'de', 'de'],
  ['fr', 'en', 'de', 'en'],
  [undefined, 'de', 'pt', 'de'],
  [undefined, 'xx', 'pt', 'pt-BR'],
  [undefined, undefined, 'pt-PT,pt;q=0.9,en;q=0.5', 'pt-BR'],
  [undefined, undefined, 'fr,en;q=0.3,de;q=0.8', 'de'],
  [undefined, undefined, 'de;q=0,en', 'en'],
  [undefined, undefined, 'cs', 'en'],
  [undefined, undefined, '', 'en'],
  [undefined, undefined, null, 'en'],
] as const)(
  'the language of a request: asked for %s, kept %s, browser wants "%s": %s',
  (asked, kept, accepted, locale) => {
    expect(chooseLocale([asked, kept], accepted)).toBe(locale);
  },
);
