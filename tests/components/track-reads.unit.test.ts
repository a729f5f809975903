/**
 * The drawings of the browser after a step: the same as without the step before, and only the changed parts.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SharedBoard } from '@/components/board/shared-board';
import { AllBoards } from '@/components/table/all-boards';
import type { TableView } from '@/lib/features/table/load/table-view';
import { memoize, trackReads } from '@/lib/game/drawing/glyphs';
import { advance, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { goldenDocument } from '../support/documents';
import { isFull } from '../support/full';

const { game, log, seats } = goldenDocument('4-players-online');
const pack = packFor(game.pack.id, game.pack.version);
const states: State[] = [];
let position: Position | undefined;
for (const row of log) {
  position = advance(position, { ...row, events: eventsOf(row) });
  states.push(position.state);
}
const stateAt = (row: number): State => {
  const state = states[row];
  if (!state) throw new Error('no such row');
  return state;
};

function drawn(state: State, scoreOf: State): string {
  const table = { pack, seats, view: { state, offers: [] }, scores: score(pack, scoreOf), waitingFor: [] };
  return [
    renderToStaticMarkup(createElement(SharedBoard, { pack, state, seats })),
    renderToStaticMarkup(createElement(AllBoards, { table: table as object as TableView })),
  ].join('');
}

test('each step of a whole game is drawn as if it were the first, forward and back', () => {
  const forward = states.map((_, row) => row);
  const rows = isFull ? forward : [...forward.slice(40, 80), ...forward.slice(-10)];
  for (const row of [...rows, ...rows.filter((_, i) => i % 7 === 0).reverse()]) {
    const state = stateAt(row);
    expect(drawn(trackReads(state), state) === drawn(state, state), `row ${row + 1}`).toBe(true);
  }
});

describe('of two positions', () => {
  const [one, other] = [stateAt(99), stateAt(100)];
  const changed = { ...other, river: [...other.river] };

  test('content without differing reads is made once', () => {
    const make = vi.fn(() => 'text');
    const keyed = (state: State) =>
      memoize(state, 'era', () => `${make()} ${state.players[1]?.grids && state.era}`);
    expect([keyed(trackReads(other)), keyed(trackReads(changed))]).toEqual([
      `text ${other.era}`,
      `text ${other.era}`,
    ]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('values that read a changed part are recomputed, also through nested values', () => {
    const make = vi.fn();
    const inner = (state: State) => memoize(state, 'inner', () => String(state.river.length));
    const outer = (state: State) => memoize(state, 'outer', () => (make(), inner(state)));
    outer(trackReads(other));
    outer(trackReads({ ...other, river: other.river }));
    expect(make).toHaveBeenCalledTimes(1);
    outer(trackReads(changed));
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('another game is another game, whatever they have in common', () => {
    const make = vi.fn(() => 'text');
    memoize(trackReads(one), 'game', make);
    memoize(trackReads({ ...one, commitment: 'of another' }), 'game', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('where nothing is tracked a position is what counts', () => {
    const make = vi.fn(() => 'text');
    memoize(one, 'plain', make);
    memoize({ ...one }, 'plain', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
