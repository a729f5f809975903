/** WINDOW: windows. */
import { describe, expect, test } from 'vitest';
import { finalLines } from '@/lib/game/engine/phases/scoring';
import {
  EXTRA_GG,
  EXTRA_GS,
  type Given,
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
import { type Scenario, given } from '../support/engine/scenario';
import { completedForOther, completedForTwo } from '../support/engine/scenes';
import { PACK, type Table } from '../support/engine/table';

const mine: readonly Given[] = [take(), declare('manage-mines'), mines('increase')];

describe('open things at the end of the turn (TIMING-6, R-55)', () => {
  test('WINDOW-3 windows of one kind are discarded without asking', () => {
    given(offered('manage-mines'), goods(0, { 'silver-window': 5 }))
      .when(0, ...mine)
      .when(0, end)
      .gains(0, { 'silver-window': -3 })
      .waitsFor(1);
  });
  test('WINDOW-4 two windows of any mix stay, other players’ are not counted', () => {
    given(
      offered('manage-mines'),
      goods(0, { 'silver-window': 1, 'gold-window': 1 }),
      goods(1, { 'silver-window': 4 }),
    )
      .when(0, ...mine)
      .when(0, end)
      .gains(0, {})
      .gains(1, {});
  });
  test('WINDOW-3 exactly two are kept, of those held', () => {
    const asked = given(offered('manage-mines'), goods(0, { 'silver-window': 3, 'gold-window': 1 })).when(
      0,
      ...mine,
      end,
    );
    asked
      .refused(0, keep(2, 0), 'wrong-number-of-windows', 'WINDOW-3')
      .refused(0, keep(0, 1), 'wrong-number-of-windows')
      .refused(0, take(5), 'answer-first')
      .refused(1, keep(1, 1), 'not-your-turn')
      .when(0, keep(0, 2))
      .gains(0, { 'silver-window': -1, 'gold-window': -1 });
  });
});

describe('windows and the extra action', () => {
  test('WINDOW-1 during a turn any number of windows may be held', () => {
    given(offered('manage-mines', 'window'), goods(0, { 'silver-window': 7, 'gold-window': 5 }))
      .when(0, take(), collect)
      .gains(0, { 'silver-window': 1 })
      .then((state) =>
        expect(state.players[0]?.goods).toMatchObject({ 'silver-window': 8, 'gold-window': 5 }),
      );
  });
  test('WINDOW-2 gold windows do not pay for a move up, only silver ones not for an extra action', () => {
    given(goods(0, { 'gold-window': 9 })).refused(0, moveUp('cathedral'), 'cannot-pay', 'GRID-5');
    given(goods(0, { 'silver-window': 2 }))
      .when(0, moveUp('cathedral'))
      .gains(0, {
        'silver-window': -2,
        'cathedral-row': 1,
      });
    const silver = given(goods(0, { 'silver-window': 9 }));
    silver.refused(0, buyExtra(EXTRA_GS), 'cannot-pay').refused(0, buyExtra(EXTRA_GG), 'cannot-pay');
    given(goods(0, { 'silver-window': 1, 'gold-window': 1 }))
      .when(0, buyExtra(EXTRA_GS))
      .gains(0, { 'silver-window': -1, 'gold-window': -1 });
  });
});

describe('goods without limit or worth', () => {
  test('WINDOW-5, SCORE-11 windows left at the end score nothing', () => {
    const points = (windows: number): readonly number[] =>
      finalLines(PACK, given(goods(0, { 'silver-window': windows, 'gold-window': windows })).state, 0).map(
        (line) => line.points,
      );
    expect(points(2)).toEqual(points(0));
  });
});

/** State and secrets, to continue from with patches. */
function positionOf({ state, secrets }: Scenario): Table {
  if (!secrets) throw new Error('a test position has secrets');
  return { state, secrets };
}

describe('other turns and borders', () => {
  const completing = completedForOther();
  test('R-30 windows gained in another turn are kept on top until the end of the own next turn', () => {
    const kept = completing.when(1, reward('p2', 'upper')).gains(1, { 'silver-window': 2 });
    const own = kept.when(0, end);
    expect(own.player(1).goods).toMatchObject({ 'silver-window': 3, 'gold-window': 1 });
    const turn = [take(4), declare('manage-mines'), mines('increase')];
    const playing = given(() => positionOf(own), offered('manage-mines'));
    playing
      .when(1, ...turn, end)
      .open(1, 'windows')
      .when(1, keep(1, 1))
      .gains(1, { 'silver-window': -2 });
  });
});

describe('who has to answer', () => {
  test('WINDOW-4, R-30 windows gained in the turn of another are all kept', () => {
    const done = completedForTwo(goods(1, { 'silver-window': 2 })).when(1, reward('p2', 'upper'));
    done.gains(1, { 'silver-window': 2 });
    expect(done.when(0, end).player(1).goods['silver-window']).toBe(4);
  });
});

describe('EX-36 End of turn with three windows', () => {
  const ended = given(offered('manage-mines'), goods(0, { 'gold-window': 1, 'silver-window': 2 })).when(
    0,
    take(),
    declare('manage-mines'),
    mines('increase'),
    end,
  );
  test('EX-36 the player chooses which one goes (WINDOW-3)', () => {
    expect(ended.offered(0).filter(({ type }) => type === 'DiscardWindows')).toEqual([
      keep(0, 2),
      keep(1, 1),
    ]);
    ended.when(0, keep(0, 2)).gains(0, { 'gold-window': -1 }).waitsFor(1);
    ended.when(0, keep(1, 1)).gains(0, { 'silver-window': -1 }).waitsFor(1);
    ended.refused(0, keep(1, 2), 'wrong-number-of-windows', 'WINDOW-3');
  });
});
