/** WALL: construct a Wall. */
import { expect, test } from 'vitest';
import type { Rotation } from '@/lib/game/engine/commands';
import { declare, placeWall, sideways, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { acting, contactGains, declared, meeting } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { WALL_FOR_STONE, WALL_WITH_ICON } from '../support/engine/tiles';

const walling = (tile: string, ...more: readonly Patch[]): Scenario =>
  declared('construct-wall', noWealth(0), goods(0, { stone: 5 }), inSlot('wall', 0, tile), ...more);

test('WALL-1, WALL-2 the cost is paid, the reward gained', () => {
  walling('wall-i-drum-tower').when(0, placeWall(0, 'wall-cell-1')).gains(0, { stone: -3, points: 4 });
  walling('wall-i-drum-tower', goods(0, { stone: 3 })).when(0, placeWall(0, 'wall-cell-12'));
});
test('WALL-3 on any of the twelve cells in any orientation, touching no other wall', () => {
  const offers = walling('wall-i-drum-tower')
    .offered(0)
    .filter((c) => c.type === 'PlaceWall' && c.slot === 0);
  expect(offers).toHaveLength(12 * 6);
  walling('wall-i-drum-tower').refused(0, placeWall(0, 'construct-wall'), 'unknown-cell', 'WALL-3');
});
test('WALL-4 never on a cell that has a wall, and with no free cell not at all', () => {
  const taken = walling('wall-i-drum-tower', walled(0, WALL_FOR_STONE, 'wall-cell-1'));
  taken.refused(0, placeWall(0, 'wall-cell-1'), 'cell-taken', 'WALL-4');
  const full = PACK.walls.slice(-12).map(({ id }, i) => walled(0, id, `wall-cell-${i + 1}`));
  given(offered('construct-wall'), goods(0, { stone: 9 }), noWealth(0), ...full)
    .when(0, take())
    .refused(0, declare('construct-wall'), 'action-impossible', 'TURN-6');
});
test('WALL-5 the symbol gives one move on the Hunger Wall, others none', () => {
  walling(WALL_WITH_ICON)
    .when(0, placeWall(0, 'wall-cell-1'))
    .open(0, 'sideways')
    .when(0, sideways('hunger-wall'))
    .gains(0, { 'wall-column': 1, points: 1 });
  walling('wall-i-drum-tower').when(0, placeWall(0, 'wall-cell-1')).open(0);
});
test('WALL-7, R-18, TIMING-3 payment, refill, reward, placement, contacts, in this order', () => {
  const start = walling(WALL_WITH_ICON, walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4));
  const { events } = start.when(0, placeWall(0, 'wall-cell-6'));
  expect(events.map(({ type }) => type)).toEqual([
    'Paid',
    'TileTaken',
    'RowRefilled',
    'Scored',
    'WallPlaced',
    'CornersMatched',
    'Gained',
    'ItemOpened',
    'ActionDone',
  ]);
});

test('WALL-6, CORNER-1 a wall laid next to an upgrade', () => {
  // The props have a silver window on one side and one red corner, the tower stone and one red corner.
  const lies = (rotation: Rotation): Patch => upgraded(0, 'upgrade-i-pit-props', rotation);
  const [cell, drum] = ['wall-cell-12', 'wall-i-drum-tower'];
  const placed = ([laid, rotation]: readonly [Rotation, Rotation]): Scenario =>
    acting('construct-wall', lies(laid), inSlot('wall', 0, drum)).when(0, placeWall(0, cell, rotation));
  expect(contactGains(placed(meeting('edges', lies, cell, drum)))[0]).toBe(1);
  const [, red, blue] = contactGains(placed(meeting('corners', lies, cell, drum)));
  expect([red, blue]).toEqual([1, 0]);
});
