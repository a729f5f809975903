/** Whose answer is awaited, what a turn may not leave open, and what its end takes away. */
import { describe, expect, test } from 'vitest';
import {
  buyExtra,
  declare,
  end,
  EXTRA_GG,
  keep,
  mines,
  moveUp,
  placeBuilding,
  placeWall,
  reward,
  road,
  roadEffect,
  sideways,
  take,
  token,
  use,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { at, counts, goods, noWealth, pawn, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { all, type Patch } from '../support/engine/table';

const mined = (...patches: readonly Patch[]) =>
  given(offered('manage-mines'), noWealth(0), ...patches).when(
    0,
    take(),
    declare('manage-mines'),
    mines('increase'),
  );

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
  test.each([
    [{ 'gold-window': 2 }, true],
    [{ 'gold-window': 1, 'silver-window': 1 }, true],
    [{ 'silver-window': 2 }, false],
    [{ 'gold-window': 1 }, false],
  ] as const)('EXTRA-1, WINDOW-2 an extra action for %o: %s', (pay, isPrice) => {
    const start = given(goods(0, { 'gold-window': 3, 'silver-window': 3 }));
    if (isPrice) start.when(0, { type: 'BuyExtraAction', pay });
    else start.refused(0, { type: 'BuyExtraAction', pay }, 'wrong-price', 'EXTRA-1');
  });
});

describe('who has to answer', () => {
  const arrowAhead: Patch = all(
    goods(0, { 'silver-window': 4, gold: 3, stone: 3 }),
    at(0, 'cathedral', 0, 1),
  );
  test('TIMING-7, TIMING-4 nothing comes between a decision on the spot and its answer', () => {
    const open = given(offered('manage-mines'), arrowAhead).when(0, moveUp('cathedral')).open(0, 'arrow');
    open
      .refused(0, take(), 'answer-first', 'TIMING-7')
      .refused(0, moveUp('hunger-wall'), 'answer-first', 'TIMING-7')
      .refused(0, end, 'answer-first', 'TIMING-7');
  });
  const completing = (...more: readonly Patch[]) =>
    given(
      { players: 3 },
      emptyCity,
      offered('construct-building'),
      noWealth(1),
      goods(0, { gold: 5, stone: 5 }),
      plazaFace('p2', 'plaza-tan-1-a'),
      built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, 'building-i-rubble-yard'),
      ...more,
    ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'));
  test('TURN-9 only the owner answers, the active player waits', () => {
    completing()
      .waitsFor(1)
      .refused(0, reward('p2', 'upper'), 'not-your-turn', 'TURN-9')
      .refused(2, reward('p2', 'upper'), 'not-your-turn', 'TURN-9')
      .refused(0, end, 'not-your-turn', 'TURN-9')
      .refused(1, take(), 'answer-first', 'TIMING-7')
      .when(1, reward('p2', 'lower'))
      .waitsFor(0);
  });
  test('WINDOW-4, R-30 windows gained in the turn of another are all kept', () => {
    const done = completing(goods(1, { 'silver-window': 2 })).when(1, reward('p2', 'upper'));
    done.gains(1, { 'silver-window': 2 });
    expect(done.when(0, end).player(1).goods['silver-window']).toBe(4);
  });
});

describe('the end of a turn', () => {
  test('TURN-8 not while an obligatory item is open', () => {
    const due = mined(counts(0, { 'gold-mine': 4 }));
    due
      .refused(0, end, 'must-be-resolved', 'TURN-8')
      .when(0, token('gold-mine', 'production-token-gold-1'), end);
    const wall = given(
      offered('construct-wall'),
      noWealth(0),
      goods(0, { stone: 5 }),
      inSlot('wall', 0, 'wall-i-earth-rampart'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, end, 'finish-performance-first', 'R-25')
      .when(0, placeWall(0, 'wall-cell-1'));
    wall
      .open(0, 'sideways')
      .refused(0, end, 'must-be-resolved', 'TURN-8')
      .when(0, sideways('hunger-wall'), end);
  });
  test('END-2, WINDOW-3 silver alone goes down to two by itself, a mix by choice', () => {
    const silver = mined(goods(0, { 'silver-window': 5 })).when(0, end);
    expect(silver.player(0).goods['silver-window']).toBe(2);
    silver.waitsFor(1);
    const gold = mined(goods(0, { 'gold-window': 3 })).when(0, end);
    expect(gold.player(0).goods['gold-window']).toBe(2);
    mined(goods(0, { 'gold-window': 1, 'silver-window': 2 }))
      .when(0, end)
      .waitsFor(0)
      .refused(0, keep(0, 1), 'wrong-number-of-windows', 'WINDOW-3')
      .refused(0, keep(2, 0), 'wrong-number-of-windows', 'WINDOW-3')
      .when(0, keep(1, 1))
      .waitsFor(1);
  });
  test('TIMING-6, R-43 what is optional is gone, what is automatic is paid', () => {
    const onTwo = given(offered('kings-road'), noWealth(0), pawn(0, 1), goods(0, { egg: 1 })).when(
      0,
      take(),
      declare('kings-road'),
      road,
    );
    const ended = onTwo.open(0, 'road', 'road-egg').when(0, end);
    expect(ended.state.items).toEqual([]);
    ended.gains(0, {});
    expect(ended.eventsOf('ItemClosed').map(({ kind, how }) => [kind, how])).toEqual([
      ['road', 'lapsed'],
      ['road-egg', 'lapsed'],
    ]);
  });
  test('ROAD-7 one gold for four points is an offer, made once', () => {
    given(offered('kings-road'), noWealth(0), pawn(0, 1))
      .when(0, take(), declare('kings-road'), road, roadEffect('II'))
      .gains(0, { road: 1, gold: -1, points: 4 })
      .refused(0, roadEffect('II'), 'no-open-item', 'ROAD-5');
  });
});
