/** The three rows: taking, refilling, refreshing (HEX, REFRESH, DEV-3). */
import { describe, expect, test } from 'vitest';
import { ONLINE_OPTIONS } from '@/lib/engine/state';
import {
  buyExtra,
  declare,
  EXTRA_GG,
  placeUpgrade,
  placeWall,
  refill,
  refresh,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { emptySlot, inSlot, onTop, shortStack } from '../support/engine/patches-rows';

const upgrade = [
  offered('upgrade-action'),
  inSlot('upgrade', 1, 'upgrade-i-hen-coops'),
  onTop('upgrade', 'normal', 'upgrade-i-gravel-bed'),
] as const;

describe('taking and refilling', () => {
  test('HEX-3, HEX-4 the slot is refilled at once from its own stack, tiles do not slide', () => {
    const start = given(...upgrade);
    const after = start.when(0, take(), declare('upgrade-action'), placeUpgrade(1));
    const { slots, stack } = start.state.rows.upgrade;
    expect(after.state.rows.upgrade).toEqual({
      slots: [slots[0], 'upgrade-i-gravel-bed', slots[2], slots[3]],
      stack: { ...stack, normal: stack.normal - 1 },
    });
    expect(after.events.map(({ type }) => type).indexOf('RowRefilled')).toBeLessThan(
      after.events.map(({ type }) => type).indexOf('UpgradePlaced'),
    );
  });
  test('HEX-6 the replacement may be chosen by a later performance of the same turn', () => {
    given(...upgrade, goods(0, { 'gold-window': 2 }))
      .when(
        0,
        take(),
        declare('upgrade-action'),
        placeUpgrade(1),
        buyExtra(EXTRA_GG),
        declare('upgrade-action', 'extra'),
      )
      .when(0, placeUpgrade(1))
      .then(({ players }) =>
        expect(players[0]?.upgrades['kings-road'].map(({ tile }) => tile)).toEqual([
          'upgrade-i-hen-coops',
          'upgrade-i-gravel-bed',
        ]),
      );
  });
  test('HEX-5 with an empty stack the slot stays empty (R-15)', () => {
    given(...upgrade, shortStack('upgrade', 'normal', 0))
      .when(0, take(), declare('upgrade-action'), placeUpgrade(1))
      .then(({ rows }) => expect(rows.upgrade.slots[1]).toBeNull())
      .refused(0, refill('upgrade'), 'refill-not-offered', 'DEV-3');
  });
  test('HEX-5 an empty slot cannot be taken from', () => {
    given(...upgrade, emptySlot('upgrade', 0))
      .when(0, take(), declare('upgrade-action'))
      .refused(0, placeUpgrade(0), 'slot-empty', 'HEX-5');
  });
  test('HEX-7 a tile that cannot be paid at once may not be chosen', () => {
    given(
      offered('construct-wall'),
      goods(0, { stone: 2 }),
      inSlot('wall', 0, 'wall-i-drum-tower'),
      inSlot('wall', 1, 'wall-i-postern'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, placeWall(0, 'wall-cell-1'), 'cannot-pay', 'WALL-1')
      .when(0, placeWall(1, 'wall-cell-1'));
  });
});

describe('special tiles', () => {
  test('SPECIAL-1 only from a slot with the symbol', () => {
    given(offered('upgrade-action', 'window'))
      .when(0, take(), declare('upgrade-action'))
      .refused(0, placeUpgrade(3), 'special-right-needed', 'SPECIAL-2');
  });
  test('SPECIAL-2 only for the main action, not for an extra one', () => {
    given(offered('upgrade-action', 'special'), goods(0, { 'gold-window': 2 }))
      .when(0, take(), buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'))
      .refused(0, placeUpgrade(3), 'special-right-needed', 'SPECIAL-2')
      .when(0, placeUpgrade(0), declare('upgrade-action'), placeUpgrade(3));
  });
});

describe('refreshing', () => {
  test('REFRESH-1 once per turn for 1 gold or 1 stone', () => {
    const start = given();
    start
      .when(0, refresh('wall', [0, 1]))
      .gains(0, { gold: -1 })
      .refused(0, refresh('building', [0, 1]), 'already-refreshed', 'REFRESH-1');
    start.when(0, refresh('wall', [0, 1], 'stone')).gains(0, { stone: -1 });
    start.refused(
      0,
      { type: 'RefreshRow', row: 'wall', slots: [0, 1], pay: { egg: 1 } },
      'wrong-price',
      'REFRESH-1',
    );
    given(goods(0, { gold: 0 })).refused(0, refresh('wall', [0, 1]), 'cannot-pay', 'REFRESH-1');
  });
  test('REFRESH-2 exactly two tiles of one row: two normal ones, or one and the special one', () => {
    const start = given().refused(0, refresh('wall', [1, 1]), 'wrong-slots', 'REFRESH-2');
    expect(start.offered(0).filter(({ type }) => type === 'RefreshRow')).toHaveLength(3 * 6 * 2);
  });
  test('REFRESH-3 each removed tile goes under its own stack, in slot order (R-54)', () => {
    const start = given();
    const { slots } = start.state.rows.building;
    const after = start.when(0, refresh('building', [0, 3]));
    expect(after.secrets?.stacks['building-I-normal']?.at(-1)).toBe(slots[0]);
    expect(after.secrets?.stacks['building-I-special']?.at(-1)).toBe(slots[3]);
    const two = start.when(0, refresh('building', [0, 2]));
    expect(two.secrets?.stacks['building-I-normal']?.slice(-2)).toEqual([slots[0], slots[2]]);
  });
  test('REFRESH-5 fewer than two removable tiles make it illegal', () => {
    given(emptySlot('wall', 0)).refused(0, refresh('wall', [0, 1]), 'slot-empty', 'REFRESH-5');
  });
  test('R-25 a refresh may not take away the only tile a declared action can use', () => {
    given(
      offered('construct-wall'),
      goods(0, { gold: 1, stone: 2 }),
      inSlot('wall', 0, 'wall-i-postern'),
      inSlot('wall', 1, 'wall-i-drum-tower'),
      inSlot('wall', 2, 'wall-i-vineyard-wall'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, refresh('wall', [0, 1]), 'would-strand-action', 'R-25')
      .when(0, refresh('wall', [1, 2]));
  });
});

describe('DEV-3 refill on demand', () => {
  test('a slot stays empty until its row is asked for', () => {
    const start = given({ options: ONLINE_OPTIONS }, ...upgrade);
    start.refused(0, refill('upgrade'), 'nothing-to-refill', 'HEX-5');
    const taken = start.when(0, take(), declare('upgrade-action'), placeUpgrade(1));
    expect(taken.state.rows.upgrade.slots[1]).toBeNull();
    expect(taken.reveals(0, refill('upgrade'))).toBe(true);
    expect(taken.when(0, refill('upgrade')).state.rows.upgrade.slots[1]).toBe('upgrade-i-gravel-bed');
  });
  test('refreshing the row refills it first', () => {
    const after = given({ options: ONLINE_OPTIONS }, ...upgrade)
      .when(0, take(), declare('upgrade-action'), placeUpgrade(1))
      .when(0, refresh('upgrade', [0, 2]));
    expect(after.state.rows.upgrade.slots.every((tile) => tile !== null)).toBe(true);
    expect(after.state.rows.upgrade.slots[1]).toBe('upgrade-i-gravel-bed');
  });
});
