import { describe, expect, test, vi } from 'vitest';
import { gameDecisions } from '@/lib/game/analysis/review/decisions';
import {
  decidedCommandsOf,
  isBetter,
  measureTry,
  redrawsOfReview,
  verdictOf,
  type Retry,
} from '@/lib/game/analysis/review/retry';
import { ReviewableGame, type BetterLine, type TurnReview } from '@/lib/game/analysis/review/review';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { playLine } from '@/lib/game/analysis/sandbox/line';
import { PACK, TWO_PLAYERS } from '../bots/support';
import { inFull } from '../support/full';
import { little, loggedGame } from './support';

vi.setConfig({ testTimeout: 60_000 });

const LITTLE = little(inFull(200, 60));
const rows = loggedGame(TWO_PLAYERS, 'review', 'journeyman');
const head = 'f'.repeat(64);
const reviewing = new ReviewableGame(PACK, { head, quality: 'quick', rows }, LITTLE);
const decisions = gameDecisions(rows)?.decisions ?? [];

type Better = TurnReview & { readonly better: BetterLine };
const told = reviewing.turns
  .slice(0, 14)
  .flatMap((turn) => reviewing.review(turn) ?? [])
  .filter((turn): turn is Better => turn.better !== undefined);

function retryOf({ better, seat }: Better): Retry {
  const decision = decisions.find(({ at }) => at === better.at);
  if (!decision) throw new Error('no decision');
  const { known, commands: played } = decision;
  const { events } = playLine(PACK, determinize(PACK, known, better.key), better.steps);
  const { commands: best } = decidedCommandsOf(better.steps, events, seat);
  return { head, quality: 'quick', seat, at: better.at, known, played, best };
}

describe('a decision taken once more', () => {
  test('the played line gains nothing, and is no better', () => {
    const retry = retryOf(told[0] as Better);
    const again = measureTry(PACK, retry, retry.played, LITTLE);
    expect(again).toMatchObject({ gain: 0, error: 0, verdict: 'same', reasons: [] });
  });

  test('it is measured in the redraws of its review, first for the better line', () => {
    const turn = told[0] as Better;
    const retry = retryOf(turn);
    const redraws = redrawsOfReview(PACK, retry, LITTLE);
    expect(redraws[0]).toEqual(determinize(PACK, retry.known, turn.better.key));
    expect(redraws).toHaveLength(LITTLE.redraws);
    expect(redraws[1]?.secrets).not.toEqual(redraws[0]?.secrets);
  });

  test('the best line gains what the review said, and is the best', () => {
    expect(told.length).toBeGreaterThan(2);
    for (const turn of told.slice(0, 4)) {
      const retry = retryOf(turn);
      const again = measureTry(PACK, retry, retry.best, LITTLE);
      const loss = turn.better.reasons.reduce((sum, { points }) => sum + points, 0);
      expect(again?.gain).toBeCloseTo(loss, 1);
      expect(again?.best).toBe(again?.gain);
      if (loss >= 0.5) expect(again?.verdict).toBe('best');
    }
  });

  test('reasons add up to the gain, also of a worse line', () => {
    const retry = retryOf(told[0] as Better);
    const turned = { ...retry, played: retry.best, best: retry.best };
    const worse = measureTry(PACK, turned, retry.played, LITTLE);
    expect(worse?.gain).toBeLessThan(0);
    expect(worse?.verdict).toBe('worse');
    expect(worse?.reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(worse?.gain ?? 0, 1);
  });

  test('an illegal line is not measured', () => {
    const retry = retryOf(told[0] as Better);
    expect(measureTry(PACK, retry, [{ type: 'EndTurn' }], LITTLE)).toBeUndefined();
  });
});

test.each([
  [4, 1, 4.2, 'best'],
  [9, 1, 4, 'best'],
  [3, 1, 6, 'better'],
  [1.5, 1, 6, 'perhaps'],
  [0.2, 0, 6, 'same'],
  [0.2, 0, 0.3, 'same'],
  [-0.6, 1, 6, 'worse'],
] as const)('a gain of %s, give or take %s, where %s was possible, is: %s', (gain, error, best, verdict) => {
  expect(verdictOf(gain, error, best)).toBe(verdict);
  expect(isBetter(verdict)).toBe(gain >= 3);
});

describe('a decision within a turn', () => {
  const step = (seat: number) => ({ seat, command: { type: 'EndTurn' } as const });
  const shown = [{ type: 'RowRefilled', row: 'wall', slot: 0, tile: 'x', seat: 0 }] as never;

  test('goes up to the step that showed something, with it', () => {
    const { commands, isRevealed } = decidedCommandsOf([step(0), step(0), step(0)], [[], shown, []], 0);
    expect([commands.length, isRevealed]).toEqual([2, true]);
  });

  test('leaves out the steps of others', () => {
    expect(decidedCommandsOf([step(0), step(1), step(0)], [[], [], []], 0)).toMatchObject({
      isRevealed: false,
      commands: [step(0).command],
    });
  });
});
