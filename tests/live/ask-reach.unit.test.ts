/** When a player among people is asked how to hear of the next turn. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AfterTurn } from '@/components/live/own-turn';
import { LiveContext } from '@/components/move/live-context';
import type { TableView } from '@/lib/features/table/load/table-view';
import { createLiveTable } from '@/lib/game/live/live-table';
import { goldenTable } from '../support/components/golden-table';

const played = goldenTable('2-players-first-game', 47);
const [me = 0] = played.waitingFor;
const fresh: TableView = { ...played, me, log: [] };
const waiting = { waitingFor: [1 - me] };
const seated = (other: Partial<TableView['seats'][number]>): Pick<TableView, 'seats'> => ({
  seats: played.seats.map((seat) => (seat.seat === me ? seat : { ...seat, ...other })),
});

function isAsked(table: TableView, isMaker: boolean): boolean {
  const live = createLiveTable(me, {
    position: { state: table.view.state, trail: [] },
    offers: [],
    rows: [],
  });
  const done = {
    line: undefined,
    answer: 1,
    drawings: 0,
    end: undefined,
    before: undefined,
    clocks: undefined,
  };
  const rows = { seq: table.seq, heard: 0, confirmed: table.seq };
  const value = { table, live, ...done, ...rows, isAsked: table.waitingFor.includes(me) };
  const asked = createElement(AfterTurn, { isMaker } as never, 'asked');
  return renderToStaticMarkup(createElement(LiveContext, { value }, asked)) === 'asked';
}

test.each([
  ['who has not played', { ...fresh, ...waiting }, false, false],
  ['who has played and waits', { ...fresh, ...waiting, log: played.log }, false, true],
  ['who has played and is to move', { ...fresh, log: played.log }, false, false],
  ['who made the table, alone', { ...fresh, ...waiting, ...seated({ seated: false }) }, true, false],
  ['who made the table, with a friend', { ...fresh, ...waiting, ...seated({ seated: true }) }, true, true],
  ['who made it and is to move', { ...fresh, ...seated({ seated: true }) }, true, true],
  ['who made it, with a computer', { ...fresh, ...seated({ seated: true, bot: 'apprentice' }) }, true, false],
] as const)('a player %s', (_, table, isMaker, is) => {
  expect(isAsked(table, isMaker)).toBe(is);
});
