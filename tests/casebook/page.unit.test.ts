import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '@/app/rules/language';
import { casebookMarkup } from '@/app/rules/markup';
import { EXAMPLES } from '@/lib/casebook/examples';
import { RULINGS } from '@/lib/casebook/rulings';
import { RULES } from '@/lib/casebook/topics';
import { LANGUAGES } from '@/lib/casebook/types';

describe('the language of the page', () => {
  test.each([
    ['de', 'en', 'de'],
    ['pt-BR', 'de', 'pt'],
    ['pt', '', 'pt'],
    ['fr', 'de', 'de'],
    [undefined, 'pt-PT,pt;q=0.9,en;q=0.5', 'pt'],
    [undefined, 'fr,en;q=0.3,de;q=0.8', 'de'],
    [undefined, 'de;q=0,en', 'en'],
    [undefined, 'cs', 'en'],
    [undefined, '', 'en'],
  ] as const)('asked for %s by a browser that wants "%s" it is %s', (asked, accepted, language) => {
    expect(chooseLanguage(asked, accepted)).toBe(language);
  });
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  const html = casebookMarkup(language);
  const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  test('has one anchor for every rule, ruling and example', () => {
    const wanted = [...RULES, ...RULINGS, ...EXAMPLES].map(({ id }) => id);
    expect(wanted.filter((id) => !anchors.includes(id))).toEqual([]);
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
  });
  test('has no link that leads nowhere', () => {
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
});
