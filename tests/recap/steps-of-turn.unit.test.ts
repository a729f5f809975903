/** A game that plays on its own gives each turn the time of the film, by how many steps it has. */
import { expect, test } from 'vitest';
import { ReplayedGame } from '@/components/history/replay/document';
import { goldenTable } from '../support/components/golden-table';

test('each turn of a game that plays on its own takes two to four seconds, whatever was done in it', () => {
  const table = goldenTable('2-players-first-game', 47);
  const rows = table.log;
  const game = new ReplayedGame({ table, rows });
  const ends = rows.flatMap(({ seq, events }) =>
    events.some(({ type }) => type === 'TurnEnded') ? [seq] : [],
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const [i, end] of ends.slice(1).entries()) {
    const before = ends[i] ?? 0;
    let ms = 0;
    for (let seq = before + 1; seq <= end; seq += 1) {
      expect(game.msAt(seq), `step ${seq}`).toBe(game.msAt(end));
      ms += game.msAt(seq);
    }
    expect(ms).toBeGreaterThanOrEqual(1_999);
    expect(ms).toBeLessThanOrEqual(4_001);
  }
});
