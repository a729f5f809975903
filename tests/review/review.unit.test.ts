import { describe, expect, test, vi } from 'vitest';
import { outlookOf } from '@/lib/game/bots/outlook';
import { evaluate, WORTH_PARTS, worthByPart } from '@/lib/game/bots/value/evaluate';
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { accountOf, dearestTurns, playOf } from '@/lib/game/analysis/review/habits';
import {
  BOUNDS,
  expectationOf,
  isUnsure,
  lossOf,
  type PointsBySource,
  recheckComparison,
  type WeighedLine,
} from '@/lib/game/analysis/review/weigh';
import { gameDecisions } from '@/lib/game/analysis/review/decisions';
import { markOf, ReviewableGame, sourcesOf } from '@/lib/game/analysis/review/review';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { playLine } from '@/lib/game/analysis/sandbox/line';
import { PACK, TWO_PLAYERS } from '../bots/support';
import { inFull } from '../support/full';
import { little, loggedGame } from './support';

vi.setConfig({ testTimeout: 60_000 });

const LITTLE = little(inFull(200, 60));
const rows = loggedGame(TWO_PLAYERS, 'review', 'journeyman');
const task = { head: 'f'.repeat(64), quality: 'quick', rows } as const;
const reviewing = new ReviewableGame(PACK, task, LITTLE);
const turns = reviewing.turns.flatMap((turn) => reviewing.review(turn) ?? []);
const review = reviewing.whole(turns);

test('every turn of both seats is reviewed', () => {
  const each = PACK.crane.turnsPerPlayer;
  expect(turns).toHaveLength(2 * each);
  expect(turns.filter(({ seat }) => seat === 0)).toHaveLength(each);
});

test('the turns of a reader come first, each once', () => {
  const each = PACK.crane.turnsPerPlayer;
  const seatOf = (turn: number) => turns.find((one) => one.turn === turn)?.seat;
  const order = reviewing.turnsFor(1);
  expect(order.slice(0, each).map(seatOf)).toEqual(Array(each).fill(1));
  expect([...order].sort((a, b) => a - b)).toEqual([...reviewing.turns]);
  expect(reviewing.turnsFor(undefined)).toEqual([...reviewing.turns]);
});

test('the same turn reviewed again, and after the others, is the same', () => {
  const again = new ReviewableGame(PACK, task, LITTLE);
  for (const turn of [20, 3]) expect(again.review(turn)).toEqual(turns.find((each) => each.turn === turn));
});

describe('where a mark hangs on chance', () => {
  const line = (name: 'played' | 'best', ...points: readonly number[]): WeighedLine => ({
    plan: name === 'played' ? [] : [{ type: 'EndTurn' }],
    outcomes: points.map((margin) => ({ worths: [], margins: [margin], scored: [], turn: [] })),
  });
  const found = (played: WeighedLine, best: WeighedLine) => ({ played, best, ...lossOf(0, played, best) });
  const unsure = found(line('played', 0, 0), line('best', 1, 7));

  test('the line played and the best one are looked at more often', () => {
    const surely = recheckComparison(0, unsure, ({ plan }) =>
      plan.length > 0 ? line('best', 1, 7, 4, 4) : line('played', 0, 0, 0, 0),
    );
    expect(surely.best.outcomes).toHaveLength(4);
    expect(surely).toMatchObject({ loss: 4 });
    expect(surely.error).toBeLessThan(unsure.error);
  });

  test('a line better only by chance does not count', () => {
    const played = line('played', 0, 0, 9, 9);
    const surely = recheckComparison(0, unsure, ({ plan }) =>
      plan.length > 0 ? line('best', 1, 7, 0, 0) : played,
    );
    expect(surely).toEqual({ played, best: played, loss: 0, error: 0 });
  });

  test('certain findings stay', () => {
    const sure = found(line('played', 0, 0), line('best', 4, 4));
    expect(
      recheckComparison(0, sure, () => {
        throw new Error('it was looked at again');
      }),
    ).toBe(sure);
  });
});

describe('points of a line, by source', () => {
  const weighed = (...scored: readonly PointsBySource[]): WeighedLine => ({
    plan: [],
    outcomes: scored.map((own) => ({ worths: [], margins: [], scored: [{ eggs: 9 }, own], turn: [] })),
  });

  test('is compared on average, the weightiest first, and small change left out', () => {
    const played = weighed({ crane: 4, eggs: 6, wall: 1 }, { crane: 2, eggs: 6, wall: 1 });
    const best = weighed({ crane: 3, 'v-tile': 8, wall: 1.4 }, { crane: 8, 'v-tile': 8, wall: 1.4 });
    expect(sourcesOf(1, played, best)).toEqual([
      { source: 'v-tile', points: 8 },
      { source: 'eggs', points: -6 },
      { source: 'crane', points: 2.5 },
    ]);
  });

  test('of a game that is over comes to its points; before, the final scoring counts as it stands', () => {
    const { end, decisions } = gameDecisions(rows) ?? {};
    if (!end || !decisions) throw new Error('not a finished game');
    const sums = (state: State) =>
      expectationOf(PACK, state).scored.map((own) =>
        Object.values(own).reduce((sum, points) => sum + points, 0),
      );
    expect(sums(end)).toEqual(end.players.map(({ score }) => score));
    const middle = elementAt(decisions, 20).known.view.state;
    const scoring = (seat: number) => sumLines(finalLines(PACK, middle, seat));
    expect(sums(middle)).toEqual(middle.players.map(({ score }, seat) => score + scoring(seat)));
    expect(scoring(0)).toBeGreaterThan(0);
  });
});

test('decisions hold every step of the active seats, and end where something was shown', () => {
  const steps = gameDecisions(rows)?.decisions.flatMap(({ commands }) => commands) ?? [];
  const taken = rows.filter(({ command }) => command?.type === 'TakeActionTile');
  expect(steps.filter(({ type }) => type === 'TakeActionTile')).toHaveLength(taken.length);
  expect(steps.filter(({ type }) => type === 'EndTurn')).toHaveLength(2 * PACK.crane.turnsPerPlayer);
});

test.each([0, 1])('the game of seat %s is a sum that closes', (seat) => {
  const { start, own, others, luck, margin } = accountOf(review, seat);
  expect(start + own + others + luck).toBeCloseTo(margin, 1);
  expect(own).toBeLessThanOrEqual(0);
});

test('margins are from the end, each against the other', () => {
  const [one = 0, other = 0] = gameDecisions(rows)?.end.players.map(({ score }) => score) ?? [];
  expect(review.margins).toEqual([one - other, other - one]);
});

describe('better lines', () => {
  const told = turns.filter(({ better }) => better);

  test('there are some in a game of journeymen, and their reasons add up to their loss', () => {
    expect(told.length).toBeGreaterThan(5);
    for (const { better, loss } of told) {
      const sum = better?.reasons.reduce((all, { points }) => all + points, 0) ?? 0;
      // A turn with several decisions names only the most expensive one.
      expect(sum).toBeLessThanOrEqual(loss + 0.1);
    }
  });

  test('can be played from the row they begin after, to the end of the turn', () => {
    const known = new Map(gameDecisions(rows)?.decisions.map((decision) => [decision.at, decision.known]));
    for (const { better, turn } of told) {
      const from = known.get(better?.at ?? 0);
      if (!from || !better) throw new Error(`turn ${turn} has no beginning`);
      const line = playLine(PACK, determinize(PACK, from, better.key), better.steps);
      expect(line.refused).toBeUndefined();
      const end = line.positions.at(-1)?.state;
      expect(end?.phase !== 'playing' || end.turn.number !== turn).toBe(true);
    }
  });

  test('the dearest come first, and can be asked for by seat', () => {
    const [first, second] = dearestTurns(review, 3);
    expect(first?.loss).toBeGreaterThanOrEqual(second?.loss ?? NaN);
    expect(dearestTurns(review, 3, 1).every(({ seat }) => seat === 1)).toBe(true);
  });
});

test('a game under way is not reviewed', () => {
  expect(() => new ReviewableGame(PACK, { ...task, rows: rows.slice(0, -1) })).toThrow('finished');
});

test('a mark needs a loss that is sure', () => {
  expect(markOf(0, 0, [])).toBe('best');
  expect(markOf(BOUNDS.mistake + 1, 5, [])).toBe('fine');
  expect(markOf(BOUNDS.inaccuracy, 0, [])).toBe('inaccuracy');
  expect(markOf(BOUNDS.mistake, 0, [])).toBe('mistake');
  const plaza = { kind: 'plazas', points: BOUNDS.chance + 1 } as const;
  expect(markOf(BOUNDS.mistake, 0, [plaza])).toBe('missed-chance');
});

test('findings within its error are checked again', () => {
  const { inaccuracy, mistake } = BOUNDS;
  expect(isUnsure(inaccuracy - 0.1, 9)).toBe(false);
  expect(isUnsure(inaccuracy + 0.1, 0)).toBe(false);
  expect(isUnsure(inaccuracy + 0.1, 0.1)).toBe(true);
  expect(isUnsure(mistake - 0.1, 0.1)).toBe(false);
  expect(isUnsure(mistake + 0.1, 0.1)).toBe(true);
});

test('accuracy needs more than a few turns', () => {
  expect(playOf(review, 0).accuracy).toBeGreaterThan(0);
  expect(playOf({ ...review, turns: review.turns.slice(0, 10) }, 0)).not.toHaveProperty('accuracy');
});

test('the parts of a worth are the worth', () => {
  for (const { known, seat } of gameDecisions(rows)?.decisions ?? []) {
    const { state } = known.view;
    const outlook = outlookOf(PACK, state, seat);
    const parts = worthByPart(outlook, state);
    const sum = WORTH_PARTS.reduce((all, part) => all + parts[part], 0);
    expect(sum).toBeCloseTo(evaluate(outlook, state), 6);
  }
});
