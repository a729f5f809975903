import { describe, expect, test } from 'vitest';
import {
  drawnOrder,
  drawTables,
  rotatedOrder,
  TABLE_SIZES,
  tableSizesFor,
} from '@/lib/game/competing/pair-stage';
import { diceFor } from './dice';

const MAX_PEOPLE = 64;

describe('sizes of tables', () => {
  test.each([
    [4, 5, [3, 2]],
    [4, 6, [3, 3]],
    [4, 7, [4, 3]],
    [4, 9, [3, 3, 3]],
    [4, 64, Array.from({ length: 16 }, () => 4)],
    [3, 4, [4]],
    [3, 5, [3, 2]],
    [3, 7, [4, 3]],
    [3, 8, [4, 4]],
    [2, 3, [3]],
    [2, 5, [3, 2]],
    [2, 6, [2, 2, 2]],
    [4, 1, [1]],
    [3, 2, [2]],
    [4, 0, []],
  ] as const)('at %i, %i people sit as %j', (size, people, expected) => {
    expect(tableSizesFor(people, size)).toEqual(expected);
  });

  test('everybody sits; only a single person has no table, and only five people give a table of two at threes and fours', () => {
    for (const size of TABLE_SIZES)
      for (let people = 2; people <= MAX_PEOPLE; people += 1) {
        const sizes = tableSizesFor(people, size);
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(people);
        const least = size === 2 || people === 5 ? 2 : Math.min(3, people);
        expect(Math.min(...sizes), `${people} at ${size}`).toBeGreaterThanOrEqual(least);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size === 4 ? 4 : size + 1);
        // As many tables of the wanted size as there can be.
        const other = sizes.filter((each) => each !== size).length;
        if (people > 5) expect(other).toBeLessThan(size);
      }
  });

  test('who sits where follows from the seed, not from the order of the answers', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const tables = drawTables(keys, 4, 'abcd');
    expect(tables.map((table) => table.length)).toEqual([4, 3]);
    expect(tables.flat().toSorted()).toEqual(keys);
    expect(drawTables(keys.toReversed(), 4, 'abcd')).toEqual(tables);
    const others = ['01', '02', '03', '04'].map((seed) => drawTables(keys, 4, seed).flat().join(''));
    expect(new Set(others).size).toBe(4);
  });
});

describe('order of turns', () => {
  test('those who were first least often are first', () => {
    const people = [
      { key: 'anna', before: [3] },
      { key: 'bohumil', before: [0] },
      { key: 'cecilie', before: [2] },
    ];
    for (const label of ['1', '2', '3', '4'])
      expect(rotatedOrder(people, { seed: 'ab', label })[0]).toBe('bohumil');
  });

  test('equals are drawn, and a draw does not depend on the order of the people', () => {
    const people = ['a', 'b', 'c', 'd'].map((key) => ({ key, before: [1, 1, 1, 1] }));
    const labels = Array.from({ length: 400 }, (_, i) => `${i}`);
    const orders = labels.map((label) => rotatedOrder(people, { seed: '0f', label }));
    expect(new Set(orders.map((order) => order.join(''))).size).toBe(24);
    labels.forEach((label, i) =>
      expect(rotatedOrder(people.toReversed(), { seed: '0f', label })).toEqual(orders[i]),
    );
  });

  test('a drawn order holds everybody once', () => {
    const order = drawnOrder(['c', 'a', 'b'], { seed: '0f', label: 'x' });
    expect(order.toSorted()).toEqual(['a', 'b', 'c']);
    expect(drawnOrder(['a', 'b', 'c'], { seed: '0f', label: 'x' })).toEqual(order);
  });

  test.each([2, 3, 4] as const)(
    'after many tables of %i nobody has had a place twice more than another',
    (size) => {
      const name = `seat order/${size}`;
      const dice = diceFor(name);
      const keys = Array.from({ length: size }, (_, i) => `p${i}`);
      const before = new Map(keys.map((key) => [key, Array.from({ length: size }, () => 0)]));
      for (let game = 1; game <= 40; game += 1) {
        const people = keys.map((key) => ({ key, before: before.get(key) ?? [] }));
        rotatedOrder(people, { seed: dice.hex(), label: `${game}` }).forEach((key, place) => {
          const times = before.get(key);
          if (times) times[place] = (times[place] ?? 0) + 1;
        });
        for (let place = 0; place < size; place += 1) {
          const times = keys.map((key) => before.get(key)?.[place] ?? 0);
          expect(Math.max(...times) - Math.min(...times), name).toBeLessThanOrEqual(2);
        }
      }
    },
  );
});
