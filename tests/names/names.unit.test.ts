import { expect, test } from 'vitest';
import { areAlike, distinctName, distinctNames, isLikeOneOf } from '@/lib/game/names/alike';
import { cleanName, fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { seedOf } from '../support/full';
import { randomNumbers } from '../support/service';
import { ALIKE, UNSEEN } from './attacks';

test.each(UNSEEN)('invisible characters are removed: %s', (_what, name) => {
  expect(cleanName(name)).toBe('');
  expect(cleanName(`${name}Anna`)).toBe('Anna');
});

test.each([
  ['full-width letters', 'Ａｎｎａ', 'Anna'],
  ['ligatures', 'ﬁ', 'fi'],
  ['spaces', ' \u00a0Anna \u3000 K.\u2003', 'Anna K.'],
  ['controls and direction', '\u202eAn\0na\u2069', 'An na'],
  ['thirty-six marks', `An${'\u0301'.repeat(36)}na`, 'Ań\u0301na'],
  ['marks on nothing', '\u0301\u0301Anna \u0302K', 'Anna K'],
  ['a joiner between letters of its script', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a family', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['a heart', '❤️', '❤️'],
  ['Burmese', 'မြို့', 'မြို့'],
  ['Thai', 'น้ำ', 'น้\u0e4dา'],
  ['Vietnamese', 'Nguyễn', 'Nguyễn'],
  ['signs', '★ ... !', '★ ... !'],
])('a name becomes what it is: %s', (_what, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test('a clean name stays as it is', () => {
  const seed = seedOf('names');
  const pick = randomNumbers(seed);
  const letters = [
    ...'aÁ1 .-',
    ...UNSEEN.map(([, name]) => name),
    ...['\u0301', '\u200d', '👩', '🏽', '\ufe0f', 'ﬁ', 'が', 'ၔ'],
  ];
  for (let n = 0; n < 5_000; n += 1) {
    const typed = Array.from({ length: pick(12) }, () => letters[pick(letters.length)] ?? '').join('');
    const name = cleanName(typed);
    expect(cleanName(name), `seed ${seed}: ${JSON.stringify(typed)}`).toBe(name);
    expect(name.normalize('NFD'), `seed ${seed}`).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e]|\p{M}{5}/u);
    const short = fittingName(typed.repeat(5));
    expect(short.length).toBeLessThanOrEqual(MAX_NAME);
    expect(isLikeOneOf(distinctName(short, [short]), [short])).toBe(false);
  }
});

test.each(ALIKE)('Anna could be taken for %s', (_what, name) => {
  expect(areAlike('Anna', name)).toBe(true);
  expect(areAlike(name, 'Anna')).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Anna', 'Anna 2'],
  ['Anna', 'Anna K.'],
  ['राम', 'रमा'],
  ['★', '☆'],
  ['', ''],
  ['Anna', ''],
])('nobody takes %s for %s', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

test('of names that are alike the later ones get the first number that is free', () => {
  expect(distinctNames(['Anna', 'ANNA', 'Anna 2', '', '', 'Bob', 'Аnnа'])).toEqual([
    ...['Anna', 'ANNA 3', 'Anna 2', '', '', 'Bob', 'Аnnа 4'],
  ]);
  const long = 'x'.repeat(MAX_NAME);
  expect(distinctName(long, [long])).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`);
});
