/**
 * The drawings of the browser after a step: the same as without the step before, and only the changed parts.
 */
import { describe, expect, test, vi } from 'vitest';
import { SharedBoard } from '@/components/board/shared-board';
import { AllBoards } from '@/components/table/all-boards';
import type { TableView } from '@/lib/features/table/load/table-view';
import { MAX_CHARACTERS, memoIn, memoize, trackReads } from '@/lib/game/drawing/glyphs';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
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

describe('two positions', () => {
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

  test('another game never shares values with this one', () => {
    const make = vi.fn(() => 'text');
    memoize(trackReads(one), 'game', make);
    memoize(trackReads({ ...one, commitment: 'of another' }), 'game', make);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

test('a value is computed once per object and key, an empty one too', () => {
  const [one, other] = [{}, {}];
  let made = 0;
  const make = (text: string) => () => {
    made += 1;
    return text;
  };
  expect([memoize(one, 'a', make('x')), memoize(one, 'a', make('y'))]).toEqual(['x', 'x']);
  expect([memoize(one, 'b', make('')), memoize(one, 'b', make('y'))]).toEqual(['', '']);
  expect(memoize(other, 'a', make('z'))).toBe('z');
  expect(made).toBe(3);
});

test('values with texts are computed once per language', () => {
  const of = {};
  const say = (locale: (typeof LOCALES)[number]) =>
    memoIn({ ...wordingOf('en'), locale }, of, 'crane', () => `${locale}`);
  expect(LOCALES.map(say)).toEqual(LOCALES);
  expect(LOCALES.map((locale) => memoIn({ ...wordingOf('en'), locale }, of, 'crane', () => 'again'))).toEqual(
    LOCALES,
  );
});

test('unused values are evicted, used ones stay', () => {
  const [asked, forgotten] = [{}, {}];
  const again: string[] = [];
  const drawn = (of: object, name: string) => memoize(of, 'a', () => String(again.push(name)));
  drawn(asked, 'asked');
  drawn(forgotten, 'forgotten');
  for (let half = 0; half < 4; half += 1) {
    const large = 'x'.repeat(MAX_CHARACTERS / 2 + 1);
    memoize({}, 'large', () => large);
    drawn(asked, 'asked again');
  }
  drawn(forgotten, 'forgotten again');
  expect(again).toEqual(['asked', 'forgotten', 'forgotten again']);
});
