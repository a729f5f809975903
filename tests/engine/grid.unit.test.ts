/** GRID: hunger Wall and Cathedral. */
import { describe, expect, test } from 'vitest';
import {
  arrow,
  cathedralTile,
  declare,
  end,
  mines,
  moveUp,
  placeWall,
  plazaTile,
  sideways,
  take,
  use,
} from '../support/engine/commands';
import { offered, plazaFace, vTilesAt } from '../support/engine/patches-board';
import { at, goods, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { owed } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

const WALL_WITH_ICON = aWall({ gain: { kind: 'points', n: 2 }, icon: 'hunger-wall' });

const rich = goods(0, { gold: 5, stone: 5, 'silver-window': 4 });

describe('up by windows (GRID-5, GRID-6)', () => {
  test.each([
    ['GRID-5 within a tier 2 silver windows', 0, {}],
    ['GRID-6 into tier II also 1 gold and 1 stone', 1, { gold: -1, stone: -1 }],
    ['GRID-5 within tier II', 2, {}],
    ['GRID-6 into tier III also 2 gold and 2 stone', 3, { gold: -2, stone: -2 }],
    ['GRID-5 within tier III', 4, {}],
  ] as const)('%s', (_rule, row, paid) => {
    const start = given(rich, at(0, 'hunger-wall', row, 5));
    const after = start.when(0, moveUp('hunger-wall'));
    const { points = 0 } = after.eventsOf('Scored')[0] ?? {};
    after.gains(0, { 'silver-window': -2, 'wall-row': 1, ...paid, ...(points ? { points } : {}) });
  });
  test('GRID-5 as often as can be paid, and no more', () => {
    given(rich)
      .when(0, moveUp('hunger-wall'), moveUp('cathedral'))
      .gains(0, { 'silver-window': -4, 'wall-row': 1, 'cathedral-row': 1, points: 1 })
      .refused(0, moveUp('cathedral'), 'cannot-pay', 'GRID-5');
  });
  test('GRID-6 without the gold or stone of the border there is no move', () => {
    given(rich, goods(0, { stone: 0 }), at(0, 'cathedral', 1, 0)).refused(
      0,
      moveUp('cathedral'),
      'cannot-pay',
      'GRID-5',
    );
  });
  test('GRID-14 no windows for a move above the top row', () => {
    given(rich, at(0, 'cathedral', 5, 0)).refused(0, moveUp('cathedral'), 'no-row-above', 'GRID-14');
  });
});

describe('landing', () => {
  test('GRID-7 points of a square are scored on entry', () => {
    given(rich, at(0, 'cathedral', 1, 2))
      .when(0, moveUp('cathedral'))
      .gains(0, {
        'silver-window': -2,
        gold: -1,
        stone: -1,
        'cathedral-row': 1,
        points: 2,
      });
  });
  test('GRID-8, GRID-11 a sideways arrow pushes on, and the next square counts as well', () => {
    given(rich, at(0, 'cathedral', 0, 3), owed(0, 'cathedral', 'must'))
      .when(0, sideways('cathedral'))
      .gains(0, { 'cathedral-column': 2, points: 2 });
  });
  test('GRID-14 a push beyond the last column does not happen', () => {
    given(
      { variant: { tiers: { 'hunger-wall': 'base', cathedral: 'base' } } },
      rich,
      at(0, 'cathedral', 4, 3),
      owed(0, 'cathedral', 'must'),
    )
      .when(0, sideways('cathedral'))
      .gains(0, { 'cathedral-column': 2, points: 3 });
  });
  test('GRID-9 an up arrow costs no windows but the border of the tier', () => {
    given(rich, at(0, 'hunger-wall', 1, 1), owed(0, 'hunger-wall', 'must'))
      .when(0, sideways('hunger-wall'))
      .open(0, 'arrow')
      .when(0, arrow('hunger-wall', true))
      .gains(0, { gold: -1, stone: -1, 'wall-row': 1 });
  });
  test('GRID-10 an arrow that cannot be paid on entry is dead at once (R-22)', () => {
    given(goods(0, { gold: 0 }), at(0, 'hunger-wall', 1, 1), owed(0, 'hunger-wall', 'must'))
      .when(0, sideways('hunger-wall'))
      .gains(0, { 'wall-column': 1 })
      .open(0);
  });
  test('GRID-10 while an arrow is open nothing else is possible', () => {
    given(offered('manage-mines'), rich, at(0, 'hunger-wall', 1, 1), owed(0, 'hunger-wall', 'must'))
      .when(0, sideways('hunger-wall'))
      .refused(0, take(), 'answer-first', 'TIMING-7')
      .refused(0, arrow('cathedral', true), 'no-open-item', 'GRID-10')
      .when(0, arrow('hunger-wall', false), take());
  });
});

describe('sideways moves', () => {
  test('GRID-3, WALL-5 a wall with the symbol gives one, to be made when its owner likes (GRID-4)', () => {
    const built = given(offered('construct-wall'), rich, inSlot('wall', 0, WALL_WITH_ICON))
      .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
      .open(0, 'sideways');
    built
      .refused(0, sideways('cathedral'), 'no-open-item')
      .when(0, moveUp('hunger-wall'), sideways('hunger-wall'), end);
  });
  test('GRID-2 a move for one grid is not for the other', () => {
    const start = given(owed(0, 'hunger-wall', 'must'));
    const item = start.state.items[0]?.id ?? 0;
    start.refused(0, { type: 'MoveSideways', item, grid: 'cathedral' }, 'wrong-grid', 'GRID-2');
  });
  test('GRID-14 a free choice of grid means one where the move can happen', () => {
    const start = given(owed(0, 'either', 'must'), at(0, 'cathedral', 0, 5));
    start.refused(0, sideways('cathedral'), 'wrong-grid', 'GRID-14').when(0, sideways('hunger-wall'));
  });
  test('GRID-14 a move that can no longer happen holds nobody up', () => {
    given(offered('manage-mines'), owed(0, 'hunger-wall', 'must'), at(0, 'hunger-wall', 0, 5))
      .when(0, take(), declare('manage-mines'), mines('increase'), end)
      .waitsFor(1);
  });
  test.each(['now', 'deferred'] as const)(
    'GRID-14 nor does a free choice of grid that another move has left without one (%s)',
    (itemClass) => {
      // The last column of the Cathedral was reached by the move answered first.
      given(
        offered('manage-mines'),
        at(0, 'hunger-wall', 0, 5),
        at(0, 'cathedral', 1, 4),
        owed(0, 'either', itemClass),
        owed(0, 'cathedral', itemClass),
      )
        .when(0, ({ items }) => ({ type: 'MoveSideways', item: items[1]?.id ?? 0, grid: 'cathedral' }))
        .gains(0, { 'cathedral-column': 1, points: 1 })
        .when(0, ({ items }) => ({ type: 'MoveSideways', item: items[0]?.id ?? 0, grid: 'cathedral' }))
        .gains(0, {})
        .when(0, take());
    },
  );
  test('GRID-14 a move that cannot happen when it is gained gives nothing', () => {
    given(
      technology(0, 'technology-iv-plaza'),
      plazaFace('p3', 'plaza-grey-blue-a'),
      at(0, 'hunger-wall', 0, 5),
      at(0, 'cathedral', 0, 5),
    )
      .when(0, use('technology-iv-plaza'), plazaTile('p3'))
      .gains(0, { gold: 3 })
      .open(0);
  });
});

describe('the tiles at the Cathedral (GRID-12)', () => {
  const near = [
    rich,
    at(0, 'cathedral', 3, 0),
    vTilesAt('cathedral-V', 'bridge-v-walls', 'bridge-v-university', 'bridge-v-rows'),
  ];
  const arrived = given(...near).when(0, moveUp('cathedral'));

  test('GRID-12 on first entering tier III the mover is shown the tiles and may take one', () => {
    expect(arrived.offered(0)).toHaveLength(4);
    arrived
      .when(0, cathedralTile('bridge-v-university'))
      .gains(0, { points: 3 })
      .then(({ players, bridgeStacks }) => {
        expect(players[0]?.vTiles).toEqual([{ tile: 'bridge-v-university', from: 'cathedral' }]);
        expect(bridgeStacks.cathedral).toBe(2);
      });
  });
  test('GRID-12 or none; the choice is made on arrival (R-42)', () => {
    arrived
      .refused(0, moveUp('cathedral'), 'answer-first')
      .refused(0, cathedralTile('bridge-v-upgrades'), 'not-offered', 'GRID-12')
      .when(0, cathedralTile())
      .then(({ bridgeStacks }) => expect(bridgeStacks.cathedral).toBe(3))
      .refused(0, cathedralTile('bridge-v-walls'), 'no-open-item', 'GRID-12')
      .when(0, moveUp('cathedral'))
      .open(0);
  });
  test('GRID-12 with no tile left nothing is shown', () => {
    given(
      rich,
      at(0, 'cathedral', 3, 0),
      vTilesAt(
        'bridge-V',
        'bridge-v-walls',
        'bridge-v-rows',
        'bridge-v-upgrades',
        'bridge-v-university',
        'bridge-v-quarries',
        'bridge-v-gold-mines',
      ),
    )
      .when(0, moveUp('cathedral'))
      .open(0);
  });
  test('GRID-13 the Hunger Wall has no such tiles', () => {
    given(rich, at(0, 'hunger-wall', 3, 0))
      .when(0, moveUp('hunger-wall'))
      .open(0);
  });
  test('GRID-12 an arrow or a technology leads there as well', () => {
    given(...near, at(0, 'cathedral', 3, 2), owed(0, 'cathedral', 'must'))
      .when(0, sideways('cathedral'), arrow('cathedral', true))
      .open(0, 'cathedral-tile');
    given(...near, technology(0, 'technology-iii-climb'))
      .when(0, use('technology-iii-climb', 'cathedral'))
      .open(0, 'cathedral-tile');
  });
  test('GRID-11 the square is landed on after the tile is settled', () => {
    given(
      { variant: { tiers: { 'hunger-wall': 'base', cathedral: 'A' } } },
      ...near,
      at(0, 'cathedral', 3, 1),
    )
      .when(0, moveUp('cathedral'))
      .open(0, 'arrow', 'cathedral-tile')
      .refused(0, arrow('cathedral', true), 'answer-first')
      .when(0, cathedralTile(), arrow('cathedral', true))
      .gains(0, { 'cathedral-row': 1 });
  });
});

describe('grids', () => {
  test('GRID-1 six rows in three tiers from the bottom up; two markers may share a square', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { tiers, rows, columns } = PACK.frameByGrid[grid];
      expect(tiers.map(({ tier }) => tier)).toEqual(['I', 'II', 'III']);
      expect(tiers.flatMap((tier) => [...tier.rows])).toEqual(Array.from({ length: rows }, (_, row) => row));
      expect(columns).toBeGreaterThan(1);
    }
    given(at(0, 'cathedral', 0, 0), at(1, 'cathedral', 1, 0), goods(0, { 'silver-window': 2 }))
      .when(0, moveUp('cathedral'))
      .then((state) => expect(state.players[0]?.grids.cathedral).toEqual(state.players[1]?.grids.cathedral));
  });
  test('GRID-15 a row on its own does nothing: entering a square without effect only moves the marker', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { tiers, rows, columns } = PACK.frameByGrid[grid];
      const borders = new Set(tiers.map((tier) => tier.rows[0]));
      const squares = PACK.squares[grid].base;
      for (let row = 1; row < rows; row += 1) {
        const column =
          Array.from({ length: columns }, (_, i) => i).find((i) => !squares.has(`${row},${i}`)) ?? 0;
        if (borders.has(row)) continue;
        const moved = given(at(0, grid, row - 1, column), goods(0, { 'silver-window': 2 })).when(
          0,
          moveUp(grid),
        );
        moved
          .gains(0, { 'silver-window': -2, [grid === 'cathedral' ? 'cathedral-row' : 'wall-row']: 1 })
          .open(0);
      }
    }
  });
});
