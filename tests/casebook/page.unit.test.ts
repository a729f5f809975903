import { describe, expect, test } from 'vitest';
import { casebookMarkup, searchMarkup } from '@/app/rules/markup';
import { EXAMPLES, FIVE_MINUTES, RULES, RULINGS } from '@/lib/game/casebook/rulings';
import { SYMBOL_NAMES } from '@/lib/game/drawing/sheet';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

describe.each(LOCALES)('the page in %s', (locale) => {
  const words = wordingOf(locale);
  const html = casebookMarkup({ words, tests: true });
  const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  test('has one anchor for every rule, ruling and example', () => {
    const wanted = [...RULES.map(({ id }) => id), ...RULINGS, ...EXAMPLES.map(({ id }) => id)];
    expect(wanted.filter((id) => !anchors.includes(id))).toEqual([]);
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
  });
  test('has no dead link', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((id) => !anchors.includes(id))).toEqual([]);
  });
  test('closes what it opens', () => {
    for (const tag of ['section', 'article', 'details', 'ul', 'li', 'div', 'p', 'a']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length;
      expect(html.match(new RegExp(`</${tag}>`, 'g'))?.length, tag).toBe(opened);
    }
  });
  test('is folded topic by topic, and lists tests only on request', () => {
    const bare = casebookMarkup({ words, tests: false });
    expect(bare.replaceAll(/<details .*?<\/details>/g, '')).toBe('');
    expect(bare).not.toMatch(/\.test\.ts/);
    expect(html).toMatch(/\.test\.ts/);
    expect(bare.length).toBeLessThan(html.length / 2);
  });
  test('finds every rule by its number and by its words, and nothing by others', () => {
    for (const rule of RULES.filter((_, i) => i % 20 === 0))
      for (const search of [rule.id, rule.id.toLowerCase(), words.t(`rules.rule.${rule.id}`)])
        expect(searchMarkup(words, search).html, search).toContain(`href="/rules#${rule.id}"`);
    expect(searchMarkup(words, 'xyzzy <b>')).toEqual({ n: 0, html: '' });
  });
});

test('the rules in five minutes draw symbols that exist, one each', () => {
  const symbols = FIVE_MINUTES.map(({ symbol }) => symbol);
  expect(symbols.filter((symbol) => !SYMBOL_NAMES.includes(symbol))).toEqual([]);
  expect(new Set(symbols).size).toBe(symbols.length);
});
