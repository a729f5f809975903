/** The end of a turn, the wheel, the clock and the eras (END, CLOCK). */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/engine/actions/crane';
import { ONLINE_OPTIONS } from '@/lib/engine/state';
import { ROWS } from '@/lib/engine/vocabulary';
import {
  bonus,
  choose,
  collect,
  declare,
  end,
  keep,
  mines,
  placeUpgrade,
  road,
  roadEffect,
  take,
  type Given,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { crane, offered, turnsDone } from '../support/engine/patches-board';
import { at, goods, heights, pawn, technology, upgraded, wealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';

const mine: readonly Given[] = [take(), declare('manage-mines'), mines('increase')];

describe('open things at the end of the turn (TIMING-6, R-55)', () => {
  test.each([
    ['gold-2', { gold: 2 }],
    ['stone-1', { stone: 1 }],
    ['window', { 'silver-window': 1 }],
    ['special', { points: 1 }],
    ['special-2', { points: 2 }],
    ['egg-for-gold', {}],
  ] as const)('CRANE-10, SPECIAL-6 a slot bonus of %s is settled by itself: %o', (slot, gains) => {
    given(offered('manage-mines', slot))
      .when(0, ...mine)
      .when(0, end)
      .gains(0, gains);
  });
  test('R-62 a bought extra action is lost, the windows with it', () => {
    const ended = given(offered('manage-mines'), goods(0, { 'gold-window': 2 }))
      .when(0, { type: 'BuyExtraAction', pay: { 'gold-window': 2 } }, ...mine)
      .when(0, end);
    expect(ended.eventsOf('ExtraActionLapsed')).toHaveLength(1);
    ended.gains(0, {});
  });
  test('P-UPG the bonus of the tile on top at declaration is collected by itself', () => {
    given(offered('manage-mines'), upgraded(0, 'upgrade-i-pit-props'))
      .when(0, ...mine)
      .when(0, end)
      .gains(0, { stone: 1 });
  });
  test('P-UPG a bonus with a choice has to be collected first', () => {
    given(
      offered('upgrade-action'),
      upgraded(0, 'upgrade-i-apprentices'),
      inSlot('upgrade', 0, 'upgrade-i-hen-coops'),
    )
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0))
      .refused(0, end, 'must-be-resolved', 'UPGRADE-11')
      .when(0, bonus(1, 'upgrade-i-apprentices'))
      .refused(0, end, 'must-be-resolved', 'TURN-8')
      .when(0, choose(0), end);
  });
  test('P-ROAD I has to be chosen, II lapses, III is scored', () => {
    const onto = (from: number) =>
      given(offered('kings-road'), pawn(0, from), upgraded(0, 'upgrade-i-pit-props')).when(
        0,
        take(),
        declare('kings-road'),
        road,
      );
    onto(0).refused(0, end, 'must-be-resolved', 'TURN-8').when(0, roadEffect('I', 1)).gains(0, { stone: 2 });
    onto(1).when(0, end).gains(0, {});
    onto(2).when(0, end).gains(0, { points: 3 });
  });
  test('nothing lapses while a gain just collected still asks for a choice', () => {
    // The 2 gold of the slot reach 9: the wealth bonus is chosen before the turn ends, and until then all stays open.
    const start = given(
      offered('upgrade-action', 'gold-2'),
      goods(0, { gold: 7, 'gold-window': 2 }),
      wealth(0, 'wealth-gold-6'),
      inSlot('upgrade', 0, 'upgrade-i-trestle-bench'),
    ).when(0, take(), declare('upgrade-action'), placeUpgrade(0), {
      type: 'BuyExtraAction',
      pay: { 'gold-window': 2 },
    });
    const asked = start.when(0, end).gains(0, { gold: 2, cubes: 1 }).open(0, 'choice').waitsFor(0);
    expect(asked.eventsOf('UpgradeBonusLapsed')).toEqual([]);
    expect(asked.state.turn.extra).toBe('bought');
    const ended = asked.when(0, choose(1), end).waitsFor(1);
    expect(ended.eventsOf('UpgradeBonusLapsed')).toHaveLength(1);
    expect(ended.eventsOf('ExtraActionLapsed')).toHaveLength(1);
  });
  test('WINDOW-3 windows of one kind are discarded without asking', () => {
    given(offered('manage-mines'), goods(0, { 'silver-window': 5 }))
      .when(0, ...mine)
      .when(0, end)
      .gains(0, { 'silver-window': -3 })
      .waitsFor(1);
  });
  test('WINDOW-4 two windows of any mix stay, those of other players are not counted', () => {
    given(
      offered('manage-mines'),
      goods(0, { 'silver-window': 1, 'gold-window': 1 }),
      goods(1, { 'silver-window': 4 }),
    )
      .when(0, ...mine)
      .when(0, end)
      .gains(0, {})
      .gains(1, {});
  });
  test('WINDOW-3 exactly two are kept, of those held', () => {
    const asked = given(offered('manage-mines'), goods(0, { 'silver-window': 3, 'gold-window': 1 })).when(
      0,
      ...mine,
      end,
    );
    asked
      .refused(0, keep(2, 0), 'wrong-number-of-windows', 'WINDOW-3')
      .refused(0, keep(0, 1), 'wrong-number-of-windows')
      .refused(0, take(5), 'answer-first')
      .refused(1, keep(1, 1), 'not-your-turn')
      .when(0, keep(0, 2))
      .gains(0, { 'silver-window': -1, 'gold-window': -1 });
  });
});

describe('the turn may not end early (TURN-8)', () => {
  test('CRANE-13, TURN-2 without a tile, in a performance, without the main action', () => {
    const start = given(offered('manage-mines'));
    start.refused(0, end, 'tile-not-taken', 'CRANE-13');
    const taken = start.when(0, take()).refused(0, end, 'main-action-open', 'TURN-2');
    taken.when(0, declare('manage-mines')).refused(0, end, 'finish-performance-first', 'R-25');
  });
});

describe('the wheel (END-3 to END-6)', () => {
  test('END-3 the wheel turns one position, tiles keep their slots (CRANE-2)', () => {
    const start = given(offered('manage-mines'));
    const sectors = new Map(start.state.crane.tiles.map(({ tile, sector }) => [tile, sector]));
    const after = start.when(0, ...mine, end).state;
    expect(after.crane.arrow).toBe((start.state.crane.arrow % 11) + 1);
    for (const { tile, sector } of after.crane.tiles)
      if (tile !== 'action-tile-1') expect(sector, tile).toBe(sectors.get(tile));
  });
  test('END-5 a double step takes a tile two positions further, past the last blue one', () => {
    // The box at 11 makes the step double: the tile at 10 goes beyond blue, that at 9 to the last blue position.
    const after = given(
      crane(11, {
        4: 'action-tile-1',
        10: 'action-tile-2',
        9: 'action-tile-3',
        0: 'action-tile-4',
        1: 'action-tile-5',
        2: 'action-tile-6',
      }),
    ).when(0, ...mine, end);
    expect(after.eventsOf('ActionTileRecycled').map(({ tile, position }) => [tile, position])).toEqual([
      ['action-tile-2', 5],
    ]);
    const third = after.state.crane.tiles.find(({ tile }) => tile === 'action-tile-3');
    expect(third && positionOf(after.state, third)).toBe(11);
  });
  test('END-5 the box is no free position', () => {
    // The box comes to 4, the first green position, so the overripe tile goes to 5.
    const after = given(crane(3, { 6: 'action-tile-1', 11: 'action-tile-2', 0: 'action-tile-3' })).when(
      0,
      take(6),
      declare('manage-mines'),
      mines('increase'),
      end,
    );
    expect(after.eventsOf('ActionTileRecycled').map(({ position }) => position)).toEqual([5]);
  });
  test('R-10 a tile with 5 points is worth 5, also in blue again, and loses them when taken', () => {
    const after = given(
      crane(8, { 4: 'action-tile-1', 11: 'action-tile-5', 0: 'action-tile-3', 2: 'action-tile-4' }),
    ).when(0, ...mine, end);
    const flagged = after.state.crane.tiles.find(({ fivePoints }) => fivePoints);
    expect(flagged?.tile).toBe('action-tile-5');
    const blue = given((of) => ({
      ...of,
      state: {
        ...of.state,
        crane: {
          ...of.state.crane,
          arrow: 8,
          tiles: [
            { tile: 'action-tile-1', sector: 0 + 11 - 8, fivePoints: true },
            ...of.state.crane.tiles.slice(1, 2),
          ],
        },
      },
    })).when(0, take(11));
    blue.gains(0, { points: 5 });
    const position7 = given((of) => ({
      ...of,
      state: {
        ...of.state,
        crane: {
          ...of.state.crane,
          arrow: 8,
          tiles: [{ tile: 'action-tile-1', sector: 11, fivePoints: true }],
        },
      },
    })).when(0, take(7));
    position7.gains(0, { points: 5 });
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
  test('DEV-3 at the end of the turn all rows are filled again', () => {
    const start = given(
      { options: ONLINE_OPTIONS },
      offered('upgrade-action'),
      heights(0, { technology: 8 }),
    ).when(0, take(), declare('upgrade-action'), placeUpgrade(0));
    expect(start.state.rows.upgrade.slots[0]).toBeNull();
    const after = start.when(0, end);
    expect(after.state.rows.upgrade.slots.every((tile) => tile !== null)).toBe(true);
    expect(after.eventsOf('RowRefilled')).toHaveLength(1);
  });
  test('TECH-G6 nothing of a turn stays behind: a new one starts fresh', () => {
    const after = given(
      offered('manage-mines', 'gold-1'),
      at(0, 'cathedral', 0, 0),
      technology(0, 'technology-i-wheel-gold'),
    ).when(0, take(), collect, declare('manage-mines'), mines('increase'), end);
    expect(after.state.turn).toEqual({
      seat: 1,
      number: 2,
      main: 'open',
      extra: 'none',
      refreshed: false,
      performances: [],
      abilities: [],
    });
  });
});
