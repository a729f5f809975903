/** Worked examples of the specification, section 8: production, road and bridge, technologies, windows. */
import { describe, expect, test } from 'vitest';
import {
  bridgeTile,
  choose,
  chooseTechnology,
  declare,
  end,
  keep,
  mines,
  placeBuilding,
  plank,
  produceKind,
  road,
  roadEffect,
  roadEgg,
  take,
  use,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { nextBridgeTiles, offered, planked, plankedWithV, vTilesAt } from '../support/engine/patches-board';
import {
  counts,
  goods,
  heights,
  nextTechnologies,
  noWealth,
  pawn,
  productionToken,
  technology,
  upgraded,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';

describe('EX-3 Producing gold', () => {
  const with6 = [
    offered('manage-mines'),
    noWealth(0),
    counts(0, { 'gold-mine': 6 }),
    productionToken(0, 'gold-mine', 'production-token-stone-1'),
  ] as const;
  test('EX-3 six mines: 6 gold, the printed 2 points and the token (MINE-3, PROD-2)', () => {
    given(...with6, goods(0, { gold: 1 }))
      .when(0, take(), declare('manage-mines'), mines('produce'))
      .gains(0, { gold: 6, points: 2, stone: 1 });
  });
  test('EX-3 at most 9 gold (WEALTH-1)', () => {
    given(...with6, goods(0, { gold: 5 }))
      .when(0, take(), declare('manage-mines'), mines('produce'))
      .gains(0, { gold: 4, points: 2, stone: 1 });
  });
});

describe('EX-11 On to the bridge', () => {
  const start = given(
    offered('kings-road'),
    goods(0, { egg: 2 }),
    pawn(0, 4),
    planked('bridge-place-1'),
    vTilesAt('bridge-V', 'bridge-v-upgrades', 'bridge-v-walls', 'bridge-v-university'),
  ).when(0, take(), declare('kings-road'), road);

  test('EX-11 one egg, any V tile of the stack, on any free place (BRIDGE-3)', () => {
    start.gains(0, { egg: -1, road: 1 });
    expect(start.offered(0)).toHaveLength(3);
    const chosen = start.when(0, bridgeTile('bridge-v-walls'));
    chosen.refused(0, plank('bridge-place-1'), 'place-taken', 'BRIDGE-9');
    expect(chosen.offered(0).filter(({ type }) => type === 'PlacePlank')).toHaveLength(4);
  });
  test('EX-11 on the middle place an egg and a blue token; the tile is hers', () => {
    start
      .when(0, bridgeTile('bridge-v-walls'), plank('bridge-place-3'))
      .gains(0, { egg: 1, 'blue-token': 1 })
      .then(({ players, bridge }) => {
        expect(players[0]?.vTiles).toEqual([{ tile: 'bridge-v-walls', from: 'bridge' }]);
        expect(bridge[2]?.plank).toBe('bridge-v-walls');
      });
  });
});

test('EX-30 after a mine advance gold or stone may be produced, without any upgrade bonus (TECH-IV6)', () => {
  const start = given(
    offered('manage-mines'),
    noWealth(0),
    goods(0, { gold: 0, stone: 0 }),
    technology(0, 'technology-iv-production'),
    upgraded(0, 'upgrade-i-pit-props'),
    upgraded(0, 'upgrade-i-iron-wedges'),
  ).when(0, use('technology-iv-production'), choose(0));
  start.gains(0, { 'gold-mine': 1 });
  start.when(0, produceKind('gold')).gains(0, { gold: 4, points: 1 });
  start
    .when(0, produceKind('stone'))
    .gains(0, { stone: 2 })
    .then(({ turn }) => expect(turn.performances).toEqual([]));
});

test('EX-31 the building discount of 2 lowers a cost of 1 gold to 0, not below (TECH-IV1)', () => {
  given(
    offered('manage-mines'),
    goods(0, { gold: 0, stone: 0 }),
    technology(0, 'technology-iv-building'),
    inSlot('building', 0, 'building-i-rubble-yard'),
  )
    .when(0, use('technology-iv-building'), declare('construct-building', 'tech:technology-iv-building'))
    .when(0, placeBuilding(0, 'site-p1-a'))
    .gains(0, { stone: 2, points: 1 });
});

describe('EX-33 Technologies', () => {
  const college = [
    offered('construct-building', 'special'),
    goods(0, { gold: 3 }),
    inSlot('building', 3, 'building-i-masters-college'),
  ] as const;
  const learn = [take(), declare('construct-building'), placeBuilding(3, 'site-p1-a')];

  test('EX-33 a level I tile gained this turn gives nothing this turn (TECH-G6)', () => {
    const owned = given(
      ...college,
      nextTechnologies('I', 'technology-i-mine-points'),
      technology(0, 'technology-iv-production'),
    ).when(0, ...learn, chooseTechnology('technology-i-mine-points'));
    owned.when(0, use('technology-iv-production'), choose(0)).gains(0, { 'gold-mine': 1 });
  });
  test('EX-33 it works on the next own turn (TECH-G6)', () => {
    given(offered('manage-mines'), technology(0, 'technology-i-mine-points'))
      .when(0, take(), declare('manage-mines'), mines('increase'))
      .gains(0, { 'gold-mine': 1, gold: 1, points: 2 });
  });
  test('EX-33 a level III tile gained this turn may be used at once (TECH-G7)', () => {
    given(...college, heights(0, { technology: 3 }), nextTechnologies('III', 'technology-iii-university'))
      .when(0, ...learn, chooseTechnology('technology-iii-university'), use('technology-iii-university'))
      .then(({ players }) => {
        expect(players[0]?.heights.university).toBe(4);
        expect(players[0]?.usedTechnologies).toEqual(['technology-iii-university']);
      });
  });
});

describe('EX-34 Complete bridge', () => {
  const full = planked(
    'bridge-place-1',
    'bridge-place-2',
    'bridge-place-3',
    'bridge-place-4',
    'bridge-place-5',
  );

  test('EX-34 IV: the bonus of the chosen tile alone, the tile is discarded (BRIDGE-6)', () => {
    given(
      offered('kings-road'),
      goods(0, { egg: 1 }),
      pawn(0, 3),
      nextBridgeTiles('bridge-iv-blue-tokens', 'bridge-iv-gold-window', 'bridge-iv-red-tokens'),
      planked('bridge-place-1', 'bridge-place-2'),
      plankedWithV('bridge-place-3', 'bridge-place-4', 'bridge-place-5'),
    )
      .when(0, take(), declare('kings-road'), road)
      .gains(0, { egg: -1, road: 1 })
      .when(0, bridgeTile('bridge-iv-red-tokens'))
      .gains(0, { 'red-token': 2 })
      .open(0)
      .then(({ bridge, bridgeStacks, players }) => {
        expect(bridge.map((place) => place.plank)).not.toContain('bridge-iv-red-tokens');
        expect(bridgeStacks.IV).toBe(3);
        expect(players[0]?.vTiles).toEqual([]);
      });
  });
  test('EX-34 V: the tile is kept, no covered bonuses (BRIDGE-7)', () => {
    given(
      offered('kings-road'),
      goods(0, { egg: 1 }),
      pawn(0, 4),
      full,
      vTilesAt('bridge-V', 'bridge-v-upgrades', 'bridge-v-walls', 'bridge-v-university'),
    )
      .when(0, take(), declare('kings-road'), road, bridgeTile('bridge-v-university'))
      .gains(0, { egg: -1, road: 1, points: 3 })
      .open(0)
      .then(({ players }) =>
        expect(players[0]?.vTiles).toEqual([{ tile: 'bridge-v-university', from: 'bridge' }]),
      );
  });
});

describe("EX-35 King's Road without egg", () => {
  test.each([
    [0, 'I'],
    [1, 'II'],
    [2, 'III'],
  ] as const)('EX-35 from space %i on %s only the free effect is left (ROAD-4)', (from, space) => {
    given(offered('kings-road'), pawn(0, from))
      .when(0, take(), declare('kings-road'), road)
      .refused(0, roadEgg(space, 0), 'cannot-pay', 'ROAD-4')
      .when(0, roadEffect(space, space === 'I' ? 0 : undefined));
  });
  test.each([
    [3, 'IV'],
    [4, 'V'],
  ] as const)('EX-35 from space %i on %s cannot be reached (ROAD-13)', (from, _space) => {
    given(offered('kings-road'), pawn(0, from))
      .when(0, take())
      .refused(0, declare('kings-road'), 'action-impossible', 'TURN-6');
  });
});

describe('EX-36 End of turn with three windows', () => {
  const ended = given(offered('manage-mines'), goods(0, { 'gold-window': 1, 'silver-window': 2 })).when(
    0,
    take(),
    declare('manage-mines'),
    mines('increase'),
    end,
  );
  test('EX-36 the player chooses which one goes (WINDOW-3)', () => {
    expect(ended.offered(0).filter(({ type }) => type === 'DiscardWindows')).toEqual([
      keep(0, 2),
      keep(1, 1),
    ]);
    ended.when(0, keep(0, 2)).gains(0, { 'gold-window': -1 }).waitsFor(1);
    ended.when(0, keep(1, 1)).gains(0, { 'silver-window': -1 }).waitsFor(1);
    ended.refused(0, keep(1, 2), 'wrong-number-of-windows', 'WINDOW-3');
  });
});
