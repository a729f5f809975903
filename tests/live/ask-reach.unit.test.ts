/** When a player among people is asked how to hear of the next turn. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { AfterTurn } from '@/components/live/own-turn';
import type { TableView } from '@/lib/features/table/load/table-view';
import { goldenTable } from '../support/components/golden-table';
import { drawnAt } from './drawn-at';

const played = goldenTable('2-players-first-game', 47);
const [me = 0] = played.waitingFor;
const fresh: TableView = { ...played, me, log: [] };
const waiting = { waitingFor: [1 - me] };
const seated = (other: Partial<TableView['seats'][number]>): Pick<TableView, 'seats'> => ({
  seats: played.seats.map((seat) => (seat.seat === me ? seat : { ...seat, ...other })),
});

function isAsked(table: TableView, isMaker: boolean): boolean {
  const asked = createElement(AfterTurn, { isMaker } as never, 'asked');
  return drawnAt(table, me, asked) === 'asked';
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
