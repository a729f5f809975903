/** Final scoring as it is counted up: the points before it and all lines add up to the result (SCORE-13). */
import { expect, test } from 'vitest';
import { FinalCount } from '@/components/table/ending/final-count';
import type { TableView } from '@/lib/features/table/load/table-view';
import { score } from '@/lib/game/engine/phases/scoring';
import { finalScoring } from '@/lib/game/recap/figures';
import { htmlOf } from '../support/components/html';
import { cutAt, wholeGame } from './support';

const ENDED = [3, 8, 21, 34, 55].map(wholeGame).filter(({ positions }) => {
  return positions.at(-1)?.state.phase === 'finished';
});

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
  const [game] = ENDED;
  if (!game) throw new Error('no game');
  expect(finalScoring(cutAt(game, 20).rows)).toEqual([]);
});
