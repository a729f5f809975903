/** Tracks, limits, eggs, technologies and windows of one player: the figures and the moments that are easily got wrong. */
import { describe, expect, test } from 'vitest';
import {
  bridgeTile,
  buyEgg,
  collect,
  declare,
  end,
  mines,
  quarries,
  road,
  roadEgg,
  scoreSpecial,
  take,
  token,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { nextBridgeTiles, offered, planked } from '../support/engine/patches-board';
import { counts, goods, noWealth, pawn, productionToken, technology } from '../support/engine/patches-player';
import { patch, type Patch } from '../support/engine/table';

const mining = (...patches: readonly Patch[]) =>
  given(offered('manage-mines'), noWealth(0), ...patches).when(0, take(), declare('manage-mines'));
const quarrying = (...patches: readonly Patch[]) =>
  given(offered('manage-quarries'), noWealth(0), ...patches).when(0, take(), declare('manage-quarries'));

describe('tracks', () => {
  test('QUARRY-1 seven quarries at most, one more with every advance before', () => {
    quarrying(counts(0, { quarry: 6 }))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1, quarry: 1, 'seal-rights': 1 });
    quarrying(counts(0, { quarry: 7 }))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1 });
  });
  test('MINE-1 eight mines at most', () => {
    mining(counts(0, { 'gold-mine': 7 }))
      .when(0, mines('increase'))
      .gains(0, { gold: 1, 'gold-mine': 1, 'seal-rights': 1 });
    mining(counts(0, { 'gold-mine': 8 }))
      .when(0, mines('increase'))
      .gains(0, { gold: 1 });
  });
  const points = 'production-token-two-points-1';
  test('PROD-1 any token of the river; taking it pays nothing', () => {
    const due = mining(counts(0, { 'gold-mine': 4 })).when(0, mines('increase'));
    expect(due.offered(0).filter(({ type }) => type === 'ChooseProductionToken')).toHaveLength(8);
    due.when(0, token('gold-mine', points)).gains(0, {});
  });
  test('PROD-3, PROD-4 a token taken has left the river', () => {
    const taken = mining(counts(0, { 'gold-mine': 4 })).when(
      0,
      mines('increase'),
      token('gold-mine', points),
    );
    expect(taken.state.river).toHaveLength(7);
    expect(taken.state.river).not.toContain(points);
    quarrying(counts(0, { quarry: 3 }), productionToken(0, 'gold-mine', points))
      .when(0, quarries('increase'))
      .refused(0, token('quarry', points), 'token-not-in-river', 'PROD-1');
  });
  test('WEALTH-1 nobody holds more than 9 gold or 9 stone', () => {
    quarrying(goods(0, { stone: 8 }), counts(0, { quarry: 2 }))
      .when(0, quarries('produce'))
      .gains(0, { stone: 1 });
    mining(goods(0, { gold: 8 }))
      .when(0, mines('produce'))
      .gains(0, { gold: 1 });
  });
});

describe('the wheel', () => {
  const five = (position: number, ...patches: readonly Patch[]) =>
    given(
      offered('manage-mines', 'window', position),
      patch(({ crane }) => ({
        crane: { ...crane, tiles: crane.tiles.map((tile) => ({ ...tile, fivePoints: true })) },
      })),
      ...patches,
    );
  test.each([7, 8, 11])(
    'CRANE-12 a tile with the token is worth 5 points at the blue position %i too',
    (position) => {
      five(position).when(0, take(position)).gains(0, { points: 5 });
    },
  );
  test('CRANE-12 the token is off the tile when it comes back', () => {
    const done = five(4).when(0, take(), declare('manage-mines'), mines('increase'));
    const { tile } = done.state.turn;
    const ended = done.when(0, end);
    expect(ended.state.crane.tiles.find((found) => found.tile === tile?.tile)?.fivePoints).toBe(false);
  });
  const master = technology(0, 'technology-i-crane-points');
  test('TECH-I1, R-44 not for a tile without points; later for points of the slot, but once per turn', () => {
    given(offered('manage-mines', 'special', 4), master)
      .when(0, take())
      .gains(0, {})
      .when(0, scoreSpecial)
      .gains(0, { points: 2 });
    given(offered('manage-mines', 'special', 8), master)
      .when(0, take(8))
      .gains(0, { points: 3 })
      .when(0, scoreSpecial)
      .gains(0, { points: 1 });
    given(offered('manage-mines', 'window', 4), master)
      .when(0, take(), collect)
      .gains(0, { 'silver-window': 1 });
  });
  test('TECH-I1, R-44 points of TECH-I2 are not points of the wheel', () => {
    given(offered('manage-mines', 'gold-1'), noWealth(0), master, technology(0, 'technology-i-wheel-gold'))
      .when(0, take(), collect)
      .gains(0, { gold: 2, points: 1 });
  });
});

describe('eggs', () => {
  test('ROAD-4 the egg effect costs exactly one egg', () => {
    const on = given(offered('kings-road'), noWealth(0), goods(0, { egg: 3 })).when(
      0,
      take(),
      declare('kings-road'),
      road,
    );
    on.when(0, roadEgg('I', 0)).gains(0, { egg: -1, quarry: 1 });
  });
  test('EGG-2 the offer of the wheel is one egg', () => {
    given(offered('manage-mines'), goods(0, { gold: 2 }))
      .when(0, take(), buyEgg)
      .gains(0, { egg: 1, gold: -1 });
  });
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
