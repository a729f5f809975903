/** Worked examples of the specification, section 8: crane, turn, clock. */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/engine/actions/crane';
import { must } from '@/lib/engine/util';
import {
  buyEgg,
  declare,
  end,
  mines,
  placeBuilding,
  refresh,
  scoreSpecial,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { crane, emptyCity, offered, turnsDone } from '../support/engine/patches-board';
import { goods, heights } from '../support/engine/patches-player';
import { inSlot, shortStack } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { PACK } from '../support/engine/table';

describe('EX-1 Delayed egg purchase', () => {
  const start = given(offered('manage-mines', 'egg-for-gold'), goods(0, { gold: 0 })).when(0, take());

  test('EX-1 an egg may be bought with gold the main action has yielded (CRANE-11)', () => {
    start
      .refused(0, buyEgg, 'cannot-pay', 'CRANE-11')
      .when(0, declare('manage-mines'), mines('increase'), buyEgg)
      .gains(0, { 'gold-mine': 1, egg: 1 });
  });
  test('EX-1 the offer is gone once the turn has ended (CRANE-10)', () => {
    start
      .when(0, declare('manage-mines'), mines('increase'), end)
      .gains(0, { 'gold-mine': 1, gold: 1 })
      .then((state) => expect(state.turn.slotBonus).toBeUndefined())
      .refused(0, buyEgg, 'not-your-turn')
      .refused(1, buyEgg, 'no-egg-offer', 'CRANE-11');
  });
});

test('EX-2 a red tile that cannot be paid may not be taken, even from a gold slot (CRANE-7)', () => {
  const onRed = [offered('manage-mines', 'gold-2', 3), goods(0, { gold: 0 })] as const;
  given(...onRed).refused(0, take(3), 'cannot-pay', 'CRANE-7');
  given(...onRed, goods(0, { gold: 1 }))
    .when(0, take(3))
    .gains(0, { gold: -1 });
});

describe('EX-5, EX-6 Special right', () => {
  const college = 'building-i-masters-college';
  const start = given(
    { players: 4 },
    offered('construct-building', 'special'),
    goods(0, { gold: 4, stone: 0 }),
    heights(0, { technology: 2 }),
    inSlot('building', 3, college),
    inSlot('building', 0, 'building-i-assay-office'),
  ).when(0, take(), declare('construct-building'));

  test('EX-5 the special building is taken and the point is gone (SPECIAL-3, SPECIAL-4)', () => {
    start
      .when(0, placeBuilding(3, 'site-p1-a'))
      .gains(0, { gold: -2, technology: 1, stone: 1, points: 1 })
      .refused(0, scoreSpecial, 'no-special-right', 'SPECIAL-4')
      .when(0, end)
      .gains(0, {});
  });
  test('EX-6 with a normal tile the printed point is scored after all (SPECIAL-5)', () => {
    const normal = start
      .when(0, placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1 });
    normal.when(0, scoreSpecial).gains(0, { points: 1 });
    normal.when(0, end).gains(0, { points: 1 });
  });
  test('EX-6 once the point is scored the special tile is out of reach (SPECIAL-4)', () => {
    start
      .when(0, scoreSpecial)
      .refused(0, placeBuilding(3, 'site-p1-a'), 'special-right-needed', 'SPECIAL-2');
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

describe('EX-32 Refresh first', () => {
  test('EX-32 a stone refreshes the special and one normal wall before any tile is taken (REFRESH-4)', () => {
    const start = given(offered('manage-mines'));
    const [a, , , special] = start.state.rows.wall.slots;
    start
      .when(0, refresh('wall', [0, 3], 'stone'))
      .gains(0, { stone: -1 })
      .then(({ rows }) => {
        expect(rows.wall.slots[0]).not.toBe(a);
        expect(rows.wall.slots[3]).not.toBe(special);
        expect(rows.wall.stack).toEqual(start.state.rows.wall.stack);
      })
      .when(0, take(), declare('manage-mines'), mines('increase'), end);
  });
  test('EX-32 what was removed lies at the bottom of its own stack (REFRESH-3)', () => {
    const start = given(shortStack('wall', 'normal', 1));
    const [a, b] = start.state.rows.wall.slots;
    const after = start.when(0, refresh('wall', [0, 1]));
    expect(after.state.rows.wall.slots[1], 'the removed tile comes straight back (REFRESH-5)').toBe(a);
    expect(after.secrets?.stacks['wall-I-normal']).toEqual([b]);
  });
});

describe('EX-37 Box at the first red position', () => {
  test('EX-37 the wheel turns two positions and the tile goes to the first red one (END-3, END-4)', () => {
    const start = given(offered('manage-mines', 'stone-2', 1));
    expect(start.state.crane.arrow).toBe(11);
    const after = start.when(0, take(1), declare('manage-mines'), mines('increase'), end);
    expect(after.eventsOf('WheelTurned')).toEqual([{ type: 'WheelTurned', arrow: 1, steps: 2 }]);
    expect(after.eventsOf('ActionTileReturned').map(({ position }) => position)).toEqual([0]);
    const returned = after.state.crane.tiles.find(({ tile }) => tile === 'action-tile-1');
    expect(returned && positionOf(after.state, returned)).toBe(0);
  });
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
