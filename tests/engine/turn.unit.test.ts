/** TURN: a turn. */
import { describe, expect, test } from 'vitest';
import { indexPack } from '@/lib/game/engine/pack-index';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/game/engine/setup';
import {
  EXTRA_GG,
  EXTRA_GS,
  PLAIN_ACTION,
  bonus,
  buyExtra,
  choose,
  collect,
  declare,
  end,
  mines,
  placeWall,
  produceKind,
  quarries,
  reward,
  road,
  sideways,
  skip,
  take,
  token,
  use,
} from '../support/engine/commands';
import { FuzzRun } from '../support/engine/fuzz';
import { planFor } from '../support/engine/fuzz-plan';
import { crane, offered } from '../support/engine/patches-board';
import { counts, goods, noWealth, pawn, technology, upgraded } from '../support/engine/patches-player';
import { emptyRow, inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { MINE_TILE, ROAD_TILE, STUCK, completedForTwo, declared, mined } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { WALL_FOR_STONE, WALL_WITH_ICON } from '../support/engine/tiles';

test('TURN-4 the main action needs the tile, extra actions and technologies do not', () => {
  const start = given(
    offered('manage-mines'),
    goods(0, { 'gold-window': 2 }),
    technology(0, 'technology-iii-university'),
  );
  start.refused(0, declare('manage-mines'), 'tile-not-taken', 'TURN-4');
  start
    .when(
      0,
      use('technology-iii-university'),
      buyExtra(EXTRA_GG),
      declare('manage-mines', 'extra'),
      mines('increase'),
    )
    .gains(0, { university: 4, 'gold-window': -2, gold: 1, 'gold-mine': 1 })
    .when(0, take(), declare('manage-mines'));
});

describe('R-17 a tile whose actions are both impossible', () => {
  test('TURN-7 it may not be taken while another tile is useful', () => {
    given(...STUCK, crane(10, { 4: ROAD_TILE, 5: MINE_TILE }))
      .refused(0, take(4), 'actions-impossible', 'TURN-7')
      .when(0, take(5));
  });
  test('TURN-7 an unused extra action or a single-use technology makes it useful', () => {
    const both = [...STUCK, crane(10, { 4: ROAD_TILE, 5: MINE_TILE })];
    given(...both, goods(0, { 'gold-window': 2 })).when(0, take(4));
    given(...both, technology(0, 'technology-iii-university')).when(0, take(4));
    given(...both, technology(0, 'technology-i-mine-points')).refused(0, take(4), 'actions-impossible');
  });
  test('R-17, DEC-12 if no affordable tile is useful any may be taken, and the main action is skipped', () => {
    given(...STUCK, crane(10, { 4: ROAD_TILE, 0: MINE_TILE }))
      .refused(0, take(0), 'cannot-pay', 'CRANE-7')
      .refused(0, skip, 'tile-not-taken')
      .when(0, take(4))
      .refused(0, declare('kings-road'), 'pawn-at-the-end', 'ROAD-2')
      .refused(0, end, 'main-action-open', 'TURN-2')
      .when(0, skip)
      .then(({ turn }) => expect(turn.main).toBe('done'))
      .refused(0, skip, 'main-action-done', 'TURN-2')
      .when(0, end)
      .waitsFor(1);
  });
  test('R-17 skipping is refused while an action is possible, the slot bonus counted', () => {
    const start = given(offered('manage-mines'));
    start.when(0, take()).refused(0, skip, 'main-action-possible', 'R-17');
    start.when(0, take(), declare('manage-mines')).refused(0, skip, 'finish-performance-first', 'R-25');
    // The wall costs 1 stone, which is in the slot.
    given(...STUCK, offered('construct-wall', 'stone-1'), inSlot('wall', 0, WALL_FOR_STONE))
      .when(0, take())
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, collect, declare('construct-wall'), placeWall(0, 'wall-cell-1'));
  });
  test('R-17 the slot bonus of the tile is counted when it is taken', () => {
    // The egg of the slot lets the pawn move from III to IV.
    const onThree = [...STUCK, pawn(0, 3), crane(10, { 4: ROAD_TILE, 5: MINE_TILE })];
    given(...onThree, goods(0, { gold: 1 })).when(0, take(4));
    given(...onThree).refused(0, take(4), 'actions-impossible');
  });
});

test('TURN-1, TURN-2, CRANE-13 take a tile, perform one of its actions, perhaps more, end the turn', () => {
  const start = given(offered('manage-mines'), goods(0, { 'gold-window': 2 }));
  start.refused(0, declare('manage-mines'), 'tile-not-taken').refused(0, end, 'tile-not-taken', 'CRANE-13');
  const taken = start.when(0, take()).refused(0, end, 'main-action-open', 'TURN-2');
  const declared = taken.when(0, declare('manage-mines'));
  const done = declared.refused(0, end, 'finish-performance-first', 'R-25').when(0, mines('increase'));
  done.when(0, end).waitsFor(1);
  done
    .refused(0, declare('construct-wall'), 'main-action-done')
    .when(0, buyExtra(EXTRA_GG), declare('manage-quarries', 'extra'), quarries('increase'), end)
    .waitsFor(1);
});

test('TURN-3 one main action, one bought extra action, and any number through technologies', () => {
  const done = given(
    offered('manage-mines'),
    noWealth(0),
    goods(0, { 'gold-window': 4, gold: 9, stone: 9 }),
    technology(0, 'technology-iv-any-action'),
    technology(0, 'technology-iii-road'),
  )
    .when(0, ...PLAIN_ACTION)
    .when(0, buyExtra(EXTRA_GG), declare('manage-mines', 'extra'), mines('increase'))
    .refused(0, buyExtra(EXTRA_GG), 'extra-already-bought', 'EXTRA-1')
    .refused(0, declare('manage-mines', 'extra'), 'extra-not-bought', 'EXTRA-1')
    .refused(0, declare('manage-mines', 'tech:technology-iv-any-action'), 'no-such-context', 'TURN-3')
    .when(0, use('technology-iv-any-action'))
    .when(0, declare('manage-mines', 'tech:technology-iv-any-action'), mines('increase'))
    .refused(0, declare('manage-mines', 'tech:technology-iv-any-action'), 'no-such-context', 'TURN-3')
    .when(0, token('gold-mine', 'production-token-gold-1'))
    .when(0, use('technology-iii-road'), declare('kings-road', 'tech:technology-iii-road'), road);
  expect(done.state.turn.performances.map(({ context }) => context)).toEqual([
    'main',
    'extra',
    'tech:technology-iv-any-action',
    'tech:technology-iii-road',
  ]);
});

test('TURN-9 only the owner answers, the active player waits', () => {
  completedForTwo()
    .waitsFor(1)
    .refused(0, reward('p2', 'upper'), 'not-your-turn', 'TURN-9')
    .refused(2, reward('p2', 'upper'), 'not-your-turn', 'TURN-9')
    .refused(0, end, 'not-your-turn', 'TURN-9')
    .refused(1, take(), 'answer-first', 'TIMING-7')
    .when(1, reward('p2', 'lower'))
    .waitsFor(0);
});

test('TURN-8, R-16, R-43 not while an obligatory item is open', () => {
  const due = mined(counts(0, { 'gold-mine': 4 }));
  due
    .refused(0, end, 'must-be-resolved', 'TURN-8')
    .when(0, token('gold-mine', 'production-token-gold-1'), end);
  const wall = declared(
    'construct-wall',
    noWealth(0),
    goods(0, { stone: 5 }),
    inSlot('wall', 0, WALL_WITH_ICON),
  )
    .refused(0, end, 'finish-performance-first', 'R-25')
    .when(0, placeWall(0, 'wall-cell-1'));
  wall
    .open(0, 'sideways')
    .refused(0, end, 'must-be-resolved', 'TURN-8')
    .when(0, sideways('hunger-wall'), end);
});

const ACTIONS = ['construct-wall', 'kings-road'] as const;
/** Every action tile shows Construct a Wall and King's Road, so players are stuck again and again. */
const STUCK_PACK = indexPack({
  ...PACK,
  actionTiles: {
    ...PACK.actionTiles,
    tiles: PACK.actionTiles.tiles.map((tile) => ({ ...tile, sides: { A: ACTIONS, B: ACTIONS } })),
  },
});

test('R-17, TURN-7 two players who are often stuck play to the end, game 701', () => {
  const options = { ...BASE_OPTIONS, refillOnDemand: true, asyncTechnology: true };
  const setup = { players: 2, options, variant: BASE_VARIANT } as const;
  const game = new FuzzRun({ ...planFor(701), setup, pack: STUCK_PACK, isRich: false }).play();
  const skipped = game.rows.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'MainActionSkipped'),
  );
  expect(game.position.state.turnsDone).toBe(32);
  expect(skipped.length).toBeGreaterThan(3);
});

test.each([
  ['a tile in the row', 'upgrade-action', emptyRow('upgrade')],
  ['its price', 'construct-wall', goods(0, { stone: 0 })],
] as const)('TURN-6 an action needs all its obligatory parts: %s', (_what, action, missing) => {
  given(offered(action), missing).when(0, take()).refused(0, declare(action), 'action-impossible', 'TURN-6');
});

test('TURN-5, UPGRADE-6 the same action twice in a turn: the upgrade pays each performance once', () => {
  const props = 'upgrade-i-pit-props'; // 1 stone
  given(offered('manage-mines'), upgraded(0, props), noWealth(0), goods(0, { 'gold-window': 2 }))
    .when(0, take(), buyExtra(EXTRA_GG))
    .when(0, declare('manage-mines'), mines('increase'), declare('manage-mines', 'extra'), mines('increase'))
    .gains(0, { gold: 2, 'gold-mine': 2 })
    .when(0, bonus(1, props), bonus(2, props))
    .gains(0, { stone: 2 })
    .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
    .refused(0, bonus(2, props), 'already-paid', 'UPGRADE-9');
});

const STUCK_ON_B = 'action-tile-2'; // side B
const MINES_ON_B = 'action-tile-6'; // side B: King's Road, Manage Mines
/** A tile with Construct a Wall and King's Road for a player who can pay no wall and whose pawn is on V. */
const STUCK_THERE: readonly Patch[] = [
  noWealth(0),
  goods(0, { gold: 0, stone: 0 }),
  pawn(0, 5),
  ...([WALL_WITH_ICON, 'wall-i-beacon-tower', 'wall-i-granary-wall'] as const).map((id, slot) =>
    inSlot('wall', slot as 0 | 1 | 2, id),
  ),
  crane(10, { 4: STUCK_ON_B, 0: MINES_ON_B }),
];

const stuck = (...patches: readonly Patch[]): Scenario =>
  given({ variant: { actionSide: 'B' } }, ...STUCK_THERE, ...patches).when(0, take(4));

describe('R-17 the main action is skipped only when nothing is left that could make it possible', () => {
  const refused = (...patches: readonly Patch[]) =>
    stuck(...patches).refused(0, skip, 'main-action-possible', 'R-17');

  test('R-17 with nothing left it is skipped', () => {
    stuck().when(0, skip, end).waitsFor(1);
  });
  test('R-17 an extra action that can be paid has to be used up first', () => {
    refused(goods(0, { 'gold-window': 2 }))
      .when(0, buyExtra(EXTRA_GG))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, declare('manage-mines', 'extra'), mines('increase'));
  });
  test('R-17 an extra action that the window of the slot helps to pay counts', () => {
    const window = crane(11, { 4: STUCK_ON_B, 0: MINES_ON_B });
    refused(goods(0, { 'gold-window': 1 }), window).when(0, collect, buyExtra(EXTRA_GS));
  });
  test('R-17 a single-use technology that may bring goods has to be used up first', () => {
    refused(technology(0, 'technology-iii-produce-gold')).when(0, use('technology-iii-produce-gold'));
  });
  test('R-17 what brings no goods does not count: university steps, permanent technologies', () => {
    stuck(technology(0, 'technology-iii-university'), technology(0, 'technology-i-wheel-gold')).when(0, skip);
  });
  test('R-17 with the pawn on V and no wall available goods would not help', () => {
    stuck(emptyRow('wall'), goods(0, { 'gold-window': 2 })).when(0, skip);
  });
  test('R-17 an open choice that may bring goods has to be made first', () => {
    refused(technology(0, 'technology-iv-production'))
      .when(0, use('technology-iv-production'))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, choose(0))
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, produceKind('gold'), skip);
  });
  test('R-17 an upgrade bonus that brings goods has to be collected first', () => {
    // The extra action moves the pawn from II to III; IV would cost an egg.
    const gravel = 'upgrade-i-gravel-bed';
    refused(pawn(0, 2), upgraded(0, gravel), goods(0, { 'gold-window': 2 }))
      .when(0, buyExtra(EXTRA_GG), declare('kings-road', 'extra'), road)
      .refused(0, skip, 'main-action-possible', 'R-17')
      .when(0, bonus(1, gravel), skip);
  });
});
