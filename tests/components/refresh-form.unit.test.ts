/** A row is refreshed by ticking pictures of its tiles. */
import { afterEach, expect, test } from 'vitest';
import { RefreshForm } from '@/components/move/forms/refresh-form';
import { options } from '@/lib/game/engine/options';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const table = goldenTable('2-players-base', 0);
const { commands } = options(table.pack, table.view);
const MAX_WORDS = 10;

test.each(LOCALES)('each tile is a picture with a short name, each price a button: %s', (locale) => {
  speak(locale);
  const html = htmlOf(RefreshForm, {
    // Names are remembered by pack, hence one of its own.
    on: { words: wordingOf(locale), pack: { ...table.pack }, state: table.view.state },
    options: commands,
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
      expect(name.split(' ').length).toBeLessThanOrEqual(MAX_WORDS);
    }
    expect(row.match(/<button/g)?.length).toBeGreaterThan(0);
  }
});
