/** The whole log: folded by round, each step with the picture of its piece, once in the page. */
import { expect, test } from 'vitest';
import { RoundLog } from '@/components/history/round-log';
import { PlanStrip } from '@/components/plans/plan-strip';
import { eventPicture } from '@/lib/game/drawing/component-picture';
import type { PlanWording } from '@/lib/game/wording/plans';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { goldenLog } from '../support/components/golden-log';

const table = goldenTable('4-players-online', 10_000);
const { rows } = goldenLog('4-players-online');
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
  const [wall] = pack.walls;
  const steps = [
    { aim: { command: { type: 'TakeActionTile', position: 3 }, tiles: ['action-tile-1'] } },
    { aim: { command: { type: 'DeclareAction', action: 'construct-wall', context: 'main' } } },
    {
      aim: {
        command: { type: 'PlaceWall', slot: 0, cell: 'wall-cell-1', rotation: 0 },
        tiles: [wall?.id ?? ''],
      },
    },
    { aim: { command: { type: 'EndTurn' } } },
  ] as const;
  const strip = htmlOf(PlanStrip, { on, steps });
  const items = strip.split('<li').slice(1);
  expect(items).toHaveLength(4);
  for (const item of items) expect(item).toMatch(/<svg.*<span class="wrap-anywhere">\w/s);
  expect(items[1]).toContain('#a-construct-wall');
  expect(items[3]).toContain('#i-check');
});
