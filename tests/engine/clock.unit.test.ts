/** CLOCK: turns, eras and the end of the game. */
import { describe, expect, test } from 'vitest';
import type { EventType } from '@/lib/game/engine/events';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { must } from '@/lib/game/engine/util';
import { ROWS } from '@/lib/game/engine/vocabulary';
import { declare, end, mines, placeBuilding, reward, take } from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { type Scenario, given } from '../support/engine/scenario';
import { EX_9_PLAZA, lastTurn } from '../support/engine/scenes';
import { HUMAN, PLAIN_TURN, givenSolo, plainTurn } from '../support/engine/solo';
import { PACK, type Table, table } from '../support/engine/table';
import { aBuilding } from '../support/engine/tiles';

const HOUSE_FOR_GOLD = aBuilding({ cost: { gold: 3, stone: 0 }, cubeSpace: true });
const HOUSE_WITH_GOLD_MINE = aBuilding({ gain: { kind: 'gold-mine', n: 1 } });

const PLAYERS = [2, 3, 4] as const;

describe.each(PLAYERS)('with %i players', (players) => {
  const of: Table = table({ players, variant: BASE_VARIANT });
  const { state } = of;
  test('CLOCK-4 the first turn is seat 0’s in Era I', () => {
    expect(state).toMatchObject({ phase: 'playing', era: 'I', turnsDone: 0, turn: { seat: 0, number: 1 } });
  });
});

describe('after the last turn', () => {
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
});

describe('the clock (section 3)', () => {
  test.each([
    { players: 2, drops: [10, 21, 32], arrow: 9 },
    { players: 3, drops: [4, 15, 26, 37, 48], arrow: 4 },
    { players: 4, drops: [9, 20, 31, 42, 53, 64], arrow: 10 },
  ] as const)(
    'CLOCK-3, CLOCK-9 with $players players the cube drops after turns $drops',
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
        expect(now.state.turn.seat, 'END-8').toBe(
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
});

describe('the clock', () => {
  test('CLOCK-10, CLOCK-3 the platform cube moves after turns 10, 21 and 32 of any player', () => {
    const left = (turns: number): number =>
      givenSolo('simple', turnsDone(turns), plainTurn).when(HUMAN, ...PLAIN_TURN).state.crane.platform;
    // Each round is turns T+1 and T+2: only a round with a drop moves the cube.
    expect([left(6), left(8), left(18), left(20), left(28), left(30)]).toEqual([3, 2, 2, 1, 1, 0]);
  });
});

const order = (scenario: Scenario, ...types: readonly EventType[]): readonly EventType[] =>
  scenario.events.map(({ type }) => type).filter((type) => types.includes(type));

describe('the clock', () => {
  test('CLOCK-2 the wheel is round after 11 turns: ten single steps and a double one past 12 sectors', () => {
    for (const players of [2, 3, 4] as const) {
      const start = given({ players });
      let now = start;
      let steps = 0;
      for (let turn = 0; turn < 11; turn += 1) {
        now = passTurns(now, 1);
        steps += now.eventsOf('WheelTurned').reduce((sum, event) => sum + event.steps, 0);
      }
      expect([steps, now.state.crane.arrow]).toEqual([12, start.state.crane.arrow]);
    }
  });
  test.each([2, 3, 4] as const)('CLOCK-7 with %i players 11 turns are left on the last space', (players) => {
    let now = given({ players }, turnsDone(16 * players - 13));
    while (now.state.crane.platform !== 1) now = passTurns(now, 1);
    expect(16 * players - now.state.turnsDone).toBe(11);
  });

  describe('CLOCK-11 rewards of the very last turn', () => {
    const last = (deferred: boolean): Scenario =>
      given(
        { players: 2, ...(deferred ? { options: ONLINE_OPTIONS } : {}) },
        turnsDone(31),
        emptyCity,
        offered('construct-building'),
        goods(1, { gold: 3, stone: 3 }),
        plazaFace('p2', 'plaza-tan-1-a'),
        built('site-p2-a', HOUSE_WITH_GOLD_MINE, 0),
        built('site-p2-b', 'building-i-stonecutters-lodge', 1),
        inSlot('building', 0, 'building-ii-law-faculty'),
      ).when(1, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0));

    test('CLOCK-11 are chosen before final scoring begins', () => {
      const chosen = last(false).waitsFor(0).when(0, reward('p2', 'lower')).when(1, end);
      expect(chosen.state.phase).toBe('finished');
    });
    test('CLOCK-11, R-61 also those that were put off (DEV-1)', () => {
      const asked = last(true).when(1, end).waitsFor(0);
      expect(asked.state.phase).toBe('last-call');
      expect(asked.eventsOf('ScoringStarted')).toEqual([]);
      const done = asked.when(0, reward('p2', 'lower'));
      expect(order(done, 'PlazaRewardTaken', 'ScoringStarted', 'GameEnded')).toEqual([
        'PlazaRewardTaken',
        'ScoringStarted',
        'GameEnded',
      ]);
    });
  });
});

test.each([
  [2, [5, 6]],
  [3, [3, 4, 4]],
  [4, [2, 3, 3, 3]],
] as const)('CLOCK-7, CLOCK-8 with %i players 11 turns are left at the last space: %j', (players, left) => {
  const { dropsAfterTurns, platformStart } = PACK.clockByPlayers.get(players) ?? {};
  const drop = dropsAfterTurns?.at(-2) ?? 0;
  expect(dropsAfterTurns).toHaveLength(platformStart ?? 0);
  const seats = Array.from({ length: 16 * players - drop }, (_, i) => (drop + i) % players);
  expect(seats).toHaveLength(11);
  expect(left.map((_n, seat) => seats.filter((next) => next === seat).length)).toEqual(left);
});

const END = [take(), declare('manage-mines'), mines('increase'), end] as const;

describe('the clock', () => {
  test.each([
    [2, 3, 9],
    [3, 5, 3],
    [4, 6, 8],
  ] as const)(
    'CLOCK-3, CLOCK-4 with %i players the platform is %i moves from its end, the first after %i more turns',
    (players, moves, before) => {
      const fresh = given({ players });
      expect(fresh.state.crane.platform).toBe(moves);
      const late = given({ players }, turnsDone(before), offered('manage-mines'));
      expect(late.state.crane.platform).toBe(moves);
      const dropped = late.when(late.state.turn.seat, ...END);
      expect(dropped.state.crane.platform).toBe(moves - 1);
      const other = given({ players }, turnsDone(before + 1), offered('manage-mines'));
      expect(other.when(other.state.turn.seat, ...END).state.crane.platform).toBe(moves - 1);
    },
  );
  test.each([
    [2, 16],
    [3, 26],
    [4, 31],
  ] as const)(
    'CLOCK-5, CLOCK-6, END-7 with %i players all rows hold Era II tiles after turn %i',
    (players, turns) => {
      const last = given({ players }, turnsDone(turns - 1), offered('manage-mines'));
      const changed = last.when(last.state.turn.seat, ...END).state;
      const before = given({ players }, turnsDone(turns - 2), offered('manage-mines'));
      expect(before.when(before.state.turn.seat, ...END).state.era).toBe('I');
      expect(changed.era).toBe('II');
      const tiles = [
        ...changed.rows.upgrade.slots.map((id) => PACK.upgradeById.get(id ?? '')),
        ...changed.rows.wall.slots.map((id) => PACK.wallById.get(id ?? '')),
        ...changed.rows.building.slots.map((id) => PACK.buildingById.get(id ?? '')),
      ];
      expect(tiles.map((tile) => tile?.era)).toEqual(Array.from({ length: 12 }, () => 'II'));
      expect(tiles.map((tile) => tile?.special)).toEqual(Array.from({ length: 12 }, (_, i) => i % 4 === 3));
    },
  );
});

describe('turns', () => {
  test.each([
    [2, 32],
    [3, 48],
    [4, 64],
  ] as const)('CLOCK-1 with %i players the game has %i turns', (players, turns) => {
    const last = given({ players }, emptyCity, turnsDone(turns - 1), offered('manage-mines'));
    const seat = last.state.turn.seat;
    expect(seat).toBe(players - 1);
    expect(last.when(seat, take(), declare('manage-mines'), mines('increase'), end).state.phase).toBe(
      'finished',
    );
    const before = given({ players }, emptyCity, turnsDone(turns - 2), offered('manage-mines'));
    before.when(players - 2, take(), declare('manage-mines'), mines('increase'), end).waitsFor(players - 1);
  });
});

describe('EX-17 Countdown with three players', () => {
  test(
    'EX-17 after turn 37 the platform cube is on its last space and 11 turns remain: 3, 4, 4 (CLOCK-8)',
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
});

describe('EX-39 Era change', () => {
  const isEraTwo = (tile: string | null) => tile !== null && tile.includes('-ii-');
  test.each([
    { players: 2, turns: 16, next: 0 },
    { players: 3, turns: 26, next: 2 },
    { players: 4, turns: 31, next: 3 },
  ] as const)(
    'EX-39 with $players players Era II begins after turn $turns (CLOCK-5)',
    { timeout: 20_000 },
    ({ players, turns, next }) => {
      const before = passTurns(given({ players }), turns - 1);
      const slots = Object.values(before.state.rows).flatMap((row) => row.slots);
      expect(slots.some(isEraTwo)).toBe(false);
      const after = passTurns(before, 1);
      expect(after.state.era).toBe('II');
      for (const row of Object.values(after.state.rows)) {
        expect(row.slots).toHaveLength(4);
        expect(row.slots.every(isEraTwo)).toBe(true);
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
});

describe('EX-43 Late plaza in the last round', () => {
  const lastTurn = given(
    { players: 2, options: ONLINE_OPTIONS },
    turnsDone(31),
    ...EX_9_PLAZA.slice(0, 2),
    goods(1, { gold: 3, stone: 3 }),
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    built('site-p2-b', 'building-i-stonecutters-lodge', 1),
    inSlot('building', 0, 'building-ii-law-faculty'),
  ).when(1, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 1));

  test('EX-43 the choice waits until the last turn has ended (DEV-1)', () => {
    lastTurn
      .gains(1, { gold: -2, university: 2, points: 3 + 4, 'silver-window': 2, cubes: 1 })
      .gains(0, { cubes: 1 })
      .waitsFor(1);
  });
  test('EX-43 a seat that has finished its turns is called once more, only for this choice (P-LAST)', () => {
    const called = lastTurn.when(1, end).waitsFor(0);
    expect(called.state.phase).toBe('last-call');
    expect(called.offered(0)).toEqual([reward('p2', 'upper'), reward('p2', 'lower')]);
    expect(called.offered(1)).toEqual([]);
    const over = called.when(0, reward('p2', 'lower'));
    expect(over.state.phase).toBe('finished');
    expect(over.eventsOf('Scored')[0]).toMatchObject({ seat: 0, points: 4, source: { kind: 'plaza' } });
  });
});
