/** The statistics of finished games, compared with their states and rows. */
import { expect, test } from 'vitest';
import {
  addTallies,
  estimateOf,
  marginOf,
  myPoints,
  NOTHING,
  playingIn,
  seatFactsOf,
  sumsOf,
  turnLengths,
} from '@/lib/game/insights';
import { cutAt, wholeGame } from '../recap/support';

const NUMBERS = [3, 8, 14, 21, 30];

test.each(NUMBERS)('random game %i: points, margins and taken components match its end', (number) => {
  const game = wholeGame(number);
  const { rows, now, turns } = cutAt(game, game.log.length);
  const { state } = now;
  const seats = playingIn(state);
  const facts = seats.map((seat) => seatFactsOf(state, rows, seat));
  const sumOf = (i: number, what: string) => facts[i]?.[what]?.sum;
  seats.forEach((seat, i) => {
    const player = state.players[seat];
    const sources = Object.entries(facts[i] ?? {}).filter(([what]) => what.startsWith('source/'));
    expect(sources.reduce((sum, [, sums]) => sum + sums.sum, 0)).toBe(player?.score);
    expect(sumOf(i, 'score')).toBe(player?.score);
    for (const { tile } of player?.technologies ?? [])
      expect(sumOf(i, `tile/${tile}`)).toBe(marginOf(state, seat));
    expect(Object.keys(facts[i] ?? {}).filter((what) => what.startsWith('opening/'))).toHaveLength(1);
    expect(sumOf(i, 'steps')).toBeGreaterThan(1);
  });
  const orders = facts.flatMap((tally) => Object.keys(tally).filter((what) => what.startsWith('order/')));
  expect(orders.sort()).toEqual(seats.length > 1 ? seats.map((_, i) => `order/${i + 1}`) : []);
  // The seat of the first turn is the seat that began.
  if (seats.length > 1) expect(facts[seats.indexOf(turns[0]?.seat ?? -1)]).toHaveProperty('order/1');
  // Margins of a table are of nobody's making: addTallies they are nought.
  if (seats.length > 1) expect(seats.reduce((sum, seat) => sum + marginOf(state, seat), 0)).toBeCloseTo(0, 9);
});

test('a step that was taken back counts neither as a step nor as an opening', () => {
  const game = wholeGame(8);
  const { rows, now } = cutAt(game, game.log.length);
  const seat = now.state.turn.seat;
  const first = rows.find(({ events }) => events.some(({ type }) => type === 'ActionDeclared'));
  const again = rows.map((row) => ({ ...row, seq: row.seq + 2 }));
  const undone = [
    { seq: 1, events: first?.events ?? [] },
    { seq: 2, events: [{ type: 'Undone', seat, to: 0, rows: [1] } as const] },
    ...again,
  ];
  expect(seatFactsOf(now.state, undone, 0)).toEqual(seatFactsOf(now.state, rows, 0));
});

test('a turn lasts from its first step to its last, without the wait before', () => {
  const started = (seat: number, turn: number) => [{ type: 'TurnStarted', seat, turn } as const] as never;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
  const rows = [
    { seq: 1, events: started(0, 1), at: at(0) },
    { seq: 2, events: [], at: at(600) },
    { seq: 3, events: [], at: at(602) },
    { seq: 4, events: started(1, 2), at: at(604) },
    { seq: 5, events: started(0, 3), at: at(605) },
    { seq: 6, events: [], at: at(3_000) },
    { seq: 7, events: started(1, 4), at: at(6_000) },
  ];
  expect(turnLengths(rows, 0)).toEqual([5, 'longer']);
  expect(turnLengths(rows, 1)).toEqual([1]);
  expect(
    turnLengths(
      rows.map(({ at: _at, ...row }) => row),
      0,
    ),
  ).toEqual([]);
});

test('tallies add up, and a mean says how sure it is', () => {
  const values = [3, 5, 10, 2];
  const counted = values.map((value) => sumsOf([['x', value]]));
  const all = counted.reduce(addTallies, {});
  expect(all).toEqual(sumsOf(values.map((value) => ['x', value] as const)));
  const mean = estimateOf(all.x ?? NOTHING);
  expect(mean?.mean).toBe(5);
  // Standard error of 3, 5, 10, 2 by hand: the root of (38 / 3) / 4.
  expect(mean?.reach).toBeCloseTo(1.96 * Math.sqrt(38 / 12), 9);
  expect(estimateOf({ n: 2, sum: 8, squares: 40 }, 4)?.mean).toBe(2);
  expect(estimateOf({ n: 1, sum: 4, squares: 16 })).toEqual({ n: 1, mean: 4 });
  expect(estimateOf(NOTHING)).toBeUndefined();
});

test("my points are next to the others', the largest difference first", () => {
  const end = (mine: number[], ...points: number[]) => ({
    mine,
    players: points.map((crane) => ({ score: crane + 5, scoreBySource: { crane, seal: 5 } })),
  });
  expect(myPoints([end([0], 10, 20), end([1], 30, 20)])).toEqual({
    games: 2,
    score: { mine: 20, theirs: 30 },
    sources: [
      { source: 'crane', mine: 15, theirs: 25 },
      { source: 'seal', mine: 5, theirs: 5 },
    ],
  });
  expect(myPoints([])).toBeUndefined();
  expect(myPoints([end([0, 1], 10, 20)])).toBeUndefined();
});
