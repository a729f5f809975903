/** VARIANT: variants. */
import { describe, expect, test } from 'vitest';
import type { RoadSpace } from '@/lib/game/engine/vocabulary';
import {
  EXTRA_GG,
  buyExtra,
  choose,
  declare,
  end,
  moveUp,
  placeBuilding,
  placeUpgrade,
  placeWall,
  road,
  roadEffect,
  roadEgg,
  take,
  use,
} from '../support/engine/commands';
import { crane, emptyCity, offered } from '../support/engine/patches-board';
import { at, goods, noWealth, pawn, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { type Scenario, given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { HOUSE_WITH_GOLD_MINE, WALL_WITH_ICON } from '../support/engine/tiles';

/** The pawn is one step before a space; the action is offered; no wealth bonus comes in between. */
const before = (
  tiles: Partial<Record<RoadSpace, 'A' | 'B'>>,
  from: number,
  ...patches: readonly Patch[]
): Scenario =>
  given({ variant: { roadTiles: tiles } }, offered('kings-road'), pawn(0, from), noWealth(0), ...patches);
const arrive = (scenario: Scenario): Scenario => scenario.when(0, take(), declare('kings-road'), road);

/** The pawn is on a space; an action tile shows this action. */
const on = (
  space: RoadSpace,
  from: number,
  action: Parameters<typeof offered>[0],
  ...patches: readonly Patch[]
): Scenario =>
  given(
    { players: 4, variant: { roadTiles: { [space]: 'B' } } },
    offered(action),
    pawn(0, from),
    noWealth(0),
    goods(0, { gold: 2, stone: 2 }),
    inSlot('upgrade', 0, 'upgrade-i-hen-coops'),
    inSlot('wall', 0, WALL_WITH_ICON),
    inSlot('building', 0, HOUSE_WITH_GOLD_MINE),
    inSlot('building', 1, 'building-i-pilgrims-shelter'),
    ...patches,
  );

test('VARIANT-1, SETUP-12 with the B sides up all six tiles offer the actions printed there', () => {
  const start = given({ variant: { actionSide: 'B' } }, crane(8, { 4: 'action-tile-1', 0: 'action-tile-2' }));
  start
    .when(0, take(4))
    .refused(0, declare('construct-wall'), 'action-not-on-tile')
    .when(0, declare('construct-building'));
  given(crane(8, { 4: 'action-tile-1', 0: 'action-tile-2' }))
    .when(0, take(4))
    .refused(0, declare('construct-building'), 'action-not-on-tile')
    .when(0, declare('construct-wall'));
});
test('VARIANT-1, SETUP-12 the side never changes during the game', () => {
  let now = given({ variant: { actionSide: 'B' } });
  const sides = new Set<string>();
  while (now.state.turnsDone < 20) {
    now = passTurns(now, 1);
    sides.add(now.state.setup.variant.actionSide);
  }
  expect([...sides]).toEqual(['B']);
});

const SETS = ['base', 'A', 'B'] as const;
const combinations = SETS.flatMap((wall) => SETS.map((cathedral) => [wall, cathedral] as const));

test.each(combinations)(
  'VARIANT-4 Hunger Wall %s next to Cathedral %s: each uses its own set',
  (wall, cathedral) => {
    const start = given(
      { variant: { tiers: { 'hunger-wall': wall, cathedral } } },
      goods(0, { 'silver-window': 4 }),
      at(0, 'cathedral', 0, 4),
    );
    const onWall = { base: { points: 1 }, A: {}, B: { 'wall-column': 1 } }[wall];
    start.when(0, moveUp('hunger-wall')).gains(0, { 'silver-window': -2, 'wall-row': 1, ...onWall });
    const onCathedral = { base: {}, A: {}, B: { 'cathedral-column': 1, points: 2 } }[cathedral];
    start
      .when(0, moveUp('cathedral'))
      .gains(0, { 'silver-window': -2, 'cathedral-row': 1, ...onCathedral })
      .open(0, ...(cathedral === 'A' ? (['arrow'] as const) : []));
  },
);

test('VARIANT-3 a tile replaces only the plain effect of its space; the egg effect stays', () => {
  const reached = arrive(before({ I: 'A' }, 0, goods(0, { egg: 1 }))).open(0, 'road', 'road-egg');
  const plain = reached.offered(0).filter(({ type }) => type === 'ResolveRoadEffect');
  expect(plain, 'no longer a choice of gold or stone').toEqual([roadEffect('I')]);
  reached.when(0, roadEgg('I', 0)).gains(0, { egg: -1, quarry: 1 });
  const other = arrive(before({ I: 'A' }, 1, goods(0, { gold: 2 })));
  other.when(0, roadEffect('II')).gains(0, { gold: -1, points: 4 });
});
test('VARIANT-3, VARIANT-9 all three may be replaced', () => {
  const tiles = { I: 'A', II: 'A', III: 'A' } as const;
  arrive(before(tiles, 1, goods(0, { 'silver-window': 2 })))
    .when(0, roadEffect('II'))
    .gains(0, { points: 4 });
  arrive(before(tiles, 2)).when(0, roadEffect('III')).gains(0, { points: 2, university: 2 });
});
test('VARIANT-5 tile I: a silver window and 1 gold or 1 stone', () => {
  const reached = arrive(before({ I: 'A' }, 0)).when(0, roadEffect('I'));
  reached.when(0, choose(0)).gains(0, { gold: 1 });
  reached.gains(0, { 'silver-window': 1 }).when(0, choose(1)).gains(0, { stone: 1 });
  reached.refused(0, end, 'must-be-resolved');
});
test.each([0, 1, 3])(
  'VARIANT-7 tile II: 2 points per silver window held, %i of them, which stay',
  (windows) => {
    const held = goods(0, { 'silver-window': windows, 'gold-window': 1 });
    const reached = arrive(before({ II: 'A' }, 1, held));
    reached.when(0, roadEffect('II')).gains(0, windows === 0 ? {} : { points: 2 * windows });
  },
);

test('VARIANT-6 tile I: each Upgrade performance scores 2 points and gives 1 gold or 1 stone', () => {
  const done = on('I', 1, 'upgrade-action').when(0, take(), declare('upgrade-action'), placeUpgrade(0));
  done.gains(0, { university: 1, points: 2 }).open(0, 'choice');
  done.when(0, choose(0)).gains(0, { gold: 1 });
  done.when(0, choose(1)).gains(0, { stone: 1 });
});
test('VARIANT-10 tile III: a building without Cathedral symbol scores 3 points, one with it nothing', () => {
  const builds = on('III', 3, 'construct-building').when(0, take(), declare('construct-building'));
  builds
    .when(0, placeBuilding(0, 'site-p1-a', 3))
    .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1, points: 3 });
  // Without a cube space it scores itself as the only building at its plaza, and 1 point is its reward.
  builds.when(0, placeBuilding(1, 'site-p1-a', 0)).gains(0, { stone: -1, points: 1 + 1 });
});

describe('VARIANT-11 while the pawn is on the space', () => {
  const wall = placeWall(0, 'wall-cell-1');
  test.each([
    [1, 0],
    [2, 2],
    [3, 0],
  ])('VARIANT-8, VARIANT-11 standing on space %i a wall scores %i', (from, points) => {
    on('II', from, 'construct-wall')
      .when(0, take(), declare('construct-wall'), wall)
      .gains(0, { stone: -2, points: points + 2 });
  });
  test('VARIANT-11 it starts the moment the space is reached, in the same turn', () => {
    on('II', 1, 'kings-road', goods(0, { 'gold-window': 2 }))
      .when(0, take(), declare('kings-road'), road)
      .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), wall)
      .gains(0, { 'gold-window': -2, stone: -2, points: 4 });
  });
  test('VARIANT-11 it ends when the pawn leaves, in the same turn', () => {
    on('II', 2, 'kings-road', goods(0, { 'gold-window': 2 }))
      .when(0, take(), declare('kings-road'), road)
      .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), wall)
      .gains(0, { 'gold-window': -2, stone: -2, points: 2 });
  });
  test('VARIANT-11 it covers main, extra and technology performances', () => {
    const slotAgain = inSlot('wall', 1, 'wall-i-ditch-and-bank');
    const start = on(
      'II',
      2,
      'manage-quarries',
      goods(0, { 'gold-window': 2, stone: 3 }),
      technology(0, 'technology-iv-wall'),
      slotAgain,
    );
    start
      .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), wall)
      .gains(0, { 'gold-window': -2, stone: -2, points: 4 });
    const context = 'tech:technology-iv-wall';
    const used = start.when(0, use('technology-iv-wall'), declare('construct-wall', context), wall);
    // The technology waives 2 stone.
    used.gains(0, { points: 4 });
  });
});

test.each([
  [2, 0],
  [3, 3],
  [4, 0],
  [5, 0],
])(
  'VARIANT-11, VARIANT-10 with the pawn on space %i a plain building scores %i from the tile on III',
  (space, points) => {
    declared(
      'construct-building',
      { variant: { roadTiles: { III: 'B' } } },
      emptyCity,
      noWealth(0),
      pawn(0, space),
      inSlot('building', 0, 'building-i-corner-house'),
    ).then((_state, now) => {
      const built = now.when(0, placeBuilding(0, 'site-p2-b', 0));
      const road = built.eventsOf('Scored').filter(({ source }) => source.kind === 'road');
      expect(road.map((event) => event.points)).toEqual(points === 0 ? [] : [points]);
    });
  },
);

test('VARIANT-12 three road tiles with two sides, one for each of the spaces I to III', () => {
  const tiles = PACK.kingsRoad.variantTiles;
  expect(tiles.map((tile) => [tile.replacesFreeEffectOf, tile.faces.map(({ free }) => free?.kind)])).toEqual([
    ['road-space-i', ['both', 'ability']],
    ['road-space-ii', ['points-per', 'ability']],
    ['road-space-iii', ['both', 'ability']],
  ]);
});
