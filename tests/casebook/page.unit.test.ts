import { describe, expect, test } from 'vitest';
import { casebookMarkup } from '@/app/rules/markup';
import { EXAMPLES } from '@/lib/game/casebook/examples';
import { RULINGS } from '@/lib/game/casebook/rulings';
import { RULES } from '@/lib/game/casebook/topics';
import { LANGUAGES } from '@/lib/game/casebook/types';

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
