/** PLAZA: plazas, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import {
  declare,
  placeBuilding,
  plazaTile,
  reward,
  scoreSpecial,
  sideways,
  take,
  use,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { goods, heights, noWealth, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { HOUSE_WITH_GOLD_MINE, HOUSE_WITH_STONE } from '../support/engine/tiles';

const RICH = goods(0, { gold: 5, stone: 5 });

const GREEN = 0;
const RED = 1;
const BLUE = 2;

/**
 * EX-9. Plaza P2: Red's building for 3, Blue's for 4, one free site with a printed blue corner; 2 silver
 * windows and 4 points.
 */
const EX_9_PLAZA = [
  emptyCity,
  offered('construct-building', 'special'),
  goods(GREEN, { gold: 2, stone: 0 }),
  heights(GREEN, { technology: 2 }),
  plazaFace('p2', 'plaza-tan-1-a'),
  built('site-p2-a', 'building-i-canons-house', RED, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', BLUE, { rotation: 3 }),
  inSlot('building', 3, 'building-i-masters-college'),
] as const;

test('PLAZA-10 an evaluated plaza keeps its tile, and its rewards are gained again only through TECH-IV5', () => {
  const done = given(
    { players: 2 },
    emptyCity,
    offered('construct-building'),
    RICH,
    noWealth(0),
    technology(0, 'technology-iv-plaza'),
    plazaFace('p1', 'plaza-tan-1-a'),
    built('site-p1-a', 'building-i-chandlery', 0),
    inSlot('building', 0, HOUSE_WITH_STONE),
  ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-b'));
  expect(done.state.plazas.find(({ plaza }) => plaza === 'p1')).toEqual({
    plaza: 'p1',
    tile: 'plaza-tan-1',
    face: 'plaza-tan-1-a',
    evaluated: true,
  });
  done.when(0, use('technology-iv-plaza'), plazaTile('p1')).gains(0, { 'silver-window': 2, points: 4 });
});

describe('EX-9 Building completes a plaza', () => {
  // Printed corner 3 is at corner 2 of the free site; the college's is printed at 1.
  const done = given({ players: 3 }, ...EX_9_PLAZA).when(
    GREEN,
    take(),
    declare('construct-building'),
    placeBuilding(3, 'site-p2-c', 1),
  );
  test('EX-9 Green pays 2 gold for technology, stone, one blue token and 3 points (BUILD-10, CORNER-2)', () => {
    done.gains(GREEN, { gold: -2, technology: 1, stone: 1, 'blue-token': 1, points: 3 });
  });
  test('EX-9 at one cube each the dearer building wins: Blue gains both (PLAZA-6)', () => {
    done.gains(BLUE, { cubes: 1 }); // nothing yet: Red, who is next clockwise, is asked first
    done
      .waitsFor(RED)
      .when(RED, reward('p2', 'upper'))
      .gains(RED, { 'silver-window': 2 })
      .gains(BLUE, { 'silver-window': 2, points: 4 })
      .gains(GREEN, {});
  });
  test('EX-9 Red chooses one of them, Green is asked nothing (PLAZA-4)', () => {
    done.gains(RED, { cubes: 1 });
    done.when(RED, reward('p2', 'lower')).gains(RED, { points: 4 }).gains(GREEN, {}).waitsFor(GREEN);
    expect(done.offered(RED).filter(({ type }) => type === 'ChoosePlazaReward')).toHaveLength(2);
    expect(done.offered(GREEN).every(({ type }) => type === 'Undo')).toBe(true);
  });
  test('EX-43 without DEV-1 the choice is due at once (PLAZA-8)', () => {
    done.refused(GREEN, scoreSpecial, 'not-your-turn', 'TURN-9');
  });
  test('EX-9 Red and Blue take their cubes back (PLAZA-9)', () => {
    done.then(({ buildings }) => expect(buildings.some(({ cube }) => cube)).toBe(false));
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
  test('EX-10 with an own cube there Green would choose a reward too (PLAZA-4)', () => {
    given(
      { players: 4 },
      ...EX_9_PLAZA,
      plazaFace('p8', 'plaza-tan-1-a'),
      built('site-p8-a', HOUSE_WITH_GOLD_MINE, GREEN),
      built('site-p8-b', 'building-i-bakehouse', RED),
      built('site-p8-c', 'building-i-chandlery', RED),
      built('site-p8-d', 'building-i-pilgrims-shelter', BLUE, { cube: false }),
    )
      .when(GREEN, take(), declare('construct-building'), placeBuilding(3, 'site-p8-e', 0))
      .waitsFor(GREEN)
      .when(GREEN, reward('p8', 'upper'))
      .gains(GREEN, { 'silver-window': 2 })
      .gains(RED, { 'silver-window': 2, points: 4 })
      .gains(BLUE, {});
  });
});

test('EX-29 both rewards of the plaza with moves: 3 gold and one move on either grid (PLAZA-11)', () => {
  const done = given(
    { players: 3 },
    ...EX_9_PLAZA,
    goods(GREEN, { gold: 3 }),
    noWealth(GREEN),
    plazaFace('p3', 'plaza-grey-blue-a'),
    built('site-p3-a', HOUSE_WITH_GOLD_MINE, GREEN),
    built('site-p3-b', 'building-i-copyists-house', RED, { cube: false }),
  ).when(GREEN, take(), declare('construct-building'), placeBuilding(3, 'site-p3-c', 0));
  done.gains(GREEN, { technology: 1, stone: 1, points: 3 + 2, cubes: 1 }).open(GREEN, 'sideways');
  done.when(GREEN, sideways('hunger-wall')).gains(GREEN, { 'wall-column': 1, points: 1 }).open(GREEN);
  done.when(GREEN, sideways('cathedral')).gains(GREEN, { 'cathedral-column': 1 }).open(GREEN);
});
