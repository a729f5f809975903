/** The log: every line leads to its moment and its rules, and its rounds are folded. */
import { expect, test } from 'vitest';
import { logItems } from '@/components/history/log-list';
import { RoundLog } from '@/components/history/round-log';
import { PlanStrip } from '@/components/plans/plan-strip';
import { TOPICS } from '@/lib/game/casebook/rulings';
import { eventPicture } from '@/lib/game/drawing/component-picture';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import type { PlanWording } from '@/lib/game/wording/plans';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenLog } from '../support/components/golden-log';
import { htmlOf } from '../support/components/html';

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

const html = htmlOf(RoundLog, { table, rows });

test('every row is in the fold of its round; the newest is open', () => {
  const folds = html.split('<details').slice(1);
  expect(folds).toHaveLength(16);
  expect(folds[0]).toMatch(/open=.*Round 16 of 16/s);
  expect(folds.slice(1).filter((fold) => /^[^>]*open/.test(fold))).toEqual([]);
  expect(html.match(/<li/g)).toHaveLength(rows.length);
});

test('a step has the picture of the piece it took or laid, drawn once in the summary', () => {
  const { actionSide } = table.view.state.setup.variant;
  const pictured = rows.filter(
    ({ events, undone }) => !undone && eventPicture(table.pack, events, actionSide) !== undefined,
  );
  expect(pictured.length).toBeGreaterThan(64);
  for (const { seq } of pictured) {
    expect(html.split(`<g id='piece-${seq}'>`)).toHaveLength(2);
    expect(html.split(`<use href='#piece-${seq}'/>`)).toHaveLength(2);
  }
});

test('a plan is a strip of icons with words', () => {
  const { pack, seats, view } = table;
  const on: PlanWording = { words: wordingOf('en'), pack, seats, state: view.state };
  const wall = pack.walls[0]?.id ?? '';
  const steps = [
    { aim: { command: { type: 'TakeActionTile', position: 3 }, tiles: ['action-tile-1'] } },
    { aim: { command: { type: 'DeclareAction', action: 'construct-wall', context: 'main' } } },
    { aim: { command: { type: 'PlaceWall', slot: 0, cell: 'wall-cell-1', rotation: 0 }, tiles: [wall] } },
    { aim: { command: { type: 'EndTurn' } } },
  ] as const;
  const strip = htmlOf(PlanStrip, { on, steps });
  const items = strip.split('<li').slice(1);
  expect(items).toHaveLength(4);
  for (const item of items) expect(item).toMatch(/<svg.*<span class="wrap-anywhere">\w/s);
  expect(items[1]).toContain('#a-construct-wall');
  expect(items[3]).toContain('#i-check');
});
