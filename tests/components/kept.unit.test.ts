import { expect, test } from 'vitest';
import { kept, keptIn } from '@/components/ui/kept';
import { LOCALES } from '@/lib/i18n/locales';
import { wordingOf } from '@/lib/i18n/wording-of';

test('a thing is made once for an object and a key, an empty one too', () => {
  const [one, other] = [{}, {}];
  let made = 0;
  const make = (text: string) => () => {
    made += 1;
    return text;
  };
  expect([kept(one, 'a', make('x')), kept(one, 'a', make('y'))]).toEqual(['x', 'x']);
  expect([kept(one, 'b', make('')), kept(one, 'b', make('y'))]).toEqual(['', '']);
  expect(kept(other, 'a', make('z'))).toBe('z');
  expect(made).toBe(3);
});

test('what has words in it is made once for every language', () => {
  const of = {};
  const say = (locale: (typeof LOCALES)[number]) =>
    keptIn({ ...wordingOf('en'), locale }, of, 'crane', () => `${locale}`);
  expect(LOCALES.map(say)).toEqual(LOCALES);
  expect(LOCALES.map((locale) => keptIn({ ...wordingOf('en'), locale }, of, 'crane', () => 'again'))).toEqual(
    LOCALES,
  );
});
