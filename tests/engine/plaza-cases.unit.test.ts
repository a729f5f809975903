/** Worked examples of the specification, section 8: plazas, cubes and claims. */
import { describe, expect, test } from 'vitest';
import { ONLINE_OPTIONS } from '@/lib/engine/state';
import {
  claim,
  declare,
  end,
  placeBuilding,
  reward,
  scoreSpecial,
  sideways,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { goods, heights, noWealth, player } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';

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
  test('EX-9 Red and Blue take their cubes back (PLAZA-9)', () => {
    done.then(({ buildings }) => expect(buildings.some(({ cube }) => cube)).toBe(false));
  });
});

describe('EX-10 Variants of EX-9', () => {
  test('EX-10 with an own cube there Green would choose a reward too (PLAZA-4)', () => {
    given(
      { players: 4 },
      ...PLAZA,
      plazaFace('p8', 'plaza-tan-1-a'),
      built('site-p8-a', 'building-i-assay-office', GREEN),
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

test('EX-29 both rewards of the plaza with moves: 3 gold and one move on either grid (PLAZA-11)', () => {
  const done = given(
    { players: 3 },
    ...PLAZA,
    goods(GREEN, { gold: 3 }),
    noWealth(GREEN),
    plazaFace('p3', 'plaza-grey-blue-a'),
    built('site-p3-a', 'building-i-assay-office', GREEN),
    built('site-p3-b', 'building-i-copyists-house', RED, { cube: false }),
  ).when(GREEN, take(), declare('construct-building'), placeBuilding(3, 'site-p3-c', 0));
  done.gains(GREEN, { technology: 1, stone: 1, points: 3 + 2, cubes: 1 }).open(GREEN, 'sideways');
  done.when(GREEN, sideways('hunger-wall')).gains(GREEN, { 'wall-column': 1, points: 1 }).open(GREEN);
  done.when(GREEN, sideways('cathedral')).gains(GREEN, { 'cathedral-column': 1 }).open(GREEN);
});

describe('EX-43 Late plaza in the last round', () => {
  const lastTurn = given(
    { players: 2, options: ONLINE_OPTIONS },
    turnsDone(31),
    ...PLAZA.slice(0, 2),
    goods(1, { gold: 3, stone: 3 }),
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', 'building-i-canons-house', 0),
    built('site-p2-b', 'building-i-stonecutters-lodge', 1),
    inSlot('building', 0, 'building-ii-law-faculty'),
  ).when(1, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 1));

  test('EX-43 the choice waits until the last turn has ended (DEV-1)', () => {
    lastTurn
      .gains(1, { gold: -2, university: 2, points: 3 + 4, 'silver-window': 2, cubes: 1 })
      .gains(0, { cubes: 1 })
      .waitsFor(1);
  });
  test('EX-43 a seat that has finished its turns is called once more, for this choice alone (P-LAST)', () => {
    const called = lastTurn.when(1, end).waitsFor(0);
    expect(called.state.phase).toBe('last-call');
    expect(called.offered(0)).toEqual([reward('p2', 'upper'), reward('p2', 'lower')]);
    expect(called.offered(1)).toEqual([]);
    const over = called.when(0, reward('p2', 'lower'));
    expect(over.state.phase).toBe('finished');
    expect(over.eventsOf('Scored')[0]).toMatchObject({ seat: 0, points: 4, source: { kind: 'plaza' } });
  });
  test('EX-43 without DEV-1 the choice is due at once (PLAZA-8)', () => {
    given({ players: 3 }, ...PLAZA)
      .when(GREEN, take(), declare('construct-building'), placeBuilding(3, 'site-p2-c', 1))
      .refused(GREEN, scoreSpecial, 'not-your-turn', 'TURN-9');
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
  test('EX-45 with both cubes on buildings no seal can be claimed (SEAL-5)', () => {
    expect(start.player(0).cubes).toBe(0);
    start.refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
  test('EX-45 a third building with cube space gives no claim and no points (BUILD-9)', () => {
    start
      .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -1, stone: -1, 'silver-window': 1 })
      .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: false }));
  });
  test('EX-45 the cubes of an evaluated plaza are available again (PLAZA-9)', () => {
    start
      .when(0, take(), declare('construct-building'), placeBuilding(1, 'site-p2-c'))
      .when(0, claim('seal-six'))
      .gains(0, { cubes: -1, 'seal-rights': -1 });
  });
});
