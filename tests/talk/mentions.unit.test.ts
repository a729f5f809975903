import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionsIn } from '@/lib/features/talk/mentions';
import { cleanName } from '@/lib/game/names/clean-name';
import { SCOTLAND } from '../names/attacks';
import { firstSeedOf, inFull } from '../support/full';

const SEATS = ['Anna', 'Anna Marie', 'Žofie', 'J. R.', '', 'a@home', 'home', 'Eva🏰', '@x', '🏴'].map(
  (name, seat) => ({ seat, name }),
);

test.each([
  ['@Anna, it is your turn', [0]],
  ['@anna marie!', [1]],
  ['@Annabel is not here', []],
  ['well played, @Zofie and @ANNA', [0, 2]],
  ['@J. R. knows', [3]],
  ['mail me at a@anna.example', []],
  ['mail me at x@Anna or żofie@Žofie', []],
  ['x_@Anna', []],
  ['(@Anna) or "@Žofie"', [0, 2]],
  ['@Žofie@Anna', [0, 2]],
  ['ask @a@home', [5]],
  ['ask @home', [6]],
  ['ask b@home', []],
  ['well played @eva🏰!', [7]],
  ['well played @eva', []],
  ['@x or @@x', [8]],
  ['@xy', []],
  ['@J.  R. and @J.\nR.', [3]],
  ['@🏴', [9]],
  [`@${SCOTLAND}`, []],
  ['@Ａｎｎａ', [0]],
  ['@ nobody', []],
  ['Anna', []],
  ['@Žofie@Žofie', [2]],
])('%s', (text, seats) => {
  expect(mentionsIn(text, SEATS).map(({ seat }) => seat)).toEqual(seats);
});

test('letters of other scripts are no accents', () => {
  const people = ['राम', 'रमा', '안나'].map((name) => ({ name }));
  expect(mentionsIn('@रमा', people)).toEqual([{ name: 'रमा' }]);
  expect(mentionsIn('@안난', people)).toEqual([]);
});

test('a whole name behind an @ is called, and never a part of a word', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map(cleanName);
  const called = fc.record({
    name,
    before: fc.constantFrom('', ' ', '(', '… '),
    after: fc.constantFrom('', ' ', ', '),
  });
  fc.assert(
    fc.property(called, ({ name, before, after }) => {
      fc.pre(/[\p{L}\p{N}\p{S}]/u.test(name) && !name.includes('@'));
      expect(mentionsIn(`${before}@${name}${after}`, [{ name }])).toEqual([{ name }]);
      expect(mentionsIn(`x@${name}${after}`, [{ name }])).toEqual([]);
      expect(mentionsIn(`${before}@${name}x`, [{ name }])).toEqual([]);
    }),
    { seed: firstSeedOf('mentions', 20261201), numRuns: inFull(5_000, 300) },
  );
});
