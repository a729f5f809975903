/** How a game ended, for programs. */
import { describe, expect, test } from 'vitest';
import { fixturesAnswer } from '@/lib/features/competitions/api-answer';
import { departureOf, endingOfResult, type SeatHolding } from '@/lib/game/competing/result';

const seat = (place: number | undefined, points: number, left = false) => ({ place, points, left });

describe('why the first one is first', () => {
  test.each([
    ['points', 'played-out', [seat(1, 9), seat(2, 8)], ['played-out', null]],
    ['a tie', 'played-out', [seat(2, 9), seat(1, 9)], ['played-out', 'turn-order']],
    ['a tie for the second place', 'played-out', [seat(1, 9), seat(2, 8), seat(3, 8)], ['played-out', null]],
    ['a person who left', 'played-out', [seat(1, 8), seat(2, 9, true)], ['played-out', 'left-last']],
    ['a computer with more points', 'played-out', [seat(1, 8), seat(undefined, 9)], ['played-out', null]],
    ['a concession', 'conceded', [seat(2, 9), seat(1, 8), seat(2, 1)], ['conceded', 'not-counted']],
    ['a resignation with more points', 'resigned', [seat(1, 8), seat(2, 9)], ['resigned', 'not-counted']],
    ['the last one', 'conceded', [seat(1, 8), seat(2, 9, true)], ['stayed', 'left-last']],
    ['an agreed end', 'agreed', [seat(1, 8), seat(1, 9)], ['agreed', null]],
    ['no result', 'no-result', [seat(1, 8), seat(1, 9)], ['no-result', null]],
  ] as const)('%s', (_, how, seats, expected) => {
    const { ending, reason } = endingOfResult(how, seats);
    expect([ending, reason]).toEqual(expected);
  });
});

describe('how a person lost a seat', () => {
  const anna = (end: SeatHolding['end'] = null) => ({ person: 'anna', isComputer: false, end });
  const computer = { person: undefined, isComputer: true, end: null };
  const free = { person: undefined, isComputer: false, end: null };
  test.each([
    ['not at all', [anna()], null],
    ['they took it back', [anna('replaced'), computer, anna()], null],
    ['the last time counts', [anna('left'), computer, anna('vote'), free], { why: 'time', playedOn: null }],
    [
      'another person has it',
      [anna('left'), { ...anna(), person: 'b' }],
      { why: 'left', playedOn: 'person' },
    ],
    ['they never came', [computer], { why: 'absent', playedOn: 'computer' }],
    ['only others had it', [{ ...anna(), person: 'b' }], null],
  ] as const)('%s', (_, tenures, expected) => {
    expect(departureOf(tenures, 'anna')).toEqual(expected);
  });
});

test('the tables of a competition say it', () => {
  const result = { gameId: 'g', how: 'conceded', points: 9, tablePoints: 1 };
  const shown = {
    fixtures: [
      { id: '1.1.1', state: 'over', entrants: ['1', '2'], tableId: 'g' },
      { id: '1.1.2', state: 'open', entrants: ['1', '2'], tableId: 'h' },
    ],
    entrants: [
      { id: '1', key: 'a' },
      { id: '2', key: 'b' },
    ],
    results: [
      { ...result, seat: 0, playerKey: 'a', place: 1, points: 5, left: false },
      {
        ...result,
        seat: 1,
        playerKey: 'b',
        place: 2,
        left: true,
        departure: { why: 'time', playedOn: 'computer' },
      },
    ],
  };
  const { fixtures } = fixturesAnswer({ ...shown, endings: new Map() } as never);
  expect(fixtures).toMatchObject([
    { ending: 'stayed', reason: 'left-last', places: [{}, { out: 'time', playedOn: 'computer' }] },
    { places: [] },
  ]);
  expect(fixtures[1]).not.toHaveProperty('ending');
});
