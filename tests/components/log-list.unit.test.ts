/** The log as it is shown: every line leads to its moment and to its rules. */
import { expect, test } from 'vitest';
import { logItems } from '@/components/history/log-list';
import { TOPICS } from '@/lib/game/casebook/rulings';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenLog } from '../support/components/golden-log';

const { rows, tableAt } = goldenLog('4-players-all-options');
const table = tableAt(rows.length);
const itemsIn = (locale: Locale) =>
  logItems(wordingOf(locale), { table, rows }).split('</li>').slice(0, -1).reverse();

test.each(LOCALES)('every line leads to its moment and to a topic of the rules, in %s', (locale) => {
  const items = itemsIn(locale);
  expect(items.length).toBe(rows.length);
  const topics = new Set(TOPICS.map(({ id }) => id));
  for (const [i, item] of items.entries()) {
    expect(item).toContain(`href="/games/game01/at/${i + 1}"`);
    if (i === 0) continue;
    const [, topic = ''] = /\u00a0(?:<\/span>)?<a class="rule-mark" href="\/rules#([A-Z]+)"/.exec(item) ?? [];
    expect(topics.has(topic as never), item).toBe(true);
  }
});

test.each(LOCALES)('no sentence ends twice, in %s', (locale) => {
  expect(logItems(wordingOf(locale), { table, rows })).not.toMatch(/[.…!?]\.|\.…/);
});

test('a row is one link that is heard with its words, but a long one sentence by sentence', () => {
  const items = itemsIn('en');
  const isLong = (item: string) => item.includes('log-lines');
  expect(items.some(isLong)).toBe(true);
  for (const [i, item] of items.entries()) {
    const heard = `aria-labelledby="step-${i + 1} told-${i + 1}"`;
    expect(item.includes(heard), item).toBe(!isLong(item));
    expect(item.includes(`id="told-${i + 1}" aria-hidden="true"`), item).toBe(!isLong(item));
  }
});
