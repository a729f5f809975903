/** CORNER: corner bonuses. */
import { expect, test } from 'vitest';
import { actionBoardContacts, cityContacts } from '@/lib/game/engine/board/contacts';
import { neighbourOf, SIX, vertexKey } from '@/lib/game/engine/board/hex';
import type { Rotation } from '@/lib/game/engine/commands';
import { elementAt } from '@/lib/game/engine/util';
import { declare, placeBuilding, placeUpgrade, placeWall, take } from '../support/engine/commands';
import { built, emptyCity, offered } from '../support/engine/patches-board';
import { goods, noWealth, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { declared, ready } from '../support/engine/scenes';
import { PACK, type Patch, table } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_STONE, WALL_WITH_ICON } from '../support/engine/tiles';

test('CORNER-2 printed corner and neighbour at one point are two tokens', () => {
  ready(HOUSE_FOR_GOLD, built('site-p1-b', 'building-i-pilgrims-shelter', 1, { cube: false, rotation: 5 }))
    .when(0, placeBuilding(0, 'site-p2-a', 0))
    .gains(0, { gold: -3, points: 2, cubes: -1, 'blue-token': 2 });
});

test('CORNER-5, R-13 a corner contact that has paid does not pay again, a new one pays', () => {
  const corner = [
    offered('upgrade-action'),
    upgraded(0, 'upgrade-i-lime-kiln', 2),
    walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4),
    inSlot('upgrade', 0, 'upgrade-ii-siege-cranes'),
  ] as const;
  given(...corner)
    .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 2))
    .gains(0, { university: 2 });
  given(...corner, walled(0, 'wall-i-drum-tower', 'wall-cell-7', 1))
    .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 4))
    .gains(0, { university: 2, 'red-token': 1, gold: 1, stone: 1 });
});

test('CORNER-2 blue corners meet printed corners and other buildings’ corners', () => {
  const { state } = given(
    { players: 4 },
    emptyCity,
    built('site-p1-b', 'building-i-pilgrims-shelter', 1, { cube: false, rotation: 5 }),
  );
  // Printed corner 1 is at corner 2 of p1-b and corner 0 of p2-a; the shelter's corner 3 turned five times
  // is there as well.
  const contacts = (rotation: (typeof SIX)[number]): number =>
    cityContacts(PACK, state, 'site-p2-a', HOUSE_FOR_GOLD, rotation).length;
  expect(SIX.map(contacts)).toEqual([2, 0, 0, 0, 0, 0]);
});

const TURRET = 'wall-i-corner-turret'; // red corners 0 and 2; turned four times they lie at 4 and 0 of cell 5
const TURNED: Rotation = 4;
/** The orientation of the placed tile where it meets the turret's corners. */
const meeting = (lay: (rotation: Rotation) => Patch): Patch => {
  const found = SIX.find((rotation) => {
    const player = elementAt(lay(rotation)(table()).state.players, 0);
    return actionBoardContacts(PACK, player, 'wall-cell-5', TURRET, TURNED).corners.length === 1;
  });
  if (found === undefined) throw new Error('the corners never meet');
  return lay(found);
};
const lime = meeting((rotation) => upgraded(0, 'upgrade-i-lime-kiln', rotation)); // south-west corner
const beacon = meeting((rotation) => walled(0, 'wall-i-beacon-tower', 'wall-cell-6', rotation)); // the same point
const rampart = meeting((rotation) => walled(0, WALL_WITH_ICON, 'wall-cell-4', rotation)); // north
const turret = (...laid: readonly Patch[]) =>
  declared('construct-wall', noWealth(0), goods(0, { stone: 5 }), ...laid, inSlot('wall', 0, TURRET)).when(
    0,
    placeWall(0, 'wall-cell-5', TURNED),
  );

test('CORNER-3, R-23 one other corner at a point brings one token, two bring two', () => {
  expect(turret().player(0).tokens['red-token']).toBe(0);
  expect(turret(lime).player(0).tokens['red-token']).toBe(1);
  const both = turret(lime, beacon);
  expect(both.player(0).tokens['red-token']).toBe(2);
  const points = both
    .eventsOf('CornersMatched')
    .flatMap(({ contacts }) => contacts.map((c) => c.split('|')[0]));
  expect(new Set(points).size).toBe(1);
});
test('CORNER-6, R-23 the corners of one tile are counted separately and added', () => {
  expect(turret(lime, rampart).player(0).tokens['red-token']).toBe(2);
  expect(turret(lime, beacon, rampart).player(0).tokens['red-token']).toBe(3);
});

test('CORNER-4 owners of the other corners gain nothing', () => {
  const start = declared(
    'construct-building',
    { players: 3 },
    emptyCity,
    goods(0, { gold: 5, stone: 5 }),
    noWealth(0),
    built('site-p2-a', 'building-i-corner-house', 1),
    inSlot('building', 0, HOUSE_WITH_STONE),
  );
  const meets = start.offered(0).find((command) => {
    if (command.type !== 'PlaceBuilding' || command.slot !== 0) return false;
    return start
      .goOn(0, command)
      .eventsOf('CornersMatched')
      .some(({ contacts }) => contacts.some((c) => c.includes('site-p2-a')));
  });
  if (!meets) throw new Error('no placement meets the corner of the other building');
  const before = start.holdings(0)['blue-token'];
  const placed = start.goOn(0, meets);
  expect(placed.holdings(0)['blue-token']).toBeGreaterThan(before);
  expect(placed.holdings(1)).toEqual(start.holdings(1));
  expect(placed.holdings(2)).toEqual(start.holdings(2));
});

test('EX-16 a third red corner at the same point yields two tokens (CORNER-3)', () => {
  // The lime kiln's corner points between cells 5 and 6; a wall on cell 5 meets it there, a third corner
  // comes from cell 6.
  const corners = [upgraded(0, 'upgrade-i-lime-kiln', 2), walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4)];
  const start = declared(
    'construct-wall',
    goods(0, { stone: 2 }),
    ...corners,
    inSlot('wall', 0, WALL_WITH_ICON),
  );
  expect(start.player(0).paidContacts).toHaveLength(1);
  start
    .when(0, placeWall(0, 'wall-cell-6', 0))
    .gains(0, { stone: -2, points: 2, 'red-token': 2 })
    .gains(1, {});
});

test('a point belongs to exactly three hexes', () => {
  for (const q of [-2, -1, 0, 1, 2])
    for (const r of [-2, -1, 0, 1, 2])
      for (const corner of SIX) {
        const key = vertexKey({ q, r }, corner);
        // Corner k lies between side k - 1 and side k.
        const around = [{ q, r }, ...[corner + 5, corner].map((side) => neighbourOf({ q, r }, side % 6))];
        const corners = around.map((hex) => SIX.filter((each) => vertexKey(hex, each) === key).length);
        expect(corners, key).toEqual([1, 1, 1]);
      }
});
