/** CRANE: action crane. */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/game/engine/board/wheel';
import { BASE_VARIANT } from '@/lib/game/engine/setup';
import { PLAIN_ACTION, buyEgg, collect, declare, end, mines, take } from '../support/engine/commands';
import { type SlotName, crane, offered, overripe } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { passTurns } from '../support/engine/play';
import { given } from '../support/engine/scenario';
import { PACK, table } from '../support/engine/table';

test.each([0, 1, 2, 3])('CRANE-7, R-58 position %i is red and costs 1 gold', (position) => {
  given(offered('manage-mines', position === 1 ? 'stone-2' : 'window', position))
    .when(0, take(position))
    .gains(0, { gold: -1 });
});
test.each([4, 5, 6])('CRANE-8 position %i is green: neither cost nor points', (position) => {
  given(offered('manage-mines', 'stone-2', position))
    .when(0, take(position))
    .gains(0, {});
});
test.each([7, 8, 9, 10, 11])('CRANE-9 position %i is blue: the first scores 1, the last 5', (position) => {
  given(offered('manage-mines', 'stone-2', position))
    .when(0, take(position))
    .gains(0, { points: position - 6 });
});

test.each([
  ['gold-1', { gold: 1 }],
  ['gold-2', { gold: 2 }],
  ['stone-1', { stone: 1 }],
  ['stone-2', { stone: 2 }],
  ['window', { 'silver-window': 1 }],
] as const)('CRANE-10 %s is collected once, when its owner likes: %o', (slot: SlotName, gains) => {
  given(offered('manage-mines', slot))
    .when(0, take())
    .gains(0, {})
    .when(0, declare('manage-mines'), mines('increase'))
    .when(0, collect)
    .gains(0, gains)
    .refused(0, collect, 'no-slot-bonus', 'CRANE-10');
});
test.each([
  ['egg-for-gold', { gold: -1, egg: 1 }],
  ['egg-for-stone', { stone: -1, egg: 1 }],
] as const)('CRANE-11 %s is an offer: %o', (slot: SlotName, gains) => {
  given(offered('manage-mines', slot))
    .when(0, take())
    .refused(0, collect, 'not-collectable', 'CRANE-11')
    .when(0, buyEgg)
    .gains(0, gains)
    .refused(0, buyEgg, 'no-egg-offer', 'CRANE-11');
});

test('CRANE-13, CRANE-14 one tile per turn, from where one lies', () => {
  const start = given(offered('manage-mines'));
  start.refused(0, take(start.state.crane.arrow), 'no-tile-there', 'CRANE-14');
  start.when(0, take()).refused(0, take(0), 'tile-already-taken', 'CRANE-13');
});
test('CRANE-6 either of its two actions, no other', () => {
  const start = given(offered('manage-mines'), goods(0, { stone: 5 })).when(0, take());
  start
    .refused(0, declare('manage-quarries'), 'action-not-on-tile', 'CRANE-6')
    .when(0, declare('construct-wall'));
  start.when(0, declare('manage-mines'));
});

test.each([
  [2, [0, 1, 2, 3, 4, 5], { arrow: 9, platform: 3 }],
  [3, [0, 1, 2, 3, 5, 6], { arrow: 4, platform: 5 }],
  [4, [0, 1, 2, 3, 4, 5], { arrow: 10, platform: 6 }],
] as const)(
  'CRANE-3 to CRANE-5 with %i players six action tiles from the first red position on: %j',
  (players, expected, rest) => {
    const { state } = table({ players, variant: BASE_VARIANT });
    const positions = state.crane.tiles.map((tile) => positionOf(state, tile));
    expect(positions.toSorted((a, b) => a - b)).toEqual(expected);
    expect(state.crane).toMatchObject(rest);
  },
);

test.each([
  ['gold-2', { gold: 2 }],
  ['stone-1', { stone: 1 }],
  ['window', { 'silver-window': 1 }],
  ['special', { points: 1 }],
  ['special-2', { points: 2 }],
  ['egg-for-gold', {}],
] as const)(
  'CRANE-10, SPECIAL-6, TIMING-6, R-55 at the end of the turn a slot bonus of %s is settled on its own: %o',
  (slot, gains) => {
    given(offered('manage-mines', slot))
      .when(0, ...PLAIN_ACTION)
      .when(0, end)
      .gains(0, gains);
  },
);

test('CRANE-1, CRANE-14 twelve sectors: eleven slots with a bonus, the box never holds a tile, no slot two', () => {
  expect(PACK.crane.sectors).toHaveLength(12);
  expect(PACK.crane.sectors.filter(({ bonus }) => bonus)).toHaveLength(11);
  expect(PACK.crane.sectors.filter(({ box }) => box).map(({ offset }) => offset)).toEqual([0]);
  let now = given({ players: 3 });
  for (let turn = 0; turn < 24; turn += 1) {
    now = passTurns(now, 1);
    const sectors = now.state.crane.tiles.map(({ sector }) => sector);
    expect(sectors).not.toContain(0);
    expect(new Set(sectors).size).toBe(6);
  }
});

const END = [declare('manage-mines'), mines('increase'), end] as const;
const landed = (arrow: number, others: Readonly<Record<number, string>>) => {
  const tiles = { ...others, 11: 'action-tile-6', 8: 'action-tile-1' };
  const done = given(crane(arrow, tiles)).when(0, take(8), ...END);
  const places = done.state.crane.tiles.map((tile) => positionOf(done.state, tile));
  expect(new Set(places).size).toBe(places.length);
  expect(places).not.toContain(done.state.crane.arrow);
  return done.eventsOf('ActionTileRecycled').map(({ tile, position }) => [tile, position]);
};
test('CRANE-14, END-5 an overripe tile comes to no slot that is taken and never under the box', () => {
  expect(landed(1, {})).toEqual([['action-tile-6', 4]]);
  expect(landed(1, { 3: 'action-tile-2' })).toEqual([['action-tile-6', 5]]);
  expect(landed(4, { 3: 'action-tile-2' })).toEqual([['action-tile-6', 6]]);
  expect(landed(4, { 3: 'action-tile-2', 5: 'action-tile-3' })).toEqual([['action-tile-6', 1]]);
});
const five = (position: number) =>
  given(offered('manage-mines', 'window', position), overripe('action-tile-1'));
test.each([7, 8, 11])(
  'CRANE-12, R-10 a tile with the token is worth 5 points at the blue position %i too',
  (position) => {
    five(position).when(0, take(position)).gains(0, { points: 5 });
  },
);
test('CRANE-12, R-10 the token is off the tile when it comes back', () => {
  const done = five(4).when(0, ...PLAIN_ACTION);
  const { tile } = done.state.turn;
  const ended = done.when(0, end);
  expect(ended.state.crane.tiles.find((found) => found.tile === tile?.tile)?.fivePoints).toBe(false);
});

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
