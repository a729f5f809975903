/** END: end of the turn. */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/game/engine/board/wheel';
import { PLAIN_TURN, declare, end, keep, mines, road, roadEffect, take } from '../support/engine/commands';
import { crane, offered, overripe, turnsDone } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { passTurns } from '../support/engine/play';
import { given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';

test('END-3 the wheel turns one position, tiles keep their slots (CRANE-2)', () => {
  const start = given(offered('manage-mines'));
  const sectors = new Map(start.state.crane.tiles.map(({ tile, sector }) => [tile, sector]));
  const after = start.when(0, ...PLAIN_TURN).state;
  expect(after.crane.arrow).toBe((start.state.crane.arrow % 11) + 1);
  for (const { tile, sector } of after.crane.tiles)
    if (tile !== 'action-tile-1') expect(sector, tile).toBe(sectors.get(tile));
});
test('END-5 a double step takes a tile two positions further, past the last blue one', () => {
  // The box at 11 makes the step double: the tile at 10 goes beyond blue, that at 9 to the last blue
  // position.
  const after = given(
    crane(11, {
      4: 'action-tile-1',
      10: 'action-tile-2',
      9: 'action-tile-3',
      0: 'action-tile-4',
      1: 'action-tile-5',
      2: 'action-tile-6',
    }),
  ).when(0, ...PLAIN_TURN);
  expect(after.eventsOf('ActionTileRecycled').map(({ tile, position }) => [tile, position])).toEqual([
    ['action-tile-2', 5],
  ]);
  const third = after.state.crane.tiles.find(({ tile }) => tile === 'action-tile-3');
  expect(third && positionOf(after.state, third)).toBe(11);
});

test('END-1 what is open comes first: duties are refused, gains are paid before the wheel turns', () => {
  const done = given(offered('manage-mines', 'stone-1'), noWealth(0)).when(0, ...PLAIN_TURN);
  done.gains(0, { 'gold-mine': 1, gold: 1, stone: 1 });
  const types = ['SlotBonusUsed', 'TurnEnded', 'WheelTurned'] as const;
  expect(done.order(...types)).toEqual(types);
  const choice = declared('kings-road').when(0, road);
  choice.refused(0, end, 'must-be-resolved').when(0, roadEffect('I', 1), end).waitsFor(1);
});
test('END-2 windows beyond two are discarded before anything turns', () => {
  const asked = given(offered('manage-mines'), goods(0, { 'silver-window': 3, 'gold-window': 1 })).when(
    0,
    ...PLAIN_TURN,
  );
  asked.waitsFor(0).open(0, 'windows');
  expect(asked.eventsOf('WheelTurned')).toEqual([]);
  const done = asked.when(0, keep(1, 1)).gains(0, { 'silver-window': -2 }).waitsFor(1);
  expect(done.order('WindowsDiscarded', 'WheelTurned')).toEqual(['WindowsDiscarded', 'WheelTurned']);
});
test('END-7 the platform cube moves first, then the era changes', () => {
  // With three players turn 26 brings both.
  const done = passTurns(given({ players: 3 }, turnsDone(25)), 1);
  const types = ['WheelTurned', 'ActionTileReturned', 'PlatformMoved', 'EraChanged', 'TurnStarted'] as const;
  expect(done.order(...types)).toEqual(types);
});
test('END-7 the platform cube moves first, then the game ends', () => {
  const done = passTurns(given({ players: 2 }, turnsDone(31)), 1);
  const types = ['PlatformMoved', 'LastCallStarted', 'ScoringStarted', 'GameEnded'] as const;
  expect(done.order(...types)).toEqual(types);
  expect(done.state.crane.platform).toBe(0);
});

test('R-11 every tile that leaves the blue zone is worth 5, also while another one is', () => {
  const leaving = {
    1: 'action-tile-1',
    2: 'action-tile-3',
    3: 'action-tile-4',
    7: 'action-tile-5',
    8: 'action-tile-2',
    11: 'action-tile-6',
  };
  const start = given(crane(10, leaving), overripe('action-tile-2'));
  const done = start.when(0, take(1), declare('manage-mines'), mines('increase'), end);
  expect(done.eventsOf('ActionTileRecycled').map(({ tile }) => tile)).toEqual(['action-tile-6']);
  const worthFive = done.state.crane.tiles.filter(({ fivePoints }) => fivePoints).map(({ tile }) => tile);
  expect(worthFive.toSorted()).toEqual(['action-tile-2', 'action-tile-6']);
  const [position] = done.eventsOf('ActionTileRecycled').map((event) => event.position);
  done.when(1, take(position)).gains(1, { points: 5 });
  done.when(1, take(9)).gains(1, { points: 5 });
});

test('EX-37 with the box at the first red position the wheel turns two positions and the tile goes to the first red one (END-3, END-4)', () => {
  const start = given(offered('manage-mines', 'stone-2', 1));
  expect(start.state.crane.arrow).toBe(11);
  const after = start.when(0, take(1), declare('manage-mines'), mines('increase'), end);
  expect(after.eventsOf('WheelTurned')).toEqual([{ type: 'WheelTurned', arrow: 1, steps: 2 }]);
  expect(after.eventsOf('ActionTileReturned').map(({ position }) => position)).toEqual([0]);
  const returned = after.state.crane.tiles.find(({ tile }) => tile === 'action-tile-1');
  expect(returned && positionOf(after.state, returned)).toBe(0);
});

describe('EX-38 Overripe tile', () => {
  const turn = [take(0), declare('manage-mines'), mines('increase'), end];
  const next = ['action-tile-2', 'action-tile-3', 'action-tile-4', 'action-tile-6'];
  const on = (positions: readonly number[]) =>
    Object.fromEntries([
      [0, 'action-tile-1'],
      [11, 'action-tile-5'],
      ...positions.map((position, i) => [position, next[i] ?? ''] as const),
    ]) as Record<number, string>;

  test('EX-38 it goes to the first free green position and is worth 5 when taken (END-5, CRANE-12)', () => {
    // Position 3 turns to the first green one, 4, so the second is the first free one.
    const after = given(crane(8, on([3, 1, 2, 7]))).when(0, ...turn);
    expect(after.eventsOf('ActionTileRecycled').map(({ tile, position }) => [tile, position])).toEqual([
      ['action-tile-5', 5],
    ]);
    after
      .when(1, take(5))
      .gains(1, { points: 5 })
      .then((state) => expect(state.crane.tiles.some(({ fivePoints }) => fivePoints)).toBe(false));
  });
  test('EX-38 with no free green position it goes to the first free red one, where it costs gold (END-6, R-9)', () => {
    const after = given(crane(8, on([3, 4, 5, 7]))).when(0, ...turn);
    expect(after.eventsOf('ActionTileRecycled').map(({ position }) => position)).toEqual([1]);
    after.when(1, take(1)).gains(1, { gold: -1, points: 5 });
  });
});
