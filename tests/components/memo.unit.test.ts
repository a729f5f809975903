import { expect, test } from 'vitest';
import { MAX_CHARACTERS, memoIn, memoize } from '@/lib/game/drawing/glyphs';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

test('a thing is made once for an object and a key, an empty one too', () => {
  const [one, other] = [{}, {}];
  let made = 0;
  const make = (text: string) => () => {
    made += 1;
    return text;
  };
  expect([memoize(one, 'a', make('x')), memoize(one, 'a', make('y'))]).toEqual(['x', 'x']);
  expect([memoize(one, 'b', make('')), memoize(one, 'b', make('y'))]).toEqual(['', '']);
  expect(memoize(other, 'a', make('z'))).toBe('z');
  expect(made).toBe(3);
});

test('values with texts are computed once per language', () => {
  const of = {};
  const say = (locale: (typeof LOCALES)[number]) =>
    memoIn({ ...wordingOf('en'), locale }, of, 'crane', () => `${locale}`);
  expect(LOCALES.map(say)).toEqual(LOCALES);
  expect(LOCALES.map((locale) => memoIn({ ...wordingOf('en'), locale }, of, 'crane', () => 'again'))).toEqual(
    LOCALES,
  );
});

test('unused values are evicted, used ones stay', () => {
  const [asked, forgotten] = [{}, {}];
  const again: string[] = [];
  const drawn = (of: object, name: string) => memoize(of, 'a', () => String(again.push(name)));
  drawn(asked, 'asked');
  drawn(forgotten, 'forgotten');
  for (let half = 0; half < 4; half += 1) {
    const large = 'x'.repeat(MAX_CHARACTERS / 2 + 1);
    memoize({}, 'large', () => large);
    drawn(asked, 'asked again');
  }
  drawn(forgotten, 'forgotten again');
  expect(again).toEqual(['asked', 'forgotten', 'forgotten again']);
});
