/** GRID: hunger Wall and Cathedral. */
import { describe, expect, test } from 'vitest';
import { moveUp as moveMarkerUp } from '@/lib/game/engine/effects/grid';
import {
  EXTRA_GG,
  PLAIN_TURN,
  arrow,
  buyExtra,
  cathedralTile,
  collect,
  declare,
  end,
  moveUp,
  placeBuilding,
  placeWall,
  plazaTile,
  sideways,
  take,
  use,
} from '../support/engine/commands';
import { scoring } from '../support/engine/knowing';
import { offered, plazaFace, vTilesAt } from '../support/engine/patches-board';
import { at, goods, noWealth, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { acting, declared, owed } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { WALL_WITH_ICON } from '../support/engine/tiles';

const rich = goods(0, { gold: 5, stone: 5, 'silver-window': 4 });

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
  const poor = given(rich, goods(0, { stone: 0 }), at(0, 'cathedral', 1, 0));
  poor.refused(0, moveUp('cathedral'), 'cannot-pay', 'GRID-5');
});

test('GRID-7 points of a square are scored on entry', () => {
  given(rich, at(0, 'cathedral', 1, 2))
    .when(0, moveUp('cathedral'))
    .gains(0, { 'silver-window': -2, gold: -1, stone: -1, 'cathedral-row': 1, points: 2 });
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

test('GRID-3, WALL-5 a wall with the symbol gives one, to be made when its owner likes (GRID-4)', () => {
  const built = declared('construct-wall', rich, inSlot('wall', 0, WALL_WITH_ICON))
    .when(0, placeWall(0, 'wall-cell-1'))
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
    .when(0, ...PLAIN_TURN)
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
    given(rich, at(0, 'cathedral', 3, 0), vTilesAt('cathedral-V'))
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

test('GRID-15 a row on its own does nothing: entering a square without effect only moves the marker', () => {
  for (const grid of ['hunger-wall', 'cathedral'] as const) {
    const { tiers, rows, columns } = PACK.frameByGrid[grid];
    const borders = new Set(tiers.map((tier) => tier.rows[0]));
    const squares = PACK.squares[grid].base;
    for (let row = 1; row < rows; row += 1) {
      const column =
        Array.from({ length: columns }, (_, i) => i).find((i) => !squares.has(`${row},${i}`)) ?? 0;
      if (borders.has(row)) continue;
      given(at(0, grid, row - 1, column), goods(0, { 'silver-window': 2 }))
        .when(0, moveUp(grid))
        .gains(0, { 'silver-window': -2, [grid === 'cathedral' ? 'cathedral-row' : 'wall-row']: 1 })
        .open(0);
    }
  }
});

test('GRID-14, R-41 at the border of a grid a free move does nothing, a paid one is refused', () => {
  for (const grid of ['hunger-wall', 'cathedral'] as const) {
    const onTop = given(at(0, grid, PACK.frameByGrid[grid].rows - 1, 0), goods(0, { 'silver-window': 2 }));
    onTop.refused(0, moveUp(grid), 'no-row-above', 'GRID-14');
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

test('GRID-14, R-41 a move beyond the last column gives nothing and may be left', () => {
  const [rampart, platform] = [WALL_WITH_ICON, 'wall-i-watch-platform'];
  const owed = declared(
    'construct-wall',
    noWealth(0),
    goods(0, { gold: 5, stone: 5, 'gold-window': 2 }),
    at(0, 'hunger-wall', 1, 4),
    inSlot('wall', 0, rampart),
    inSlot('wall', 1, platform),
  )
    .when(0, placeWall(0, 'wall-cell-1'))
    .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), placeWall(1, 'wall-cell-6'))
    .open(0, 'sideways', 'sideways')
    .when(0, sideways('hunger-wall'));
  expect(owed.player(0).grids['hunger-wall']).toEqual({ row: 1, column: 5 });
  owed.when(0, sideways('hunger-wall')).gains(0, {}).open(0);
  owed.when(0, end).waitsFor(1);
});

test('GRID-1 any number of markers may share a square', () => {
  const rivals = (row: number, column: number): readonly Patch[] =>
    [1, 2].map((seat) => at(seat, 'hunger-wall', row, column));
  given({ players: 3 }, ...rivals(1, 4), at(0, 'hunger-wall', 0, 4), goods(0, { 'silver-window': 2 }))
    .when(0, moveUp('hunger-wall'))
    .gains(0, { 'silver-window': -2, 'wall-row': 1, points: 2 })
    .gains(1, {});
  declared(
    'construct-wall',
    { players: 3 },
    ...rivals(2, 1),
    at(0, 'hunger-wall', 2, 0),
    goods(0, { stone: 5 }),
    inSlot('wall', 0, WALL_WITH_ICON),
  )
    .when(0, placeWall(0, 'wall-cell-1'))
    .when(0, sideways('hunger-wall'))
    .gains(0, { 'wall-column': 1, points: 1 });
});

test('GRID-12, R-34 a tile at the Cathedral may still be claimed on arrival in scoring', () => {
  const work = scoring(at(0, 'cathedral', 3, 3));
  moveMarkerUp(work, 0, 'cathedral', 'arrow-up');
  expect(work.events.map(({ type }) => type)).toContain('CathedralTilesShown');
  expect(work.state.items.map(({ kind }) => kind)).toEqual(['cathedral-tile']);
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
  test('EX-14 nothing else may be done before the arrow is answered; refused, it never works again (GRID-10, R-16, R-22, TIMING-4)', () => {
    start
      .when(0, moveUp('cathedral'))
      .refused(0, sideways('cathedral'), 'answer-first', 'TIMING-7')
      .when(0, arrow('cathedral', false))
      .gains(0, {})
      .refused(0, arrow('cathedral', true), 'no-open-item', 'GRID-10')
      .when(0, sideways('cathedral'), end)
      .then((state) => expect(state.players[0]?.grids.cathedral).toEqual({ row: 1, column: 2 }));
  });
});
