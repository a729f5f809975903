/** TURN: a turn, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { indexPack } from '@/lib/game/engine/pack-index';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/game/engine/setup';
import {
  EXTRA_GG,
  EXTRA_GS,
  bonus,
  buyExtra,
  choose,
  collect,
  declare,
  end,
  mines,
  placeWall,
  produceKind,
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
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { completedForTwo, declared, mined } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

const WALL_WITH_ICON = aWall({ gain: { kind: 'points', n: 2 }, icon: 'hunger-wall' });

describe('how many actions', () => {
  test('TURN-3 one main action, one bought extra action, and any number through technologies', () => {
    const done = given(
      offered('manage-mines'),
      noWealth(0),
      goods(0, { 'gold-window': 4, gold: 9, stone: 9 }),
      technology(0, 'technology-iv-any-action'),
      technology(0, 'technology-iii-road'),
    )
      .when(0, take(), declare('manage-mines'), mines('increase'))
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
});

describe('who has to answer', () => {
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
});

describe('the end of a turn', () => {
  test('TURN-8 not while an obligatory item is open', () => {
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
});

const ACTIONS = ['construct-wall', 'kings-road'] as const;
/** Every action tile shows Construct a Wall and King's Road, so players are stuck again and again. */
const STUCK = indexPack({
  ...PACK,
  actionTiles: {
    ...PACK.actionTiles,
    tiles: PACK.actionTiles.tiles.map((tile) => ({ ...tile, sides: { A: ACTIONS, B: ACTIONS } })),
  },
});

test('R-17, TURN-7 two players who are often stuck play to the end, game 701', () => {
  const options = { ...BASE_OPTIONS, refillOnDemand: true, asyncTechnology: true };
  const setup = { players: 2, options, variant: BASE_VARIANT } as const;
  const game = new FuzzRun({ ...planFor(701), setup, pack: STUCK, isRich: false }).play();
  const skipped = game.rows.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'MainActionSkipped'),
  );
  expect(game.position.state.turnsDone).toBe(32);
  expect(skipped.length).toBeGreaterThan(3);
});

describe('TURN-6 an action needs all its obligatory parts', () => {
  const refused = (action: 'construct-wall' | 'construct-building' | 'upgrade-action' | 'kings-road') =>
    ['action-impossible', 'TURN-6', action] as const;
  test('TURN-6 a tile in the row', () => {
    const none = ([0, 1, 2, 3] as const).map((slot) => emptySlot('upgrade', slot));
    const [code, rule, action] = refused('upgrade-action');
    given(offered('upgrade-action'), ...none)
      .when(0, take())
      .refused(0, declare(action), code, rule);
  });
  test('TURN-6 its price', () => {
    const [code, rule, action] = refused('construct-wall');
    given(offered('construct-wall'), goods(0, { stone: 0 }))
      .when(0, take())
      .refused(0, declare(action), code, rule);
  });
  test('TURN-6 an egg for IV and V, and a pawn that is not on V', () => {
    const [code, rule, action] = refused('kings-road');
    for (const from of [3, 4])
      given(offered('kings-road'), pawn(0, from)).when(0, take()).refused(0, declare(action), code, rule);
    given(offered('kings-road'), pawn(0, 5), goods(0, { egg: 3 }))
      .when(0, take())
      .refused(0, declare(action), 'pawn-at-the-end', 'ROAD-2');
    given(offered('kings-road'), pawn(0, 3), goods(0, { egg: 1 })).when(0, take(), declare(action));
  });
});

describe('upgrades', () => {
  test('TURN-5 the same action twice in a turn: the upgrade pays each performance once', () => {
    const props = 'upgrade-i-pit-props'; // 1 stone
    given(offered('manage-mines'), upgraded(0, props), noWealth(0), goods(0, { 'gold-window': 2 }))
      .when(0, take(), buyExtra(EXTRA_GG))
      .when(
        0,
        declare('manage-mines'),
        mines('increase'),
        declare('manage-mines', 'extra'),
        mines('increase'),
      )
      .gains(0, { gold: 2, 'gold-mine': 2 })
      .when(0, bonus(1, props), bonus(2, props))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
      .refused(0, bonus(2, props), 'already-paid', 'UPGRADE-9');
  });
});

describe('at the edges', () => {
  const WALL_AND_ROAD = 'action-tile-2'; // side B
  const MINE_TILE = 'action-tile-6'; // side B: King's Road, Manage Mines
  const B_SIDE = { variant: { actionSide: 'B' } } as const;
  /** A tile with Construct a Wall and King's Road for a player who can pay no wall and whose pawn is on V. */
  const STUCK: readonly Patch[] = [
    noWealth(0),
    goods(0, { gold: 0, stone: 0 }),
    pawn(0, 5),
    ...([WALL_WITH_ICON, 'wall-i-beacon-tower', 'wall-i-granary-wall'] as const).map((id, slot) =>
      inSlot('wall', slot as 0 | 1 | 2, id),
    ),
    crane(10, { 4: WALL_AND_ROAD, 0: MINE_TILE }),
  ];

  describe('R-17 the main action is skipped only when nothing is left that could make it possible', () => {
    const refused = (...patches: readonly Patch[]) =>
      given(B_SIDE, ...STUCK, ...patches)
        .when(0, take(4))
        .refused(0, skip, 'main-action-possible', 'R-17');

    test('R-17 with nothing left it is skipped', () => {
      given(B_SIDE, ...STUCK)
        .when(0, take(4), skip, end)
        .waitsFor(1);
    });
    test('R-17 an extra action that can be paid has to be used up first', () => {
      refused(goods(0, { 'gold-window': 2 }))
        .when(0, buyExtra(EXTRA_GG))
        .refused(0, skip, 'main-action-possible', 'R-17')
        .when(0, declare('manage-mines', 'extra'), mines('increase'));
    });
    test('R-17 an extra action that the window of the slot helps to pay counts', () => {
      const window = crane(11, { 4: WALL_AND_ROAD, 0: MINE_TILE });
      refused(goods(0, { 'gold-window': 1 }), window).when(0, collect, buyExtra(EXTRA_GS));
    });
    test('R-17 a single-use technology that may bring goods has to be used up first', () => {
      refused(technology(0, 'technology-iii-produce-gold')).when(0, use('technology-iii-produce-gold'));
    });
    test('R-17 what brings no goods does not count: university steps, permanent technologies', () => {
      given(
        B_SIDE,
        ...STUCK,
        technology(0, 'technology-iii-university'),
        technology(0, 'technology-i-wheel-gold'),
      ).when(0, take(4), skip);
    });
    test('R-17 with the pawn on V and no wall available goods would not help', () => {
      const none = ([0, 1, 2, 3] as const).map((slot) => emptySlot('wall', slot));
      given(
        B_SIDE,
        ...STUCK,
        ...none,
        shortStack('wall', 'normal', 0),
        shortStack('wall', 'special', 0),
        goods(0, { 'gold-window': 2 }),
      ).when(0, take(4), skip);
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
});
