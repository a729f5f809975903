/** Worked examples of the specification, section 8: final scoring. */
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '@/lib/engine/state';
import { finalLines, total } from '@/lib/engine/phases/final-lines';
import { rankingOf } from '@/lib/engine/phases/scoring';
import { given, type Scenario } from '../support/engine/given';
import { bridgeTile, cathedralTile, declare, moveUp, plank, road, take } from '../support/engine/commands';
import { offered, vTilesAt } from '../support/engine/patches-board';
import {
  at,
  claimedSeal,
  counts,
  goods,
  heights,
  pawn,
  player,
  tokens,
  upgraded,
} from '../support/engine/patches-player';
import { PACK, type Patch } from '../support/engine/table';

/** Points of one kind that final scoring would add for seat 0. */
function pointsFor(source: SourceKind, ...patches: readonly Patch[]): number {
  return lines(given(...patches), source);
}
function lines(scenario: Scenario, source: SourceKind): number {
  return total(finalLines(PACK, scenario.state, 0).filter((line) => line.source === source));
}
const owns = (tile: string): Patch => player(0, { vTiles: [{ tile, from: 'bridge' }] });
const ALL_WALLS = PACK.walls.slice(0, 12).map(({ id }, i) => ({
  tile: id,
  cell: `wall-cell-${i + 1}`,
  rotation: 0 as const,
}));

test.each([
  [7, 0, 0],
  [7, 8, 21],
])('EX-18 %i technology advances, university %i: %i points (SCORE-3)', (technology, university, points) => {
  expect(pointsFor('academics', heights(0, { technology, university }))).toBe(points);
});

test('EX-19 Cathedral: 13 for the top row and 3 red tokens in a column worth 3 make 22 (SCORE-4, SCORE-5)', () => {
  const end = given(at(0, 'cathedral', 5, 5), tokens(0, { 'red-token': 3 }), owns('bridge-v-walls'));
  expect(lines(end, 'cathedral') + lines(end, 'tokens')).toBe(22);
});

test('EX-20 pair seal with 5 gold and 8 stone: 15 points (SEAL-10)', () => {
  expect(pointsFor('seal', goods(0, { gold: 5, stone: 8 }), claimedSeal(0, 'seal-pair'))).toBe(15);
});

test.each([
  ['seal-gold', { gold: 9, stone: 0 }, 18],
  ['seal-stone', { gold: 0, stone: 9 }, 18],
  ['seal-pair', { gold: 9, stone: 9 }, 27],
])('EX-21 %s with %o: %i points', (seal, amounts, points) => {
  expect(pointsFor('seal', goods(0, amounts), claimedSeal(0, seal))).toBe(points);
});

describe('EX-22 to EX-25 V tiles', () => {
  test.each([
    ['EX-22', 'bridge-v-university', 8, [heights(0, { university: 8 })]],
    ['EX-23', 'bridge-v-gold-mines', 8, [counts(0, { 'gold-mine': 8 })]],
    ['EX-23', 'bridge-v-quarries', 7, [counts(0, { quarry: 7 })]],
    ['EX-24', 'bridge-v-rows', 6, [at(0, 'hunger-wall', 3, 0)]],
    ['EX-24', 'bridge-v-rows', 10, [at(0, 'hunger-wall', 3, 0), at(0, 'cathedral', 2, 0)]],
    [
      'EX-25',
      'bridge-v-upgrades',
      6,
      [upgraded(0, 'upgrade-i-pit-props'), upgraded(0, 'upgrade-i-ore-carts')],
    ],
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

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
  [7, 10],
])('EX-26 %i eggs: %i points (SCORE-9)', (egg, points) => {
  expect(pointsFor('eggs', goods(0, { egg }))).toBe(points);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 4],
  [4, 10],
  [5, 10],
  [6, 18],
  [8, 18],
])('EX-27 %i walls: %i points (SCORE-6)', (count, points) => {
  expect(pointsFor('wall-set', player(0, { walls: ALL_WALLS.slice(0, count) }))).toBe(points);
});

test.each([
  [
    [50, 50],
    [1, 0],
  ],
  [
    [50, 50, 50],
    [2, 1, 0],
  ],
  [
    [60, 50, 60, 40],
    [2, 0, 1, 3],
  ],
])('EX-28 scores %o rank as %o: of equals the later in turn order (SCORE-12)', (scores, ranking) => {
  expect(rankingOf(scores)).toEqual(ranking);
});
