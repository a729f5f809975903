/** Clocks of a table that is played in the page come with the page, and anew when a turn has passed on. */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { drawPart } from '@/components/live/drawing';
import { fetchLater } from '@/components/live/later';
import { begin } from '@/lib/game/live/live-table';
import type { TableView } from '@/lib/features/table/table-view';
import { goldenTable } from '../support/components/golden-table';

const clocks = createElement('p', { 'data-clocks': true }, 'until noon');
const mine = goldenTable('2-players-first-game', 47);
const [me = 0] = mine.waitingFor;
const others: TableView = { ...mine, waitingFor: [1 - me] };

beforeAll(fetchLater);

function moves(table: TableView, isAsked: boolean): string {
  const { state } = table.view;
  const live = begin(me, { position: { state, trail: [] }, offers: [], rows: [] });
  const rest = { isCut: false, answer: 1, drawings: 0, told: table.seq, take: async () => {} };
  const drawn = drawPart({ table, live, ...rest }, 'moves', { isAsked, clocks });
  return renderToStaticMarkup(createElement(Fragment, null, drawn));
}

test('clocks of a turn that has passed on are not shown, yet known of: the page asks for those of now', () => {
  expect(moves(others, true)).toContain('<div hidden=""><p data-clocks="true">');
  expect(moves(others, false)).toContain('<p data-clocks="true">');
  expect(moves(others, false)).not.toContain('hidden=""><p data-clocks');
});
