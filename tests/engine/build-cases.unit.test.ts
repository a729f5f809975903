/** BUILD: construct a Building, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { declare, placeBuilding, take } from '../support/engine/commands';
import { built, emptyCity } from '../support/engine/patches-board';
import { goods, noWealth, player } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import {
  acting,
  BLUE,
  declared,
  ex45Started,
  ex9Completed,
  EX_9_PLAZA,
  GREEN,
  RED,
} from '../support/engine/scenes';
import { aBuilding } from '../support/engine/tiles';

const HOUSE_FOR_GOLD = aBuilding({ cost: { gold: 3, stone: 0 }, cubeSpace: true });
const HOUSE_WITH_GOLD_MINE = aBuilding({ gain: { kind: 'gold-mine', n: 1 } });
const HOUSE_WITH_STONE = aBuilding({ gain: { kind: 'stone', n: 2 } });

describe('cubes', () => {
  test('R-7 without a cube a building with a space for one is legal; it gives no claim and no points, ever', () => {
    const done = acting(
      'construct-building',
      player(0, { cubes: 0 }),
      goods(0, { gold: 6, stone: 4 }),
      inSlot('building', 0, HOUSE_WITH_GOLD_MINE),
    ).when(0, placeBuilding(0, 'site-p1-a', 0));
    done.gains(0, { gold: -2, 'gold-mine': 1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: false });
    expect(done.offered(0).map(({ type }) => type)).not.toContain('PlaceCube');
  });
  test('R-8 an available cube is placed on its own', () => {
    const done = acting('construct-building', inSlot('building', 0, HOUSE_WITH_GOLD_MINE)).when(
      0,
      placeBuilding(0, 'site-p1-a', 0),
    );
    done.gains(0, { gold: -2, 'gold-mine': 1, cubes: -1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: true });
  });
});

test('BUILD-13 surcharge, site, points around the plaza, and the plaza last', () => {
  const done = declared(
    'construct-building',
    { players: 4 },
    emptyCity,
    noWealth(0),
    goods(0, { gold: 5, stone: 5 }),
    built('site-p3-a', HOUSE_FOR_GOLD, 1),
    built('site-p3-b', 'building-i-chandlery', 1),
    inSlot('building', 0, HOUSE_WITH_STONE),
  ).when(0, placeBuilding(0, 'site-p3-c', 1));
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
    declared('construct-building', RICH, noWealth(0), inSlot('building', 0, 'building-i-lantern-maker'))
      .when(0, placeBuilding(0, 'site-p2-b'))
      .gains(0, { gold: -2, stone: -1, 'gold-window': 1, points: 1 });
    declared(
      'construct-building',
      goods(0, { gold: 1, stone: 1 }),
      inSlot('building', 0, 'building-i-lantern-maker'),
      inSlot('building', 1, HOUSE_WITH_GOLD_MINE),
    ).refused(0, placeBuilding(1, 'site-p2-b'), 'cannot-pay', 'BUILD-1');
  });
});

describe('EX-9 Building completes a plaza', () => {
  const done = ex9Completed();
  test('EX-9 Green pays 2 gold for technology, stone, one blue token and 3 points (BUILD-10, CORNER-2)', () => {
    done.gains(GREEN, { gold: -2, technology: 1, stone: 1, 'blue-token': 1, points: 3 });
  });
});

describe('EX-10 Variants of EX-9', () => {
  test('EX-10 a tile with cube space takes a cube and scores no points for buildings (BUILD-8)', () => {
    given({ players: 3 }, ...EX_9_PLAZA, inSlot('building', 0, HOUSE_WITH_GOLD_MINE))
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
  const start = ex45Started();
  test('EX-45 a third building with cube space gives no claim and no points (BUILD-9)', () => {
    start
      .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -1, stone: -1, 'silver-window': 1 })
      .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: false }));
  });
});
