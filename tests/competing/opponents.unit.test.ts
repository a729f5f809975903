/** Accounts that play each other gain little in the open rating. */
import { describe, expect, test } from 'vitest';
import { foldRatings, type NumberedTable, rateTable } from '@/lib/game/competing/rating';
import { diceFor } from './dice';

const START = new Date('2027-01-01T00:00:00Z');
const OPEN = { isEarly: false };

const duel = (winner: string, loser: string, open = OPEN) => ({
  size: 2,
  at: START,
  seats: [winner, loser].map((key, i) => ({ key, place: i + 1, order: i + 1 })),
  open,
});

describe('a table of the open rating', () => {
  const metMany = { mu: 1500, sigma: 100, games: 20, lastAt: START, met: ['p', 'q', 'r', 's', 't', 'u'] };
  const gainOf = (key: string, table: NumberedTable | ReturnType<typeof duel>) => {
    const change = rateTable(table, (each) => (each === 'new' ? undefined : metMany)).find(
      (each) => each.key === key,
    );
    return (change?.after.mu ?? 0) - (change?.before.mu ?? 0);
  };
  const inFull = (key: string, { open: _open, ...table }: ReturnType<typeof duel>) => gainOf(key, table);

  test('counts in full for a newcomer against someone who has met many', () => {
    for (const table of [duel('new', 'old'), duel('old', 'new')])
      expect(gainOf('new', table)).toBe(inFull('new', table));
    expect(gainOf('old', duel('old', 'new'))).toBeCloseTo(inFull('old', duel('old', 'new')) / 25, 3);
  });

  test('an early resignation costs in full, and a quarter of the win counts', () => {
    const early = duel('one', 'other', { isEarly: true });
    expect(gainOf('one', early)).toBeCloseTo(inFull('one', early) / 4, 3);
    expect(gainOf('other', early)).toBe(inFull('other', early));
  });
});

describe('groups', () => {
  const groupsOf = (tables: readonly NumberedTable[]) =>
    new Map([...foldRatings(tables)].map(([key, { group }]) => [key, group]));
  const numbered = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([winner, loser], i) => ({ ...duel(winner, loser), seq: BigInt(i + 1) }));

  test('a table joins the groups of its people', () => {
    const pairs = [
      ['e', 'f'],
      ['c', 'd'],
      ['a', 'b'],
    ] as const;
    expect([...groupsOf(numbered(pairs)).values()].sort()).toEqual(['a', 'a', 'c', 'c', 'e', 'e']);
    const joined = groupsOf(numbered([...pairs, ['f', 'd'], ['c', 'g']]));
    expect(Object.fromEntries(joined)).toEqual({ a: 'a', b: 'a', c: 'c', d: 'c', e: 'c', f: 'c', g: 'c' });
  });

  test('people are in one group if and only if tables link them', () => {
    const dice = diceFor('groups');
    const pairs = Array.from({ length: 60 }, () => {
      const [one, other] = dice.shuffle(Array.from({ length: 90 }, (_, i) => `p${i}`));
      return [one ?? '', other ?? ''] as const;
    });
    const reached = (from: string): ReadonlySet<string> => {
      const seen = new Set([from]);
      for (let size = 0; size < seen.size;) {
        size = seen.size;
        for (const pair of pairs) if (pair.some((key) => seen.has(key))) pair.forEach((key) => seen.add(key));
      }
      return seen;
    };
    for (const [key, group] of groupsOf(numbered(pairs))) expect(group).toBe([...reached(key)].sort()[0]);
  });
});
