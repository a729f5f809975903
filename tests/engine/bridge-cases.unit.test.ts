/** BRIDGE: charles Bridge, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import { bridgeTile, cathedralTile, declare, moveUp, plank, road, take } from '../support/engine/commands';
import { nextBridgeTiles, offered, planked, plankedWithV, vTilesAt } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  noWealth,
  pawn,
  player,
  upgraded,
} from '../support/engine/patches-player';
import { pointsFor } from '../support/engine/points';
import { type Scenario, given } from '../support/engine/scenario';
import { acting } from '../support/engine/scenes';
import { PACK, type Patch, patch } from '../support/engine/table';
import { anUpgrade } from '../support/engine/tiles';

const POINT_FOR_MINES = anUpgrade({ action: 'manage-mines', bonus: { kind: 'points', n: 1 } });

/** The tiles shown to the seat that has to choose a bridge tile. */
const shown = ({ state, secrets }: Scenario): readonly string[] =>
  secrets?.offers[state.items.find(({ kind }) => kind === 'bridge-tile')?.id ?? -1] ?? [];

describe('bridge and V tiles', () => {
  const onFour = (...patches: readonly Patch[]): Scenario =>
    acting('kings-road', pawn(0, 4), goods(0, { egg: 1 }), ...patches);

  test.each([
    [3, []],
    [2, ['bridge-place-1']],
    [1, ['bridge-place-1', 'bridge-place-2']],
  ])('R-2 at V all %i V tiles left at the bridge are shown, one is taken', (left, planks) => {
    const reached = onFour(plankedWithV(...planks)).when(0, road);
    const stack = reached.state.bridgeStacks;
    expect(shown(reached)).toHaveLength(left);
    const [first = ''] = shown(reached);
    const done = reached.when(0, bridgeTile(first), plank('bridge-place-5'));
    expect(done.player(0).vTiles.map(({ tile }) => tile)).toEqual([first]);
    expect(done.state.bridgeStacks.V).toBe(left - 1);
    expect(stack.cathedral, 'those at the Cathedral are another group').toBe(3);
  });
  test('R-63 the tile of rows counts the printed numbers, and the lowest row is 0', () => {
    const owns = player(0, { vTiles: [{ tile: 'bridge-v-rows', from: 'bridge' }] });
    const points = (wall: number, cathedral: number): number => {
      const { state } = given(owns, at(0, 'hunger-wall', wall, 0), at(0, 'cathedral', cathedral, 0));
      return sumLines(finalLines(PACK, state, 0).filter(({ source }) => source === 'v-tile'));
    };
    expect([points(0, 0), points(3, 0), points(3, 4)]).toEqual([0, 6, 14]);
  });
});

describe('eggs', () => {
  test('BRIDGE-5 with five planks no plank is owed, and none can be laid', () => {
    const places = ['bridge-place-1', 'bridge-place-2', 'bridge-place-3', 'bridge-place-4', 'bridge-place-5'];
    const whole = given(
      { players: 4 },
      offered('kings-road'),
      noWealth(0),
      goods(0, { egg: 1 }),
      pawn(0, 3),
      nextBridgeTiles('bridge-iv-red-tokens'),
      planked(...places.filter((_p, i) => i < 3)),
      patch(({ bridge }) => ({
        bridge: bridge.map((place) => ({ ...place, plank: place.plank ?? 'bridge-v-walls' })),
      })),
    ).when(0, take(), declare('kings-road'), road);
    const [offer] = whole.offered(0);
    if (offer?.type !== 'ChooseBridgeTile') throw new Error('three tiles are offered');
    const chosen = whole.when(0, bridgeTile(offer.tile));
    expect(chosen.state.items.filter(({ kind }) => kind === 'plank')).toEqual([]);
    expect(chosen.eventsOf('PlankPlaced')).toEqual([]);
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

describe('EX-34 Complete bridge', () => {
  const full = planked(
    'bridge-place-1',
    'bridge-place-2',
    'bridge-place-3',
    'bridge-place-4',
    'bridge-place-5',
  );

  test('EX-34 IV: only the bonus of the chosen tile, the tile is discarded (BRIDGE-6)', () => {
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

const owns = (tile: string): Patch => player(0, { vTiles: [{ tile, from: 'bridge' }] });

describe('EX-22 to EX-25 V tiles', () => {
  test.each([
    ['EX-22', 'bridge-v-university', 8, [heights(0, { university: 8 })]],
    ['EX-23', 'bridge-v-gold-mines', 8, [counts(0, { 'gold-mine': 8 })]],
    ['EX-23', 'bridge-v-quarries', 7, [counts(0, { quarry: 7 })]],
    ['EX-24', 'bridge-v-rows', 6, [at(0, 'hunger-wall', 3, 0)]],
    ['EX-24', 'bridge-v-rows', 10, [at(0, 'hunger-wall', 3, 0), at(0, 'cathedral', 2, 0)]],
    ['EX-25', 'bridge-v-upgrades', 6, [upgraded(0, 'upgrade-i-pit-props'), upgraded(0, POINT_FOR_MINES)]],
  ] as const)('%s %s scores %i at the end', (_id, tile, points, patches) => {
    expect(pointsFor('v-tile', ...patches, owns(tile))).toBe(points);
  });
  test.each([
    ['EX-22', 'bridge-v-university', 3],
    ['EX-23', 'bridge-v-gold-mines', 3],
    ['EX-23', 'bridge-v-quarries', 3],
    ['EX-24', 'bridge-v-rows', 0],
    ['EX-25', 'bridge-v-upgrades', 0],
  ] as const)(
    '%s %s gives %i points when taken, at the bridge as at the Cathedral (BRIDGE-4)',
    (_id, tile, points) => {
      given(offered('kings-road'), goods(0, { egg: 1 }), pawn(0, 4), vTilesAt('bridge-V', tile))
        .when(0, take(), declare('kings-road'), road, bridgeTile(tile), plank('bridge-place-3'))
        .gains(0, { road: 1, 'blue-token': 1, ...(points ? { points } : {}) });
      given(
        goods(0, { 'silver-window': 2 }),
        goods(0, { gold: 2, stone: 2 }),
        at(0, 'cathedral', 3, 0),
        vTilesAt('cathedral-V', tile),
      )
        .when(0, moveUp('cathedral'), cathedralTile(tile))
        .gains(0, {
          'silver-window': -2,
          gold: -2,
          stone: -2,
          'cathedral-row': 1,
          ...(points ? { points } : {}),
        });
    },
  );
});
