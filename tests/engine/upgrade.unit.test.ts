/** UPGRADE: upgrade an Action. */
import { describe, expect, test } from 'vitest';
import { SIX } from '@/lib/game/engine/board/hex';
import type { Rotation } from '@/lib/game/engine/commands';
import {
  EXTRA_GG,
  PLAIN_ACTION,
  bonus,
  buyExtra,
  choose,
  declare,
  end,
  mines,
  placeUpgrade,
  placeWall,
  refresh,
  road,
  scoreSpecial,
  take,
} from '../support/engine/commands';
import { crane, offered, vTilesAt } from '../support/engine/patches-board';
import { goods, heights, noWealth, pawn, upgraded, walled } from '../support/engine/patches-player';
import { inSlot, shortStack } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import {
  MINE_TILE,
  ROAD_TILE,
  STUCK,
  acting,
  contactGains,
  declared,
  meeting,
  setOut,
} from '../support/engine/scenes';
import { type Patch, patch } from '../support/engine/table';
import { POINT_FOR_MINES, WALL_FOR_STONE } from '../support/engine/tiles';

test('R-17, UPGRADE-7 a tile is possible if the upgrade bonus of its action makes it so', () => {
  given(
    ...STUCK,
    pawn(0, 3),
    upgraded(0, 'upgrade-i-hen-coops'),
    crane(10, { 4: ROAD_TILE, 5: MINE_TILE }),
  ).when(0, take(4));
});

test('UPGRADE-5 the upgrade of the road pays for every move, also to an empty V stack', () => {
  const on = setOut(4, upgraded(0, 'upgrade-i-hen-coops'), vTilesAt('bridge-V'));
  on.when(0, bonus(1, 'upgrade-i-hen-coops')).gains(0, { egg: 1 });
});
test('R-25 the egg of the upgrade may pay for the very move it belongs to (UPGRADE-7)', () => {
  declared('kings-road', pawn(0, 3), upgraded(0, 'upgrade-i-hen-coops'), shortStack('wall', 'special', 0))
    .refused(0, road, 'cannot-pay', 'ROAD-13')
    .when(0, bonus(1, 'upgrade-i-hen-coops'), road)
    .gains(0, { road: 1 });
});

test('R-25 a refresh may not take away the only tile a declared action can use', () => {
  declared(
    'construct-wall',
    goods(0, { gold: 1, stone: 2 }),
    inSlot('wall', 0, WALL_FOR_STONE),
    inSlot('wall', 1, 'wall-i-drum-tower'),
    inSlot('wall', 2, 'wall-i-vineyard-wall'),
  )
    .refused(0, refresh('wall', [0, 1]), 'would-strand-action', 'R-25')
    .when(0, refresh('wall', [1, 2]));
});

const upgrading = (tile: string, ...more: readonly Patch[]): Scenario =>
  declared('upgrade-action', noWealth(0), inSlot('upgrade', 0, tile), ...more);

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
test('UPGRADE-10 a covered tile no longer works', () => {
  declared('manage-mines', upgraded(0, 'upgrade-i-pit-props'), upgraded(0, POINT_FOR_MINES))
    .refused(0, bonus(1, 'upgrade-i-pit-props'), 'no-candidate', 'UPGRADE-5')
    .when(0, bonus(1, POINT_FOR_MINES))
    .gains(0, { points: 1 });
});

test('UPGRADE-8, UPGRADE-9 a new upgrade pays once for each earlier unpaid performance (R-57)', () => {
  const start = given(
    offered('manage-mines'),
    goods(0, { 'gold-window': 2 }),
    inSlot('upgrade', 0, POINT_FOR_MINES),
  )
    .when(0, ...PLAIN_ACTION)
    .when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'), placeUpgrade(0));
  start
    .when(0, bonus(1, POINT_FOR_MINES))
    .gains(0, { points: 1 })
    .refused(0, bonus(1, POINT_FOR_MINES), 'already-paid');
  start.when(0, end).gains(0, {}); // optional: it lapses
  start.refused(0, bonus(2, POINT_FOR_MINES), 'no-candidate');
});
test('UPGRADE-9 not for a performance that another tile has paid', () => {
  declared(
    'manage-mines',
    goods(0, { 'gold-window': 2 }),
    upgraded(0, 'upgrade-i-pit-props'),
    inSlot('upgrade', 0, POINT_FOR_MINES),
  )
    .when(0, bonus(1, 'upgrade-i-pit-props'), mines('increase'))
    .when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'), placeUpgrade(0))
    .refused(0, bonus(1, POINT_FOR_MINES), 'already-paid', 'UPGRADE-9');
});
test('UPGRADE-7 the bonus may pay for its own action, a choice in it too (R-25)', () => {
  declared(
    'construct-wall',
    goods(0, { stone: 0 }),
    upgraded(0, 'upgrade-i-lime-kiln'),
    inSlot('wall', 0, WALL_FOR_STONE),
  )
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
    .refused(0, scoreSpecial, 'would-strand-action', 'R-25')
    .when(0, placeWall(3, 'wall-cell-1'));
});
test('UPGRADE-11 a choice of bonus is a choice of goods as well', () => {
  upgrading('upgrade-i-hen-coops', upgraded(0, 'upgrade-i-apprentices'))
    .when(0, bonus(1, 'upgrade-i-apprentices'), choose(1))
    .gains(0, { stone: 1 });
});
const props = 'upgrade-i-pit-props'; // 1 stone; a silver window on one side, one red corner
test('UPGRADE-5, UPGRADE-9, R-57 once per performance, also at the end of the turn', () => {
  given(offered('manage-mines'), noWealth(0), upgraded(0, props))
    .when(0, ...PLAIN_ACTION, bonus(1, props))
    .gains(0, { gold: 1, 'gold-mine': 1, stone: 1 })
    .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
    .refused(0, bonus(2, props), 'no-candidate')
    .when(0, end)
    .gains(0, {});
});
test('UPGRADE-8, UPGRADE-9, R-57 a retroactive bonus is an offer, once for each performance', () => {
  const apprentices = 'upgrade-i-apprentices'; // 1 gold or 1 stone
  const start = declared('upgrade-action', noWealth(0), inSlot('upgrade', 0, apprentices));
  const done = start.when(0, placeUpgrade(0));
  done.when(0, end).gains(0, {});
  done.when(0, bonus(1, apprentices)).refused(0, bonus(1, apprentices), 'already-paid', 'UPGRADE-9');
});

test('UPGRADE-4 an upgrade laid next to a wall', () => {
  // The tower has stone on one side and one red corner; its cell is next to the mines.
  const lies = (rotation: Rotation): Patch => walled(0, 'wall-i-drum-tower', 'wall-cell-12', rotation);
  const placed = ([laid, rotation]: readonly [Rotation, Rotation]): Scenario =>
    acting('upgrade-action', lies(laid), inSlot('upgrade', 0, props)).when(0, placeUpgrade(0, rotation));
  expect(contactGains(placed(meeting('edges', lies, 'manage-mines', props)))[0]).toBe(1);
  expect(contactGains(placed(meeting('corners', lies, 'manage-mines', props)))[1]).toBe(1);
});

test('UPGRADE-3 the era of the tile counts, not the one being played', () => {
  const eraTwo = patch(({ rows }) => ({
    rows: {
      ...rows,
      upgrade: { ...rows.upgrade, slots: ['upgrade-ii-stone-saw', ...rows.upgrade.slots.slice(1)] },
    },
  }));
  const done = declared('upgrade-action', eraTwo).when(0, placeUpgrade(0));
  expect(done.state.era).toBe('I');
  done.gains(0, { university: 2 });
});

describe("EX-4 First upgrade on 'Upgrade an Action'", () => {
  const start = declared(
    'upgrade-action',
    goods(0, { stone: 0 }),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  );

  test.each(SIX)('EX-4 turned %i times: university +2, no corner, no window (UPGRADE-3)', (rotation) => {
    start.when(0, placeUpgrade(0, rotation)).gains(0, { university: 2 });
  });
  test('EX-4 the new tile pays retroactively for this very performance, once (UPGRADE-8, UPGRADE-9)', () => {
    const placed = start.when(0, placeUpgrade(0));
    placed
      .when(0, bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid', 'UPGRADE-9');
    placed.when(0, end).gains(0, {});
  });
  test('EX-4 every later performance pays again (UPGRADE-5)', () => {
    const later = given(
      offered('upgrade-action'),
      goods(0, { stone: 0, 'gold-window': 2 }),
      upgraded(0, 'upgrade-ii-drafting-room'),
      inSlot('upgrade', 0, 'upgrade-ii-stone-saw'),
    );
    later
      .when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .when(0, placeUpgrade(0), buyExtra(EXTRA_GG))
      .when(0, declare('upgrade-action', 'extra'), bonus(2, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 });
  });
});

describe('EX-15 Upgrade plus extra wall', () => {
  const start = declared(
    'upgrade-action',
    goods(0, { stone: 4 }),
    noWealth(0),
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-ii-masters-plan'),
    upgraded(0, 'upgrade-ii-stone-saw', 4),
    inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    inSlot('wall', 0, 'wall-ii-curtain-wall'),
  ).when(0, bonus(1, 'upgrade-ii-masters-plan'));
  test('EX-15 the older upgrade pays on choosing the action, the pair of sides on placement (UPGRADE-5, ADJ-1)', () => {
    start
      .gains(0, { 'gold-window': 1 })
      .when(0, placeUpgrade(0, 0))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 });
  });
  test('EX-15 the extra wall: 1 point, 4 stone for 6 points, one red token; no third action (EXTRA-1, CORNER-3)', () => {
    start
      .when(0, placeUpgrade(0, 0), buyExtra(), declare('construct-wall', 'extra'))
      .gains(0, { university: 2, technology: 1, 'gold-window': -1 })
      .when(0, bonus(2, 'upgrade-ii-battlement-masons'))
      .gains(0, { points: 1 })
      // Corner 1 of the upgrade meets corner 5 of cell 5; the wall has its red corner printed at 2.
      .when(0, placeWall(0, 'wall-cell-5', 3))
      .gains(0, { stone: -4, points: 6, 'red-token': 1 })
      .refused(0, buyExtra(), 'extra-already-bought', 'EXTRA-1');
  });
});

describe('EX-44 Same-turn cover', () => {
  const start = declared(
    'upgrade-action',
    goods(0, { gold: 0, stone: 0 }),
    upgraded(0, 'upgrade-i-trestle-bench'),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  ).when(0, placeUpgrade(0, 3));

  test('EX-44 either the old bonus or the new one, by choice (UPGRADE-11, R-12)', () => {
    start
      .when(0, bonus(1, 'upgrade-i-trestle-bench'))
      .gains(0, { gold: 1 })
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid');
    start
      .when(0, bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, 'upgrade-i-trestle-bench'), 'already-paid');
  });
  test('EX-44 the choice is due before the turn ends (P-UPG)', () => {
    start.refused(0, end, 'must-be-resolved', 'UPGRADE-11');
  });
  test('EX-44 a bonus already taken from the old tile closes the performance (R-12)', () => {
    declared(
      'upgrade-action',
      upgraded(0, 'upgrade-i-trestle-bench'),
      inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
    )
      .when(0, bonus(1, 'upgrade-i-trestle-bench'), placeUpgrade(0, 3))
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid', 'UPGRADE-9');
  });
});
