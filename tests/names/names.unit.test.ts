import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Name } from '@/lib/features/table/contract-shapes';
import { areAlike, distinctName, distinctNames, isLikeOneOf } from '@/lib/game/names/alike';
import { cleanName, fittingName, isNameInLength, MAX_NAME } from '@/lib/game/names/clean-name';
import { showsNothing } from '@/lib/game/names/unseen';
import { cleanText } from '@/lib/platform/http/clean-text';
import { firstSeedOf, inFull } from '../support/full';
import { ALIKE, ENGLAND, SCOTLAND, tags, UNSEEN, WALES } from './attacks';

test.each(UNSEEN)('invisible characters are removed: %s', (_what, name) => {
  expect(cleanName(name)).toBe('');
  expect(cleanName(`${name}Anna`)).toBe('Anna');
});

test.each([
  ['full-width letters', 'Ａｎｎａ', 'Ａｎｎａ'],
  ['ligatures', 'ﬁ', 'ﬁ'],
  ['signs that stand for several letters', 'x² Tom™ Ⅷ ﷺﷺﷺ', 'x² Tom™ Ⅷ ﷺﷺﷺ'],
  ['letters in two pieces', 'Nova\u0301k', 'Nov\u00e1k'],
  ['Hindi', 'नवाज़ों', 'नवाज़ों'.normalize('NFC')],
  ['Hebrew with points', 'שָּׁלוֹם', 'שָּׁלוֹם'.normalize('NFC')],
  ['flags of England, Scotland and Wales', ENGLAND + SCOTLAND + WALES, ENGLAND + SCOTLAND + WALES],
  ['a flag that hides letters', `🏴${tags('xanna')}`, '🏴'],
  ['letters without a glyph', `Anna${tags('gbsct')}`, 'Anna'],
  ['spaces', ' \u00a0Anna \u3000 K.\u2003', 'Anna K.'],
  ['controls and direction', '\u202eAn\0na\u2069', 'An na'],
  ['thirty-six marks', `An${'\u0301'.repeat(36)}na`, 'Ań\u0301na'],
  ['marks on nothing', '\u0301\u0301Anna \u0302K', 'Anna K'],
  ['a joiner between letters of its script', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a family', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['a heart', '❤️', '❤️'],
  ['Burmese', 'မြို့', 'မြို့'],
  ['Thai', 'น้ำ', 'น้ำ'],
  ['Vietnamese', 'Nguyễn', 'Nguyễn'],
  ['signs', '★ ... !', '★ ... !'],
])('a name becomes what it is: %s', (_what, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

/** Texts of everything that names were misused with, and of whole letters of all scripts. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    ...'aÁ1 .-',
    '\u0301',
    '\u200d',
    '👩',
    '🏽',
    '\ufe0f',
    'ﬁ',
    'が',
    'ၔ',
    '👩‍👩‍👧',
    '🇨🇿',
    'x²',
    'ﷺ',
  ),
  fc.constantFrom(ENGLAND, SCOTLAND, WALES, 'عنّا', 'שָּׁלוֹם', ...UNSEEN.map(([, name]) => name)),
);
const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const RUNS = { seed: firstSeedOf('names', 20261201), numRuns: inFull(20_000, 1_000) };

test('a clean name stays as it is, fits, and turns no text round', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(cleanText(name)).toBe(name);
      expect(name.normalize('NFD')).not.toMatch(
        /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u,
      );
      const short = fittingName(text.repeat(5));
      expect(isNameInLength(short)).toBe(true);
      expect(isNameInLength(distinctName(short, [short]))).toBe(true);
      expect(isLikeOneOf(distinctName(short, [short]), [short])).toBe(false);
    }),
    RUNS,
  );
});

test('a name keeps every letter that people can see', () => {
  const seen = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('x²', 'Tom™', 'Ⅷ', 'ﷺ', ENGLAND, SCOTLAND, WALES, '👩🏽‍🚀', '❤️', 'नवाज़ों', 'שָּׁלוֹם'),
  );
  fc.assert(
    fc.property(seen, (text) => {
      fc.pre(
        !/[\p{Cf}\p{Cc}\p{Co}\ufffd\u2800\u3164]|\p{M}{3}/u.test(
          text.normalize('NFD').replaceAll(/[\u200c\u200d]|🏴[\u{e0020}-\u{e007f}]+/gu, ''),
        ),
      );
      const name = cleanName(text);
      if (name !== '')
        expect(name).toBe(
          text
            .replace(/\p{Z}+/gu, ' ')
            .trim()
            .normalize('NFC'),
        );
    }),
    RUNS,
  );
});

test('a text shows nothing exactly if a name of it is empty, and then it is no text', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(showsNothing(text)).toBe(cleanName(text) === '');
      expect(cleanText(text).trim() === '').toBe(showsNothing(cleanText(text)));
    }),
    RUNS,
  );
});

test.each([
  ['ﷺ', 40, true],
  ['ﷺ', 41, false],
  ['x', 40, true],
  ['x', 41, false],
  ['🏰', 40, true],
  ['न्', 40, true],
  [SCOTLAND, 5, true],
  [SCOTLAND, 6, false],
])('%s as a name, %i times', (letter, times, fits) => {
  const name = letter.repeat(times);
  expect(Name.safeParse(name)).toMatchObject(fits ? { data: name } : { success: false });
  expect(fittingName(name) === name).toBe(fits);
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
])('%s is not confused with %s', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

test('of names that are alike the later ones get the first number that is free', () => {
  expect(distinctNames(['Anna', 'ANNA', 'Anna 2', '', '', 'Bob', 'Аnnа'])).toEqual([
    ...['Anna', 'ANNA 3', 'Anna 2', '', '', 'Bob', 'Аnnа 4'],
  ]);
  const long = 'x'.repeat(MAX_NAME);
  expect(distinctName(long, [long])).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`);
});
