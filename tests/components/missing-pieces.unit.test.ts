/** A choice of several pieces says on its button how many are missing, or has them all. */
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MovesPanel } from '@/components/move/moves-panel';
import { type Choice, NOTHING } from '@/components/move/turn/choice';
import { askedNext, goWords } from '@/components/move/turn/bar-words';
import { rowPointedAt } from '@/components/move/turn/row-choice';
import { TurnContext } from '@/components/move/turn/turn-context';
import { turnHereOf } from '@/components/move/turn/turn-here';
import type { TableView } from '@/lib/features/table/load/table-view';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { describeCost } from '@/lib/game/wording/terms';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { inFull } from '../support/full';

const GAMES = ['2-players-base', 'solo-parler', '4-players-online'];
const EVERY = inFull(5, 20);
afterEach(() => speak('en'));

const stamp = { gameId: 'golden', expectedSeq: 1, commandId: 'c' };

const tables = GAMES.flatMap((game) =>
  Array.from({ length: Math.floor(100 / EVERY) }, (_, i) => goldenTable(game, i * EVERY)),
).filter(({ options }) => (options?.commands.length ?? 0) > 0);

const dataOf = ({ pack, view, options }: TableView) => turnHereOf(pack, view, options?.commands ?? []);

/** The panel in a page that is played. */
function played(table: TableView, choice: Choice): string {
  const marks = { legal: new Set<string>(), chosen: new Set<string>(), ghosts: [] };
  const turn = { data: dataOf(table), choice, fills: {}, marks };
  const Panel = () =>
    createElement(
      TurnContext,
      { value: turn },
      createElement(MovesPanel, { table, stamp, action: async () => {} }),
    );
  return htmlOf(Panel, {});
}

const formsOf = (html: string) => [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) => form);
const labelsOf = (form: string) =>
  [...form.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, ''),
  );

test.each(LOCALES)('each form has all its pieces, or a button that counts the missing ones: %s', (locale) => {
  speak(locale);
  const { t } = wordingOf(locale);
  let counted = 0;
  for (const table of tables)
    for (const form of formsOf(played(table, NOTHING))) {
      const lists = [...form.matchAll(/<fieldset.*?<\/fieldset>/gs)].map(([list]) => list);
      const ticks = lists.filter((list) => list.includes('type="checkbox"'));
      // A list with one choice has a chosen entry from the beginning.
      for (const list of lists.filter((each) => !ticks.includes(each)))
        expect(list.match(/checked=""/g)).toHaveLength(1);
      if (ticks.length === 0) continue;
      for (const label of labelsOf(form)) expect(label).toContain(t('options.tickTiles', { n: 2 }));
      counted += 1;
    }
  expect(counted).toBeGreaterThan(3);
});

test.each(LOCALES)('the button of a row counts down with each tick, in panel and bar alike: %s', (locale) => {
  speak(locale);
  const words = wordingOf(locale);
  const table = goldenTable('2-players-base', 0);
  const data = dataOf(table);
  const row = 'row:wall';
  let choice: Choice = rowPointedAt(data, NOTHING, row) ?? NOTHING;
  const labels = () => {
    const form = formsOf(played(table, choice)).find((each) => each.includes(`data-row="${row}"`)) ?? '';
    return labelsOf(form);
  };
  for (const [n, slot] of [
    [2, 0],
    [1, 1],
  ] as const) {
    const said = words.t('options.tickTiles', { n });
    expect(askedNext(words, choice)).toBe(said);
    for (const label of labels()) expect(label).toContain(said);
    choice = rowPointedAt(data, choice, `slot:wall-${slot}`) ?? choice;
  }
  const gold = words.t('options.refreshThese', { cost: describeCost(words, { gold: 1 }) });
  expect(labels()[0]?.startsWith(gold)).toBe(true);
  const { steps } = choice as Extract<Choice, { kind: 'steps' }>;
  expect(
    goWords(words, { ...(choice as Extract<Choice, { kind: 'steps' }>), steps: steps.slice(0, 1) }),
  ).toBe(gold);
});
