/** BUILD: construct a Building, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { declare, placeBuilding, take } from '../support/engine/commands';
import { type Scenario, given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { goods, heights, noWealth, player } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import type { Patch } from '../support/engine/table';

const rich = goods(0, { gold: 9, stone: 9 });
const acting = (action: Parameters<typeof offered>[0], ...patches: readonly Patch[]): Scenario =>
  given({ players: 4 }, offered(action), noWealth(0), rich, ...patches).when(0, take(), declare(action));

describe('cubes', () => {
  test('R-7 without a cube a building with a space for one is legal; it gives no claim and no points, ever', () => {
    const done = acting(
      'construct-building',
      player(0, { cubes: 0 }),
      goods(0, { gold: 6, stone: 4 }),
      inSlot('building', 0, 'building-i-assay-office'),
    ).when(0, placeBuilding(0, 'site-p1-a', 0));
    done.gains(0, { gold: -2, 'gold-mine': 1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: false });
    expect(done.offered(0).map(({ type }) => type)).not.toContain('PlaceCube');
  });
  test('R-8 an available cube is placed by itself', () => {
    const done = acting('construct-building', inSlot('building', 0, 'building-i-assay-office')).when(
      0,
      placeBuilding(0, 'site-p1-a', 0),
    );
    done.gains(0, { gold: -2, 'gold-mine': 1, cubes: -1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: true });
  });
});

test('BUILD-13 surcharge, site, points around the plaza, and the plaza last', () => {
  const done = given(
    { players: 4 },
    emptyCity,
    offered('construct-building'),
    noWealth(0),
    goods(0, { gold: 5, stone: 5 }),
    built('site-p3-a', 'building-i-canons-house', 1),
    built('site-p3-b', 'building-i-chandlery', 1),
    inSlot('building', 0, 'building-i-rubble-yard'),
  )
    .when(0, take(), declare('construct-building'))
    .when(0, placeBuilding(0, 'site-p3-c', 1));
  const steps = done.events.flatMap((event) => {
    if (event.type === 'Scored' || event.type === 'Paid') return [`${event.type} ${event.source.kind}`];
    return event.type === 'BuildingPlaced' || event.type === 'PlazaCompleted' ? [event.type] : [];
  });
  expect(steps.slice(0, 6)).toEqual([
    'Paid building',
    'Paid site',
    'BuildingPlaced',
    'Scored site',
    'Scored plaza-buildings',
    'PlazaCompleted',
  ]);
});

const RICH = goods(0, { gold: 5, stone: 5 });

describe('costs', () => {
  test('BUILD-1 the printed cost of a building is paid at once', () => {
    given(offered('construct-building'), RICH, noWealth(0), inSlot('building', 0, 'building-i-lantern-maker'))
      .when(0, take(), declare('construct-building'))
      .when(0, placeBuilding(0, 'site-p2-b'))
      .gains(0, { gold: -2, stone: -1, 'gold-window': 1, points: 1 });
    given(
      offered('construct-building'),
      goods(0, { gold: 1, stone: 1 }),
      inSlot('building', 0, 'building-i-lantern-maker'),
      inSlot('building', 1, 'building-i-assay-office'),
    )
      .when(0, take(), declare('construct-building'))
      .refused(0, placeBuilding(1, 'site-p2-b'), 'cannot-pay', 'BUILD-1');
  });
});

const GREEN = 0;
const RED = 1;
const BLUE = 2;

/** Plaza P2: Red's building for 3, Blue's for 4, one free site with a printed blue corner; 2 silver windows and 4 points. */
const PLAZA = [
  emptyCity,
  offered('construct-building', 'special'),
  goods(GREEN, { gold: 2, stone: 0 }),
  heights(GREEN, { technology: 2 }),
  plazaFace('p2', 'plaza-tan-1-a'),
  built('site-p2-a', 'building-i-canons-house', RED, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', BLUE, { rotation: 3 }),
  inSlot('building', 3, 'building-i-masters-college'),
] as const;

describe('EX-9 Building completes a plaza', () => {
  // Printed corner 3 lies at corner 2 of the free site; the college's corner is printed at 1.
  const done = given({ players: 3 }, ...PLAZA).when(
    GREEN,
    take(),
    declare('construct-building'),
    placeBuilding(3, 'site-p2-c', 1),
  );

  test('EX-9 Green pays 2 gold for technology, stone, one blue token and 3 points (BUILD-10, CORNER-2)', () => {
    done.gains(GREEN, { gold: -2, technology: 1, stone: 1, 'blue-token': 1, points: 3 });
  });
});

describe('EX-10 Variants of EX-9', () => {
  test('EX-10 a tile with cube space takes a cube and scores no points for buildings (BUILD-8)', () => {
    given({ players: 3 }, ...PLAZA, inSlot('building', 0, 'building-i-assay-office'))
      .when(GREEN, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 4))
      .then(({ buildings }) => expect(buildings.at(-1)?.seat).toBe(GREEN))
      .then((_state, { events }) =>
        expect(events.find(({ type }) => type === 'PlazaCompleted')).toMatchObject({
          claims: [
            { seat: GREEN, cubes: 1, cost: 2 },
            { seat: RED, cubes: 1, cost: 3 },
            { seat: BLUE, cubes: 1, cost: 4 },
          ],
          both: [BLUE],
        }),
      )
      .gains(GREEN, { gold: -2, 'gold-mine': 1 })
      .waitsFor(GREEN);
  });
});

describe('EX-45 Cube limit', () => {
  const start = given(
    { players: 4 },
    offered('construct-building'),
    goods(0, { gold: 4, stone: 4 }),
    built('site-p2-a', 'building-i-canons-house', 0),
    built('site-p6-a', 'building-i-chandlery', 0),
    built('site-p2-b', 'building-i-poultry-stall', 1, { cube: false }),
    plazaFace('p2', 'plaza-tan-1-a'),
    player(0, { sealRights: 1 }),
    inSlot('building', 0, 'building-i-corner-house'),
    inSlot('building', 1, 'building-i-copyists-house'),
  );
  test('EX-45 a third building with cube space gives no claim and no points (BUILD-9)', () => {
    start
      .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -1, stone: -1, 'silver-window': 1 })
      .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: false }));
  });
});
