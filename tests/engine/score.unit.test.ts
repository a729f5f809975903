/** SCORE: final scoring. */
import { describe, expect, test } from 'vitest';
import { finalLines, score } from '@/lib/game/engine/phases/scoring';
import { PLAIN_TURN, end } from '../support/engine/commands';
import { built, plazaFace, turnsDone } from '../support/engine/patches-board';
import {
  at,
  claimedSeal,
  counts,
  goods,
  heights,
  noWealth,
  owns,
  player,
  technology,
  tokens,
  upgraded,
  walled,
} from '../support/engine/patches-player';
import { pointsFor } from '../support/engine/points';
import { given } from '../support/engine/scenario';
import { lastTurn, scored } from '../support/engine/scenes';
import { HUMAN, givenSolo, plainTurn } from '../support/engine/solo';
import { PACK, type Patch } from '../support/engine/table';
import { HOUSE_FOR_GOLD, POINT_FOR_MINES, WALL_FOR_STONE } from '../support/engine/tiles';

describe('the lines', () => {
  test('SCORE-1 plazas, academics, grids with tokens, walls, V tiles and seals, eggs', () => {
    const { state } = given(
      player(0, { vTiles: [{ tile: 'bridge-v-rows', from: 'bridge' }] }),
      claimedSeal(0, 'seal-six'),
    );
    const kinds = finalLines(PACK, state, 0).map(({ source }) => source);
    expect([...new Set(kinds)]).toEqual([
      'academics',
      'hunger-wall',
      'tokens',
      'cathedral',
      'wall-set',
      'v-tile',
      'seal',
      'eggs',
    ]);
  });
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 3],
  ])('UNI-4 height %i multiplies by %i (SCORE-3)', (university, factor) => {
    const { state } = given(heights(0, { university, technology: 5 }));
    expect(finalLines(PACK, state, 0)[0]?.points).toBe(5 * factor);
  });
  test('SCORE-4, SCORE-5 rows, and tokens by the column of their own grid', () => {
    const { state } = given(
      at(0, 'hunger-wall', 2, 3),
      at(0, 'cathedral', 4, 1),
      tokens(0, { 'blue-token': 3, 'red-token': 5 }),
    );
    const lines = finalLines(PACK, state, 0);
    expect(
      lines.filter(({ points }) => points > 0).map(({ source, id, points }) => [id ?? source, points]),
    ).toEqual([
      ['hunger-wall', 4],
      ['blue-token', 3],
      ['cathedral', 10],
      ['red-token', 5],
    ]);
  });
  test('SCORE-11, WINDOW-5 gold, stone, windows, technologies and rights are worth nothing', () => {
    const { state } = given(
      goods(0, { gold: 9, stone: 9, 'silver-window': 2, 'gold-window': 2 }),
      player(0, { sealRights: 2 }),
      technology(0, 'technology-iv-plaza'),
    );
    expect(finalLines(PACK, state, 0).every(({ points }) => points === 0)).toBe(true);
  });
});

describe('after the last turn', () => {
  const claims = [
    plazaFace('p2', 'plaza-tan-2-a'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    built('site-p2-b', 'building-i-stonecutters-lodge', 1),
  ];
  test('SCORE-2, PLAZA-13 each claimant of an unfinished plaza gains the lower reward, without majority (R-20)', () => {
    const over = lastTurn(...claims, noWealth(0), noWealth(1)).when(1, end);
    expect(over.state.phase).toBe('finished');
    expect(over.eventsOf('PlazaRewardTaken').map(({ seat, reward }) => [seat, reward])).toEqual([
      [0, 'lower'],
      [1, 'lower'],
    ]);
    over.gains(0, { stone: 3 }).gains(1, { stone: 3 });
  });
  test('SCORE-12 of equals the later seat ranks first (R-19)', () => {
    expect(lastTurn(player(0, { score: 3 }), player(1, { score: 3 })).when(1, end).state.ranking).toEqual([
      1, 0,
    ]);
    expect(lastTurn(player(0, { score: 4 }), player(1, { score: 3 })).when(1, end).state.ranking).toEqual([
      0, 1,
    ]);
  });
});

test('is what final scoring adds', () => {
  const before = lastTurn(
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', HOUSE_FOR_GOLD, 0),
    heights(0, { technology: 5, university: 8 }),
    goods(0, { egg: 2 }),
  );
  const [forecast] = score(PACK, before.state);
  const over = before.when(1, end);
  expect(forecast?.forecast.total).toBe(over.player(0).score);
  expect(forecast?.forecast.lines.find(({ source }) => source === 'plaza')?.points).toBe(4);
  const [final] = score(PACK, over.state);
  expect(final?.total).toBe(4 + 15 + 3);
  expect(final?.bySource).toEqual({ plaza: 4, academics: 15, eggs: 3 });
  expect(final?.forecast.lines).toEqual([]);
});

describe('spending seals', () => {
  const pointsWith = (gold: number, stone: number, ...seals: readonly string[]): number =>
    pointsFor('seal', goods(0, { gold, stone }), ...seals.map((seal) => claimedSeal(0, seal)));
  const amounts = [0, 1, 2, 5, 8, 9].flatMap((gold) => [0, 3, 5, 9].map((stone) => [gold, stone] as const));

  test.each(amounts)(
    'SCORE-10 with %i gold and %i stone two seals are worth most together (R-35)',
    (gold, stone) => {
      const pairs = Math.min(gold, stone);
      expect(pointsWith(gold, stone, 'seal-gold', 'seal-stone')).toBe(2 * gold + 2 * stone);
      expect(pointsWith(gold, stone, 'seal-gold', 'seal-pair')).toBe(2 * gold + pairs);
      expect(pointsWith(gold, stone, 'seal-stone', 'seal-pair')).toBe(2 * stone + pairs);
    },
  );
});

const nothing = goods(0, { gold: 0, stone: 0 });

describe('V tiles and other abilities', () => {
  const rich: readonly Patch[] = [
    heights(0, { university: 6 }),
    counts(0, { 'gold-mine': 7, quarry: 5 }),
    upgraded(0, 'upgrade-i-pit-props'),
    upgraded(0, POINT_FOR_MINES),
    walled(0, WALL_FOR_STONE, 'wall-cell-1'),
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

test('SCORE-13 only the human is ranked, whatever the opponent has', () => {
  const done = givenSolo('simple', turnsDone(30), plainTurn).when(HUMAN, ...PLAIN_TURN);
  expect(done.state.phase).toBe('finished');
  expect(done.state.ranking).toEqual([HUMAN]);
  expect(done.eventsOf('Scored').every(({ seat }) => seat === HUMAN)).toBe(true);
});
