import { describe, expect, test } from 'vitest';
import {
  type CircleResult,
  type CircleScore,
  circleStandingOf,
  headToHeadOf,
  sumResults,
} from '@/lib/game/competing/circle-standing';
import { placesByTier, POINT, tablePointsOf } from '@/lib/game/competing/result';
import { seedOf } from '../support/full';
import { diceFor, type Dice } from './dice';

const scoreOf = (
  key: string,
  games: number,
  points: number,
  more: Partial<CircleScore> = {},
): CircleScore => ({ key, games, tablePoints: points * POINT, wins: 0, begun: [], best: 100, ...more });

describe('standing of a circle', () => {
  test('one lucky game does not lead, and few games are no penalty', () => {
    const lines = circleStandingOf([
      scoreOf('lucky', 1, 10),
      scoreOf('steady', 10, 72),
      scoreOf('poor', 10, 30),
    ]);
    expect(lines.map(({ key, value }) => [key, value])).toEqual([
      ['steady', 87 / 13],
      ['lucky', 25 / 4],
      ['poor', 45 / 13],
    ]);
  });

  test('equal values share a place and are listed by wins, best game and key', () => {
    const lines = circleStandingOf([
      scoreOf('d', 3, 15),
      scoreOf('c', 3, 15),
      scoreOf('b', 1, 5, { best: 120 }),
      scoreOf('a', 9, 45, { wins: 2 }),
      scoreOf('e', 3, 9),
      scoreOf('f', 3, 30),
    ]);
    expect(lines.map(({ key, place }) => `${place}${key}`)).toEqual(['1f', '2a', '2b', '2c', '2d', '6e']);
  });

  test('equal values are equal to the last digit, however many games they come from', () => {
    const values = Array.from({ length: 60 }, (_, games) =>
      scoreOf(`p${games}`, games, (16 * (games + 3)) / 3 - 15),
    );
    const lines = circleStandingOf(values);
    expect(new Set(lines.map(({ value }) => value))).toEqual(new Set([16 / 3]));
    expect(lines.every(({ place }) => place === 1)).toBe(true);
  });

  test('sums games, wins, table points, places in the order of turns and the best game', () => {
    const result = { key: 'a', order: 2, place: 1, tablePoints: 96, left: false, points: 90 };
    const sums = sumResults([
      result,
      { ...result, order: 1, place: 2, tablePoints: 24, points: 111 },
      { ...result, left: true },
    ]);
    expect([...sums.values()]).toEqual([
      { key: 'a', games: 3, wins: 1, tablePoints: 216, begun: [1, 2], best: 111 },
    ]);
  });
});

function randomTable(dice: Dice, keys: readonly string[]): readonly CircleResult[] {
  const people = dice.shuffle(keys).slice(0, 2 + dice.below(3));
  const left = people.map(() => dice.next() < 0.1);
  const places = placesByTier(people.map((_, i) => (left[i] ? 99 : dice.below(6))));
  const tablePoints = tablePointsOf(places);
  return people.map((key, i) => ({
    key,
    order: i + 1,
    place: places[i] ?? 1,
    tablePoints: tablePoints[i] ?? 0,
    left: left[i] ?? false,
    points: dice.below(200) - 10,
  }));
}

test(`the standing is a total order, the same for any order of results (seed "${seedOf('circle standing')}")`, () => {
  const dice = diceFor('circle standing');
  for (let round = 0; round < 100; round += 1) {
    const keys = Array.from({ length: 2 + dice.below(11) }, (_, i) => `p${i}`);
    const tables = Array.from({ length: dice.below(30) }, () => randomTable(dice, keys));
    const lines = circleStandingOf(sumResults(tables.flat()).values());
    const mixed = sumResults(dice.shuffle(tables.flat()));
    expect(circleStandingOf(dice.shuffle([...mixed.values()]))).toEqual(lines);
    for (const [i, line] of lines.entries()) {
      const next = lines[i + 1];
      if (!next) continue;
      expect(line.value).toBeGreaterThanOrEqual(next.value);
      expect(next.place === line.place || next.place === i + 2).toBe(true);
    }
    const total = lines.reduce((sum, { tablePoints }) => sum + tablePoints, 0);
    expect(total).toBe(tables.flat().length * 5 * POINT);
  }
});

test('head to head counts shared tables from three on', () => {
  const table = (...keys: readonly (readonly [string, number])[]) =>
    keys.map(([key, place]) => ({ key, place }));
  const tables = [
    table(['anna', 1], ['bohumil', 2], ['cecilie', 3]),
    table(['anna', 2], ['bohumil', 1]),
    table(['anna', 1], ['bohumil', 1], ['cecilie', 3]),
    table(['bohumil', 1], ['cecilie', 2]),
    table(['anna', 1], ['bohumil', 2]),
  ];
  expect(headToHeadOf('anna', tables)).toEqual([{ key: 'bohumil', games: 4, above: 2, below: 1 }]);
  expect(headToHeadOf('cecilie', tables)).toEqual([{ key: 'bohumil', games: 3, above: 0, below: 3 }]);
  expect(headToHeadOf('dora', tables)).toEqual([]);
});
