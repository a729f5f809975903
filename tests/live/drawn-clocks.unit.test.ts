/**
 * Clocks of a table that is played in the page come with the page, and then with the rows of each turn; where
 * these do not bring them the page is asked for.
 */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { LiveMoves } from '@/components/live/live-moves';
import { nextPage, pageFrom } from '@/components/live/page-state';
import { areOf, refreshReason } from '@/components/live/page-sync';
import type { SeatTime } from '@/lib/features/clocks/view';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { State } from '@/lib/game/engine/state';
import type { LiveSnapshot } from '@/lib/game/live/live-snapshot';
import { goldenTable } from '../support/components/golden-table';
import { drawnAt } from './drawn-at';

const clocks = createElement('p', { id: 'turn-clocks' }, 'until noon');
const mine = goldenTable('2-players-first-game', 47);
const [me = 0] = mine.waitingFor;
const others: TableView = { ...mine, waitingFor: [1 - me] };

function moves(table: TableView, isAsked: boolean, told?: readonly SeatTime[]): string {
  return drawnAt(table, me, createElement(LiveMoves, { slots: { isAsked, clocks } }), told);
}

test('clocks of a turn that has passed are not shown: the page asks for the current ones', () => {
  expect(moves(others, true)).toContain('<div hidden=""><p id="turn-clocks">');
  expect(moves(others, false)).toContain('<p id="turn-clocks">');
  expect(moves(others, false)).not.toContain('hidden=""><p id="turn-clocks');
});

const since = '2026-03-01T12:00:00.000Z';

test('clocks that came with the turn replace the page’s', () => {
  const html = moves(others, true, [{ seat: 1 - me, since }, { seat: me }]);
  expect(html).toContain('turn-clocks');
  expect(html).not.toContain('until noon');
  expect(moves(others, true, [{ seat: me, since }, { seat: 1 - me }])).toContain('until noon');
});

const standOf = (changes: Partial<State>): LiveSnapshot => ({
  position: { state: { ...mine.view.state, ...changes }, trail: [] },
  offers: [],
  rows: [],
});
const { turn, seq } = mine.view.state;
const NONE = { lesson: false, plans: false };
const turnOf = (seat: number, more = 0) => standOf({ turn: { ...turn, seat, number: turn.number + more } });

test.each([
  ['the clocks of a turn of another', turnOf(1 - me), turnOf(me), NONE, 'clocks'],
  ['all with a turn of the reader', turnOf(me), turnOf(1 - me), NONE, 'all'],
  ['all where a plan is kept', turnOf(1 - me), turnOf(me), { ...NONE, plans: true }, 'all'],
  ['all of turns heard of at once, though the same seat is asked', turnOf(me, 2), turnOf(me), NONE, 'all'],
  [
    'nothing within a turn, not with a plan either',
    turnOf(me),
    turnOf(me),
    { ...NONE, plans: true },
    undefined,
  ],
  ['all with a step of a lesson', standOf({ seq: seq + 1 }), standOf({}), { ...NONE, lesson: true }, 'all'],
  ['nothing of a lesson without a step', standOf({}), standOf({}), { ...NONE, lesson: true }, undefined],
  ['nothing with a step and no lesson', standOf({ seq: seq + 1 }), standOf({}), NONE, undefined],
  ['all at the end', standOf({ phase: 'finished' }), standOf({ phase: 'finished' }), NONE, 'all'],
] as const)('the server is asked for %s', (_name, confirmed, before, shows, asked) => {
  expect(refreshReason({ seat: me, confirmed }, before, shows)).toBe(asked);
});

test('clocks belong to a moment when the table waits for these seats', () => {
  const ofMe = [{ seat: me, since }, { seat: 1 - me }];
  expect(areOf(ofMe, [me])).toBe(true);
  expect(areOf(ofMe, [1 - me])).toBe(false);
  expect(areOf(undefined, [me])).toBe(false);
});

test('messages are counted until they are heard', () => {
  const { pack, view, log: rows, ...table } = mine;
  const data = { table: { ...table, me, version: '47.2.abc' }, base: view.state, rows, offers: [] };
  let page = pageFrom({ pack, data });
  const say = (version: string, isRead = false) => {
    page = nextPage(page, { type: 'said', version, isRead });
    return page.unheard;
  };
  expect([say('48.2.abc'), say('48.3.abc'), say('48.5.abc')]).toEqual([0, 1, 3]);
  page = nextPage(page, { type: 'talk-read' });
  expect(page.unheard).toBe(0);
  expect(say('48.6.abc', true)).toBe(0);
  const watching = pageFrom({ pack, data: { ...data, table: { ...data.table, me: undefined } } });
  expect(nextPage(watching, { type: 'said', version: '48.9.abc', isRead: false })).toBe(watching);
});
