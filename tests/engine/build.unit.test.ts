/** BUILD: construct a Building. */
import { describe, expect, test } from 'vitest';
import { SIX } from '@/lib/game/engine/board/hex';
import {
  buildKeepingCube,
  choose,
  claim,
  declare,
  placeBuilding,
  sideways,
  take,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { counts, goods, player, wealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { acting, ready } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_GOLD_MINE, HOUSE_WITH_STONE } from '../support/engine/tiles';

test.each(['p1', 'road-01', 'house-03', 'green-01', 'countryside-01', 'nowhere'])(
  'BUILD-3 %s is no site',
  (hex) => {
    ready(HOUSE_WITH_GOLD_MINE).refused(0, placeBuilding(0, hex), 'unknown-site', 'BUILD-3');
  },
);
test('BUILD-3 every free site is offered in all six orientations (BUILD-4), no other', () => {
  const start = ready(HOUSE_WITH_GOLD_MINE, built('site-p1-a', 'building-i-chandlery', 1));
  const sites = start.offered(0).flatMap((c) => (c.type === 'PlaceBuilding' && c.slot === 0 ? [c.site] : []));
  expect(sites).toHaveLength(29 * 6);
  start.refused(0, placeBuilding(0, 'site-p1-a'), 'site-taken', 'BUILD-3');
});
test('BUILD-5, BUILD-6 the Old Town costs gold and scores, the New Town neither', { timeout: 20_000 }, () => {
  for (const { id, district, surcharge, points } of PACK.city.sites) {
    const after = ready('building-i-money-changer', emptyCity).when(0, placeBuilding(0, id, 0));
    const site = after.eventsOf('Scored').find(({ source }) => source.kind === 'site')?.points ?? 0;
    const paid = after.eventsOf('Paid').find(({ source }) => source.kind === 'site')?.cost.gold ?? 0;
    expect([site, paid], id).toEqual(district === 'old-town' ? [points, surcharge.gold] : [0, 0]);
    if (district === 'old-town') expect(surcharge.gold).toBeGreaterThan(0);
  }
});
test('BUILD-5 who cannot pay the surcharge may not build there', () => {
  ready(HOUSE_WITH_GOLD_MINE, goods(0, { gold: 2 }))
    .refused(0, placeBuilding(0, 'site-p3-a'), 'cannot-pay', 'BUILD-5')
    .when(0, placeBuilding(0, 'site-p1-a'));
});
test('BUILD-7 the reward of the tile may pay the surcharge, not the tile itself (R-26)', () => {
  ready('building-i-money-changer', goods(0, { gold: 0, stone: 2 }))
    .when(0, placeBuilding(0, 'site-p3-a'))
    .gains(0, { gold: 1, stone: -2, points: 1, cubes: -1 });
  const poor = ready('building-i-money-changer', goods(0, { gold: 9, stone: 1 }));
  poor.refused(0, placeBuilding(0, 'site-p1-a'), 'cannot-pay', 'BUILD-1');
});

test('BUILD-1 the printed cost of a building is paid at once', () => {
  acting('construct-building', inSlot('building', 0, 'building-i-lantern-maker'))
    .when(0, placeBuilding(0, 'site-p2-b'))
    .gains(0, { gold: -2, stone: -1, 'gold-window': 1, points: 1 });
});

test('BUILD-8, R-8 with a cube space an available cube is placed, without points', () => {
  ready(HOUSE_WITH_GOLD_MINE, built('site-p1-a', 'building-i-chandlery', 1))
    .when(0, placeBuilding(0, 'site-p4-a'))
    .gains(0, { gold: -3, 'gold-mine': 1, points: 2, cubes: -1 })
    .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: true }));
});
test('BUILD-8 a cube that the reward has just freed counts', () => {
  given(
    { players: 4 },
    offered('construct-building'),
    player(0, { cubes: 0, wealth: ['wealth-stone-6', 'wealth-9'] }),
    goods(0, { gold: 4, stone: 2 }),
    inSlot('building', 0, 'building-i-money-changer'),
  )
    .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-a'))
    .gains(0, { gold: 2, stone: -2, points: 1 })
    .then(({ buildings }) => expect(buildings.at(-1)?.cube).toBe(true));
});
test.each([0, 1, 2, 3, 4])(
  'BUILD-10 without cube space a point for each building at the plaza: %i others',
  (others) => {
    const sites = ['a', 'b', 'c', 'd'].slice(0, others);
    const tiles = [HOUSE_WITH_GOLD_MINE, 'building-i-chandlery', 'building-i-bakehouse', HOUSE_FOR_GOLD];
    const around = sites.map((site, i) =>
      built(`site-p8-${site}`, tiles[i] ?? '', i === 0 ? undefined : 1, { cube: false }),
    );
    const after = ready(HOUSE_WITH_STONE, ...around).when(0, placeBuilding(0, 'site-p8-e'));
    expect(after.eventsOf('Scored').find(({ source }) => source.kind === 'plaza-buildings')?.points).toBe(
      others + 1,
    );
  },
);
test('R-7, BUILD-9 without a cube a building with a space for one is legal; it gives no claim and no points', () => {
  ready(HOUSE_WITH_GOLD_MINE, player(0, { cubes: 0 }))
    .when(0, placeBuilding(0, 'site-p1-a'))
    .gains(0, { gold: -2, 'gold-mine': 1 })
    .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: false }));
});

describe('R-65 one cube for a building and a seal', () => {
  const mine = (...more: readonly Patch[]): Scenario =>
    ready(HOUSE_WITH_GOLD_MINE, counts(0, { 'gold-mine': 7 }), player(0, { cubes: 1 }), ...more);
  const keeping = buildKeepingCube(0, 'site-p1-a');
  test('R-65 or it is kept for the seal: no claim and no points for the building (BUILD-9)', () => {
    mine()
      .when(0, keeping)
      .gains(0, { gold: -2, 'gold-mine': 1, 'seal-rights': 1 })
      .then(({ buildings }) => expect(buildings.at(-1)?.cube).toBe(false))
      .when(0, claim('seal-six'))
      .gains(0, { cubes: -1, 'seal-rights': -1 });
  });
  test.each<[string, Scenario]>([
    ['two cubes are there', mine(player(0, { cubes: 2 }))],
    ['no cube is there', mine(player(0, { cubes: 0 }))],
    ['the reward brings no right', mine(counts(0, { 'gold-mine': 6 }))],
    ['the mines are at their end already', mine(counts(0, { 'gold-mine': 8 }))],
    ['the building has no space for a cube', ready(HOUSE_WITH_STONE, player(0, { cubes: 1, sealRights: 1 }))],
  ])('R-65, BUILD-8 there is no such choice if %s', (_why, scenario) => {
    scenario.refused(0, keeping, 'no-cube-choice', 'R-65').when(0, placeBuilding(0, 'site-p1-a'));
  });
});

test('BUILD-12 the symbol gives one move on the Cathedral', () => {
  ready('building-i-chandlery')
    .when(0, placeBuilding(0, 'site-p1-a'))
    .open(0, 'sideways')
    .when(0, sideways('cathedral'))
    .gains(0, { 'cathedral-column': 1 });
});
test('BUILD-13, BUILD-2, TIMING-3 payment, refill, reward, surcharge, placement, points, the plaza last', () => {
  const { events } = acting(
    'construct-building',
    emptyCity,
    built('site-p3-a', HOUSE_FOR_GOLD, 1),
    built('site-p3-b', 'building-i-chandlery', 1),
    inSlot('building', 0, HOUSE_WITH_STONE),
  ).when(0, placeBuilding(0, 'site-p3-c', 1));
  const order = events.map((event) =>
    event.type === 'Scored' || event.type === 'Paid' ? `${event.type} ${event.source.kind}` : event.type,
  );
  expect(order.slice(0, 10)).toEqual([
    'Paid building',
    'TileTaken',
    'RowRefilled',
    'Gained',
    'Paid site',
    'BuildingPlaced',
    'Scored site',
    'Scored plaza-buildings',
    'ActionDone',
    'PlazaCompleted',
  ]);
});
test('a choice inside the reward is made before the turn ends', () => {
  ready('building-i-carters-yard')
    .when(0, placeBuilding(0, 'site-p1-a'))
    .open(0, 'choice', 'sideways')
    .when(0, choose(1))
    .gains(0, { quarry: 1 });
});

describe('BUILD-14, TURN-6 declaring', () => {
  test('is refused when no tile can be paid', () => {
    given(offered('construct-building'), goods(0, { gold: 0, stone: 0 }))
      .when(0, take())
      .refused(0, declare('construct-building'), 'action-impossible', 'TURN-6');
  });
  test('is refused when no site is left', () => {
    const full = PACK.city.sites.map(({ id }) => ({
      site: id,
      tile: 'building-ii-almshouse',
      rotation: 0 as const,
      cube: false,
    }));
    given(
      (of) => ({ ...of, state: { ...of.state, buildings: full } }),
      offered('construct-building'),
      goods(0, { gold: 5, stone: 5 }),
      wealth(0),
    )
      .when(0, take())
      .refused(0, declare('construct-building'), 'action-impossible', 'TURN-6');
  });
  test('placing needs the declaration', () => {
    given(offered('construct-building')).refused(0, placeBuilding(0, 'site-p1-a'), 'not-declared', 'TURN-6');
  });
});

test('BUILD-11, CORNER-1 a blue corner on a printed one brings its token with the placement', () => {
  const start = acting('construct-building', inSlot('building', 0, HOUSE_WITH_STONE));
  const matched = SIX.map((rotation) => start.when(0, placeBuilding(0, 'site-p2-a', rotation))).filter(
    (done) => done.events.some(({ type }) => type === 'CornersMatched'),
  );
  expect(matched).toHaveLength(1);
  matched[0]?.gains(0, { gold: -1, points: 1, 'blue-token': 1 });
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
  const building = start.when(0, take(), declare('construct-building'));

  test('EX-45 with both cubes on buildings no seal can be claimed (SEAL-5)', () => {
    expect(start.player(0).cubes).toBe(0);
    start.refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
  test('EX-45 a third building with cube space gives no claim and no points (BUILD-9)', () => {
    building
      .when(0, placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -1, stone: -1, 'silver-window': 1 })
      .then(({ buildings }) => expect(buildings.at(-1)).toMatchObject({ seat: 0, cube: false }));
  });
  test('EX-45 the cubes of an evaluated plaza are available again (PLAZA-9)', () => {
    building
      .when(0, placeBuilding(1, 'site-p2-c'))
      .when(0, claim('seal-six'))
      .gains(0, { cubes: -1, 'seal-rights': -1 });
  });
});
