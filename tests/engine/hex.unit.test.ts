/** HEX: choosing hexagon tiles. */
import { describe, expect, test } from 'vitest';
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import {
  EXTRA_GG,
  buyExtra,
  declare,
  end,
  placeBuilding,
  placeUpgrade,
  placeWall,
  refill,
  refresh,
  take,
} from '../support/engine/commands';
import { crane, offered } from '../support/engine/patches-board';
import { goods, heights, noWealth } from '../support/engine/patches-player';
import { emptySlot, inSlot, onTop, shortStack } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { acting, declared } from '../support/engine/scenes';
import { WALL_FOR_STONE } from '../support/engine/tiles';

const upgrade = [
  offered('upgrade-action'),
  inSlot('upgrade', 1, 'upgrade-i-hen-coops'),
  onTop('upgrade', 'normal', 'upgrade-i-gravel-bed'),
] as const;

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
    .when(0, take(), declare('upgrade-action'), placeUpgrade(1))
    .when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'), placeUpgrade(1))
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
  declared(
    'construct-wall',
    goods(0, { stone: 2 }),
    inSlot('wall', 0, 'wall-i-drum-tower'),
    inSlot('wall', 1, WALL_FOR_STONE),
  )
    .refused(0, placeWall(0, 'wall-cell-1'), 'cannot-pay', 'WALL-1')
    .when(0, placeWall(1, 'wall-cell-1'));
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

test('HEX-2 an action takes exactly one tile, and of its own row', () => {
  const start = acting('construct-wall', inSlot('wall', 1, WALL_FOR_STONE));
  const done = start.when(0, placeWall(1, 'wall-cell-3'));
  expect(done.eventsOf('TileTaken')).toMatchObject([{ row: 'wall', slot: 1, tile: WALL_FOR_STONE }]);
  start.refused(0, placeUpgrade(0), 'not-declared').refused(0, placeBuilding(0, 'site-p1-a'), 'not-declared');
  done.refused(0, placeWall(0, 'wall-cell-4'), 'not-declared');
});
test('HEX-2, SPECIAL-2 the special tile needs the right to it', () => {
  acting('construct-wall').refused(0, placeWall(3, 'wall-cell-3'), 'special-right-needed', 'SPECIAL-2');
});

test.each([
  ['special', [0, 1, 2, 3]],
  ['stone-1', [0, 1, 2]],
] as const)('HEX-1, HEX-2, SPECIAL-1 from a slot with %s the tiles %j may be taken', (slot, slots) => {
  const offers = given(offered('upgrade-action', slot)).when(0, take(), declare('upgrade-action')).offered(0);
  const taken = offers.flatMap((command) => (command.type === 'PlaceUpgrade' ? [command.slot] : []));
  expect([...new Set(taken)].sort()).toEqual(slots);
});

test('HEX-8, WALL-4 a taken tile is in its place at once, next to the earlier ones', () => {
  const start = declared(
    'construct-wall',
    noWealth(0),
    goods(0, { stone: 5, 'gold-window': 2 }),
    inSlot('wall', 0, WALL_FOR_STONE),
    inSlot('wall', 1, 'wall-i-beacon-tower'),
  ).when(0, placeWall(0, 'wall-cell-1'));
  const [first] = start.player(0).walls;
  expect(first).toEqual({ tile: WALL_FOR_STONE, cell: 'wall-cell-1', rotation: 0 });
  const extra = [buyExtra(EXTRA_GG), declare('construct-wall', 'extra')];
  const both = start.when(0, ...extra, placeWall(1, 'wall-cell-6'));
  const second = { tile: 'wall-i-beacon-tower', cell: 'wall-cell-6', rotation: 0 };
  expect(both.player(0).walls).toEqual([first, second]);
  expect(both.state.rows.wall.slots).not.toContain(WALL_FOR_STONE);
  expect(both.state.items).toEqual([]);
});

describe('DEV-3 a row is refilled at the latest when it is used again', () => {
  const options = { refillOnDemand: true };
  const start = given(
    { options, variant: { actionSide: 'A' } },
    crane(10, { 4: 'action-tile-5' }),
    goods(0, { 'gold-window': 2 }),
    onTop('upgrade', 'normal', 'upgrade-i-lime-kiln'),
  );
  test('HEX-6, DEV-3 the next performance sees the tile that was to come', () => {
    const taken = start.when(0, take(), declare('upgrade-action'), placeUpgrade(0));
    expect(taken.state.rows.upgrade.slots[0]).toBeNull();
    const again = taken.when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'));
    expect(again.state.rows.upgrade.slots[0]).toBe('upgrade-i-lime-kiln');
    expect(again.eventsOf('RowRefilled')).toHaveLength(1);
    expect(taken.when(0, buyExtra(EXTRA_GG)).reveals(0, declare('upgrade-action', 'extra'))).toBe(true);
    expect(taken.when(0, buyExtra(EXTRA_GG)).reveals(0, declare('manage-mines', 'extra'))).toBe(false);
    again.when(0, placeUpgrade(0));
  });
  test('DEV-3 the first use of the turn refills nothing', () => {
    const declared = start.when(0, take(), declare('upgrade-action'));
    expect(declared.eventsOf('RowRefilled')).toEqual([]);
    declared.when(0, placeUpgrade(0)).when(0, refill('upgrade'));
  });
});
