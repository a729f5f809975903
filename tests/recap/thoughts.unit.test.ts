import { expect, test } from 'vitest';
import { thoughtsAt } from '@/lib/game/recap/figures';

const turns = [{ from: 3 }, { from: 8 }, { from: 8 }, { from: 12 }];
const written = [1, 2, 3, 7, 8, 11, 12, 40].map((seq) => ({ seq }));
const at = (seq: number) => thoughtsAt(turns, written, seq).map((thought) => thought.seq);

test('a thought belongs to the turn of its writing, from its first row', () => {
  expect([at(2), at(3), at(7), at(8), at(11), at(12), at(99)]).toEqual([
    [1, 2],
    [3, 7],
    [3, 7],
    [8, 11],
    [8, 11],
    [12, 40],
    [12, 40],
  ]);
});

test('a game without a turn shows all of them', () => {
  expect(thoughtsAt([], written, 1)).toHaveLength(written.length);
});
