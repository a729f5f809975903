import { expect, test } from 'vitest';
import { kept, keptIn, MOST_CHARACTERS } from '@/lib/game/drawing/memo';
import { LOCALES } from '@/lib/game/wording/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

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

test('what nobody asks for makes room, what is asked for stays', () => {
  const [asked, forgotten] = [{}, {}];
  const again: string[] = [];
  const look = (of: object, name: string) => kept(of, 'a', () => String(again.push(name)));
  look(asked, 'asked');
  look(forgotten, 'forgotten');
  for (let half = 0; half < 4; half += 1) {
    const large = 'x'.repeat(MOST_CHARACTERS / 2 + 1);
    kept({}, 'large', () => large);
    look(asked, 'asked again');
  }
  look(forgotten, 'forgotten again');
  expect(again).toEqual(['asked', 'forgotten', 'forgotten again']);
});
