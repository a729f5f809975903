/** Worked examples of the specification, section 8: upgrades, walls, edges and corners, the Cathedral. */
import { describe, expect, test } from 'vitest';
import { SIX } from '@/lib/engine/board/hex';
import {
  arrow,
  bonus,
  buyExtra,
  collect,
  declare,
  end,
  moveUp,
  placeBuilding,
  placeUpgrade,
  placeWall,
  sideways,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { at, goods, heights, noWealth, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';

describe("EX-4 First upgrade on 'Upgrade an Action'", () => {
  const start = given(
    offered('upgrade-action'),
    goods(0, { stone: 0 }),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  ).when(0, take(), declare('upgrade-action'));

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
      .when(0, placeUpgrade(0), { type: 'BuyExtraAction', pay: { 'gold-window': 2 } })
      .when(0, declare('upgrade-action', 'extra'), bonus(2, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 });
  });
});

describe('EX-7, EX-8 Edge pair', () => {
  // Battlement masons lie on Construct a Wall with technology towards the west, where Manage Quarries lies.
  const start = given(
    offered('upgrade-action'),
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-ii-battlement-masons', 0),
    inSlot('upgrade', 0, 'upgrade-ii-stone-saw'),
  ).when(0, take(), declare('upgrade-action'));

  test('EX-7 technology meets silver window: both go to the placing player (ADJ-1)', () => {
    // The window is printed on side 3; four turns bring it to side 1, the east.
    start
      .when(0, placeUpgrade(0, 4))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 })
      .gains(1, {});
  });
  test.each([0, 1, 2, 3, 5] as const)(
    'EX-8 turned %i times a blank side meets it: nothing (ADJ-2)',
    (rotation) => {
      start.when(0, placeUpgrade(0, rotation)).gains(0, { university: 2 });
    },
  );
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
  test('EX-14 a refused arrow never works again (GRID-10)', () => {
    start
      .when(0, moveUp('cathedral'), arrow('cathedral', false))
      .gains(0, { 'silver-window': -2, 'cathedral-row': 1 })
      .refused(0, arrow('cathedral', true), 'no-open-item', 'GRID-10')
      .when(0, sideways('cathedral'), end)
      .then((state) => expect(state.players[0]?.grids.cathedral).toEqual({ row: 1, column: 2 }));
  });
  test('EX-14 nothing else may be done before the arrow is answered (R-22, TIMING-4)', () => {
    start.when(0, moveUp('cathedral')).refused(0, sideways('cathedral'), 'answer-first', 'TIMING-7');
  });
});

describe('EX-15 Upgrade plus extra wall', () => {
  const start = given(
    offered('upgrade-action'),
    goods(0, { stone: 4 }),
    noWealth(0),
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-ii-masters-plan'),
    upgraded(0, 'upgrade-ii-stone-saw', 4),
    inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    inSlot('wall', 0, 'wall-ii-curtain-wall'),
  ).when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-ii-masters-plan'));

  test('EX-15 the older upgrade pays on choosing the action, the pair of sides on placement (UPGRADE-5, ADJ-1)', () => {
    start
      .gains(0, { 'gold-window': 1 })
      .when(0, placeUpgrade(0, 0))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 });
  });
  test('EX-15 the extra wall: 1 point, 4 stone for 6 points, one red token; no third action (EXTRA-1, CORNER-3)', () => {
    start
      .when(0, placeUpgrade(0, 0), buyExtra(), declare('construct-wall', 'extra'))
      .gains(0, { university: 2, technology: 1, 'gold-window': -1 + 0 })
      .when(0, bonus(2, 'upgrade-ii-battlement-masons'))
      .gains(0, { points: 1 })
      // Corner 1 of the upgrade meets corner 5 of cell 5; the wall has its red corner printed at 2.
      .when(0, placeWall(0, 'wall-cell-5', 3))
      .gains(0, { stone: -4, points: 6, 'red-token': 1 })
      .refused(0, buyExtra(), 'extra-already-bought', 'EXTRA-1');
  });
});

test('EX-16 a third red corner at the same point yields two tokens (CORNER-3)', () => {
  // The lime kiln's corner points between cells 5 and 6; a wall on cell 5 meets it there, a third corner comes from cell 6.
  const corners = [upgraded(0, 'upgrade-i-lime-kiln', 2), walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4)];
  const start = given(
    offered('construct-wall'),
    goods(0, { stone: 2 }),
    ...corners,
    inSlot('wall', 0, 'wall-i-earth-rampart'),
  ).when(0, take(), declare('construct-wall'));
  expect(start.player(0).paidContacts).toHaveLength(1);
  start
    .when(0, placeWall(0, 'wall-cell-6', 0))
    .gains(0, { stone: -2, points: 2, 'red-token': 2 })
    .gains(1, {});
});

describe('EX-44 Same-turn cover', () => {
  const start = given(
    offered('upgrade-action'),
    goods(0, { gold: 0, stone: 0 }),
    upgraded(0, 'upgrade-i-trestle-bench'),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  ).when(0, take(), declare('upgrade-action'), placeUpgrade(0, 3));

  test('EX-44 either the old bonus or the new one, by choice (UPGRADE-11, R-12)', () => {
    start
      .when(0, bonus(1, 'upgrade-i-trestle-bench'))
      .gains(0, { 'silver-window': 1 })
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
    given(
      offered('upgrade-action'),
      upgraded(0, 'upgrade-i-trestle-bench'),
      inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
    )
      .when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-i-trestle-bench'), placeUpgrade(0, 3))
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid', 'UPGRADE-9');
  });
});
