/** CLOCK: turns, eras and the end of the game. */
import { describe, expect, test } from 'vitest';
import { BASE_VARIANT, ONLINE_OPTIONS, type TableOptions } from '@/lib/game/engine/setup';
import { must } from '@/lib/game/engine/util';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { PLAIN_TURN, declare, end, placeBuilding, reward, take } from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { type Scenario, given } from '../support/engine/scenario';
import { lastTurn } from '../support/engine/scenes';
import { HUMAN, givenSolo, plainTurn } from '../support/engine/solo';
import { PACK, table } from '../support/engine/table';
import { HOUSE_FOR_GOLD } from '../support/engine/tiles';

test.each([2, 3, 4] as const)('CLOCK-4 with %i players the first turn is seat 0’s in Era I', (players) => {
  const { state } = table({ players, variant: BASE_VARIANT });
  expect(state).toMatchObject({ phase: 'playing', era: 'I', turnsDone: 0, turn: { seat: 0, number: 1 } });
});

test('CLOCK-9 the game is over: nothing is possible now', () => {
  const over = lastTurn().when(1, end);
  expect(over.state.turnsDone).toBe(32);
  over
    .refused(0, take(), 'game-finished', 'CLOCK-9')
    .refused(1, end, 'game-finished')
    .refused(7, end, 'not-a-seat');
  expect(over.offered(0)).toEqual([]);
  expect(over.state.ranking).toEqual([1, 0]);
});

test.each([
  { players: 2, drops: [10, 21, 32], arrow: 9 },
  { players: 3, drops: [4, 15, 26, 37, 48], arrow: 4 },
  { players: 4, drops: [9, 20, 31, 42, 53, 64], arrow: 10 },
] as const)(
  'CLOCK-3, CLOCK-7, CLOCK-9 with $players players the cube drops after turns $drops',
  { timeout: 20_000 },
  ({ players, drops, arrow }) => {
    let now = given({ players });
    expect(now.state.crane.arrow).toBe(arrow);
    const dropped: number[] = [];
    const doubled: number[] = [];
    while (now.state.phase === 'playing') {
      const before = now.state;
      now = passTurns(now, 1);
      if (now.state.crane.platform < before.crane.platform) dropped.push(now.state.turnsDone);
      if (before.crane.arrow === 11) doubled.push(now.state.turnsDone);
      expect(now.state.crane.arrow, 'END-3').toBe(before.crane.arrow === 11 ? 1 : before.crane.arrow + 1);
      const steps = before.crane.arrow === 11 ? 2 : 1;
      expect(now.eventsOf('WheelTurned'), 'CLOCK-2').toMatchObject([{ steps }]);
      expect(now.state.turn.seat, 'END-8, SETUP-1, SETUP-2').toBe(
        now.state.phase === 'playing' ? now.state.turnsDone % players : players - 1,
      );
    }
    expect(dropped).toEqual(drops);
    expect(now.state.turnsDone, 'CLOCK-1').toBe(16 * players);
    expect(now.state.crane.platform).toBe(0);
    expect(doubled).toEqual({ 2: [3, 14, 25], 3: [8, 19, 30, 41], 4: [2, 13, 24, 35, 46, 57] }[players]);
  },
);
test('CLOCK-6 at the era change rows and stacks of Era I leave', () => {
  const before = given({ options: ONLINE_OPTIONS }, turnsDone(15));
  const after = passTurns(before, 1);
  for (const row of ROWS) {
    expect(after.state.rows[row].stack).toEqual({ normal: row === 'upgrade' ? 8 : 11, special: 3 });
    expect(after.eventsOf('RowRefilled')).toEqual([]);
  }
});

test('CLOCK-10, CLOCK-3 the platform cube moves after turns 10, 21 and 32 of any player', () => {
  const left = (turns: number): number =>
    givenSolo('simple', turnsDone(turns), plainTurn).when(HUMAN, ...PLAIN_TURN).state.crane.platform;
  // Each round is turns T+1 and T+2: only a round with a drop moves the cube.
  expect([left(6), left(8), left(18), left(20), left(28), left(30)]).toEqual([3, 2, 2, 1, 1, 0]);
});

test(
  'EX-17 with three players after turn 37 the platform cube is on its last space and 11 turns remain: 3, 4, 4 (CLOCK-8)',
  { timeout: 20_000 },
  () => {
    const last = passTurns(given({ players: 3 }), 37);
    expect(last.state.crane.platform).toBe(1);
    const left = [0, 0, 0];
    let now = last;
    while (now.state.phase === 'playing') {
      left[now.state.turn.seat] = (left[now.state.turn.seat] ?? 0) + 1;
      now = passTurns(now, 1);
    }
    expect(left).toEqual([3, 4, 4]);
    expect(now.state.turnsDone).toBe(48);
  },
);

const special = new Set<string | null>(
  [...PACK.upgrades, ...PACK.walls, ...PACK.buildings].flatMap((tile) => (tile.special ? [tile.id] : [])),
);
const isEraTwo = (tile: string | null) => tile !== null && tile.includes('-ii-');
test.each([
  { players: 2, turns: 16, next: 0 },
  { players: 3, turns: 26, next: 2 },
  { players: 4, turns: 31, next: 3 },
] as const)(
  'EX-39 with $players players Era II begins after turn $turns (CLOCK-5, CLOCK-6, END-7)',
  { timeout: 20_000 },
  ({ players, turns, next }) => {
    const before = passTurns(given({ players }), turns - 1);
    const slots = Object.values(before.state.rows).flatMap((row) => row.slots);
    expect(slots.some(isEraTwo)).toBe(false);
    const after = passTurns(before, 1);
    expect(after.state.era).toBe('II');
    for (const { slots } of Object.values(after.state.rows)) {
      expect(slots.every(isEraTwo)).toBe(true);
      expect(slots.map((tile) => special.has(tile))).toEqual([false, false, false, true]);
    }
    expect(after.state.turn.seat).toBe(next);
    expect(must(PACK.clockByPlayers, players).eraTwoAfterTurn).toBe(turns);
  },
);
test('EX-39 tiles already placed stay (CLOCK-6)', () => {
  const start = given(turnsDone(15), emptyCity);
  const before = start.state.buildings;
  expect(passTurns(start, 1).state.buildings).toEqual(before);
});

describe('EX-43, CLOCK-11 a plaza completed in the very last turn', () => {
  const completed = (options: Partial<TableOptions>): Scenario =>
    given(
      { players: 2, options },
      turnsDone(31),
      emptyCity,
      offered('construct-building'),
      goods(1, { gold: 3, stone: 3 }),
      plazaFace('p2', 'plaza-tan-1-a'),
      built('site-p2-a', HOUSE_FOR_GOLD, 0),
      built('site-p2-b', 'building-i-stonecutters-lodge', 1),
      inSlot('building', 0, 'building-ii-law-faculty'),
    ).when(1, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 1));
  const deferred = completed(ONLINE_OPTIONS);

  test('CLOCK-11 rewards are chosen before final scoring begins', () => {
    const chosen = completed({}).waitsFor(0).when(0, reward('p2', 'lower')).when(1, end);
    expect(chosen.state.phase).toBe('finished');
  });
  test('EX-43 the choice waits until the last turn has ended (DEV-1)', () => {
    deferred
      .gains(1, { gold: -2, university: 2, points: 3 + 4, 'silver-window': 2, cubes: 1 })
      .gains(0, { cubes: 1 })
      .waitsFor(1);
  });
  test('EX-43 a seat that has finished its turns is called once more, only for this choice (CLOCK-11, R-61, P-LAST)', () => {
    const called = deferred.when(1, end).waitsFor(0);
    expect(called.state.phase).toBe('last-call');
    expect(called.eventsOf('ScoringStarted')).toEqual([]);
    expect(called.offered(0)).toEqual([reward('p2', 'upper'), reward('p2', 'lower')]);
    expect(called.offered(1)).toEqual([]);
    const over = called.when(0, reward('p2', 'lower'));
    expect(over.state.phase).toBe('finished');
    expect(over.eventsOf('Scored')[0]).toMatchObject({ seat: 0, points: 4, source: { kind: 'plaza' } });
    const types = ['PlazaRewardTaken', 'ScoringStarted', 'GameEnded'] as const;
    expect(over.order(...types)).toEqual(types);
  });
});
