/** EXTRA: buying an extra action. */
import { expect, test } from 'vitest';
import {
  EXTRA_GG,
  EXTRA_GS,
  PLAIN_ACTION,
  PLAIN_TURN,
  buyExtra,
  declare,
  end,
  mines,
  placeWall,
  take,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth, upgraded } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { WALL_FOR_STONE } from '../support/engine/tiles';

test('EXTRA-1, WINDOW-2 two gold windows, or one gold and one silver; once per turn', () => {
  const start = given(goods(0, { 'gold-window': 4, 'silver-window': 2 }));
  start
    .when(0, buyExtra(EXTRA_GG))
    .gains(0, { 'gold-window': -2 })
    .refused(0, buyExtra(EXTRA_GS), 'extra-already-bought', 'EXTRA-1');
  start.when(0, buyExtra(EXTRA_GS)).gains(0, { 'gold-window': -1, 'silver-window': -1 });
  for (const pay of [{ 'silver-window': 2 }, { 'gold-window': 1 }])
    start.refused(0, { type: 'BuyExtraAction', pay }, 'wrong-price', 'EXTRA-1');
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
    .when(0, ...PLAIN_ACTION, declare('manage-mines', 'extra'), mines('increase'))
    .gains(0, { 'gold-mine': 2 });
});
test('EXTRA-1 no extra action without buying it, TURN-2 no second main action', () => {
  given(offered('manage-mines'))
    .refused(0, declare('manage-mines', 'extra'), 'extra-not-bought', 'EXTRA-1')
    .when(0, take(), declare('manage-mines'))
    .refused(0, declare('manage-mines'), 'finish-performance-first', 'R-25')
    .when(0, mines('increase'))
    .refused(0, declare('manage-mines'), 'main-action-done', 'TURN-2')
    .refused(0, declare('manage-mines', 'tech:technology-iv-any-action'), 'no-such-context', 'TURN-3');
});

test('EXTRA-4, R-62 what was bought and not performed is lost, the windows are not given back', () => {
  const done = given(offered('manage-mines'), goods(0, { 'gold-window': 2 }))
    .when(0, buyExtra(EXTRA_GG), ...PLAIN_TURN)
    .gains(0, { 'gold-window': -2, 'gold-mine': 1, gold: 1 });
  expect(done.eventsOf('ExtraActionLapsed')).toHaveLength(1);
  expect(done.state.turn.extra).toBe('none');
});
test('EXTRA-5 it pays the upgrade bonus but opens no special tile', () => {
  const start = given(
    offered('construct-wall', 'special'),
    noWealth(0),
    goods(0, { gold: 4, stone: 6, 'gold-window': 2 }),
    upgraded(0, 'upgrade-i-palisades'), // 1 point for each wall performed
    inSlot('wall', 0, WALL_FOR_STONE),
    inSlot('wall', 3, 'wall-i-star-bastion'),
  ).when(0, buyExtra(EXTRA_GG), take(), declare('construct-wall', 'extra'));
  start.refused(0, placeWall(3, 'wall-cell-6'), 'special-right-needed', 'SPECIAL-2');
  const done = start.when(0, placeWall(0, 'wall-cell-6'), declare('construct-wall'));
  expect(done.offered(0).some((command) => command.type === 'PlaceWall' && command.slot === 3)).toBe(true);
  const ended = done.when(0, placeWall(3, 'wall-cell-12'), end);
  expect(ended.eventsOf('UpgradeBonusCollected'), 'for the extra and for the main wall').toHaveLength(2);
});
