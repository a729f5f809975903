import { expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import type { Action } from '@/lib/game/engine/vocabulary';
import type { TurnDecision } from '@/lib/game/analysis/review/decisions';
import { addHabits, costliestOf, habitsOf, NO_HABITS } from '@/lib/game/analysis/review/habits';
import type { GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import { turnReview } from './turn-review';

const declare = (action: Action): Command => ({ type: 'DeclareAction', action, context: 'crane' }) as never;
const END: Command = { type: 'EndTurn' };

function turnOf(turn: number, seat: number, loss: number, should?: Action): TurnReview {
  const steps = [should ? declare(should) : END, END].map((command) => ({ seat, command }));
  const reasons = [
    { kind: 'plazas', points: loss + 1 },
    { kind: 'goods', points: -1 },
  ] as const;
  const better = { at: turn, key: '', steps, reasons, sources: [] };
  return turnReview(turn, { seat, loss, ...(loss > 0 ? { better } : {}) });
}

const decided = (at: number, ...commands: readonly Command[]) =>
  ({ at, commands }) as unknown as TurnDecision;
const DECISIONS = [
  decided(1, declare('manage-mines'), END),
  decided(3, declare('manage-mines'), END),
  decided(5, declare('construct-wall'), END),
  decided(7, END),
];
const REVIEW = {
  turns: [
    turnOf(1, 0, 4, 'construct-wall'),
    turnOf(2, 1, 50, 'kings-road'),
    turnOf(3, 0, 2, 'construct-wall'),
    turnOf(5, 0, 3, 'construct-wall'),
    turnOf(7, 0, 1),
    turnOf(9, 0, 0),
  ],
} as unknown as GameReview;

test('lost points are summed by place and by the step played instead', () => {
  expect(habitsOf(REVIEW, DECISIONS, 0)).toEqual({
    games: 1,
    turns: 5,
    points: 10,
    sources: { plazas: { n: 4, points: 14 }, goods: { n: 4, points: -4 } },
    actions: {
      other: { 'manage-mines': { n: 2, points: 6 } },
      same: { 'construct-wall': { n: 1, points: 3 } },
    },
  });
});

test('games add up, and only losses in all of them are habits, the most expensive first', () => {
  const one = habitsOf(REVIEW, DECISIONS, 0);
  const two = addHabits(addHabits(NO_HABITS, one), one);
  expect(two).toMatchObject({ games: 2, turns: 10, points: 20 });
  expect(costliestOf(two)).toMatchObject({
    sources: [{ kind: 'plazas', n: 8, points: 28 }],
    actions: [
      { way: 'other', action: 'manage-mines', n: 4, points: 12 },
      { way: 'same', action: 'construct-wall', n: 2, points: 6 },
    ],
  });
});
