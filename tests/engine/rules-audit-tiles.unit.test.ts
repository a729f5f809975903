/** Paying, taking and placing hexagon tiles: what is taken from whom, and who gains. */
import { describe, expect, test } from 'vitest';
import {
  bonus,
  buyExtra,
  declare,
  EXTRA_GG,
  mines,
  placeBuilding,
  placeUpgrade,
  placeWall,
  plazaTile,
  take,
  use,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { claimedSeal, goods, noWealth, pawn, technology, upgraded } from '../support/engine/patches-player';
import { emptySlot, inSlot } from '../support/engine/patches-rows';
import { patch } from '../support/engine/table';

const RICH = goods(0, { gold: 5, stone: 5 });

describe('costs', () => {
  test('BUILD-1 the printed cost of a building is paid at once', () => {
    given(offered('construct-building'), RICH, noWealth(0), inSlot('building', 0, 'building-i-lantern-maker'))
      .when(0, take(), declare('construct-building'))
      .when(0, placeBuilding(0, 'site-p2-b'))
      .gains(0, { gold: -1, stone: -1, 'gold-window': 1, points: 1 });
    given(
      offered('construct-building'),
      goods(0, { gold: 1, stone: 1 }),
      inSlot('building', 0, 'building-i-lantern-maker'),
      inSlot('building', 1, 'building-i-assay-office'),
    )
      .when(0, take(), declare('construct-building'))
      .refused(0, placeBuilding(1, 'site-p2-b'), 'cannot-pay', 'BUILD-1');
  });
  test('SPECIAL-3 the special tile costs what is printed on it', () => {
    given(offered('construct-wall', 'special'), RICH, noWealth(0), inSlot('wall', 3, 'wall-i-arsenal'))
      .when(0, take(), declare('construct-wall'), placeWall(3, 'wall-cell-1'))
      .then((_state, now) =>
        expect(now.eventsOf('Paid').map(({ cost }) => cost)).toEqual([{ gold: 1, stone: 3 }]),
      );
    given(
      offered('construct-wall', 'special'),
      goods(0, { gold: 0, stone: 3 }),
      inSlot('wall', 3, 'wall-i-arsenal'),
    )
      .when(0, take(), declare('construct-wall'))
      .refused(0, placeWall(3, 'wall-cell-1'), 'cannot-pay', 'WALL-1');
  });
});

describe('TURN-6 an action needs all its obligatory parts', () => {
  const refused = (action: 'construct-wall' | 'construct-building' | 'upgrade-action' | 'kings-road') =>
    ['action-impossible', 'TURN-6', action] as const;
  test('TURN-6 a tile in the row', () => {
    const none = ([0, 1, 2, 3] as const).map((slot) => emptySlot('upgrade', slot));
    const [code, rule, action] = refused('upgrade-action');
    given(offered('upgrade-action'), ...none)
      .when(0, take())
      .refused(0, declare(action), code, rule);
  });
  test('TURN-6 its price', () => {
    const [code, rule, action] = refused('construct-wall');
    given(offered('construct-wall'), goods(0, { stone: 0 }))
      .when(0, take())
      .refused(0, declare(action), code, rule);
  });
  test('TURN-6 an egg for IV and V, and a pawn that is not on V', () => {
    const [code, rule, action] = refused('kings-road');
    for (const from of [3, 4])
      given(offered('kings-road'), pawn(0, from)).when(0, take()).refused(0, declare(action), code, rule);
    given(offered('kings-road'), pawn(0, 5), goods(0, { egg: 3 }))
      .when(0, take())
      .refused(0, declare(action), 'pawn-at-the-end', 'ROAD-2');
    given(offered('kings-road'), pawn(0, 3), goods(0, { egg: 1 })).when(0, take(), declare(action));
  });
});

describe('upgrades', () => {
  test('UPGRADE-3 the era of the tile counts, not the one being played', () => {
    const eraTwo = patch(({ rows }) => ({
      rows: {
        ...rows,
        upgrade: { ...rows.upgrade, slots: ['upgrade-ii-stone-saw', ...rows.upgrade.slots.slice(1)] },
      },
    }));
    const done = given(offered('upgrade-action'), eraTwo).when(
      0,
      take(),
      declare('upgrade-action'),
      placeUpgrade(0),
    );
    expect(done.state.era).toBe('I');
    done.gains(0, { university: 2 });
  });
  test('TURN-5 the same action twice in a turn: the upgrade pays each performance once', () => {
    const props = 'upgrade-i-pit-props'; // 1 stone
    given(offered('manage-mines'), upgraded(0, props), noWealth(0), goods(0, { 'gold-window': 2 }))
      .when(0, take(), buyExtra(EXTRA_GG))
      .when(
        0,
        declare('manage-mines'),
        mines('increase'),
        declare('manage-mines', 'extra'),
        mines('increase'),
      )
      .gains(0, { gold: 2, 'gold-mine': 2 })
      .when(0, bonus(1, props), bonus(2, props))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
      .refused(0, bonus(2, props), 'already-paid', 'UPGRADE-9');
  });
});

describe('corners', () => {
  test('CORNER-4 owners of the other corners gain nothing', () => {
    const start = given(
      { players: 3 },
      emptyCity,
      offered('construct-building'),
      RICH,
      noWealth(0),
      built('site-p2-a', 'building-i-corner-house', 1),
      inSlot('building', 0, 'building-i-rubble-yard'),
    ).when(0, take(), declare('construct-building'));
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
});

describe('what stays', () => {
  test('SEAL-7 the cube on a seal stays when cubes on buildings come back', () => {
    const done = given(
      { players: 2 },
      emptyCity,
      offered('construct-building'),
      RICH,
      noWealth(0),
      claimedSeal(0, 'seal-six'),
      plazaFace('p1', 'plaza-tan-1-a'),
      built('site-p1-a', 'building-i-chandlery', 0),
      inSlot('building', 0, 'building-i-rubble-yard'),
    ).when(0, take(), declare('construct-building'));
    expect(done.holdings(0).cubes).toBe(0);
    const after = done.when(0, placeBuilding(0, 'site-p1-b'));
    expect(after.holdings(0).cubes).toBe(1);
    expect(after.state.seals).toEqual([{ seal: 'seal-six', seat: 0 }]);
  });
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
      inSlot('building', 0, 'building-i-rubble-yard'),
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
