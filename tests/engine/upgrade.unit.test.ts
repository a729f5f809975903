/** Upgrading actions and building walls (UPGRADE, WALL): actions/upgrade, upgrade-bonus, wall, declare and feasible. */
import { describe, expect, test } from 'vitest';
import {
  bonus,
  buyExtra,
  choose,
  collect,
  declare,
  end,
  EXTRA_GG,
  EXTRA_GS,
  mines,
  moveUp,
  placeUpgrade,
  placeWall,
  sideways,
  take,
} from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { goods, heights, noWealth, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { PACK, type Patch } from '../support/engine/table';

const upgrading = (tile: string, ...more: readonly Patch[]): Scenario =>
  given(noWealth(0), offered('upgrade-action'), inSlot('upgrade', 0, tile), ...more).when(
    0,
    take(),
    declare('upgrade-action'),
  );
const walling = (tile: string, ...more: readonly Patch[]): Scenario =>
  given(
    noWealth(0),
    offered('construct-wall'),
    goods(0, { stone: 5 }),
    inSlot('wall', 0, tile),
    ...more,
  ).when(0, take(), declare('construct-wall'));

describe('placing upgrades', () => {
  test.each([
    ['upgrade-i-hen-coops', 1],
    ['upgrade-ii-milestones', 2],
  ])('UPGRADE-1, UPGRADE-3 %s costs nothing and gives %i university steps', (tile, university) => {
    upgrading(tile).when(0, placeUpgrade(0)).gains(0, { university });
  });
  test('UPGRADE-3 beyond the top of the track 2 points each (UNI-3)', () => {
    upgrading('upgrade-ii-milestones', heights(0, { university: 7 }))
      .when(0, placeUpgrade(0))
      .gains(0, { university: 1, points: 2 });
  });
  test('UPGRADE-2 the tile goes onto the action it names, in any orientation', () => {
    const start = upgrading('upgrade-i-hen-coops');
    for (const rotation of [0, 1, 2, 3, 4, 5] as const)
      expect(start.when(0, placeUpgrade(0, rotation)).player(0).upgrades['kings-road']).toEqual([
        { tile: 'upgrade-i-hen-coops', rotation },
      ]);
  });
  test('UPGRADE-10 a covered tile does not work any more', () => {
    given(offered('manage-mines'), upgraded(0, 'upgrade-i-pit-props'), upgraded(0, 'upgrade-i-ore-carts'))
      .when(0, take(), declare('manage-mines'))
      .refused(0, bonus(1, 'upgrade-i-pit-props'), 'no-candidate', 'UPGRADE-5')
      .when(0, bonus(1, 'upgrade-i-ore-carts'))
      .gains(0, { points: 1 });
  });
});

describe('upgrade bonuses', () => {
  test('UPGRADE-5 once per performance', () => {
    given(offered('manage-mines'), upgraded(0, 'upgrade-i-ore-carts'))
      .when(0, take(), declare('manage-mines'), bonus(1, 'upgrade-i-ore-carts'))
      .refused(0, bonus(1, 'upgrade-i-ore-carts'), 'already-paid', 'UPGRADE-9')
      .refused(0, bonus(2, 'upgrade-i-ore-carts'), 'no-candidate');
  });
  test('UPGRADE-6 for the main and for the extra action alike (TURN-5)', () => {
    given(offered('manage-mines'), upgraded(0, 'upgrade-i-ore-carts'), goods(0, { 'gold-window': 2 }))
      .when(
        0,
        take(),
        declare('manage-mines'),
        mines('increase'),
        buyExtra(EXTRA_GG),
        declare('manage-mines', 'extra'),
        mines('increase'),
      )
      .when(0, bonus(2, 'upgrade-i-ore-carts'), bonus(1, 'upgrade-i-ore-carts'))
      .gains(0, { points: 2 });
  });
  test('UPGRADE-8, UPGRADE-9 a new upgrade pays once for each earlier unpaid performance (R-57)', () => {
    const start = given(
      offered('manage-mines'),
      goods(0, { 'gold-window': 2 }),
      inSlot('upgrade', 0, 'upgrade-i-ore-carts'),
    )
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'), placeUpgrade(0));
    start
      .when(0, bonus(1, 'upgrade-i-ore-carts'))
      .gains(0, { points: 1 })
      .refused(0, bonus(1, 'upgrade-i-ore-carts'), 'already-paid');
    start.when(0, end).gains(0, {}); // optional: it lapses
    start.refused(0, bonus(2, 'upgrade-i-ore-carts'), 'no-candidate');
  });
  test('UPGRADE-9 not for a performance that another tile has paid', () => {
    given(
      offered('manage-mines'),
      goods(0, { 'gold-window': 2 }),
      upgraded(0, 'upgrade-i-pit-props'),
      inSlot('upgrade', 0, 'upgrade-i-ore-carts'),
    )
      .when(0, take(), declare('manage-mines'), bonus(1, 'upgrade-i-pit-props'), mines('increase'))
      .when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'), placeUpgrade(0))
      .refused(0, bonus(1, 'upgrade-i-ore-carts'), 'already-paid', 'UPGRADE-9');
  });
  test('UPGRADE-7 the bonus may pay for its own action, a choice in it too (R-25)', () => {
    given(
      offered('construct-wall'),
      goods(0, { stone: 0 }),
      upgraded(0, 'upgrade-i-lime-kiln'),
      inSlot('wall', 0, 'wall-i-postern'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, placeWall(0, 'wall-cell-1'), 'cannot-pay', 'WALL-1')
      .when(0, bonus(1, 'upgrade-i-lime-kiln'), placeWall(0, 'wall-cell-1'))
      .gains(0, { points: 2 });
  });
  test('R-25 no free step may make a declared action impossible', () => {
    given(
      offered('construct-wall', 'special'),
      goods(0, { gold: 0, stone: 2, 'silver-window': 2 }),
      ...([0, 1, 2] as const).map((slot) =>
        inSlot('wall', slot, ['wall-i-quarry-face', 'wall-i-vineyard-wall', 'wall-i-drum-tower'][slot] ?? ''),
      ),
      inSlot('wall', 3, 'wall-i-gatehouse'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, { type: 'ScoreSpecialPoints' }, 'would-strand-action', 'R-25')
      .when(0, placeWall(3, 'wall-cell-1'));
  });
  test('UPGRADE-11 a choice of bonus is a choice of goods as well', () => {
    upgrading('upgrade-i-hen-coops', upgraded(0, 'upgrade-i-apprentices'))
      .when(0, bonus(1, 'upgrade-i-apprentices'), choose(1))
      .gains(0, { stone: 1 });
  });
});

describe('walls', () => {
  test('WALL-1, WALL-2 the cost is paid, the reward gained', () => {
    walling('wall-i-drum-tower').when(0, placeWall(0, 'wall-cell-1')).gains(0, { stone: -3, points: 5 });
    walling('wall-i-drum-tower', goods(0, { stone: 3 })).when(0, placeWall(0, 'wall-cell-12'));
  });
  test('WALL-3 on any of the twelve cells in any orientation, touching no other wall', () => {
    const offers = walling('wall-i-drum-tower')
      .offered(0)
      .filter((c) => c.type === 'PlaceWall' && c.slot === 0);
    expect(offers).toHaveLength(12 * 6);
    walling('wall-i-drum-tower').refused(0, placeWall(0, 'construct-wall'), 'unknown-cell', 'WALL-3');
  });
  test('WALL-4 never on a cell that has a wall, and with no free cell not at all', () => {
    walling('wall-i-drum-tower', walled(0, 'wall-i-postern', 'wall-cell-1')).refused(
      0,
      placeWall(0, 'wall-cell-1'),
      'cell-taken',
      'WALL-4',
    );
    const full = PACK.walls.slice(-12).map(({ id }, i) => walled(0, id, `wall-cell-${i + 1}`));
    given(offered('construct-wall'), goods(0, { stone: 9 }), noWealth(0), ...full)
      .when(0, take())
      .refused(0, declare('construct-wall'), 'action-impossible', 'TURN-6');
  });
  test('WALL-5 the symbol gives one move on the Hunger Wall, others none', () => {
    walling('wall-i-earth-rampart')
      .when(0, placeWall(0, 'wall-cell-1'))
      .open(0, 'sideways')
      .when(0, sideways('hunger-wall'))
      .gains(0, { 'wall-column': 1, points: 1 });
    walling('wall-i-drum-tower').when(0, placeWall(0, 'wall-cell-1')).open(0);
  });
  test('WALL-7 payment, refill, reward, placement, contacts, in this order', () => {
    const { events } = walling(
      'wall-i-earth-rampart',
      walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4),
    ).when(0, placeWall(0, 'wall-cell-6'));
    expect(events.map(({ type }) => type)).toEqual([
      'Paid',
      'TileTaken',
      'RowRefilled',
      'Scored',
      'WallPlaced',
      'CornersMatched',
      'Gained',
      'ItemOpened',
      'ActionDone',
    ]);
  });
});

describe('extra actions and declaring', () => {
  test('EXTRA-1 two gold windows, or one gold and one silver; once per turn', () => {
    const start = given(goods(0, { 'gold-window': 4, 'silver-window': 2 }));
    start
      .when(0, buyExtra(EXTRA_GG))
      .gains(0, { 'gold-window': -2 })
      .refused(0, buyExtra(EXTRA_GS), 'extra-already-bought', 'EXTRA-1');
    start.when(0, buyExtra(EXTRA_GS)).gains(0, { 'gold-window': -1, 'silver-window': -1 });
    start.refused(0, { type: 'BuyExtraAction', pay: { 'silver-window': 2 } }, 'wrong-price', 'EXTRA-1');
    given(goods(0, { 'silver-window': 4 })).refused(0, buyExtra(EXTRA_GS), 'cannot-pay', 'EXTRA-1');
  });
  test('EXTRA-2 any of the six actions, also the main one again; EXTRA-3 whenever', () => {
    const start = given(
      offered('manage-mines'),
      noWealth(0),
      goods(0, { gold: 9, stone: 9, 'gold-window': 2 }),
    ).when(0, buyExtra(EXTRA_GG));
    const actions = start.offered(0).flatMap((c) => (c.type === 'DeclareAction' ? [c.action] : []));
    expect(actions).toHaveLength(6);
    start
      .when(
        0,
        take(),
        declare('manage-mines'),
        mines('increase'),
        declare('manage-mines', 'extra'),
        mines('increase'),
      )
      .gains(0, { 'gold-mine': 2 });
  });
  test('EXTRA-1 no extra action without buying it, TURN-2 no second main action', () => {
    const start = given(offered('manage-mines')).refused(
      0,
      declare('manage-mines', 'extra'),
      'extra-not-bought',
      'EXTRA-1',
    );
    start
      .when(0, take(), declare('manage-mines'))
      .refused(0, declare('manage-mines'), 'finish-performance-first', 'R-25')
      .when(0, mines('increase'))
      .refused(0, declare('manage-mines'), 'main-action-done', 'TURN-2')
      .refused(0, declare('manage-mines', 'tech:technology-iv-any-action'), 'no-such-context', 'TURN-3');
  });
  test('TIMING-7 free steps may come between declaration and completion', () => {
    given(offered('manage-mines', 'gold-1'), goods(0, { 'silver-window': 2 }))
      .when(0, take(), declare('manage-mines'), collect, moveUp('cathedral'), mines('increase'))
      .gains(0, { gold: 2, 'gold-mine': 1, 'silver-window': -2, 'cathedral-row': 1 });
  });
});
