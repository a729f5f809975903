import { describe, expect, test } from 'vitest';
import { outliersIn, USUAL } from '@/lib/game/bots/standing-out';
import { figuresOfGames, tryGame, type GameFigures, type TriedGame } from '@/lib/game/bots/tried-games';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { PACK } from '../support/engine/table';

const game = (more: Partial<TriedGame> = {}): TriedGame => ({
  players: 2,
  firstSeatWins: true,
  points: [60, 40],
  bySource: { crane: 60, wall: 40 },
  ...more,
});

test('the game of a number is always the same one, and played to its end', () => {
  const [one, other] = [tryGame(PACK, RULES_VERSION, 0), tryGame(PACK, RULES_VERSION, 0)];
  expect(one).toEqual(other);
  expect(one).toMatchObject({ players: 2, points: [expect.any(Number), expect.any(Number)] });
  const gained = Object.values(one.bySource).reduce((sum, n) => sum + n, 0);
  expect(gained).toBe(one.points.reduce((sum, n) => sum + n, 0));
});

describe('the figures of games', () => {
  test('count wins, points of a seat and shares of sources', () => {
    const games = [game(), game({ players: 4, firstSeatWins: false, points: [10, 20, 30, 40] })];
    expect(figuresOfGames(games)).toEqual({
      games: 2,
      firstSeat: { won: 1, expected: 0.75 },
      points: 200 / 6,
      sources: [
        { source: 'crane', share: 0.6 },
        { source: 'wall', share: 0.4 },
      ],
    });
  });

  test('are there without any game or point', () => {
    expect(figuresOfGames([])).toMatchObject({ games: 0, points: 0, sources: [] });
    expect(figuresOfGames([game({ bySource: { crane: -3 } })]).sources).toEqual([
      { source: 'crane', share: 0 },
    ]);
    expect(outliersIn(figuresOfGames([])).source).toBeUndefined();
  });
});

describe('a figure stands out', () => {
  const crane = USUAL.shares.crane ?? 0;
  const usual: GameFigures = {
    games: 200,
    firstSeat: { won: Math.round(72 * USUAL.firstSeat), expected: 72 },
    points: USUAL.points,
    sources: [{ source: 'crane', share: crane }],
  };
  const won = (share: number) => ({ won: Math.round(72 * share), expected: 72 });

  test.each<readonly [string, Partial<GameFigures>, object]>([
    ['as with the standard', {}, { firstSeat: [], points: [], source: [] }],
    ['a first seat that wins much', { firstSeat: won(USUAL.firstSeat + 0.4) }, { firstSeat: ['more'] }],
    ['a first seat that hardly wins', { firstSeat: won(USUAL.firstSeat - 0.4) }, { firstSeat: ['less'] }],
    ['a first seat within chance', { firstSeat: won(USUAL.firstSeat + 0.2) }, { firstSeat: [] }],
    ['high scores', { points: USUAL.points * 1.3 }, { points: ['more'] }],
    ['low scores', { points: USUAL.points * 0.7 }, { points: ['less'] }],
    ['a source of half the points', { sources: [{ source: 'crane', share: 0.5 }] }, { source: ['more'] }],
    ['another source on top', { sources: [{ source: 'wealth', share: 0.3 }] }, { source: ['more'] }],
    ['few games', { games: 3, firstSeat: { won: 3, expected: 1.1 } }, { firstSeat: [] }],
  ])('%s', (_title, figures, expected) => {
    const found = outliersIn({ ...usual, ...figures });
    const out = Object.entries(expected).map(([key]) => {
      const standing = found[key as 'firstSeat' | 'points' | 'source'];
      return [key, standing?.out ? [standing.out] : []];
    });
    expect(Object.fromEntries(out)).toEqual(expected);
  });
});
