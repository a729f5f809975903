/** TIMING: timing, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import type { EventType } from '@/lib/game/engine/events';
import {
  bridgeTile,
  declare,
  end,
  moveUp,
  placeBuilding,
  placeWall,
  plank,
  road,
  sideways,
  skip,
  take,
} from '../support/engine/commands';
import { emptyCity, nextBridgeTiles, offered } from '../support/engine/patches-board';
import { at, goods, noWealth, pawn } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { acting, declared } from '../support/engine/scenes';
import { type Patch, all } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

const WALL_WITH_ICON = aWall({ gain: { kind: 'points', n: 2 }, icon: 'hunger-wall' });

describe('bridge and V tiles', () => {
  test('R-16 the move of a IV tile may be declined, a wall symbol’s may not', () => {
    const reached = acting(
      'kings-road',
      pawn(0, 3),
      goods(0, { egg: 1 }),
      nextBridgeTiles('bridge-iv-hunger-wall', 'bridge-iv-blue-tokens', 'bridge-iv-red-tokens'),
    ).when(0, road, bridgeTile('bridge-iv-hunger-wall'), plank('bridge-place-2'));
    reached.open(0, 'sideways').when(0, end).waitsFor(1);
    const walled = acting('construct-wall', inSlot('wall', 0, WALL_WITH_ICON)).when(
      0,
      placeWall(0, 'wall-cell-1'),
    );
    walled.open(0, 'sideways').refused(0, end, 'must-be-resolved');
  });
});

describe('R-16 optional effects', () => {
  test('R-16 not a move from a wall symbol', () => {
    given(offered('construct-wall'), noWealth(0), goods(0, { stone: 5 }), inSlot('wall', 0, WALL_WITH_ICON))
      .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
      .refused(0, { type: 'EndTurn' }, 'must-be-resolved', 'TURN-8')
      .refused(0, skip, 'main-action-done')
      .when(0, sideways('hunger-wall'), { type: 'EndTurn' });
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
});

describe('the end of a turn', () => {
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
});

describe('order', () => {
  const order = (events: readonly { readonly type: EventType }[], ...types: readonly EventType[]) =>
    events.map(({ type }) => type).filter((type) => types.includes(type));
  test('TIMING-3, WALL-7 a wall is paid before it brings anything', () => {
    const built = declared(
      'construct-wall',
      noWealth(0),
      goods(0, { stone: 4 }),
      inSlot('wall', 0, 'wall-i-granary-wall'),
    ).when(0, placeWall(0, 'wall-cell-1'));
    expect(order(built.events, 'Paid', 'Gained', 'WallPlaced')).toEqual(['Paid', 'Gained', 'WallPlaced']);
  });
  test('TIMING-3, BUILD-13 a building is paid before it brings anything, its site after', () => {
    const built = declared(
      'construct-building',
      { players: 4 },
      emptyCity,
      noWealth(0),
      goods(0, { gold: 0, stone: 2 }),
      inSlot('building', 0, 'building-i-money-changer'),
    ).when(0, placeBuilding(0, 'site-p3-a'));
    const steps = order(
      built.events,
      'Paid',
      'TileTaken',
      'RowRefilled',
      'Gained',
      'BuildingPlaced',
      'Scored',
    );
    expect(steps.slice(0, 7)).toEqual([
      'Paid',
      'TileTaken',
      'RowRefilled',
      'Gained',
      'Paid',
      'BuildingPlaced',
      'Scored',
    ]);
  });
});
