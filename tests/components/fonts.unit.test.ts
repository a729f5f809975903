/** Letters of Prague in the fonts of the pages, and none of them from a font of the system. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MESSAGES } from '@/lib/game/wording/language/messages';

const FONTS = fs.readFileSync('app/fonts.ts', 'utf8');
const STYLES = fs.readFileSync('app/globals.css', 'utf8');
/** The arguments of each font that serves only some letters. */
const RARER = FONTS.split('localFont(').filter((part) => part.includes('unicode-range'));
const namesIn = (text: string) => [...text.matchAll(/--(?:font|serif|sans)-[a-z-]+/g)].map(([name]) => name);

test('fonts of rarer letters have no system font in their place, and come before those that have', () => {
  expect(RARER).toHaveLength(5);
  expect(RARER.filter((part) => !part.includes('adjustFontFallback: false'))).toEqual([]);
  const rarer = RARER.flatMap(namesIn);
  for (const stack of STYLES.match(/--font-(serif|sans):[^;]+/g) ?? []) {
    const order = namesIn(stack).slice(1);
    expect(order.filter((name) => rarer.includes(name))).toEqual(order.slice(0, -1));
    expect(order.length).toBeGreaterThan(2);
  }
});

test('texts on boards and tiles need only the small font files', () => {
  const { id = '', version = 0 } = PACKS.at(-1) ?? {};
  // Boards name no cities of time zones.
  const words = LOCALES.map((locale) => ({ ...MESSAGES[locale], cities: {} }));
  const text = JSON.stringify([packFor(id, version), words]);
  // Latin Extended-A; the range from U+2000 has dashes, quotes and arrows of the first file.
  const others = [...new Set(text)].filter((letter) => letter > '\u017F' && letter < '\u2000');
  expect(others).toEqual([]);
});
