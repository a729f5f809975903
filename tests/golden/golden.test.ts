import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { playAgain, record, RECORDINGS, type GoldenGame } from './games';

const FOLDER = path.join(import.meta.dirname, 'recorded');
const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

/** GOLDEN_RECORD=missing records the games that have no file yet, GOLDEN_RECORD=all every one anew. See README.md. */
const RECORD = process.env.GOLDEN_RECORD;
for (const recording of RECORDINGS) {
  if (RECORD === 'all' || (RECORD === 'missing' && !existsSync(fileOf(recording.file)))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(recording.file), written(record(recording)));
  }
}

/** One command per line, so that a change of a game can be read. */
function written({ commands, checkpoints, finalScores, ...head }: GoldenGame): string {
  const lines = (list: readonly unknown[]): string =>
    list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const opening = JSON.stringify(head, null, 2).slice(0, -2);
  return `${opening},\n  "checkpoints": [\n${lines(checkpoints)}\n  ],\n  "finalScores": [\n${lines(finalScores)}\n  ],\n  "commands": [\n${lines(commands)}\n  ]\n}\n`;
}

describe.each(RECORDINGS.map(({ file }) => file))('golden game %s', (file) => {
  const game = JSON.parse(readFileSync(fileOf(file), 'utf8')) as GoldenGame;

  test('played again it leads to the same positions, scores and ranking', () => {
    const again = playAgain(game);
    expect(again.checkpoints).toEqual(game.checkpoints);
    expect(again.finalScores).toEqual(game.finalScores);
    expect(again.ranking).toEqual(game.ranking);
    expect(again.position.state.phase).toBe('finished');
    expect(again.position.state.turnsDone).toBe(16 * game.setup.players);
  });
  test('its scores look like those of people', () => {
    for (const { total } of game.finalScores as { total: number }[]) {
      expect(total).toBeGreaterThan(60);
      expect(total).toBeLessThan(220);
    }
  });
});

test('steps are taken back in some of them', () => {
  const undos = RECORDINGS.map(({ file }) => readFileSync(fileOf(file), 'utf8').split('"Undo"').length - 1);
  expect(undos.filter((n) => n > 0).length).toBeGreaterThan(2);
});
