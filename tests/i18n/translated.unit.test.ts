/**
 * Each translation keeps the hash of the English text that it was checked against, as gettext marks a text as fuzzy.
 * After a change, read the listed translations and run this test with `-u`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';

const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

/** The hashes of an English text and of its translation. */
type Pair = readonly [english: string, translation: string];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
const fileOf = (locale: Locale) => path.join(import.meta.dirname, 'translated', `${locale}.txt`);

/** The pair of each message of a language by key. */
function pairsNow(locale: Locale): ReadonlyMap<string, Pair> {
  const english = messagesOf('en');
  const pairs = [...messagesOf(locale)].map(
    ([key, text]) => [key, [hashOf(english.get(key) ?? ''), hashOf(text)]] as const,
  );
  return new Map(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function pairsChecked(locale: Locale): ReadonlyMap<string, Pair> {
  if (!existsSync(fileOf(locale))) return new Map();
  const lines = readFileSync(fileOf(locale), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', english = '', translation = ''] = line.split(' ');
      return [key, [english, translation]] as const;
    }),
  );
}

/** Messages with a new English text and an old translation. */
export const staleIn = (checked: ReadonlyMap<string, Pair>, now: ReadonlyMap<string, Pair>) =>
  [...now].flatMap(([key, [english, translation]]) => {
    const [oldEnglish, oldTranslation] = checked.get(key) ?? [english];
    return english !== oldEnglish && translation === oldTranslation ? [key] : [];
  });

test.each(TRANSLATIONS)('no translation in %s is older than its English text', (locale) => {
  const isUpdating = expect.getState().snapshotState.snapshotUpdateState === 'all';
  if (!isUpdating) expect(staleIn(pairsChecked(locale), pairsNow(locale))).toEqual([]);
});

test.each(TRANSLATIONS)('the checked texts of %s are recorded (vitest -u records them)', async (locale) => {
  const lines = [...pairsNow(locale)].map(([key, pair]) => [key, ...pair].join(' '));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(locale));
});

test('a new English text makes its old translation stale', () => {
  const checked = new Map<string, Pair>([['a', ['1', '2']]]);
  expect(staleIn(checked, new Map([['a', ['3', '2']]]))).toEqual(['a']);
  expect(staleIn(checked, new Map([['a', ['3', '4']]]))).toEqual([]);
  expect(staleIn(checked, new Map([['b', ['3', '4']]]))).toEqual([]);
});
