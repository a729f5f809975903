/** ROAD: construct the King’s Road. */
import { describe, expect, test } from 'vitest';
import {
  EXTRA_GG,
  buyExtra,
  declare,
  end,
  road,
  roadEffect,
  roadEgg,
  take,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, heights, pawn, upgraded } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { acting, declared, setOut } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { POINT_FOR_MINES } from '../support/engine/tiles';

const upgrades = [
  upgraded(0, 'upgrade-i-pit-props'),
  upgraded(0, 'upgrade-ii-night-shift'),
  upgraded(0, 'upgrade-i-hod-carriers'),
];
test.each([
  ['ROAD-6', 0, roadEffect('I', 0), { gold: 2 }],
  ['ROAD-6', 0, roadEffect('I', 1), { stone: 2 }],
  ['ROAD-7', 1, roadEffect('II'), { gold: -1, points: 4 }],
  ['ROAD-8', 2, roadEffect('III'), { points: 6 }],
  ['ROAD-9', 0, roadEgg('I', 0), { egg: -1, quarry: 1 }],
  ['ROAD-9', 0, roadEgg('I', 1), { egg: -1, 'gold-mine': 1 }],
  ['ROAD-10', 1, roadEgg('II', 0), { egg: -1, 'gold-window': 1 }],
  ['ROAD-10', 1, roadEgg('II', 1), { egg: -1, technology: 1 }],
  ['ROAD-11', 2, roadEgg('III', 0), { egg: -1, 'silver-window': 2 }],
  ['ROAD-11', 2, roadEgg('III', 1), { egg: -1, 'gold-mine': 1, quarry: 1 }],
] as const)('%s from space %i: %o gives %o, once', (_rule, from, command, gains) => {
  const on = setOut(from, ...upgrades, heights(0, { technology: 2 })).gains(0, { road: 1 });
  on.when(0, command).gains(0, gains).refused(0, command, 'no-open-item');
});
test('ROAD-8, UPGRADE-12 counts Era I upgrades, covered ones included (R-53)', () => {
  setOut(
    2,
    upgraded(0, 'upgrade-i-pit-props'),
    upgraded(0, POINT_FOR_MINES),
    upgraded(0, 'upgrade-ii-night-shift'),
  )
    .when(0, roadEffect('III'))
    .gains(0, { points: 6 });
});
test('ROAD-4 the egg effect is one of two and costs one egg, not twice', () => {
  setOut(0, goods(0, { egg: 3 }))
    .refused(0, roadEgg('I', 2), 'unknown-option', 'ROAD-4')
    .when(0, roadEgg('I', 0))
    .refused(0, roadEgg('I', 1), 'no-open-item', 'ROAD-4');
});
test('ROAD-5 both effects wait, also after the pawn has moved on in the same turn (R-21)', () => {
  const two = setOut(0, goods(0, { egg: 1, 'gold-window': 2 }))
    .when(0, buyExtra(EXTRA_GG), declare('kings-road', 'extra'), road)
    .open(0, 'road', 'road', 'road-egg', 'road-egg');
  two
    .when(0, roadEgg('I', 1), roadEffect('II'), roadEffect('I', 0), end)
    .gains(0, { egg: -1, 'gold-mine': 1, gold: 1, points: 4 })
    .refused(1, roadEffect('I', 0), 'no-open-item', 'ROAD-5');
});
test('ROAD-6 the option has to fit the space', () => {
  setOut(0)
    .refused(0, roadEffect('I'), 'unknown-option', 'ROAD-6')
    .refused(0, roadEffect('I', 2), 'unknown-option');
  setOut(1).refused(0, roadEffect('II', 1), 'unknown-option');
  setOut(1, goods(0, { gold: 0 })).refused(0, roadEffect('II'), 'cannot-pay', 'ROAD-7');
  setOut(1).refused(0, roadEffect('V'), 'no-open-item', 'ROAD-5');
});

test('ROAD-13 IV and V cost an egg each', () => {
  setOut(3).gains(0, { egg: -1, road: 1 });
  setOut(4).gains(0, { egg: -1, road: 1 });
});
test('ROAD-2 from V the action cannot be performed', () => {
  given(offered('kings-road'), goods(0, { egg: 9 }), pawn(0, 5))
    .when(0, take())
    .refused(0, declare('kings-road'), 'pawn-at-the-end', 'ROAD-2');
});

test('ROAD-1 one space at a time, also past other pawns', () => {
  const crowded = [pawn(1, 1), pawn(2, 1), pawn(3, 1)];
  for (const from of [0, 1, 2, 3, 4])
    acting('kings-road', pawn(0, from), ...crowded, goods(0, { egg: 1 }))
      .when(0, road)
      .then((state) => expect(state.players[0]?.road).toBe(from + 1));
});
test('ROAD-3 both effects belong to the space just reached', () => {
  for (const [from, space] of (['I', 'II', 'III'] as const).entries()) {
    const reached = acting(
      'kings-road',
      pawn(0, from),
      goods(0, { egg: 1 }),
      upgraded(0, POINT_FOR_MINES),
    ).when(0, road);
    reached.open(0, 'road', 'road-egg');
    const offers = reached
      .offered(0)
      .flatMap((command) =>
        command.type === 'ResolveRoadEffect' || command.type === 'ResolveRoadEgg' ? [command.space] : [],
      );
    expect(new Set(offers)).toEqual(new Set([space]));
  }
});

test('ROAD-12 the effects of I, II and III are in the order of the list', () => {
  const kinds = PACK.kingsRoad.spaces.map(({ space, free }) => [space, free?.kind]);
  expect(kinds).toEqual([
    ['I', 'choose-one'],
    ['II', 'pay'],
    ['III', 'points-per'],
    ['IV', undefined],
    ['V', undefined],
  ]);
});

describe("EX-35 King's Road without egg", () => {
  test.each([
    [0, 'I'],
    [1, 'II'],
    [2, 'III'],
  ] as const)('EX-35 from space %i on %s only the free effect is left (ROAD-4)', (from, space) => {
    declared('kings-road', pawn(0, from))
      .when(0, road)
      .refused(0, roadEgg(space, 0), 'cannot-pay', 'ROAD-4')
      .when(0, roadEffect(space, space === 'I' ? 0 : undefined));
  });
  test.each([3, 4])('EX-35 from space %i the next one, IV or V, cannot be reached (ROAD-13)', (from) => {
    given(offered('kings-road'), pawn(0, from))
      .when(0, take())
      .refused(0, declare('kings-road'), 'action-impossible', 'TURN-6');
  });
});
