import { describe, expect, test } from 'vitest';
import {
  bestTurnOf,
  finalPlacesOf,
  isDrawn,
  isWin,
  medianWaitOf,
  placesByTier,
  POINT,
  type ResultLogRow,
  type SeatFate,
  seatFateOf,
  type TableAtEnd,
  tablePointsOf,
  winnerPointsOf,
} from '@/lib/game/competing/result';
import type { Event } from '@/lib/game/engine/events';
import { diceFor } from './dice';

const tableOf = (fates: readonly SeatFate[], more: Partial<TableAtEnd> = {}): TableAtEnd => ({
  how: 'played-out',
  ranking: fates.map((_, seat) => seat),
  seats: fates.map((fate, seat) => ({ seat, fate })),
  ...more,
});
const FATES = ['finished', 'finished', 'left', 'finished'] as const;

describe('places', () => {
  test.each<[string, readonly SeatFate[], Partial<TableAtEnd>, readonly (number | undefined)[]]>([
    ['the order of the rulebook', Array(4).fill('finished'), { ranking: [2, 0, 3, 1] }, [2, 4, 1, 3]],
    ['no computer', ['finished', 'computer', 'finished'], { ranking: [1, 2, 0] }, [2, undefined, 1]],
    ['those who left share the last', ['left', 'finished', 'left', 'finished'], {}, [3, 1, 3, 2]],
    ['resigned: the winner, then others', FATES, { how: 'resigned', ranking: [], winner: 3 }, [2, 2, 4, 1]],
    ['conceded: the winner, then others', FATES, { how: 'conceded', ranking: [], winner: 3 }, [2, 2, 4, 1]],
    ['nobody to compare with', ['finished', 'computer'], {}, [undefined, undefined]],
  ])('%s', (_what, fates, more, places) => {
    const bySeat = new Map(finalPlacesOf(tableOf(fates, more)).map(({ seat, place }) => [seat, place]));
    expect(fates.map((_, seat) => bySeat.get(seat))).toEqual(places);
  });

  test('an agreed end is a draw: those who stayed share the first place, and nobody has won', () => {
    const drawn = finalPlacesOf(tableOf(FATES, { how: 'agreed', ranking: [] }));
    expect(drawn.map(({ place, tablePoints }) => [place, tablePoints / POINT])).toEqual([
      [1, 19 / 3],
      [1, 19 / 3],
      [4, 1],
      [1, 19 / 3],
    ]);
    expect(isDrawn(drawn)).toBe(true);
    expect(drawn.some((seat) => isWin({ ...seat, drawn: isDrawn(drawn) }))).toBe(false);
    const two = finalPlacesOf(tableOf(['finished', 'finished'], { how: 'agreed', ranking: [] }));
    expect(isDrawn(two)).toBe(true);
    const alone = finalPlacesOf(tableOf(['finished', 'left'], { how: 'agreed', ranking: [] }));
    expect([isDrawn(alone), alone.map((seat) => isWin(seat))]).toEqual([false, [true, false]]);
  });

  test('the points of a drawn table are compared with the most of those who came first', () => {
    const seats = [
      { place: 1, left: false, points: 40 },
      { place: 1, left: false, points: 60 },
      { place: 3, left: false, points: 90 },
    ];
    expect(winnerPointsOf(seats)).toBe(60);
    expect(winnerPointsOf([{ place: 1, left: true, points: 60 }])).toBe(0);
  });

  test('a table that all people left has no winner', () => {
    const seats = finalPlacesOf(tableOf(['left', 'left', 'computer']));
    expect(seats.map((seat) => [seat.place, seat.tablePoints / POINT, isWin(seat)])).toEqual([
      [1, 5, false],
      [1, 5, false],
    ]);
  });

  test.each([
    [['a'], 'finished'],
    [['a', undefined, 'a'], 'finished'],
    [['a', 'b', 'a'], 'finished'],
    [['a', undefined], 'left'],
    [['a', 'b'], 'left'],
    [[undefined, 'b'], 'computer'],
    [[undefined], 'computer'],
    [[], 'computer'],
  ] as const)('holders %j: the seat counts as %s', (holders, fate) => {
    expect(seatFateOf(holders)).toBe(fate);
  });
});

describe('table points', () => {
  test.each([
    { places: [1, 2], points: [8, 2] },
    { places: [2, 1, 3], points: [5, 9, 1] },
    { places: [4, 3, 2, 1], points: [1, 3, 6, 10] },
    { places: [1, 1], points: [5, 5] },
    { places: [1, 1, 3, 4], points: [8, 8, 3, 1] },
    { places: [1, 2, 2], points: [9, 3, 3] },
    { places: [1, 1, 1, 4], points: [19 / 3, 19 / 3, 19 / 3, 1] },
  ])('places $places give $points', ({ places, points }) => {
    expect(tablePointsOf(places)).toEqual(points.map((each) => each * POINT));
  });

  test('every table gives five points per player in whole twelfths, even with ties and players who left', () => {
    const tiers = [0, 1, 2, 3];
    for (const people of [2, 3, 4])
      for (let code = 0; code < 4 ** people; code += 1) {
        const places = placesByTier(
          Array.from({ length: people }, (_, i) => tiers[(code >> (2 * i)) & 3] ?? 0),
        );
        const points = tablePointsOf(places);
        expect(points.every(Number.isInteger)).toBe(true);
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(people * 5 * POINT);
      }
  });

  test('the order of the seats changes nothing', () => {
    const dice = diceFor('result/order of seats');
    for (let i = 0; i < 200; i += 1) {
      const fates: readonly SeatFate[] = ['finished', 'left', 'computer'];
      const table = tableOf(Array.from({ length: 2 + dice.below(3) }, () => fates[dice.below(3)] ?? 'left'));
      const mixed = { ...table, seats: dice.shuffle(table.seats) };
      const bySeat = (of: TableAtEnd) => finalPlacesOf(of).toSorted((a, b) => a.seat - b.seat);
      expect(bySeat(mixed)).toEqual(bySeat(table));
    }
  });
});

const started = (seat: number): Event => ({ type: 'TurnStarted', seat, turn: 1 });
const scored = (seat: number, points: number): Event => ({
  type: 'Scored',
  seat,
  points,
  source: { kind: 'wall' },
});
const rowsOf = (
  ...rows: readonly (readonly [minute: number, ...events: Event[]])[]
): readonly ResultLogRow[] =>
  rows.map(([minute, ...events], i) => ({
    seq: i + 1,
    events,
    at: new Date(minute * 60_000).toISOString(),
  }));

describe('turns', () => {
  const rows = rowsOf(
    [0, started(0)],
    [5, scored(0, 4), scored(1, 9)],
    [6, scored(0, 3), started(1)],
    [20, scored(1, 7), started(0)],
    [21, scored(0, 50)],
    [22, { type: 'Undone', seat: 0, to: 4, rows: [5] }],
    [30, scored(0, 6), { type: 'LastCallStarted' }],
    [31, { type: 'ScoringStarted' }, scored(0, 40)],
  );

  test('the best one counts own points in it, without undone rows and final scoring; the earliest of equals', () => {
    expect(bestTurnOf(rows, [0, 1])).toEqual({ seat: 0, from: 1, to: 3, points: 7 });
    expect(bestTurnOf(rows, [1])).toEqual({ seat: 1, from: 3, to: 4, points: 7 });
    expect(bestTurnOf(rows, [2])).toBeUndefined();
  });

  test('the usual wait is the median from the start of a turn to the first step', () => {
    expect(medianWaitOf(rows, 0)).toBe(8);
    expect(medianWaitOf(rows, 1)).toBe(14);
    expect(medianWaitOf(rows, 2)).toBeUndefined();
    const three = rowsOf([0, started(0)], [90, started(0)], [91, started(0)], [131]);
    expect(medianWaitOf(three, 0)).toBe(40);
  });
});
