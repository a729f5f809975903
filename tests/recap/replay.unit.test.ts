/** The one reducer of every replay: steps, jumps, playing, pauses and the ends. */
import { expect, test } from 'vitest';
import {
  directionsOf,
  reduceReplay,
  type ReplayAct,
  type ReplayState,
} from '@/components/history/replay/reduce';

const course = { first: 1, last: 20, turns: [{ from: 4 }, { from: 9 }, { from: 15 }] };
const begin = (at: number, more: Partial<ReplayState> = {}): ReplayState => ({
  course,
  at,
  isPlaying: false,
  speed: 1,
  ...more,
});
const after = (state: ReplayState, ...acts: readonly ReplayAct[]) => acts.reduce(reduceReplay, state);
const go = (where: Extract<ReplayAct, { type: 'go' }>['where']): ReplayAct => ({ type: 'go', where });

test.each([
  ['next', 5, 6],
  ['previous', 5, 4],
  ['nextTurn', 5, 9],
  ['previousTurn', 5, 4],
  ['previousTurn', 4, 1],
  ['nextTurn', 15, 20],
  ['first', 12, 1],
  ['last', 12, 20],
  ['next', 20, 20],
  ['previous', 1, 1],
] as const)('%s leads from %i to %i', (where, from, to) => {
  expect(after(begin(from), go(where)).at).toBe(to);
});

test('a jump stays within what there is, and the first moment may be another than 1', () => {
  expect(after(begin(5), go(99)).at).toBe(20);
  expect(after(begin(5), go(-3)).at).toBe(1);
  const fromZero = begin(5, { course: { ...course, first: 0 } });
  expect(after(fromZero, go('first')).at).toBe(0);
  expect(directionsOf(fromZero.course, 0)).not.toHaveProperty('previous');
});

test('stepping by hand stops the replay', () => {
  const playing = after(begin(5), { type: 'play' });
  expect(playing).toMatchObject({ at: 6, isPlaying: true });
  expect(after(playing, go('previous'))).toMatchObject({ at: 5, isPlaying: false });
});

test('it plays to the end and stops there; played again it begins at the first moment', () => {
  let state = after(begin(17), { type: 'play' });
  const seen = [state.at];
  while (state.isPlaying) {
    state = after(state, { type: 'tick' });
    seen.push(state.at);
  }
  expect(seen).toEqual([18, 19, 20]);
  expect(after(state, { type: 'play' })).toMatchObject({ at: 1, isPlaying: true });
});

test('it pauses where it is to pause, and plays on from there', () => {
  const until = begin(7, { course: { ...course, until: 9 } });
  const paused = after(until, { type: 'play' }, { type: 'tick' });
  expect(paused).toMatchObject({ at: 9, isPlaying: false });
  expect(after(paused, { type: 'play' })).toMatchObject({ at: 10, isPlaying: true });
});

test('a clock that comes late does nothing, and the speed changes only the clock', () => {
  expect(after(begin(5), { type: 'tick' })).toEqual(begin(5));
  const playing = after(begin(5), { type: 'play' });
  expect(after(playing, { type: 'pause' }, { type: 'tick' })).toMatchObject({ at: 6, isPlaying: false });
  expect(after(playing, { type: 'speed', speed: 15 })).toEqual({ ...playing, speed: 15 });
});

test('when more is known of the game, the moment stays', () => {
  const more = after(begin(20), { type: 'open', course: { ...course, last: 25 } });
  expect(more.at).toBe(20);
  expect(after(more, go('next')).at).toBe(21);
});
