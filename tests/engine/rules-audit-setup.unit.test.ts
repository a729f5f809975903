/** What a table looks like before the first turn, rule by rule and figure by figure. */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/engine/actions/crane';
import { given } from '../support/engine/given';
import { PACK } from '../support/engine/table';

describe('the players', () => {
  const { state } = given({ players: 4 });

  test('SETUP-18 four cubes mark the starts of the tracks, three cover the wealth bonuses', () => {
    for (const { counts, heights, wealth } of state.players) {
      expect(counts).toEqual({ 'gold-mine': 3, quarry: 2 });
      expect(heights).toEqual({ technology: 0, university: 0 });
      expect(wealth).toEqual([]);
    }
    expect(PACK.playerBoard.wealthBonuses).toHaveLength(3);
    expect(PACK.playerBoard.cubes).toMatchObject({ tracks: 4, wealth: 3 });
  });
  test('SETUP-19 one cube in the corner of each grid: lowest row, the column the moves start from', () => {
    for (const { grids } of state.players)
      expect(grids).toEqual({ 'hunger-wall': { row: 0, column: 0 }, cathedral: { row: 0, column: 0 } });
    expect(PACK.frameByGrid['hunger-wall'].direction).toBe('left');
    expect(PACK.frameByGrid.cathedral.direction).toBe('right');
    expect(PACK.playerBoard.cubes.projects).toBe(2);
  });
  test('SETUP-20 two of the eleven cubes are available', () => {
    for (const { cubes } of state.players) expect(cubes).toBe(2);
    const { total, tracks, wealth, projects } = PACK.playerBoard.cubes;
    expect(total - tracks - wealth - projects).toBe(2);
  });
  test('SETUP-21 2 gold and 2 stone, nothing else and no points', () => {
    for (const player of state.players) {
      expect(player.goods).toEqual({ gold: 2, stone: 2, egg: 0, 'silver-window': 0, 'gold-window': 0 });
      expect(player.tokens).toEqual({ 'blue-token': 0, 'red-token': 0 });
      expect(player).toMatchObject({ score: 0, technologies: [], walls: [], vTiles: [], sealRights: 0 });
      expect(Object.values(player.upgrades).flat()).toEqual([]);
    }
  });
});

describe('the table', () => {
  test.each([
    [2, [0, 1, 2, 3, 4, 5]],
    [3, [0, 1, 2, 3, 5, 6]],
    [4, [0, 1, 2, 3, 4, 5]],
  ] as const)('CRANE-4 with %i players the tiles fill the first six unblocked places', (players, places) => {
    const { state } = given({ players });
    const found = state.crane.tiles.map((tile) => positionOf(state, tile));
    expect(found.sort((a, b) => a - b)).toEqual(places);
    expect(found).not.toContain(state.crane.arrow);
    for (const position of found) expect(PACK.crane.positions[position]?.zone).not.toBe('blue');
  });
  test('SETUP-2 seat 0 begins, whatever the seed', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(given({ players: 3, seed }).waitsFor(0).state.turn).toMatchObject({ seat: 0, number: 1 });
  });
  test('SETUP-8 without a variant: original tiers I to III, two rows each, and no King’s Road tile', () => {
    const { variant } = given().state.setup;
    expect(variant.tiers).toEqual({ 'hunger-wall': 'base', cathedral: 'base' });
    expect(variant.roadTiles).toEqual({});
    for (const frame of Object.values(PACK.frameByGrid)) {
      expect(frame.tiers.map(({ tier, rows }) => [tier, rows])).toEqual([
        ['I', [0, 1]],
        ['II', [2, 3]],
        ['III', [4, 5]],
      ]);
    }
  });
  test('ROAD-12 the effects of I, II and III stand in the order of the list', () => {
    const kinds = PACK.kingsRoad.spaces.map(({ space, free }) => [space, free?.kind]);
    expect(kinds).toEqual([
      ['I', 'choose-one'],
      ['II', 'pay'],
      ['III', 'points-per'],
      ['IV', undefined],
      ['V', undefined],
    ]);
  });
  test('VARIANT-12 three road tiles with two sides, one for each of the spaces I to III', () => {
    const tiles = PACK.kingsRoad.variantTiles;
    expect(
      tiles.map((tile) => [tile.replacesFreeEffectOf, tile.faces.map(({ free }) => free?.kind)]),
    ).toEqual([
      ['road-space-i', ['both', 'ability']],
      ['road-space-ii', ['points-per', 'ability']],
      ['road-space-iii', ['both', 'ability']],
    ]);
  });
});
