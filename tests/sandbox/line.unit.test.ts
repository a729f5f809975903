/** Lines of a sandbox, and which of them is best. */
import { expect, test } from 'vitest';
import { chooseCommand } from '@/lib/game/bots/choose';
import { sha256Hex } from '@/lib/game/engine/hash';
import { elementAt, withAt } from '@/lib/game/engine/util';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { guessFor } from '@/lib/game/analysis/sandbox/guess';
import {
  compareLines,
  nextSteps,
  playLine,
  standingOf,
  type LineStep,
} from '@/lib/game/analysis/sandbox/line';
import { sampled } from '../support/full';
import { knownTo, momentOf } from './support';

const moment = momentOf(12, 20);
const start = determinize(moment.pack, knownTo(moment, 0), sha256Hex('line'));

test('a line goes as far as its first illegal step and says which one that is', () => {
  const next = nextSteps(moment.pack, start);
  const first: LineStep = { seat: next?.seat ?? 0, command: elementAt(next?.options ?? [], 0).command };
  const wrong: LineStep = { seat: 99, command: { type: 'EndTurn' } };
  const { positions, refused } = playLine(moment.pack, start, [first, wrong, first]);
  expect(positions).toHaveLength(2);
  expect(refused).toEqual({ step: 1, rejection: { code: 'not-a-seat', rule: 'TURN-9' } });
});

test('going back is playing less of the line, so Undo is refused', () => {
  const { positions, refused } = playLine(moment.pack, start, [
    { seat: start.state.turn.seat, command: { type: 'Undo', to: 1 } },
  ]);
  expect(positions).toEqual([start]);
  expect(refused?.rejection.code).toBe('nothing-to-undo');
});

test('lines are compared by forecast, then by the lead over the best of the others', () => {
  const scoring = (seat: number, points: number) => ({
    state: {
      ...start.state,
      players: withAt(start.state.players, seat, {
        ...elementAt(start.state.players, seat),
        score: elementAt(start.state.players, seat).score + points,
      }),
    },
  });
  const lines = [
    { name: 'as it is', at: start },
    { name: 'the other gains', at: scoring(1, 3) },
    { name: 'I gain', at: scoring(0, 2) },
  ];
  const compared = compareLines(moment.pack, lines, 0);
  expect(compared.map(({ name }) => name)).toEqual(['I gain', 'as it is', 'the other gains']);
  const before = standingOf(moment.pack, start, 0);
  expect(compared[0]?.standing.forecast).toBe(before.forecast + 2);
  expect(compared[0]?.standing.points).toBe(before.points + 2);
});

test('the others are guessed up to my next turn, from what they would see in the sandbox', () => {
  for (const game of sampled([10, 11, 12, 13], 2)) {
    const at = momentOf(game, 20);
    const seat = at.position.state.turn.seat;
    const from = determinize(at.pack, knownTo(at, seat), sha256Hex('guess'));
    const seats = new Set<number | undefined>();
    const steps = guessFor(at.pack, from, seat, 'my-turn', (seen) => {
      seats.add(seen.seat);
      return chooseCommand({ pack: at.pack, view: seen, strength: 'journeyman', seed: 'guess' });
    });
    const { positions, refused } = playLine(at.pack, from, steps);
    expect(refused).toBeUndefined();
    const { turn } = elementAt(positions, steps.length).state;
    expect([turn.seat, turn.tile], `game ${game}`).toEqual([seat, undefined]);
    if (from.state.turn.tile) expect(turn.number).toBeGreaterThan(from.state.turn.number);
    else expect(steps).toEqual([]);
    expect(seats.has(undefined)).toBe(false);
  }
});
