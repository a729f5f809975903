/** SCORE, SEAL, EGG, TOKEN: what counts at the end, asked of finished games. */
import { describe, expect, test } from 'vitest';
import { finalLines, total } from '@/lib/engine/phases/final-lines';
import type { SourceKind } from '@/lib/engine/state';
import { declare, end, mines, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { emptyCity, offered, turnsDone } from '../support/engine/patches-board';
import {
  at,
  claimedSeal,
  counts,
  goods,
  heights,
  noWealth,
  player,
  tokens,
  upgraded,
  walled,
} from '../support/engine/patches-player';
import { PACK, type Patch } from '../support/engine/table';

/** Points by source of seat 0 in final scoring, played through the last turn of the game. */
function scored(...patches: readonly Patch[]): Partial<Record<SourceKind, number>> {
  const done = given(turnsDone(31), emptyCity, offered('manage-mines'), noWealth(0), ...patches).when(
    1,
    take(),
    declare('manage-mines'),
    mines('increase'),
    end,
  );
  expect(done.state.phase).toBe('finished');
  const points: Partial<Record<SourceKind, number>> = {};
  for (const { seat, points: n, source } of done.eventsOf('Scored'))
    if (seat === 0) points[source.kind] = (points[source.kind] ?? 0) + n;
  return points;
}
const owns = (...tiles: readonly string[]): Patch =>
  player(0, { vTiles: tiles.map((tile, i) => ({ tile, from: i === 0 ? 'bridge' : 'cathedral' })) });
const nothing = goods(0, { gold: 0, stone: 0 });

describe('seals', () => {
  test.each([
    ['SEAL-8', 'seal-gold', { gold: 4, stone: 9 }, 8],
    ['SEAL-8', 'seal-gold', { gold: 9, stone: 0 }, 18],
    ['SEAL-9', 'seal-stone', { gold: 9, stone: 4 }, 8],
    ['SEAL-9', 'seal-stone', { gold: 0, stone: 9 }, 18],
    ['SEAL-10', 'seal-pair', { gold: 4, stone: 7 }, 12],
    ['SEAL-11', 'seal-six', { gold: 5, stone: 5 }, 6],
    ['SEAL-12', 'seal-four', { gold: 5, stone: 5 }, 4],
  ])('%s %s with %o scores %i', (_id, seal, amounts, points) => {
    expect(scored(goods(0, amounts), claimedSeal(0, seal)).seal).toBe(points);
  });
  test('SEAL-8, SEAL-9, SEAL-10 without what they spend they score nothing', () => {
    for (const seal of ['seal-gold', 'seal-stone', 'seal-pair'])
      expect(scored(nothing, claimedSeal(0, seal)).seal).toBeUndefined();
  });
  test.each([
    [['seal-gold', 'seal-stone'], 2 * 6 + 2 * 4],
    [['seal-gold', 'seal-pair'], 2 * 6 + 4],
    [['seal-stone', 'seal-pair'], 2 * 4 + 4],
  ])(
    'SCORE-10, R-35 %o spend each unit of 6 gold and 4 stone once, as well as can be: %i',
    (seals, points) => {
      const claimed = seals.map((seal) => claimedSeal(0, seal));
      expect(scored(goods(0, { gold: 6, stone: 4 }), ...claimed).seal).toBe(points);
    },
  );
});

describe('V tiles and other abilities', () => {
  const rich: readonly Patch[] = [
    heights(0, { university: 6 }),
    counts(0, { 'gold-mine': 7, quarry: 5 }),
    upgraded(0, 'upgrade-i-pit-props'),
    upgraded(0, 'upgrade-i-ore-carts'),
    walled(0, 'wall-i-postern', 'wall-cell-1'),
    walled(0, 'wall-i-beacon-tower', 'wall-cell-2'),
    at(0, 'hunger-wall', 2, 0),
    at(0, 'cathedral', 3, 0),
    nothing,
  ];
  test.each([
    ['BRIDGE-V1', 'bridge-v-university', 6],
    ['BRIDGE-V2', 'bridge-v-gold-mines', 7],
    ['BRIDGE-V3', 'bridge-v-upgrades', 3 * 2],
    ['BRIDGE-V4', 'bridge-v-walls', 2 * 2],
    ['BRIDGE-V5', 'bridge-v-quarries', 5],
    ['BRIDGE-V6', 'bridge-v-rows', 2 * 2 + 2 * 3],
  ])('SCORE-8, %s %s scores %i', (_id, tile, points) => {
    expect(scored(...rich, owns(tile))['v-tile']).toBe(points);
  });
  test('SCORE-7 both V tiles and both seals count, wherever they came from', () => {
    const all = scored(
      ...rich,
      owns('bridge-v-walls', 'bridge-v-quarries'),
      claimedSeal(0, 'seal-six'),
      claimedSeal(0, 'seal-four'),
    );
    expect(all).toMatchObject({ 'v-tile': 4 + 5, seal: 6 + 4 });
  });
});

describe('goods and tokens', () => {
  test.each([
    [0, undefined],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [9, 10],
  ])('EGG-3, SCORE-9 %i eggs left score %s', (egg, points) => {
    expect(scored(goods(0, { egg })).eggs).toBe(points);
  });
  test.each([0, 1, 2, 3, 4, 5])('TOKEN-2, SCORE-5 tokens are worth their grid’s column %i', (column) => {
    const wall = PACK.frameByGrid['hunger-wall'].columnValues[column] ?? 0;
    const cathedral = PACK.frameByGrid.cathedral.columnValues[column] ?? 0;
    const held = tokens(0, { 'blue-token': 3, 'red-token': 5 });
    const value = (...patches: readonly Patch[]): number => scored(held, ...patches).tokens ?? 0;
    expect(value(at(0, 'hunger-wall', 0, column)), 'blue by the Hunger Wall').toBe(3 * wall);
    expect(value(at(0, 'cathedral', 0, column)), 'red by the Cathedral').toBe(5 * cathedral);
  });
  test('UNI-4 the multiplier goes from 0 to 3 and is 3 on the topmost space alone', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (university) => scored(heights(0, { technology: 7, university })).academics ?? 0,
    );
    const multipliers = points.map((n) => n / 7);
    expect(multipliers).toEqual(multipliers.toSorted());
    expect(new Set(multipliers)).toEqual(new Set([0, 1, 2, 3]));
    expect([multipliers[0], multipliers[7], multipliers[8]]).toEqual([0, 2, 3]);
  });
});

test('SCORE-1, R-51 the order is plazas, academics, grids with tokens, walls, abilities, eggs', () => {
  const { state } = given(
    heights(0, { technology: 4, university: 8 }),
    at(0, 'hunger-wall', 2, 3),
    at(0, 'cathedral', 2, 3),
    tokens(0, { 'blue-token': 1, 'red-token': 1 }),
    goods(0, { egg: 2 }),
    owns('bridge-v-upgrades'),
    upgraded(0, 'upgrade-i-pit-props'),
    claimedSeal(0, 'seal-six'),
    ...['wall-cell-1', 'wall-cell-3', 'wall-cell-5'].map((cell, i) =>
      walled(0, ['wall-i-postern', 'wall-i-beacon-tower', 'wall-i-drum-tower'][i] ?? '', cell),
    ),
  );
  const lines = finalLines(PACK, state, 0);
  expect(total(lines)).toBeGreaterThan(0);
  const steps = [
    ['academics'],
    ['hunger-wall', 'cathedral', 'tokens'],
    ['wall-set'],
    ['v-tile', 'seal'],
    ['eggs'],
  ];
  const found = lines.map((line) => steps.findIndex((kinds) => kinds.includes(line.source)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(new Set(found).size).toBe(steps.length);
});
