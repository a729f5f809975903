/** Impossible choices: the reason first, then the picture, then at most one offer that cures it. */
import { expect, test } from 'vitest';
import { RequestedStep } from '@/components/move/impossible';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { impossibleNow } from '@/lib/game/turn/impossible-commands';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';

const words = wordingOf('en');
const tables = ['2-players-base', '3-players-base', 'solo-parler'].flatMap((game) =>
  Array.from({ length: 8 }, (_, n) => goldenTable(game, 5 + 10 * n)),
);

test('a piece that cannot be taken says why before its picture, and offers one cure at most', () => {
  let refused = 0;
  for (const table of tables.filter(({ options }) => options))
    for (const row of ['upgrade', 'wall', 'building'])
      for (const slot of [0, 1, 2, 3]) {
        const html = inspectHtml({ words, table }, `slot:${row}-${slot}`) ?? '';
        const reason = html.indexOf('class="why-at');
        const [, said = ''] = /class="why-at stack"><p><strong>(.*?)<\/strong>/.exec(html) ?? [];
        if (said === '' || /^(You can do this|Choose a tile first)/.test(said)) continue;
        refused += 1;
        expect(said).not.toContain('Not possible');
        expect(reason).toBeLessThan(html.indexOf('<svg'));
        expect(html.match(/<button/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
  expect(refused).toBeGreaterThan(20);
});

test('a step that was asked for and refused has one cure at most in the panel', () => {
  let asked = 0;
  for (const table of tables) {
    const all = impossibleNow(table.pack, table.view, table.options?.commands ?? []);
    for (const { command } of all) {
      const html = htmlOf(RequestedStep, { table, command });
      asked += 1;
      expect(html.match(/<button/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(html).toMatch(/<strong>(?!Not possible)/);
    }
  }
  expect(asked).toBeGreaterThan(20);
});
