import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { playAgain } from './games';
import { readGame, recordWhatIsAsked } from './record';
import { RECORDINGS } from './recordings';

recordWhatIsAsked(RECORDINGS, process.env.GOLDEN_RECORD);

const LONGEST = 30_000;

describe.each(RECORDINGS)('golden game $file', ({ file, setup, plays }) => {
  const game = readGame(file);
  let again: ReturnType<typeof playAgain>;
  beforeAll(() => {
    again = playAgain(game);
  }, LONGEST);

  test('played again it leads to the same positions, scores and ranking (INV-59)', () => {
    // The oldest files name fewer options than there are now.
    expect(setup).toMatchObject(game.setup);
    expect(again.facts.checkpoints).toEqual(game.checkpoints);
    expect(again.facts.finalScores).toEqual(game.finalScores);
    expect(again.facts.ranking).toEqual(game.ranking);
    expect(again.running.position.state.phase).toBe('finished');
    expect(again.running.position.state.turnsDone).toBe(16 * Math.max(2, setup.players));
  });
  test('an independent scorer finds the same points, final lines and ranking (SCORE-2 to SCORE-12)', () => {
    expect(again.disagreements).toEqual([]);
  });
  test.skipIf(plays.includes('random'))('its scores look like those of people', () => {
    for (const { total } of game.finalScores as { total: number }[]) {
      expect(total).toBeGreaterThan(60);
      expect(total).toBeLessThan(220);
    }
  });
});

test('every file belongs to a recording', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'recorded')).map((name) => path.parse(name).name);
  expect(files.sort()).toEqual(RECORDINGS.map(({ file }) => file).sort());
});

test('steps are taken back in some of them (DEC-38)', () => {
  const undos = RECORDINGS.map(
    ({ file }) => readGame(file).commands.filter(([, command]) => command.type === 'Undo').length,
  );
  expect(undos.filter((n) => n > 0).length).toBeGreaterThan(2);
});
