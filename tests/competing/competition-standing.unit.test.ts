import { describe, expect, test } from 'vitest';
import type { Entrant, Fixture } from '@/lib/game/competing/competition';
import {
  competitionStandingOf,
  dueTablesOf,
  type EntrantRecord,
  type EntrantResult,
} from '@/lib/game/competing/competition-standing';
import { POINT } from '@/lib/game/competing/result';
import { seedOf } from '../support/full';
import { diceFor } from './dice';

const result = (place: number, points: number, more: Partial<EntrantResult> = {}): EntrantResult => ({
  place,
  tablePoints: points * POINT,
  left: false,
  points: 100,
  winnerPoints: 100,
  ...more,
});
const record = (id: string, due: number, ...results: readonly EntrantResult[]): EntrantRecord => ({
  id,
  due,
  results,
});
const orderOf = (...records: readonly EntrantRecord[]) =>
  competitionStandingOf(records, 'ab').map(({ id }) => id);

describe('standing of a competition', () => {
  test('the mean of table points decides, not their sum', () => {
    expect(
      orderOf(record('many', 4, result(2, 6), result(2, 6), result(2, 6)), record('few', 2, result(1, 10))),
    ).toEqual(['few', 'many']);
  });

  test('of equal means the greater share of wins, then the greater share of the winners’ points', () => {
    const steady = record('steady', 2, result(2, 6), result(2, 6));
    const winner = record('winner', 2, result(1, 10), result(3, 2));
    const close = record('close', 1, result(2, 6, { points: 99 }));
    const far = record('far', 1, result(2, 6, { points: 98 }));
    expect(orderOf(far, steady, close, winner)).toEqual(['winner', 'steady', 'close', 'far']);
  });

  test('full equals are drawn from the seed', () => {
    const records = ['a', 'b'].map((id) => record(id, 1, result(1, 10)));
    const firsts = Array.from({ length: 20 }, (_, i) => competitionStandingOf(records, `${i + 10}`)[0]?.id);
    expect(new Set(firsts).size).toBe(2);
  });

  test('equal shares of the winners’ points are equal in any order of results', () => {
    const shares = [10, 20, 30].map((points) => result(2, 6, { points }));
    const records = [record('a', 3, ...shares), record('b', 3, ...shares.toReversed())];
    const firsts = Array.from({ length: 20 }, (_, i) => competitionStandingOf(records, `${i + 10}`)[0]?.id);
    expect(new Set(firsts).size).toBe(2);
  });

  test('those who finished less than half of their tables are listed below the line, with their results', () => {
    const left = result(1, 10, { left: true });
    const lines = competitionStandingOf(
      [
        record('gone', 4, result(1, 10), left),
        record('half', 4, result(4, 1), result(4, 1)),
        record('new', 0),
      ],
      'ab',
    );
    expect(lines.map(({ id, isBelowLine, mean }) => [id, isBelowLine, mean])).toEqual([
      ['half', false, 1],
      ['new', false, undefined],
      ['gone', true, 10],
    ]);
  });

  test('the tables due are those that are over; for one who is out all that were drawn', () => {
    const entrant = (id: string, lot: number | undefined, state: Entrant['state']): Entrant => ({
      id,
      key: id,
      state,
      division: 1,
      ...(lot === undefined ? {} : { lot }),
    });
    const entrants = [
      ...['a', 'b', 'c', 'd'].map((id, lot) => entrant(id, lot, 'playing')),
      entrant('e', 4, 'withdrawn'),
      entrant('r', undefined, 'playing'),
    ];
    const fixtures: readonly Fixture[] = [
      { id: '1.1.1', state: 'over', entrants: ['a', 'b', 'c', 'e'] },
      { id: '1.1.2', state: 'over', entrants: ['a', 'b', 'c', 'r'] },
      { id: '1.1.3', state: 'void', entrants: ['a', 'b'] },
      { id: '1.1.4', state: 'open', entrants: ['a', 'b', 'c', 'r'] },
    ];
    const due = entrants.map((each) => dueTablesOf(each, { entrants, fixtures, size: 4 }));
    expect(due).toEqual([2, 2, 2, 0, 4, 1]);
  });
});

test(`it is a total order, the same for any order of results and entrants (seed "${seedOf('standing')}")`, () => {
  const dice = diceFor('standing');
  for (let round = 0; round < 100; round += 1) {
    const records = Array.from({ length: 2 + dice.below(20) }, (_, i) => {
      const results = Array.from({ length: dice.below(5) }, () =>
        result(1 + dice.below(3), dice.below(4) * 2, {
          points: 90 + dice.below(12),
          winnerPoints: 101,
          left: dice.next() < 0.2,
        }),
      );
      return record(`e${i}`, results.length + dice.below(2), ...results);
    });
    const seed = dice.hex();
    const lines = competitionStandingOf(records, seed);
    const mixed = dice.shuffle(records).map((each) => ({ ...each, results: dice.shuffle(each.results) }));
    expect(competitionStandingOf(mixed, seed)).toEqual(lines);
    expect(lines.map(({ place }) => place)).toEqual(records.map((_, i) => i + 1));
  }
});
