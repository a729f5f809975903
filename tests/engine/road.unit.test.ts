/** The King's Road and Charles Bridge (ROAD, BRIDGE). */
import { describe, expect, test } from 'vitest';
import type { ItemKind } from '@/lib/engine/state';
import {
  bridgeTile,
  declare,
  end,
  plank,
  road,
  roadEffect,
  roadEgg,
  sideways,
  take,
} from '../support/engine/commands';
import { given, type Holdings, type Scenario } from '../support/engine/given';
import {
  bridgeFace,
  nextBridgeTiles,
  offered,
  planked,
  plankedWithV,
  vTilesAt,
} from '../support/engine/patches-board';
import { goods, heights, noWealth, pawn, upgraded } from '../support/engine/patches-player';
import { shortStack } from '../support/engine/patches-rows';
import { PACK, type Patch } from '../support/engine/table';

const setOut = (from: number, ...more: readonly Patch[]): Scenario =>
  given(
    { players: 4 },
    offered('kings-road'),
    goods(0, { egg: 1 }),
    noWealth(0),
    pawn(0, from),
    ...more,
  ).when(0, take(), declare('kings-road'), road);

describe('spaces I to III', () => {
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
  test('ROAD-8 counts Era I upgrades, covered ones included (R-53)', () => {
    setOut(
      2,
      upgraded(0, 'upgrade-i-pit-props'),
      upgraded(0, 'upgrade-i-ore-carts'),
      upgraded(0, 'upgrade-ii-night-shift'),
    )
      .when(0, roadEffect('III'))
      .gains(0, { points: 6 });
  });
  test('ROAD-4 the egg effect is one of two, for one egg, not twice', () => {
    setOut(0, goods(0, { egg: 3 }))
      .refused(0, roadEgg('I', 2), 'unknown-option', 'ROAD-4')
      .when(0, roadEgg('I', 0))
      .refused(0, roadEgg('I', 1), 'no-open-item', 'ROAD-4');
  });
  test('ROAD-5 both effects wait, also after the pawn has moved on in the same turn (R-21)', () => {
    const two = setOut(0, goods(0, { egg: 1, 'gold-window': 2 }))
      .when(0, { type: 'BuyExtraAction', pay: { 'gold-window': 2 } }, declare('kings-road', 'extra'), road)
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
});

describe('spaces IV and V', () => {
  test('ROAD-13 IV and V cost an egg each', () => {
    setOut(3).gains(0, { egg: -1, road: 1 });
    setOut(4).gains(0, { egg: -1, road: 1 });
  });
  test('ROAD-2 from V the action cannot be performed', () => {
    given(offered('kings-road'), goods(0, { egg: 9 }), pawn(0, 5))
      .when(0, take())
      .refused(0, declare('kings-road'), 'pawn-at-the-end', 'ROAD-2');
  });
  test('BRIDGE-1 three IV tiles to choose from, two go back under the stack', () => {
    const drawn = setOut(
      3,
      nextBridgeTiles('bridge-iv-gold-window', 'bridge-iv-university', 'bridge-iv-red-tokens'),
    );
    expect(drawn.offered(0)).toEqual([
      bridgeTile('bridge-iv-gold-window'),
      bridgeTile('bridge-iv-university'),
      bridgeTile('bridge-iv-red-tokens'),
    ]);
    drawn
      .refused(0, bridgeTile('bridge-iv-blue-tokens'), 'not-offered', 'BRIDGE-1')
      .refused(0, end, 'answer-first');
    const chosen = drawn.when(0, bridgeTile('bridge-iv-university'));
    expect(chosen.state.bridgeStacks.IV).toBe(5);
    expect(chosen.secrets?.stacks['bridge-IV']?.slice(3).toSorted()).toEqual([
      'bridge-iv-gold-window',
      'bridge-iv-red-tokens',
    ]);
  });
  test('BRIDGE-8 an empty V stack: the egg is spent, no tile, no plank (R-39)', () => {
    const all = PACK.bridge.tilesV.map(({ id }) => id);
    setOut(4, vTilesAt('cathedral-V', ...all))
      .gains(0, { egg: -1, road: 1 })
      .open(0)
      .then(({ turn }) => expect(turn.main).toBe('done'));
  });
  test('BRIDGE-9 planks only on free places of the bridge', () => {
    setOut(3, planked('bridge-place-2'))
      .then((_s, now) => {
        const [tile] = now.offered(0);
        if (!tile) throw new Error('a tile is offered');
        now
          .when(0, tile)
          .refused(0, plank('bridge-place-2'), 'place-taken', 'BRIDGE-9')
          .refused(0, plank('bridge-place-9'), 'unknown-place', 'BRIDGE-2');
      })
      .refused(0, plank('bridge-place-1'), 'answer-first');
  });
});

describe('bridge tiles', () => {
  const covered: Partial<Holdings> = { 'blue-token': 1, egg: 1 };
  test.each([
    ['BRIDGE-IV1', 'bridge-iv-blue-tokens', { ...covered, 'blue-token': 3 }, undefined],
    ['BRIDGE-IV2', 'bridge-iv-red-tokens', { ...covered, 'red-token': 2 }, undefined],
    ['BRIDGE-IV3', 'bridge-iv-hunger-wall', { ...covered, 'silver-window': 1, points: 2 }, 'hunger-wall'],
    ['BRIDGE-IV4', 'bridge-iv-cathedral', { ...covered, 'silver-window': 1, points: 2 }, 'cathedral'],
    ['BRIDGE-IV5', 'bridge-iv-gold-window', { ...covered, 'gold-window': 1, gold: 2 }, undefined],
    ['BRIDGE-IV6', 'bridge-iv-university', { ...covered, university: 3 }, undefined],
  ] as const)('%s %s with both covered bonuses (BRIDGE-2)', (_rule, tile, gains, move) => {
    const laid = setOut(3, nextBridgeTiles(tile))
      .when(0, bridgeTile(tile), plank('bridge-place-3'))
      .gains(0, gains);
    laid.open(0, ...(move ? (['sideways'] as const) : ([] as ItemKind[])));
    if (move) {
      laid.when(0, sideways(move));
      // P-SIDE-OPT: the move of a bridge tile is optional.
      laid.when(0, end).open(0);
    }
  });
  test.each([
    ['BRIDGE-V1', 'bridge-v-university', 3],
    ['BRIDGE-V2', 'bridge-v-gold-mines', 3],
    ['BRIDGE-V3', 'bridge-v-upgrades', 0],
    ['BRIDGE-V4', 'bridge-v-walls', 0],
    ['BRIDGE-V5', 'bridge-v-quarries', 3],
    ['BRIDGE-V6', 'bridge-v-rows', 0],
  ] as const)('%s %s gives %i points at once (BRIDGE-4)', (_rule, tile, points) => {
    setOut(
      4,
      vTilesAt(
        'bridge-V',
        tile,
        ...PACK.bridge.tilesV
          .map(({ id }) => id)
          .filter((id) => id !== tile)
          .slice(0, 2),
      ),
    )
      .when(0, bridgeTile(tile), plank('bridge-place-3'))
      .gains(0, { ...covered, ...(points ? { points } : {}) });
  });
  test.each(PACK.bridge.places.flatMap(({ id, faces }) => faces.map((face) => [face.id, id] as const)))(
    'BRIDGE-2 face %s of %s pays both spaces',
    (face, place) => {
      const laid = setOut(
        4,
        bridgeFace(place, face),
        heights(0, { technology: 2 }),
        vTilesAt('bridge-V', 'bridge-v-walls'),
      ).when(0, bridgeTile('bridge-v-walls'), plank(place));
      const gains: Partial<Record<string, number>> = {};
      for (const space of PACK.bridgeFaceById.get(face)?.spaces ?? [])
        if ('n' in space) gains[space.kind] = (gains[space.kind] ?? 0) + space.n;
      laid.gains(0, gains as Partial<Holdings>);
    },
  );
  test('BRIDGE-5 the bridge is complete with five planks', () => {
    const last = setOut(
      4,
      planked('bridge-place-1', 'bridge-place-2', 'bridge-place-3'),
      plankedWithV('bridge-place-4'),
    );
    const [tile] = last.offered(0);
    if (!tile) throw new Error('a tile is offered');
    const done = last.when(0, tile, plank('bridge-place-5'));
    expect(done.state.bridge.every((place) => place.plank)).toBe(true);
  });
});

test('UPGRADE-5 the upgrade of the road pays for every move, also to an empty V stack', () => {
  const on = setOut(
    4,
    upgraded(0, 'upgrade-i-hen-coops'),
    vTilesAt('cathedral-V', ...PACK.bridge.tilesV.map(({ id }) => id)),
  );
  on.when(0, { type: 'CollectUpgradeBonus', performance: 1, tile: 'upgrade-i-hen-coops' }).gains(0, {
    egg: 1,
  });
});
test('R-25 the egg of the upgrade may pay for the very move it belongs to (UPGRADE-7)', () => {
  given(
    offered('kings-road'),
    pawn(0, 3),
    upgraded(0, 'upgrade-i-hen-coops'),
    shortStack('wall', 'special', 0),
  )
    .when(0, take(), declare('kings-road'))
    .refused(0, road, 'cannot-pay', 'ROAD-13')
    .when(0, { type: 'CollectUpgradeBonus', performance: 1, tile: 'upgrade-i-hen-coops' }, road)
    .gains(0, { road: 1 });
});
