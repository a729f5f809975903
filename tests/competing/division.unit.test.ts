import { describe, expect, test } from 'vitest';
import {
  divideByLadder,
  divisionSizesFor,
  divisionTables,
  ladderAfter,
  MAX_IN_DIVISION,
  moversBelow,
  type Rung,
  tablesEach,
} from '@/lib/game/competing/ladder';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';

const cases = TABLE_SIZES.flatMap((size) =>
  Array.from({ length: MAX_IN_DIVISION[size] - 1 }, (_, i) => [size, i + 2] as const),
);

/** How often each pair of people meets, by "a b". */
function meetingsOf(tables: readonly (readonly number[])[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const table of tables)
    for (const a of table)
      for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  return met;
}

describe('tables of a division', () => {
  test.each(cases)(
    'at %i, %i people: each place once, or at twos first as often as second',
    (size, people) => {
      const tables = divisionTables(people, size);
      const seats = Math.min(size, people);
      for (const table of tables) {
        expect(table).toHaveLength(seats);
        expect(new Set(table).size).toBe(seats);
      }
      for (let person = 0; person < people; person += 1) {
        const times = Array.from({ length: seats }, (_, place) => {
          return tables.filter((table) => table[place] === person).length;
        });
        if (seats > 2) expect(times).toEqual(times.map(() => 1));
        else expect(Math.abs((times[0] ?? 0) - (times[1] ?? 0))).toBe(people % 2 === 0 && people > 2 ? 1 : 0);
        expect(times.reduce((sum, each) => sum + each, 0)).toBe(tablesEach(people, size));
      }
    },
  );

  test.each([
    [4, 4, [4]],
    [4, 5, [3]],
    [4, 7, [2]],
    [4, 8, [1, 2]],
    [3, 6, [1, 2]],
    [3, 7, [1]],
    [2, 2, [2]],
    [2, 5, [1]],
    [2, 8, [1]],
  ] as const)('at %i, two of %i people meet %j times', (size, people, times) => {
    const met = meetingsOf(divisionTables(people, size));
    expect(met.size).toBe((people * (people - 1)) / 2);
    expect([...new Set(met.values())].toSorted()).toEqual(times);
  });

  test('one person has no table', () => {
    expect(divisionTables(1, 4)).toEqual([]);
  });
});

describe('divisions', () => {
  test.each([
    [4, 24, [8, 8, 8]],
    [4, 9, [5, 4]],
    [4, 8, [8]],
    [4, 17, [6, 6, 5]],
    [3, 8, [4, 4]],
    [3, 15, [5, 5, 5]],
    [2, 9, [5, 4]],
    [2, 2, [2]],
    [2, 0, []],
  ] as const)('at %i, %i people are %j', (size, people, sizes) => {
    expect(divisionSizesFor(people, size)).toEqual(sizes);
  });

  test('divisions are equal but for one person, and large enough for their tables', () => {
    for (const size of TABLE_SIZES)
      for (let people = 2; people <= 64; people += 1) {
        const sizes = divisionSizesFor(people, size);
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(people);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_IN_DIVISION[size]);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(people, size));
      }
  });

  test.each([
    [8, 8, 2],
    [7, 8, 2],
    [6, 6, 2],
    [5, 5, 1],
    [5, 4, 1],
    [4, 4, 1],
  ])('between divisions of %i and %i, %i move each way', (upper, lower, movers) => {
    expect(moversBelow([Array.from({ length: upper }), Array.from({ length: lower })], 1)).toBe(movers);
  });
});

const keys = (letters: string) => [...letters];
const asText = (ladder: readonly Rung[]) =>
  ladder.map(({ key, division, satOut }) => `${division}${key}${satOut || ''}`).join(' ');

describe('up and down', () => {
  const first = ladderAfter([], [keys('abcdefgh'), keys('ijklmnop'), keys('qrstuvwx')]);

  test('two of eight change places at each border', () => {
    expect(asText(first)).toBe('1a 1b 1c 1d 1e 1f 1i 1j 2k 2l 2m 2n 2g 2h 2q 2r 3s 3t 3u 3v 3w 3x 3o 3p');
  });

  test('all play again: the divisions follow the ladder', () => {
    const drawn = divideByLadder(keys('xwvutsrqponmlkjihgfedcba'), first, { size: 4, seed: '0a' });
    expect(drawn.map((division) => division.join(''))).toEqual(['abcdefij', 'klmnghqr', 'stuvwxop']);
  });

  test('vacancies are filled from below, and newcomers enter at the bottom by lot', () => {
    const people = keys('acdefijklmnopqrstuvwxyz');
    const drawn = divideByLadder(people, first, { size: 4, seed: '0a' });
    expect(drawn.map(({ length }) => length)).toEqual([8, 8, 7]);
    expect(drawn[0]?.join('')).toBe('acdefijk');
    expect(drawn[2]?.slice(-2).toSorted().join('')).toBe('yz');
    expect(divideByLadder(people.toReversed(), first, { size: 4, seed: '0a' })).toEqual(drawn);
    const newest = ['01', '02', '03', '04', '05', '06'].map(
      (seed) => divideByLadder(people, first, { size: 4, seed })[2]?.at(-1) ?? '',
    );
    expect(new Set(newest).size).toBe(2);
  });

  test('a place is kept for two seasons that a person sits out, not for three', () => {
    const once = ladderAfter(first, [keys('bcdeijkl'), keys('mnghqrst'), keys('uvwxopf')]);
    expect(asText(once)).toContain('1a1');
    const twice = ladderAfter(once, [keys('bcdeijkl'), keys('mnghqrst'), keys('uvwxopf')]);
    expect(asText(twice)).toContain('1a2');
    const back = divideByLadder([...keys('abcdeijkl'), ...keys('mnghqrstuvwxopf')], twice, {
      size: 4,
      seed: '0a',
    });
    expect(back[0]).toContain('a');
    const thrice = ladderAfter(twice, [keys('bcdeijkl'), keys('mnghqrst'), keys('uvwxopf')]);
    expect(asText(thrice)).not.toContain('a');
  });

  test('a series has one division, and nobody moves', () => {
    expect(asText(ladderAfter([], [keys('abcd')]))).toBe('1a 1b 1c 1d');
  });
});
