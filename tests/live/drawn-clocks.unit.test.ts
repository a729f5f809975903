/**
 * Clocks of a table that is played in the page come with the page, and then with the rows of each turn; where
 * these do not bring them the page is asked for.
 */
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatTime } from '@/lib/features/clocks/view';
import { drawPart } from '@/components/live/drawing';
import { Beside } from '@/components/live/passed-on';
import { begin } from '@/lib/game/live/live-table';
import type { TableView } from '@/lib/features/table/table-view';
import { goldenTable } from '../support/components/golden-table';

const clocks = createElement('p', { 'data-clocks': true }, 'until noon');
const mine = goldenTable('2-players-first-game', 47);
const [me = 0] = mine.waitingFor;
const others: TableView = { ...mine, waitingFor: [1 - me] };

function moves(table: TableView, isAsked: boolean, told?: readonly SeatTime[]): string {
  const { state } = table.view;
  const live = begin(me, { position: { state, trail: [] }, offers: [], rows: [] });
  const rest = { line: undefined, answer: 1, drawings: 0, clocks: told };
  const drawn = drawPart({ table, live, ...rest, onStep: () => {} }, 'moves', { isAsked, clocks });
  return renderToStaticMarkup(createElement(Fragment, null, drawn));
}

test('clocks of a turn that has passed on are not shown, yet known of: the page asks for those of now', () => {
  expect(moves(others, true)).toContain('<div hidden=""><p data-clocks="true">');
  expect(moves(others, false)).toContain('<p data-clocks="true">');
  expect(moves(others, false)).not.toContain('hidden=""><p data-clocks');
});

const since = '2026-03-01T12:00:00.000Z';

test('clocks that came with the turn are drawn in place of those of the page', () => {
  const html = moves(others, true, [{ seat: 1 - me, since }, { seat: me }]);
  expect(html).toContain('data-clocks');
  expect(html).not.toContain('until noon');
  expect(moves(others, true, [{ seat: me, since }, { seat: 1 - me }])).toContain('until noon');
});

const page = Object.assign(new EventTarget(), {
  querySelector: (): object | null => ({}),
  /** The id of what speaks beside the table. */
  speaks: '',
  getElementById: (id: string): object | null => (id === page.speaks ? {} : null),
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page.speaks = '';
});

/** Somebody looks on while turns are played, each of which tells clocks; how often the page is asked for. */
function afterTurns(...turns: readonly (readonly SeatTime[] | undefined)[]): number {
  const refresh = vi.fn();
  const beside = new Beside({ refresh, onTalk: () => {} });
  const { state } = mine.view;
  const standOf = (seat: number) => {
    const position = { state: { ...state, turn: { ...state.turn, seat } }, trail: [] };
    return { position, offers: [], rows: [] };
  };
  let seat = me;
  for (const told of turns) {
    beside.take({ rows: mine.log, ...(told ? { clocks: told } : {}) });
    beside.passedOn(begin(undefined, standOf(1 - seat)), standOf(seat));
    vi.advanceTimersByTime(1_000);
    seat = 1 - seat;
  }
  vi.advanceTimersByTime(10_000);
  return refresh.mock.calls.length;
}

test('the page is asked for where the turn brought no clocks, or those of another', () => {
  const [ofOther, ofMe] = [
    [{ seat: 1 - me, since }, { seat: me }],
    [{ seat: me, since }, { seat: 1 - me }],
  ];
  expect(afterTurns(ofOther)).toBe(0);
  expect(afterTurns(ofMe)).toBe(1);
  expect(afterTurns(undefined)).toBe(1);
  // One turn follows upon another.
  expect(afterTurns(ofOther, ofMe)).toBe(0);
});

test('with a note of a plan the page is asked for at each turn, clocks or not', () => {
  page.speaks = 'my-plans';
  const ofOther = [{ seat: 1 - me, since }, { seat: me }];
  expect(afterTurns(ofOther)).toBe(1);
  expect(afterTurns(ofOther, ofOther, ofOther)).toBe(3);
});

test('turns that are heard of at once are turns, though the same seat is asked after them', () => {
  const asksAnew = (who: number | undefined, turns: number) => {
    const refresh = vi.fn();
    const beside = new Beside({ refresh, onTalk: () => {} });
    const { state } = mine.view;
    const after = (more: number) => {
      const turn = { ...state.turn, number: state.turn.number + more };
      return { position: { state: { ...state, turn }, trail: [] }, offers: [], rows: [] };
    };
    beside.passedOn(begin(who, after(turns)), after(0));
    return refresh.mock.calls.length > 0;
  };
  expect(asksAnew(me, 2)).toBe(true);
  expect(asksAnew(me, 0)).toBe(false);
  expect(asksAnew(1 - me, 2)).toBe(false);
  page.speaks = 'my-plans';
  expect(asksAnew(1 - me, 2)).toBe(true);
  expect(asksAnew(1 - me, 0)).toBe(false);
});

test('of a lesson the page is asked for with each step, and not where nothing was done', () => {
  const refresh = vi.fn();
  const beside = new Beside({ refresh, onTalk: () => {} });
  const upTo = (seq: number) => {
    const position = { state: { ...mine.view.state, seq }, trail: [] };
    return { position, offers: [], rows: [] };
  };
  const passOn = (seq: number) => beside.passedOn(begin(me, upTo(seq)), upTo(3));
  passOn(4);
  expect(refresh).not.toHaveBeenCalled();
  page.speaks = 'lesson';
  passOn(3);
  expect(refresh).not.toHaveBeenCalled();
  passOn(4);
  expect(refresh).toHaveBeenCalledOnce();
});

test('what is said is counted until it is heard', () => {
  const onTalk = vi.fn();
  const beside = new Beside({ refresh: () => {}, onTalk });
  beside.listen(new AbortController().signal);
  const { pack: _pack, view, log: rows, ...table } = mine;
  const data = { table: { ...table, me, version: '47.2.abc' }, base: view.state, rows, offers: [] };
  beside.begin(data);
  page.querySelector = () => null;
  const say = (version: string) => page.dispatchEvent(new CustomEvent('table-version', { detail: version }));
  const unheard = () => beside.of(data).table.unheard;
  say('48.2.abc');
  expect([unheard(), onTalk.mock.calls.length]).toEqual([undefined, 0]);
  say('48.3.abc');
  say('48.5.abc');
  expect([unheard(), onTalk.mock.calls.length]).toEqual([3, 2]);
  page.dispatchEvent(new Event('talk-heard'));
  expect(unheard()).toBeUndefined();
  page.querySelector = () => ({});
  say('48.6.abc');
  expect(unheard()).toBeUndefined();
});
