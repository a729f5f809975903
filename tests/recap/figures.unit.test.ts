/** Figures against the states themselves, and the count of final scoring (SCORE-13). */
import { describe, expect, test } from 'vitest';
import { FinalCount } from '@/components/table/ending/final-count';
import type { TableView } from '@/lib/features/table/load/table-view';
import { score } from '@/lib/game/engine/phases/scoring';
import { compareStates, unlikePlaces } from '@/lib/game/recap/differences';
import { figuresOf, finalScoring, thoughtsAt, timesOf } from '@/lib/game/recap/figures';
import { htmlOf } from '../support/components/html';
import { present } from '../support/present';
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
    expect(figures?.turns[i]?.points).toEqual(after.players.map((player) => player.score));
  });
  const mine = timesOf(rows, 0);
  expect(mine.length).toBeGreaterThan(0);
  for (const { minutes } of mine) expect(minutes).toBeGreaterThanOrEqual(0);
});

test('a moment differs from itself in nothing, and from another in what a state tells', () => {
  const game = wholeGame(5);
  const { state: a } = present(game.positions[20]);
  const { state: b } = present(game.positions.at(-1));
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

const ENDED = [3, 8, 21, 34, 55]
  .map(wholeGame)
  .filter(({ positions }) => positions.at(-1)?.state.phase === 'finished');

test.each(ENDED)('every line of an ended game is told, and the sum is the result', (game) => {
  const { rows, now, pack } = cutAt(game, game.log.length);
  const lines = finalScoring(rows);
  const begun = game.log.findIndex(({ events }) => events.some(({ type }) => type === 'ScoringStarted'));
  const before = game.positions[begun - 1]?.state;
  const people = score(pack, now.state);
  for (const { seat, total } of people) {
    const added = lines.reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0);
    // The row that begins final scoring may first end a turn, which can bring points as well.
    expect(total - added).toBeGreaterThanOrEqual(before?.players[seat]?.score ?? 0);
  }
  const table: Partial<TableView> = {
    gameId: 'abcdef',
    pack,
    scores: people,
    log: rows as unknown as TableView['log'],
    seats: people.map(({ seat }) => ({ seat, name: `P${seat}`, seated: true })),
  };
  const markup = htmlOf(FinalCount, { table: table as TableView, counts: true });
  const [, body = '', sums = ''] = markup.split(/<tbody|<tfoot/);
  expect(body.match(/<tr>/g)).toHaveLength(lines.length + 1);
  const cells = (part: string) => [...part.matchAll(/<td>\+?(\d+)<\/td>/g)].map(([, n]) => Number(n));
  const columns = people.map((_, i) =>
    cells(body)
      .filter((_n, k) => k % people.length === i)
      .reduce((sum, n) => sum + n, 0),
  );
  expect(columns).toEqual(cells(sums));
  expect(columns).toEqual(people.map(({ total }) => total));
});

test('the games had an end', () => expect(ENDED.length).toBeGreaterThan(1));

test('without final scoring there is nothing to count', () => {
  expect(finalScoring(cutAt(present(ENDED[0]), 20).rows)).toEqual([]);
});
