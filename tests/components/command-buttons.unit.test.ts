/** Buttons of the moves panel, and the tiles that are ticked to refresh a row: pictures with short names. */
import { afterEach, expect, test } from 'vitest';
import { CommandButtons } from '@/components/move/forms/command-buttons';
import { RefreshForm } from '@/components/move/forms/refresh-form';
import { groupTitle } from '@/components/move/groups';
import type { Command } from '@/lib/game/engine/commands';
import { LOCALES } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK, table } from '../support/engine/table';

afterEach(() => speak('en'));

const { state } = table();
const choose = (tile: string): Command => ({ type: 'ChooseTechnology', tile });
// Names are remembered by pack, hence one of its own.
const drawn = (words: Wording, commands: readonly Command[]) =>
  htmlOf(CommandButtons, {
    on: { words, pack: { ...PACK }, state },
    title: groupTitle(words, 'answer'),
    options: commands.map((command) => ({ command, reveals: false })),
    main: true,
  });

test('the kind of a step is readable with any tile name', () => {
  const [one, two] = PACK.technologies;
  const words: Wording = { ...wordingOf('en'), tile: () => 'A: B' };
  const html = drawn(words, [choose(one?.id ?? ''), choose(two?.id ?? '')]);
  expect(html.match(/<b>Learn A: B \([^)]*\):<\/b><span class="brings"> \S/g)).toHaveLength(2);
});

test.each(LOCALES)('many steps are buttons under pictures, never a select field: %s', (locale) => {
  speak(locale);
  const all = PACK.productionTokens
    .slice(0, 8)
    .map(({ id }): Command => ({ type: 'ChooseProductionToken', track: 'gold-mine', token: id }));
  const html = drawn(wordingOf(locale), all);
  expect(html).not.toContain('<select');
  expect(html.match(/<button/g)).toHaveLength(all.length);
  expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(all.length);
});

test.each(LOCALES)(
  'to refresh a row each tile is a picture with a short name, each price a button: %s',
  (locale) => {
    speak(locale);
    const { pack, view, options } = goldenTable('2-players-base', 0);
    const html = htmlOf(RefreshForm, {
      on: { words: wordingOf(locale), pack: { ...pack }, state: view.state },
      options: options?.commands ?? [],
      title: 'row',
      stamp: { gameId: 'golden', expectedSeq: 1, commandId: 'c' },
      action: async () => {},
    });
    const rows = html.split('<form').slice(1);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const tiles = [...row.matchAll(/<label[^>]*>.*?<\/label>/g)].map(([tile]) => tile);
      expect(tiles).toHaveLength(4);
      for (const tile of tiles) {
        expect(tile).toContain('<svg');
        const name = /type="checkbox"[^>]*aria-label="([^"]+)"/.exec(tile)?.[1] ?? '';
        expect(name).not.toBe('');
        expect(name.split(' ').length).toBeLessThanOrEqual(10);
      }
      expect(row.match(/<button/g)?.length).toBeGreaterThan(0);
    }
  },
);
