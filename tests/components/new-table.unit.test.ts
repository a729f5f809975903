/** The form for a new table: three cards that say what is chosen, by style sheet only. */
import { expect, test } from 'vitest';
import { CreateTableForm } from '@/components/table/new-table/create-table-form';
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { PACE_KINDS } from '@/lib/game/pace/pace';
import { readText } from '../docs/project-files';
import { htmlOf } from '../support/components/html';

const BOX = [`box:${'a'.repeat(64)}`, 'Our box'] as const;
const STYLES = readText('components/table/new-table/new-table.css');

const html = (pack?: string) =>
  htmlOf(CreateTableForm, {
    action: async () => {},
    presets: ONLINE_OPTIONS,
    packs: [['', 'Standard values'], BOX],
    pack,
  });

/** The cards themselves, without the folds inside them. */
const cards = (page: string) => [
  ...page.matchAll(/<details( open="")? class="group">|<details class="group"( open="")?>/g),
];

test('there are three cards; the names are open, and a box in the address opens the rules', () => {
  const opened = (page: string) => cards(page).map(([tag]) => tag.includes('open'));
  expect(opened(html())).toEqual([true, false, false]);
  expect(opened(html(BOX[0]))).toEqual([true, false, true]);
});

test('every choice that a card shows has a rule that shows it', () => {
  const shown = [...html().matchAll(/data-for="([^"]+)"/g)].map(([, choice]) => choice ?? '');
  expect(shown).toEqual(expect.arrayContaining([...PACE_KINDS, 'open', 'link', 'named', 'box', 'standard']));
  expect(shown.filter((choice) => !STYLES.includes(`[data-for='${choice}']`))).toEqual([]);
});

test('a box is one click away while the rules are closed', () => {
  const rules = html().split('</details>');
  expect(rules.at(-1)).toMatch(/<a [^>]*href="\/boxes\?for=table"/);
});
