/** BRIDGE: charles Bridge. */
import { describe, expect, test } from 'vitest';
import type { ItemKind } from '@/lib/game/engine/state';
import { bridgeTile, cathedralTile, end, moveUp, plank, road, sideways } from '../support/engine/commands';
import {
  bridgeFace,
  nextBridgeTiles,
  planked,
  plankedWithV,
  vTilesAt,
} from '../support/engine/patches-board';
import { at, counts, goods, heights, owns, pawn, upgraded } from '../support/engine/patches-player';
import { pointsFor } from '../support/engine/points';
import { type Holdings, type Scenario, given } from '../support/engine/scenario';
import { declared, setOut, shownTiles } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { POINT_FOR_MINES } from '../support/engine/tiles';

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
  setOut(4, vTilesAt('bridge-V'))
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

const covered: Partial<Holdings> = { 'blue-token': 1, egg: 1 };
test.each([
  ['BRIDGE-IV1', 'bridge-iv-blue-tokens', { ...covered, 'blue-token': 3 }, undefined],
  ['BRIDGE-IV2', 'bridge-iv-red-tokens', { ...covered, 'red-token': 2 }, undefined],
  ['BRIDGE-IV3', 'bridge-iv-hunger-wall', { ...covered, 'silver-window': 1, points: 2 }, 'hunger-wall'],
  ['BRIDGE-IV4', 'bridge-iv-cathedral', { ...covered, 'silver-window': 1, points: 2 }, 'cathedral'],
  ['BRIDGE-IV5', 'bridge-iv-gold-window', { ...covered, 'gold-window': 1, gold: 2 }, undefined],
  ['BRIDGE-IV6', 'bridge-iv-university', { ...covered, university: 3 }, undefined],
] as const)('%s %s with both covered bonuses (BRIDGE-2, R-16)', (_rule, tile, gains, move) => {
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

test('BRIDGE-10 a silver plank belongs to nobody, a gold one to its player', () => {
  const placed = (from: number): Scenario => {
    const reached = setOut(from);
    const [tile = ''] = shownTiles(reached);
    return reached.when(0, bridgeTile(tile), plank('bridge-place-2'));
  };
  const silver = placed(3);
  expect(silver.player(0).vTiles).toEqual([]);
  expect(silver.state.bridge[1]?.plank).toBeDefined();
  const gold = placed(4);
  expect(gold.player(0).vTiles).toEqual([{ tile: gold.state.bridge[1]?.plank, from: 'bridge' }]);
});

test.each([
  [3, []],
  [2, ['bridge-place-1']],
  [1, ['bridge-place-1', 'bridge-place-2']],
])('R-2 at V all %i V tiles left at the bridge are shown, one is taken', (left, planks) => {
  const reached = setOut(4, plankedWithV(...planks));
  const stack = reached.state.bridgeStacks;
  expect(shownTiles(reached)).toHaveLength(left);
  const [first = ''] = shownTiles(reached);
  const done = reached.when(0, bridgeTile(first), plank('bridge-place-5'));
  expect(done.player(0).vTiles.map(({ tile }) => tile)).toEqual([first]);
  expect(done.state.bridgeStacks.V).toBe(left - 1);
  expect(stack.cathedral, 'those at the Cathedral are another group').toBe(3);
});

describe('EX-11 On to the bridge', () => {
  const start = declared(
    'kings-road',
    goods(0, { egg: 2 }),
    pawn(0, 4),
    planked('bridge-place-1'),
    vTilesAt('bridge-V', 'bridge-v-upgrades', 'bridge-v-walls', 'bridge-v-university'),
  ).when(0, road);

  test('EX-11 one egg, any V tile of the stack, on any free place (BRIDGE-3)', () => {
    start.gains(0, { egg: -1, road: 1 });
    expect(start.offered(0)).toHaveLength(3);
    const chosen = start.when(0, bridgeTile('bridge-v-walls'));
    chosen.refused(0, plank('bridge-place-1'), 'place-taken', 'BRIDGE-9');
    expect(chosen.offered(0).filter(({ type }) => type === 'PlacePlank')).toHaveLength(4);
  });
  test('EX-11 on the middle place an egg and a blue token; the tile is hers', () => {
    start
      .when(0, bridgeTile('bridge-v-walls'), plank('bridge-place-3'))
      .gains(0, { egg: 1, 'blue-token': 1 })
      .then(({ players, bridge }) => {
        expect(players[0]?.vTiles).toEqual([{ tile: 'bridge-v-walls', from: 'bridge' }]);
        expect(bridge[2]?.plank).toBe('bridge-v-walls');
      });
  });
});

describe('EX-34 Complete bridge', () => {
  test('EX-34 IV: only the bonus of the chosen tile, the tile is discarded (BRIDGE-5, BRIDGE-6)', () => {
    declared(
      'kings-road',
      goods(0, { egg: 1 }),
      pawn(0, 3),
      nextBridgeTiles('bridge-iv-blue-tokens', 'bridge-iv-gold-window', 'bridge-iv-red-tokens'),
      planked('bridge-place-1', 'bridge-place-2'),
      plankedWithV('bridge-place-3', 'bridge-place-4', 'bridge-place-5'),
    )
      .when(0, road)
      .gains(0, { egg: -1, road: 1 })
      .when(0, bridgeTile('bridge-iv-red-tokens'))
      .gains(0, { 'red-token': 2 })
      .open(0)
      .then(({ bridge, bridgeStacks, players }) => {
        expect(bridge.map((place) => place.plank)).not.toContain('bridge-iv-red-tokens');
        expect(bridgeStacks.IV).toBe(3);
        expect(players[0]?.vTiles).toEqual([]);
      });
  });
  test('EX-34 V: the tile is kept, no covered bonuses (BRIDGE-7)', () => {
    declared(
      'kings-road',
      goods(0, { egg: 1 }),
      pawn(0, 4),
      planked('bridge-place-1', 'bridge-place-2', 'bridge-place-3', 'bridge-place-4', 'bridge-place-5'),
      vTilesAt('bridge-V', 'bridge-v-upgrades', 'bridge-v-walls', 'bridge-v-university'),
    )
      .when(0, road, bridgeTile('bridge-v-university'))
      .gains(0, { egg: -1, road: 1, points: 3 })
      .open(0)
      .then(({ players }) =>
        expect(players[0]?.vTiles).toEqual([{ tile: 'bridge-v-university', from: 'bridge' }]),
      );
  });
});

describe('EX-22 to EX-25 V tiles', () => {
  test.each([
    ['EX-22', 'bridge-v-university', 8, [heights(0, { university: 8 })]],
    ['EX-23', 'bridge-v-gold-mines', 8, [counts(0, { 'gold-mine': 8 })]],
    ['EX-23', 'bridge-v-quarries', 7, [counts(0, { quarry: 7 })]],
    ['EX-24, R-63', 'bridge-v-rows', 0, []],
    ['EX-24, R-63', 'bridge-v-rows', 6, [at(0, 'hunger-wall', 3, 0)]],
    ['EX-24', 'bridge-v-rows', 10, [at(0, 'hunger-wall', 3, 0), at(0, 'cathedral', 2, 0)]],
    [
      'EX-25, UPGRADE-12',
      'bridge-v-upgrades',
      6,
      [upgraded(0, 'upgrade-i-pit-props'), upgraded(0, POINT_FOR_MINES)],
    ],
  ] as const)('%s %s scores %i at the end', (_id, tile, points, patches) => {
    expect(pointsFor('v-tile', ...patches, owns(tile))).toBe(points);
  });
  test.each([
    ['BRIDGE-V1, EX-22', 'bridge-v-university', 3],
    ['BRIDGE-V2, EX-23', 'bridge-v-gold-mines', 3],
    ['BRIDGE-V3, EX-25', 'bridge-v-upgrades', 0],
    ['BRIDGE-V4', 'bridge-v-walls', 0],
    ['BRIDGE-V5, EX-23', 'bridge-v-quarries', 3],
    ['BRIDGE-V6, EX-24', 'bridge-v-rows', 0],
  ] as const)(
    '%s %s gives %i points when taken, at the bridge as at the Cathedral (BRIDGE-4)',
    (_id, tile, points) => {
      declared('kings-road', goods(0, { egg: 1 }), pawn(0, 4), vTilesAt('bridge-V', tile))
        .when(0, road, bridgeTile(tile), plank('bridge-place-3'))
        .gains(0, { road: 1, 'blue-token': 1, ...(points ? { points } : {}) });
      given(
        goods(0, { 'silver-window': 2 }),
        goods(0, { gold: 2, stone: 2 }),
        at(0, 'cathedral', 3, 0),
        vTilesAt('cathedral-V', tile),
      )
        .when(0, moveUp('cathedral'), cathedralTile(tile))
        .gains(0, {
          'silver-window': -2,
          gold: -2,
          stone: -2,
          'cathedral-row': 1,
          ...(points ? { points } : {}),
        });
    },
  );
});
