/**
 * The drawings of the browser after a step: the same as without the step before, and only the changed parts.
 */
import { describe, expect, test, vi } from 'vitest';
import { SharedBoard } from '@/components/board/shared-board';
import { AllBoards } from '@/components/table/all-boards';
import type { TableView } from '@/lib/features/table/load/table-view';
import { memoize, trackReads } from '@/lib/game/drawing/glyphs';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { htmlOf } from '../support/components/html';
import { goldenLog } from '../support/components/golden-log';
import { isFull } from '../support/full';

const { pack, seats, states } = goldenLog('4-players-online');
const stateAt = (row: number): State => elementAt(states, row);

function drawn(state: State, scoreOf: State): string {
  const table = { pack, seats, view: { state, offers: [] }, scores: score(pack, scoreOf), waitingFor: [] };
  return [
    htmlOf(SharedBoard, { pack, state, seats }),
    htmlOf(AllBoards, { table: table as object as TableView }),
  ].join('');
}

test('each step of a whole game is drawn as if it were the first, forward and back', () => {
  const forward = states.map((_, row) => row);
  const rows = isFull ? forward : [...forward.slice(40, 60), ...forward.slice(-5)];
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
