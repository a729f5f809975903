/** PLAZA: plazas. */
import { describe, expect, test } from 'vitest';
import { type PlazaClaim, claimsOn, majorityOf } from '@/lib/game/engine/phases/plaza';
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import {
  EXTRA_GG,
  buyExtra,
  declare,
  end,
  placeBuilding,
  plazaTile,
  reward,
  scoreSpecial,
  sideways,
  take,
  token,
  use,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { at, counts, goods, heights, noWealth, technology } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { RIVALS, about, complete } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_GOLD_MINE, HOUSE_WITH_STONE } from '../support/engine/tiles';

const claim = (seat: number, cubes: number, cost: number): PlazaClaim => ({ seat, cubes, cost });

const DEV1 = { players: 3, options: { deferPlazaRewards: true } } as const;

test.each([
  ['PLAZA-5 most cubes', [claim(0, 2, 3), claim(1, 1, 9)], [0]],
  ['PLAZA-6 a tie goes to the dearer buildings', [claim(0, 1, 3), claim(1, 1, 4)], [1]],
  ['PLAZA-6 cost only breaks ties for most cubes', [claim(0, 1, 9), claim(1, 2, 2), claim(2, 2, 4)], [2]],
  ['PLAZA-6 players still tied all get both', [claim(0, 1, 4), claim(1, 1, 4), claim(2, 1, 3)], [0, 1]],
  ['PLAZA-5 a single claimant has the most', [claim(3, 1, 0)], [3]],
  ['PLAZA-4 nobody there, nobody gains', [], []],
] as const)('%s', (_rule, claims, both) => {
  expect(majorityOf(claims)).toEqual(both);
});
test('PLAZA-7 only the cost printed on tiles with cubes counts, gold plus stone (R-5)', () => {
  const { state } = given(
    { players: 4 },
    emptyCity,
    built('site-p3-a', 'building-i-stonecutters-lodge', 0),
    built('site-p3-b', 'building-i-chandlery', 0),
    built('site-p3-c', HOUSE_FOR_GOLD, 1, { cube: false }),
  );
  expect(claimsOn(PACK, state, 'p3')).toEqual([claim(0, 2, 7)]);
});

test('PLAZA-3 the last free site completes a plaza, once', () => {
  const open = given({ players: 3 }, about('plaza-tan-2-a', built('site-p2-a', HOUSE_FOR_GOLD, 1)));
  const before = complete(open);
  expect(before.eventsOf('PlazaCompleted')).toEqual([]);
  expect(before.state.plazas.find(({ plaza }) => plaza === 'p2')?.evaluated).toBe(false);
  const done = complete(given({ players: 3 }, about('plaza-tan-2-a', RIVALS)));
  expect(done.eventsOf('PlazaCompleted')).toHaveLength(1);
  expect(done.state.plazas.find(({ plaza }) => plaza === 'p2')?.evaluated).toBe(true);
});
test('PLAZA-6 two who tie on cubes and cost both gain both rewards', () => {
  complete(
    given(
      { players: 3 },
      about(
        'plaza-tan-2-a',
        built('site-p2-a', HOUSE_FOR_GOLD, 1, { rotation: 3 }),
        built('site-p2-b', 'building-i-bakehouse', 2, { rotation: 3 }),
      ),
    ),
  )
    .gains(1, { points: 4, stone: 3, cubes: 1 })
    .gains(2, { points: 4, stone: 3, cubes: 1 })
    .waitsFor(0);
});
test('PLAZA-8 rewards are chosen clockwise from the active player (R-4)', () => {
  const start = given(
    { players: 4 },
    turnsDone(2),
    emptyCity,
    offered('construct-building'),
    goods(2, { gold: 4, stone: 4 }),
    plazaFace('p8', 'plaza-tan-1-a'),
    built('site-p8-a', HOUSE_WITH_GOLD_MINE, 0),
    built('site-p8-b', 'building-i-money-changer', 1),
    built('site-p8-c', 'building-i-chandlery', 2),
    built('site-p8-d', 'building-i-stonecutters-lodge', 3),
    inSlot('building', 0, 'building-i-copyists-house'),
  ).when(2, take(), declare('construct-building'), placeBuilding(0, 'site-p8-e'));
  const second = start.waitsFor(2).when(2, reward('p8', 'upper'));
  expect(second.eventsOf('PlazaRewardTaken').map(({ seat, reward: r }) => [seat, r])).toEqual([
    [2, 'upper'],
    [3, 'both'],
  ]);
  second
    .waitsFor(0)
    .refused(1, reward('p8', 'lower'), 'not-your-turn', 'TURN-9')
    .when(0, reward('p8', 'lower'))
    .waitsFor(1)
    .when(1, reward('p8', 'upper'))
    .waitsFor(2);
});
test('PLAZA-8 what a reward leads to is settled before the next one is chosen (P-PLAZA-SUB)', () => {
  const asked = complete(
    given({ players: 3 }, about('plaza-grey-blue-a', RIVALS), at(1, 'hunger-wall', 0, 2)),
  );
  asked
    .when(1, reward('p2', 'upper'))
    .open(1, 'sideways')
    .open(2, 'plaza-reward')
    .waitsFor(1)
    .when(1, sideways('hunger-wall'))
    .gains(1, { 'wall-column': 2 })
    .gains(2, { gold: 3 })
    .waitsFor(2);
});
test('PLAZA-12 a plaza hex without tile counts and frees its cubes, but pays nothing (R-37)', () => {
  const done = given(
    { players: 2 },
    emptyCity,
    offered('construct-building'),
    goods(0, { gold: 4, stone: 4 }),
    built('site-p9-a', HOUSE_FOR_GOLD, 1),
    inSlot('building', 0, 'building-i-copyists-house'),
  ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p9-b', 3));
  done.gains(1, { cubes: 1 }).open(1).waitsFor(0);
  expect(done.eventsOf('Scored').find(({ source }) => source.kind === 'plaza-buildings')?.points).toBe(2);
});

describe('DEV-1, R-60', () => {
  test('a choice that touches nothing shared waits for its owner, the turn continues; cubes return at once (R-60)', () => {
    const done = complete(given(DEV1, about('plaza-tan-1-a', RIVALS)));
    done
      .waitsFor(0)
      .open(1, 'plaza-reward')
      .gains(1, { cubes: 1 })
      .gains(2, { 'silver-window': 2, points: 4, cubes: 1 });
    done.refused(1, reward('p2', 'upper'), 'not-your-turn');
    const next = done.when(0, end).waitsFor(1);
    next.refused(1, take(5), 'answer-first', 'TIMING-7');
    next.when(1, reward('p2', 'lower')).gains(1, { points: 4 }).waitsFor(1);
  });
  test.each([
    ['a technology draw', 'plaza-tan-4-a'],
    ['a production token', 'plaza-tan-6-a'],
  ])('a choice that can touch %s is asked at once', (_what, face) => {
    const done = complete(given(DEV1, about(face, RIVALS), counts(1, { 'gold-mine': 4, quarry: 3 })));
    done.waitsFor(1);
    if (face === 'plaza-tan-6-a')
      done
        .when(1, reward('p2', 'upper'))
        .open(1, 'production-token')
        .waitsFor(1)
        .when(1, token('gold-mine', 'production-token-gold-1'));
  });
  test('the same tracks short of a marked space can wait', () => {
    complete(given(DEV1, about('plaza-tan-6-a', RIVALS), counts(1, { 'gold-mine': 3, quarry: 2 }))).waitsFor(
      0,
    );
  });
  test('a move that can reach the tiles at the Cathedral is asked at once', () => {
    // On the Hunger Wall there is nothing to reach; on the Cathedral an arrow one column on leads into tier
    // III.
    const near = complete(
      given(
        DEV1,
        about('plaza-grey-blue-a', RIVALS),
        at(1, 'cathedral', 3, 2),
        goods(1, { gold: 2, stone: 2 }),
      ),
    );
    near.waitsFor(1);
    const far = complete(given(DEV1, about('plaza-grey-blue-a', RIVALS), at(1, 'cathedral', 3, 3)));
    far.waitsFor(0);
  });
  test('a deferred choice is answered in the own turn, not while another choice of the same seat is asked', () => {
    const options = ONLINE_OPTIONS;
    const first = given(
      { players: 3, options },
      about('plaza-tan-1-a', RIVALS),
      plazaFace('p1', 'plaza-tan-4-a'),
      goods(0, { 'gold-window': 2 }),
      built('site-p1-a', 'building-i-corner-house', 1),
      technology(0, 'technology-iv-any-action'),
      inSlot('building', 1, 'building-i-chandlery'),
    );
    const two = complete(first)
      .open(1, 'plaza-reward')
      .when(0, buyExtra(EXTRA_GG))
      .when(0, declare('construct-building', 'extra'), placeBuilding(1, 'site-p1-b', 0));
    two.open(1, 'plaza-reward', 'plaza-reward').waitsFor(1);
    two
      .refused(1, reward('p2', 'upper'), 'no-open-item', 'DEV-1')
      .when(1, reward('p1', 'lower'))
      .gains(1, { points: 3 })
      .waitsFor(0);
  });
});

test('PLAZA-2 a claim is one or more own cubes there; buildings without cube give none', () => {
  const { state } = given(
    { players: 3 },
    emptyCity,
    built('site-p8-a', HOUSE_FOR_GOLD, 0),
    built('site-p8-b', 'building-i-chandlery', 0),
    built('site-p8-c', 'building-i-bakehouse', 1),
    built('site-p8-d', 'building-i-poultry-stall', 2, { cube: false }),
    built('site-p2-a', HOUSE_WITH_GOLD_MINE, 2),
  );
  expect(claimsOn(PACK, state, 'p8').map(({ seat, cubes }) => [seat, cubes])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

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
    goods(0, { gold: 5, stone: 5 }),
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
  const build = [take(), declare('construct-building'), placeBuilding(3, 'site-p2-c', 1)];
  const done = given({ players: 3 }, ...EX_9_PLAZA).when(GREEN, ...build);
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
