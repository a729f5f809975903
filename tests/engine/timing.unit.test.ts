/** TIMING: timing. */
import { describe, expect, test } from 'vitest';
import {
  EXTRA_GG,
  type Given,
  PLAIN_ACTION,
  bonus,
  buyExtra,
  choose,
  claim,
  collect,
  declare,
  end,
  mines,
  moveUp,
  placeUpgrade,
  placeWall,
  refresh,
  road,
  roadEffect,
  sideways,
  take,
  use,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import {
  at,
  goods,
  noWealth,
  pawn,
  player,
  technology,
  upgraded,
  wealth,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { WALL_WITH_ICON } from '../support/engine/tiles';

describe('open things at the end of the turn (TIMING-6, R-55)', () => {
  test('P-UPG the bonus of the tile on top at declaration is collected on its own', () => {
    given(offered('manage-mines'), upgraded(0, 'upgrade-i-pit-props'))
      .when(0, ...PLAIN_ACTION)
      .when(0, end)
      .gains(0, { stone: 1 });
  });
  test('P-UPG a bonus with a choice has to be collected first', () => {
    declared(
      'upgrade-action',
      upgraded(0, 'upgrade-i-apprentices'),
      inSlot('upgrade', 0, 'upgrade-i-hen-coops'),
    )
      .when(0, placeUpgrade(0))
      .refused(0, end, 'must-be-resolved', 'UPGRADE-11')
      .when(0, bonus(1, 'upgrade-i-apprentices'))
      .refused(0, end, 'must-be-resolved', 'TURN-8')
      .when(0, choose(0), end);
  });
  test('P-ROAD I has to be chosen, II lapses, III is scored', () => {
    const onto = (from: number) =>
      declared('kings-road', pawn(0, from), upgraded(0, 'upgrade-i-pit-props')).when(0, road);
    onto(0).refused(0, end, 'must-be-resolved', 'TURN-8').when(0, roadEffect('I', 1)).gains(0, { stone: 2 });
    onto(1).when(0, end).gains(0, {});
    onto(2).when(0, end).gains(0, { points: 3 });
  });
  test('nothing lapses while a gain just collected still asks for a choice', () => {
    // The 2 gold of the slot reach 9: the wealth bonus is chosen before the turn ends, and until then all
    // stays open.
    const start = given(
      offered('upgrade-action', 'gold-2'),
      goods(0, { gold: 7, 'gold-window': 2 }),
      wealth(0, 'wealth-gold-6'),
      inSlot('upgrade', 0, 'upgrade-i-trestle-bench'),
    ).when(0, take(), declare('upgrade-action'), placeUpgrade(0), buyExtra(EXTRA_GG));
    const asked = start.when(0, end).gains(0, { gold: 2, cubes: 1 }).open(0, 'choice').waitsFor(0);
    expect(asked.eventsOf('UpgradeBonusLapsed')).toEqual([]);
    expect(asked.state.turn.extra).toBe('bought');
    const ended = asked.when(0, choose(1), end).waitsFor(1);
    expect(ended.eventsOf('UpgradeBonusLapsed')).toHaveLength(1);
    expect(ended.eventsOf('ExtraActionLapsed')).toHaveLength(1);
  });
});

test('TIMING-7 free steps may come between declaration and completion', () => {
  given(offered('manage-mines', 'gold-1'), goods(0, { 'silver-window': 2 }))
    .when(0, take(), declare('manage-mines'), collect, moveUp('cathedral'), mines('increase'))
    .gains(0, { gold: 2, 'gold-mine': 1, 'silver-window': -2, 'cathedral-row': 1 });
});

describe('TIMING-1, TIMING-2 free steps in any order', () => {
  const start = given(
    offered('manage-mines', 'stone-1'),
    noWealth(0),
    goods(0, { gold: 3, stone: 3, 'gold-window': 2, 'silver-window': 2, egg: 1 }),
    technology(0, 'technology-iii-university'),
    inSlot('wall', 0, WALL_WITH_ICON),
    player(0, { sealRights: 1 }),
  );
  const main: readonly Given[] = [take(), declare('manage-mines'), mines('increase')];
  const wall: readonly Given[] = [declare('construct-wall', 'extra'), placeWall(0, 'wall-cell-1')];
  const extra: readonly Given[] = [buyExtra(EXTRA_GG), ...wall];
  const free: readonly Given[] = [
    use('technology-iii-university'),
    moveUp('hunger-wall'),
    claim('seal-six'),
    refresh('building', [0, 1]),
  ];
  const orders: readonly (readonly [string, readonly Given[]])[] = [
    ['the main action first', [...main, collect, ...extra, sideways('hunger-wall'), ...free]],
    ['the main action last', [...extra, ...free, sideways('hunger-wall'), ...main, collect]],
    [
      'all of it mixed',
      [
        buyExtra(EXTRA_GG),
        use('technology-iii-university'),
        take(),
        refresh('building', [0, 1]),
        ...wall,
        moveUp('hunger-wall'),
        declare('manage-mines'),
        mines('increase'),
        sideways('hunger-wall'),
        claim('seal-six'),
        collect,
      ],
    ],
  ];
  test.each(orders)('TIMING-1, TIMING-2 %s', (_name, commands) => {
    const done = start.when(0, ...commands);
    // Only the squares entered on the Hunger Wall depend on the order.
    const { points: _points, 'wall-column': _column, ...rest } = done.holdings(0);
    const expected = start.when(0, ...(orders[0]?.[1] ?? [])).holdings(0);
    const { points: _, 'wall-column': __, ...same } = expected;
    expect(rest).toEqual(same);
    done.when(0, end).waitsFor(1);
  });
});

test('TIMING-3 nothing is paid with its own gains: the stone of a wall does not pay that wall', () => {
  const port = 'wall-i-sally-port'; // costs 1 gold and 1 stone, brings 1 stone
  const start = (stone: number): Scenario =>
    given(offered('construct-wall'), goods(0, { gold: 1, stone }), inSlot('wall', 0, port)).when(0, take());
  start(1).when(0, declare('construct-wall'), placeWall(0, 'wall-cell-1')).gains(0, { gold: -1 });
  // The other walls cost stone as well, so without any the action is out of reach.
  start(0).refused(0, declare('construct-wall'), 'action-impossible', 'TURN-6');
});
test('TIMING-5 an order must be carried out, an offer may be let go', () => {
  const moveOwed = given(
    offered('construct-wall', 'egg-for-gold'),
    goods(0, { gold: 3, stone: 3 }),
    inSlot('wall', 0, WALL_WITH_ICON),
  ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));
  moveOwed.refused(0, end, 'must-be-resolved');
  const done = moveOwed.when(0, sideways('hunger-wall'), end);
  expect(done.eventsOf('SlotBonusUsed').map(({ how }) => how)).toEqual(['lapsed']);
});

test('TIMING-7, TIMING-4 nothing comes between a decision on the spot and its answer', () => {
  const open = given(
    offered('manage-mines'),
    goods(0, { 'silver-window': 4, gold: 3, stone: 3 }),
    at(0, 'cathedral', 0, 1),
  )
    .when(0, moveUp('cathedral'))
    .open(0, 'arrow');
  open
    .refused(0, take(), 'answer-first', 'TIMING-7')
    .refused(0, moveUp('hunger-wall'), 'answer-first', 'TIMING-7')
    .refused(0, end, 'answer-first', 'TIMING-7');
});

test('TIMING-6, R-43 what is optional is gone, what is automatic is paid', () => {
  const onTwo = declared('kings-road', noWealth(0), pawn(0, 1), goods(0, { egg: 1 })).when(0, road);
  const ended = onTwo.open(0, 'road', 'road-egg').when(0, end);
  expect(ended.state.items).toEqual([]);
  ended.gains(0, {});
  expect(ended.eventsOf('ItemClosed').map(({ kind, how }) => [kind, how])).toEqual([
    ['road', 'lapsed'],
    ['road-egg', 'lapsed'],
  ]);
});
