import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { Square, solve } from '@/tools/train/equations';
import { coursesOf, errors, learn, weightsOf, Scale } from '@/tools/train/fit';
import { playToLearn, type LearningGame } from '@/tools/train/learning-game';
import { gamesIn } from '@/tools/train/shards';
import { lessonText } from '@/tools/train/write';
import { PACK } from '../bots/support';

vi.setConfig({ testTimeout: 60_000 });

const TERMS = { trace: 0.9, ridge: 0.01 };

/** Games where a stone is worth two points more than the master thinks, and a gold one less. */
function made(): readonly LearningGame[] {
  return Array.from({ length: 40 }, (_, game) => {
    const at = (turn: number) => ({ stone: (3 * game + 5 * turn) % 7, gold: (2 * game + turn) % 5 });
    const seen = Array.from({ length: 16 }, (_turn, i) => {
      const { stone, gold } = at(i);
      return { seat: 0, left: 15 - i, worth: 100 - 2 * stone + gold, features: { stone, gold } };
    });
    return { learner: 0, scores: [100], seen };
  });
}

test('equations are solved, whatever stands first', () => {
  const square = new Square(3);
  const rows = [
    [0, 2, 1],
    [3, 0, 1],
    [1, 1, 0],
  ];
  rows.forEach((row, i) => row.forEach((x, k) => square.add(i, k, x)));
  expect([...solve(square, Float64Array.from([7, 6, 3]))].map((x) => Number(x.toFixed(9)))).toEqual([
    1, 2, 3,
  ]);
  expect(() => solve(new Square(2), new Float64Array(2))).toThrow('no single solution');
});

test("the master's misjudgements are learned", () => {
  const courses = coursesOf(made());
  const scale = new Scale(courses);
  const learned = learn(scale, courses, TERMS);
  const { before, after } = errors(scale, learned, courses);
  expect(before).toBeGreaterThan(4);
  expect(after).toBeLessThan(0.1);
  const { stone, gold } = weightsOf(scale, learned);
  expect(stone?.[0]).toBeCloseTo(2, 1);
  expect(gold?.[0]).toBeCloseTo(-1, 1);
});

test('a strong ridge holds figures at 0', () => {
  const courses = coursesOf(made());
  const scale = new Scale(courses);
  const stone = weightsOf(scale, learn(scale, courses, { trace: 0.9, ridge: 1e9 }))['stone'];
  expect(Math.abs(stone?.[0] ?? 0)).toBeLessThan(0.1);
});

const MANNER = { nodes: 30, spread: 0.2, error: 1, isPlain: false, isForAll: false };

test('a game to learn from tells the same again, and is kept as it was', () => {
  const game = playToLearn(PACK, 2, 'learning', 1, MANNER);
  expect(playToLearn(PACK, 2, 'learning', 1, MANNER)).toEqual(game);
  expect(game.scores).toHaveLength(2);
  expect(new Set(game.seen.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(game.seen.filter(({ features }) => Object.keys(features).length < 5)).toEqual([]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'learning-'));
  fs.writeFileSync(path.join(folder, '0.json'), JSON.stringify([game]));
  expect(gamesIn([folder])).toEqual([game]);
  fs.rmSync(folder, { recursive: true });
});

test('where all try things out, the others play otherwise than masters', () => {
  const among = playToLearn(PACK, 2, 'learning', 1, MANNER);
  const all = playToLearn(PACK, 2, 'learning', 1, { ...MANNER, isForAll: true });
  const byFirst = ({ seen }: LearningGame) => seen.filter(({ seat }) => seat === 0);
  expect(byFirst(all)).not.toEqual(byFirst(among));
});

test('the learned weights are written to a file', () => {
  expect(lessonText({ stone: [-0.4321, 1, 0], 'mines-4': [2, 0, 0] }, 12)).toContain(
    "  stone: [-0.432, 1, 0],\n  'mines-4': [2, 0, 0],\n",
  );
});
