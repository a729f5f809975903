/** Verdicts that come while a review is worked out, and the time that is left. */
import { expect, test } from 'vitest';
import { LiveVerdicts } from '@/components/analysis/review/live-verdicts';
import { secondsLeft } from '@/components/analysis/review/review-island';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { turnReview } from '../review/turn-review';
import { htmlOf, textOf } from '../support/components/html';

const texts = {
  locale: 'en',
  name: 'Anna',
  verdicts: 'Round by round',
  chart: 'Expected lead',
  round: 'Round',
  mark: 'Verdict',
  loss: 'Given away',
  marks: {
    best: '★ best',
    fine: '✓ good',
    inaccuracy: '? inaccuracy',
    mistake: '✗ mistake',
    'missed-chance': '! missed chance',
  },
};
const turnOf = (turn: number, mark: TurnReview['mark'], loss: number) =>
  turnReview(turn, { seat: turn % 2, value: [turn, -turn], loss, mark });
const draw = (turns: readonly TurnReview[], me?: number) =>
  htmlOf(LiveVerdicts, { turns, me, seats: 2, texts });

test('only own verdicts are listed, in the order of the turns, however they arrived', () => {
  const html = draw([turnOf(5, 'mistake', 8.04), turnOf(2, 'best', 0), turnOf(3, 'fine', 1)], 1);
  expect(textOf(html)).toContain('2 ✓ good 1 3 ✗ mistake 8');
  expect(textOf(html)).not.toContain('★ best');
});

test('the graph grows from the second verdict on', () => {
  const first = [turnOf(1, 'best', 0)];
  expect(draw(first, 1)).not.toContain('<svg');
  expect(draw([...first, turnOf(3, 'fine', 1)], 1)).toContain('<svg');
});

test('who did not play sees no verdicts', () => {
  expect(draw([turnOf(1, 'best', 0)])).toBe('');
});

test('the time that is left follows the pace so far, and is not told before there is one', () => {
  const turns = Array.from({ length: 10 }, (_, i) => turnOf(i + 1, 'best', 0));
  const since = { at: 1_000, done: 2 };
  // Eight turns took eight seconds: the other twenty-two take as many.
  expect(secondsLeft({ turns, all: 32, since, now: 9_000 })).toBe(25);
  expect(secondsLeft({ turns, all: 10, since, now: 9_000 })).toBe(5);
  expect(secondsLeft({ turns: turns.slice(0, 5), all: 32, since, now: 9_000 })).toBeUndefined();
  expect(secondsLeft({ turns, all: 32, now: 9_000 })).toBeUndefined();
});
