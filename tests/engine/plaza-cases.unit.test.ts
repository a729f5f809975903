/** PLAZA: plazas, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import {
  claim,
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
import { goods, noWealth, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { BLUE, ex9Completed, EX_9_PLAZA, GREEN, RED, ex45Started } from '../support/engine/scenes';
import { aBuilding } from '../support/engine/tiles';

const HOUSE_FOR_GOLD = aBuilding({ cost: { gold: 3, stone: 0 }, cubeSpace: true });
const HOUSE_WITH_GOLD_MINE = aBuilding({ gain: { kind: 'gold-mine', n: 1 } });
const HOUSE_WITH_STONE = aBuilding({ gain: { kind: 'stone', n: 2 } });

describe('R-60 when a reward may wait', () => {
  const options = { deferPlazaRewards: true };
  const completed = (face: string) =>
    given(
      { players: 3, options },
      emptyCity,
      offered('construct-building'),
      goods(0, { gold: 5, stone: 5 }),
      noWealth(0),
      noWealth(1),
      plazaFace('p2', face),
      built('site-p2-a', HOUSE_FOR_GOLD, 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, HOUSE_WITH_STONE),
    ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'));
  test('R-60, DEV-1 not if a technology would be drawn from a shared stack', () => {
    completed('plaza-tan-4-a').waitsFor(1);
  });
  test('R-60, DEV-1 but if nothing shared is touched', () => {
    completed('plaza-tan-2-a').waitsFor(0).open(1, 'plaza-reward');
  });
});

const RICH = goods(0, { gold: 5, stone: 5 });

describe('remaining pieces', () => {
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
});

describe('EX-9 Building completes a plaza', () => {
  const done = ex9Completed();
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

describe('EX-43 Late plaza in the last round', () => {
  test('EX-43 without DEV-1 the choice is due at once (PLAZA-8)', () => {
    given({ players: 3 }, ...EX_9_PLAZA)
      .when(GREEN, take(), declare('construct-building'), placeBuilding(3, 'site-p2-c', 1))
      .refused(GREEN, scoreSpecial, 'not-your-turn', 'TURN-9');
  });
});

describe('EX-45 Cube limit', () => {
  const start = ex45Started();
  test('EX-45 the cubes of an evaluated plaza are available again (PLAZA-9)', () => {
    start
      .when(0, take(), declare('construct-building'), placeBuilding(1, 'site-p2-c'))
      .when(0, claim('seal-six'))
      .gains(0, { cubes: -1, 'seal-rights': -1 });
  });
});
