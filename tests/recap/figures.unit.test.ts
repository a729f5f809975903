/** Figures against the states themselves. */
import { describe, expect, test } from 'vitest';
import { compareStates, unlikePlaces } from '@/lib/game/recap/differences';
import { figuresOf, thoughtsAt, timesOf } from '@/lib/game/recap/figures';
import { cutAt, wholeGame } from './support';

const NUMBERS = [3, 8, 14, 21, 30];
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();

test.each(NUMBERS)('random game %i: sums, ends and sources match its states', (number) => {
  const game = wholeGame(number);
  const cut = cutAt(game, game.log.length);
  const rows = cut.rows.map((row) => ({ ...row, at: minute(row.seq) }));
  const figures = figuresOf(cut.pack, rows, (seq) => cut.positions[seq - 1]?.state);
  const end = cut.now.state;
  expect(figures?.turns.length).toBe(cut.turns.length);
  end.players.forEach((player, seat) => {
    const sources = Object.fromEntries(
      (figures?.sources[seat] ?? []).map(({ source, points }) => [source, points]),
    );
    const scored = Object.fromEntries(
      Object.entries(player.scoreBySource).filter(([source]) => source in sources),
    );
    expect(sources).toEqual(scored);
    expect(Object.values(sources).reduce((sum, n) => sum + n, 0)).toBe(player.score);
    expect(figures?.turns.at(-1)?.points[seat]).toBe(player.score);
    for (const { points, earned } of figures?.sources[seat] ?? []) {
      expect(earned.reduce((sum, each) => sum + each.points, 0)).toBe(points);
      const things = earned.map(({ seq, id }) => `${seq} ${id ?? ''}`);
      expect(things).toEqual([...new Set(things)]);
    }
  });
  cut.turns.slice(0, -1).forEach(({ end: after }, i) => {
    expect(figures?.turns[i]?.held).toEqual(
      after.players.map(({ goods, tokens }) => ({ ...goods, ...tokens })),
    );
    expect(figures?.turns[i]?.points).toEqual(after.players.map(({ score }) => score));
  });
  const mine = timesOf(rows, 0);
  expect(mine.length).toBeGreaterThan(0);
  for (const { minutes } of mine) expect(minutes).toBeGreaterThanOrEqual(0);
});

test('a moment differs from itself in nothing, and from another in what a state tells', () => {
  const game = wholeGame(5);
  const [a, b] = [game.positions[20]?.state, game.positions.at(-1)?.state];
  if (!a || !b) throw new Error('too short');
  expect(compareStates(game.pack, a, a)).toEqual([]);
  expect(unlikePlaces(game.pack, b, b)).toEqual([]);
  const built = b.buildings.slice(a.buildings.length).map(({ site }) => site);
  const ringed = unlikePlaces(game.pack, a, b)
    .filter(([kind]) => kind === 'site')
    .map(([, id]) => id);
  expect(ringed).toEqual(expect.arrayContaining(built));
  const points = compareStates(game.pack, a, b).filter(({ measure }) => measure === 'points');
  for (const { seat, a: before, b: after } of points)
    expect([before, after]).toEqual([a.players[seat]?.score, b.players[seat]?.score]);
});

describe('a thought', () => {
  const turns = [{ from: 3 }, { from: 8 }, { from: 8 }, { from: 12 }];
  const written = [1, 2, 3, 7, 8, 11, 12, 40].map((seq) => ({ seq }));

  test.each([
    [2, [1, 2]],
    [3, [3, 7]],
    [7, [3, 7]],
    [8, [8, 11]],
    [11, [8, 11]],
    [12, [12, 40]],
    [99, [12, 40]],
  ])('belongs to the turn of its writing, from its first row: row %i', (seq, thoughts) => {
    expect(thoughtsAt(turns, written, seq).map((thought) => thought.seq)).toEqual(thoughts);
  });

  test('is shown in a game without a turn', () => {
    expect(thoughtsAt([], written, 1)).toHaveLength(written.length);
  });
});
