/** WINDOW: windows. */
import { expect, test } from 'vitest';
import {
  EXTRA_GG,
  EXTRA_GS,
  PLAIN_ACTION,
  PLAIN_TURN,
  buyExtra,
  collect,
  declare,
  end,
  keep,
  mines,
  moveUp,
  reward,
  take,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { completedForOther } from '../support/engine/scenes';

test.each(['silver-window', 'gold-window'] as const)(
  'WINDOW-3, TIMING-6, R-55 windows of one kind are discarded without asking: %s',
  (kind) => {
    given(offered('manage-mines'), goods(0, { [kind]: 5 }))
      .when(0, ...PLAIN_ACTION)
      .when(0, end)
      .gains(0, { [kind]: -3 })
      .waitsFor(1);
  },
);
test('WINDOW-4 two windows of any mix stay, other players’ are not counted', () => {
  given(
    offered('manage-mines'),
    goods(0, { 'silver-window': 1, 'gold-window': 1 }),
    goods(1, { 'silver-window': 4 }),
  )
    .when(0, ...PLAIN_ACTION)
    .when(0, end)
    .gains(0, {})
    .gains(1, {});
});
test('WINDOW-3 exactly two are kept, of those held', () => {
  given(offered('manage-mines'), goods(0, { 'silver-window': 3, 'gold-window': 1 }))
    .when(0, ...PLAIN_TURN)
    .refused(0, keep(2, 0), 'wrong-number-of-windows', 'WINDOW-3')
    .refused(0, keep(0, 1), 'wrong-number-of-windows')
    .refused(0, take(5), 'answer-first')
    .refused(1, keep(1, 1), 'not-your-turn')
    .when(0, keep(0, 2))
    .gains(0, { 'silver-window': -1, 'gold-window': -1 });
});

test('WINDOW-1 during a turn any number of windows may be held', () => {
  given(offered('manage-mines', 'window'), goods(0, { 'silver-window': 7, 'gold-window': 5 }))
    .when(0, take(), collect)
    .gains(0, { 'silver-window': 1 })
    .then((state) => expect(state.players[0]?.goods).toMatchObject({ 'silver-window': 8, 'gold-window': 5 }));
});
test('WINDOW-2 gold windows do not pay for a move up, only silver ones not for an extra action', () => {
  given(goods(0, { 'gold-window': 9 })).refused(0, moveUp('cathedral'), 'cannot-pay', 'GRID-5');
  given(goods(0, { 'silver-window': 9 }))
    .refused(0, buyExtra(EXTRA_GS), 'cannot-pay')
    .refused(0, buyExtra(EXTRA_GG), 'cannot-pay');
});

test('WINDOW-4, R-30 windows gained in another turn are kept on top until the end of the own next turn', () => {
  const kept = completedForOther().when(1, reward('p2', 'upper')).gains(1, { 'silver-window': 2 });
  const own = kept.when(0, end);
  expect(own.player(1).goods).toMatchObject({ 'silver-window': 3, 'gold-window': 1 });
  const turn = [take(4), declare('manage-mines'), mines('increase')];
  const playing = given(() => own.table, offered('manage-mines'));
  playing
    .when(1, ...turn, end)
    .open(1, 'windows')
    .when(1, keep(1, 1))
    .gains(1, { 'silver-window': -2 });
});

test('EX-36 with three windows at the end of the turn the player chooses which one goes (WINDOW-3)', () => {
  const start = given(offered('manage-mines'), goods(0, { 'gold-window': 1, 'silver-window': 2 }));
  const ended = start.when(0, ...PLAIN_TURN);
  expect(ended.offered(0).filter(({ type }) => type === 'DiscardWindows')).toEqual([keep(0, 2), keep(1, 1)]);
  ended.when(0, keep(0, 2)).gains(0, { 'gold-window': -1 }).waitsFor(1);
  ended.when(0, keep(1, 1)).gains(0, { 'silver-window': -1 }).waitsFor(1);
  ended.refused(0, keep(1, 2), 'wrong-number-of-windows', 'WINDOW-3');
});
