import { expect, test } from 'vitest';
import type { LOCALES } from '@/lib/game/wording/language/locales';
import { withNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const nameless = [
  { seat: 0, name: 'Anna', seated: true },
  { seat: 1, name: '', seated: true, bot: 'master' as const },
  { seat: 2, name: '', seated: false },
  { seat: 3, name: '', seated: true },
];
const names = (locale: (typeof LOCALES)[number], seats: Parameters<typeof withNames>[1]) =>
  withNames(wordingOf(locale), seats).map(({ name }) => name);

test('seats without a name are called by their kind, in the reader’s language', () => {
  expect(names('en', nameless)).toEqual(['Anna', 'Master builder', 'Free seat', 'Former player']);
  for (const locale of ['de', 'pt-BR'] as const) {
    const [anna, ...others] = names(locale, nameless);
    expect(anna).toBe('Anna');
    for (const name of others) expect(names('en', nameless)).not.toContain(name);
  }
});

test('those that would be called alike are numbered, the others are not', () => {
  const seats = [
    { seat: 0, name: '', seated: true, bot: 'journeyman' as const },
    { seat: 1, name: 'Journeyman', seated: true },
    { seat: 2, name: '', seated: true, bot: 'journeyman' as const },
    { seat: 3, name: '', seated: true, bot: 'master' as const },
  ];
  expect(names('en', seats)).toEqual(['Journeyman 1', 'Journeyman', 'Journeyman 2', 'Master builder']);
});

test('a seat not known to be taken goes by its number, the simple opponent by its kind', () => {
  expect(names('en', [{ seat: 1, name: '' }])).toEqual(['Seat 2']);
  expect(names('en', [{ seat: 1, name: '', seated: true, automatic: true }])).toEqual(['Simple opponent']);
});
