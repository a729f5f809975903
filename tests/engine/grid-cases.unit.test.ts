/** GRID: hunger Wall and Cathedral, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { moveUp as moveMarkerUp } from '@/lib/game/engine/effects/grid';
import {
  EXTRA_GG,
  arrow,
  buyExtra,
  collect,
  declare,
  end,
  moveUp,
  placeBuilding,
  placeWall,
  sideways,
  take,
} from '../support/engine/commands';
import { scoring } from '../support/engine/knowing';
import { offered } from '../support/engine/patches-board';
import { at, goods, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { acting } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

const WALL_WITH_ICON = aWall({ gain: { kind: 'points', n: 2 }, icon: 'hunger-wall' });

describe('other turns and borders', () => {
  test('R-41 at the border of a grid a free move does nothing, a paid one is refused', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { rows } = PACK.frameByGrid[grid];
      given(at(0, grid, rows - 1, 0), goods(0, { 'silver-window': 2 })).refused(
        0,
        moveUp(grid),
        'no-row-above',
      );
    }
    const last = PACK.frameByGrid['hunger-wall'].columns - 1;
    const done = acting(
      'construct-wall',
      at(0, 'hunger-wall', 0, last),
      inSlot('wall', 0, WALL_WITH_ICON),
    ).when(0, placeWall(0, 'wall-cell-1'));
    done.when(0, end).waitsFor(1).gains(0, {});
    expect(done.player(0).grids['hunger-wall'].column).toBe(last);
  });
});

describe('R-16 optional effects', () => {
  test('R-16, GRID-10 an up arrow: nothing is moved and nothing paid', () => {
    const open = given(goods(0, { 'silver-window': 2, gold: 3, stone: 3 }), at(0, 'cathedral', 0, 1)).when(
      0,
      moveUp('cathedral'),
    );
    open.open(0, 'arrow').when(0, arrow('cathedral', false)).gains(0, {}).open(0);
  });
});

test('GRID-14, R-41 a move beyond the last column gives nothing and may be left', () => {
  const [rampart, platform] = [WALL_WITH_ICON, 'wall-i-watch-platform'];
  const owed = given(
    offered('construct-wall'),
    noWealth(0),
    goods(0, { gold: 5, stone: 5, 'gold-window': 2 }),
    at(0, 'hunger-wall', 1, 4),
    inSlot('wall', 0, rampart),
    inSlot('wall', 1, platform),
  )
    .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
    .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), placeWall(1, 'wall-cell-6'))
    .open(0, 'sideways', 'sideways')
    .when(0, sideways('hunger-wall'));
  expect(owed.player(0).grids['hunger-wall']).toEqual({ row: 1, column: 5 });
  owed.when(0, sideways('hunger-wall')).gains(0, {}).open(0);
  owed.when(0, end).waitsFor(1);
});

test('GRID-1 any number of markers may share a square', () => {
  const here = [at(0, 'hunger-wall', 0, 4), at(1, 'hunger-wall', 1, 4), at(2, 'hunger-wall', 1, 4)] as const;
  given({ players: 3 }, ...here, goods(0, { 'silver-window': 2 }))
    .when(0, moveUp('hunger-wall'))
    .gains(0, { 'silver-window': -2, 'wall-row': 1, points: 2 })
    .gains(1, {});
  const beside = [
    at(0, 'hunger-wall', 2, 0),
    at(1, 'hunger-wall', 2, 1),
    at(2, 'hunger-wall', 2, 1),
  ] as const;
  given(
    { players: 3 },
    ...beside,
    offered('construct-wall'),
    goods(0, { stone: 5 }),
    inSlot('wall', 0, WALL_WITH_ICON),
  )
    .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
    .when(0, sideways('hunger-wall'))
    .gains(0, { 'wall-column': 1, points: 1 });
});

describe('final scoring', () => {
  test('GRID-12, R-34 a tile at the Cathedral may still be claimed on arrival in scoring', () => {
    const work = scoring(at(0, 'cathedral', 3, 3));
    moveMarkerUp(work, 0, 'cathedral', 'arrow-up');
    expect(work.events.map(({ type }) => type)).toContain('CathedralTilesShown');
    expect(work.state.items.map(({ kind }) => kind)).toEqual(['cathedral-tile']);
  });
});

describe('EX-12 to EX-14 Cathedral with arrow', () => {
  const start = given(
    { players: 4 },
    offered('construct-building', 'window'),
    goods(0, { gold: 5, stone: 1 }),
    at(0, 'cathedral', 0, 1),
    inSlot('building', 0, 'building-ii-glaziers-workshop'),
  )
    .when(0, take(), collect, declare('construct-building'), placeBuilding(0, 'site-p1-a', 0))
    .gains(0, { gold: -4, 'silver-window': 2, cubes: -1 });

  test('EX-12 up by windows, up by the arrow for 1 gold and 1 stone, then sideways onto 2 points (GRID-9, GRID-11)', () => {
    start
      .when(0, moveUp('cathedral'))
      .gains(0, { 'silver-window': -2, 'cathedral-row': 1 })
      .when(0, arrow('cathedral', true))
      .gains(0, { gold: -1, stone: -1, 'cathedral-row': 1 })
      .when(0, sideways('cathedral'))
      .gains(0, { 'cathedral-column': 1, points: 2 });
  });
  test('EX-13 the sideways move first: another column, the arrow is missed (GRID-4)', () => {
    start
      .when(0, sideways('cathedral'))
      .gains(0, { 'cathedral-column': 1, points: 1 })
      .when(0, moveUp('cathedral'))
      .gains(0, { 'silver-window': -2, 'cathedral-row': 1 })
      .open(0);
  });
  test('EX-14 nothing else may be done before the arrow is answered (R-22, TIMING-4)', () => {
    start.when(0, moveUp('cathedral')).refused(0, sideways('cathedral'), 'answer-first', 'TIMING-7');
  });
  test('EX-14 a refused arrow never works again (GRID-10)', () => {
    start
      .when(0, moveUp('cathedral'), arrow('cathedral', false))
      .gains(0, { 'silver-window': -2, 'cathedral-row': 1 })
      .refused(0, arrow('cathedral', true), 'no-open-item', 'GRID-10')
      .when(0, sideways('cathedral'), end)
      .then((state) => expect(state.players[0]?.grids.cathedral).toEqual({ row: 1, column: 2 }));
  });
});
