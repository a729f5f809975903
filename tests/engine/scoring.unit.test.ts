/** Final scoring from the last turn to the ranking (SCORE, CLOCK-11, R-34). */
import { describe, expect, test } from 'vitest';
import { score } from '@/lib/engine/score';
import { BASE_OPTIONS } from '@/lib/engine/state';
import { finalLines } from '@/lib/engine/phases/final-lines';
import { choose, declare, end, mines, sideways, take } from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import {
  at,
  claimedSeal,
  counts,
  goods,
  heights,
  noWealth,
  player,
  technology,
  tokens,
  wealth,
} from '../support/engine/patches-player';
import { PACK, type Patch } from '../support/engine/table';

/** Seat 1 of two is about to end the last turn. */
const lastTurn = (...patches: readonly Patch[]): Scenario =>
  given(
    { players: 2, options: BASE_OPTIONS },
    turnsDone(31),
    emptyCity,
    offered('manage-mines'),
    ...patches,
  ).when(1, take(), declare('manage-mines'), mines('increase'));

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
    [4, 1],
    [5, 2],
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
      ['hunger-wall', 6],
      ['blue-token', 6],
      ['cathedral', 10],
      ['red-token', 5],
    ]);
  });
  test('SCORE-11 gold, stone, windows, technologies and rights are worth nothing', () => {
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
    built('site-p2-a', 'building-i-canons-house', 0),
    built('site-p2-b', 'building-i-stonecutters-lodge', 1),
  ];
  test('SCORE-2 each claimant of an unfinished plaza gains the lower reward, without majority (R-20)', () => {
    const over = lastTurn(...claims, noWealth(0), noWealth(1)).when(1, end);
    expect(over.state.phase).toBe('finished');
    expect(over.eventsOf('PlazaRewardTaken').map(({ seat, reward }) => [seat, reward])).toEqual([
      [0, 'lower'],
      [1, 'lower'],
    ]);
    over.gains(0, { stone: 3 }).gains(1, { stone: 3 });
  });
  test('SCORE-2 it comes first, so that a seal can spend it (R-51)', () => {
    lastTurn(...claims, noWealth(0), goods(0, { stone: 2 }), claimedSeal(0, 'seal-stone'))
      .when(1, end)
      .gains(0, { stone: 3, points: 10 });
  });
  test('SCORE-2 a wealth bonus of step 1 is still chosen (WEALTH-7, R-34)', () => {
    const asked = lastTurn(...claims, goods(0, { stone: 7 }), wealth(0, 'wealth-stone-6')).when(1, end);
    expect(asked.state.phase).toBe('scoring');
    asked
      .waitsFor(0)
      .refused(1, end, 'not-your-turn')
      .refused(0, end, 'answer-first')
      .when(0, choose(1))
      .gains(0, { points: 4 })
      .then(({ phase }) => expect(phase).toBe('finished'));
  });
  test('R-34 a move of step 1 is made, with its landing, before the rest is counted', () => {
    const asked = lastTurn(
      plazaFace('p2', 'plaza-tan-7-b'),
      built('site-p2-a', 'building-i-canons-house', 0),
      at(0, 'cathedral', 2, 1),
    ).when(1, end);
    asked.gains(0, { points: 1 }).waitsFor(0);
    expect(asked.state.phase).toBe('scoring');
    expect(asked.offered(0).map(({ type }) => type)).toEqual(['MoveSideways']);
    // 2 points of the square, 4 of the row.
    asked.when(0, sideways('cathedral')).gains(0, { 'cathedral-column': 1, points: 2 + 4 });
  });
  test('R-34 an arrow may be used only where it costs nothing', () => {
    const onto = (row: number) =>
      lastTurn(
        plazaFace('p2', 'plaza-grey-blue-b'),
        plazaFace('p3', 'plaza-tan-7-b'),
        built('site-p3-a', 'building-i-canons-house', 0),
        goods(0, { gold: 5, stone: 5 }),
        at(0, 'cathedral', row, 0),
      )
        .when(1, end)
        .when(0, sideways('cathedral'));
    // The arrow of row 1 leads into the next tier, which would have to be paid.
    expect(onto(1).state.phase).toBe('finished');
  });
  test('R-34 a production token reached in scoring is not taken any more', () => {
    lastTurn(
      plazaFace('p2', 'plaza-tan-6-a'),
      built('site-p2-a', 'building-i-canons-house', 0),
      counts(0, { quarry: 3 }),
    )
      .when(1, end)
      .gains(0, { quarry: 1, points: 1 })
      .open(0);
  });
  test('R-34 points of level I technologies count, no seal is claimed', () => {
    const over = lastTurn(
      plazaFace('p2', 'plaza-tan-6-a'),
      built('site-p2-a', 'building-i-canons-house', 0),
      technology(0, 'technology-i-quarry-points'),
      counts(0, { quarry: 6 }),
    ).when(1, end);
    over.gains(0, { quarry: 1, points: 1 + 2, 'seal-rights': 1 });
    expect(over.state.phase).toBe('finished');
  });
  test('CLOCK-9 the game is over: nothing is possible any more', () => {
    const over = lastTurn().when(1, end);
    expect(over.state.turnsDone).toBe(32);
    over
      .refused(0, take(), 'game-finished', 'CLOCK-9')
      .refused(1, end, 'game-finished')
      .refused(7, end, 'not-a-seat');
    expect(over.offered(0)).toEqual([]);
    expect(over.state.ranking).toEqual([1, 0]);
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

describe('the forecast', () => {
  test('is what final scoring adds', () => {
    const before = lastTurn(
      plazaFace('p2', 'plaza-tan-1-a'),
      built('site-p2-a', 'building-i-canons-house', 0),
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
});
